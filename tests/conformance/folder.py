"""Going through folders of recorded games: file by file, party by party."""

import gzip
import json
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby, islice
from pathlib import Path

from freedoko_qt.engine.freedoko import KEYS
from tests.conformance.check import Check
from tests.conformance.outcome import of_outcome
from tests.conformance.recording import Recording, RuleSet, loaded, read_parties, read_rules
from tests.conformance.replay import Replay
from tests.conformance.report import Report
from tests.conformance.sequence import of_party


def compare(folder: Path, files: Sequence[Path], share: slice) -> Report:
    """The comparisons of a share of the parties in some files; with the first party go those of the rule sets."""
    report, rules, parties = Report(), read_rules(folder), read_parties(folder)
    if share.start == 0:
        for name, rule_set in rules.items():
            report.add(name, of_rules(rule_set))
    for path in files:
        for games in islice(read_games(path, rules), share.start, share.stop, share.step):
            add_party(report, games, parties)
    return report


def read_games(path: Path, rules: Mapping[str, RuleSet]) -> Iterator[Iterator[Recording]]:
    """The games of one file, in order, those of each party together."""
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        for _, group in groupby(lines, party_of):
            yield (Recording(data, rules[data["rules"]]) for data in map(json.loads, group))


def party_of(line: str) -> str:
    """The party in a line that begins with {"id":"…","party":"…"; all of it need not be read for that."""
    return line.split('"', 8)[7]


def add_party(report: Report, games: Iterator[Recording], parties: Mapping[str, Mapping[str, object]]) -> None:
    """Adds the comparisons of some games of a party to a report, and of the party itself if it is all there."""
    replayed = []
    for game in games:
        replay = Replay(game)
        report.games += 1
        report.add(game.name, replay.checks())
        report.add(game.name, of_outcome(game, replay.state))
        replayed.append((game, replay.state))
    name = str(replayed[0][0].data["party"])
    if len(replayed) == parties[name]["records"] and all(state.table.is_over for _, state in replayed):
        report.add(name, of_party(replayed, parties[name]))


def of_rules(rule_set: RuleSet) -> Iterator[Check]:
    """What our rules make of the values in a rule file of FreeDoko."""
    ours, theirs = loaded(rule_set.stored).effective(), loaded(rule_set.effective)
    for name in KEYS:
        yield Check("rules in force", (name, getattr(ours, name)), (name, getattr(theirs, name)))
