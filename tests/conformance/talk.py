"""Leading our rules through what was said before the first card of a recorded game."""

from collections.abc import Iterator, Mapping

from freedoko_qt.engine import reservation
from freedoko_qt.engine.contract import Contract
from freedoko_qt.engine.event import (
    Action,
    HyperswinesAnnounced,
    Passed,
    PovertyPassed,
    PovertyReturned,
    PovertyTaken,
    Reserved,
    Seat,
    SwinesAnnounced,
)
from freedoko_qt.engine.state import apply, legal, start
from freedoko_qt.engine.table import Ask
from tests.conformance import known
from tests.conformance.check import Check
from tests.conformance.recording import Recording, choices_of, deal_of, hand

RISES = {"swines": SwinesAnnounced, "hyper": HyperswinesAnnounced}


class Talk:
    """The talk of one recorded game; `state` is where it has come to."""

    def __init__(self, game: Recording) -> None:
        self.game = game
        self.state = start(game.rules, deal_of(game))

    def checks(self) -> Iterator[Check]:
        """All comparisons up to the first card."""
        yield self.of_reservations()
        choices = {choice.seat: choice for choice in choices_of(self.game)}
        for seat, own in choices.items():
            if own.contract.is_real_solo and own.contract not in reservation.soli(self.state.table.rules):
                yield Check("reservations", own.contract.value, None, known=known.UNKNOWN_SOLO)
                choices[seat] = Reserved(seat, Contract.NORMAL)
        yield from self.lead(choices)
        if self.found != self.recorded and (fault := known.of_throwing(self.game)):
            yield Check("game found", self.found, self.recorded, known=fault)
            self.state = start(self.game.rules, deal_of(self.game))
            others = {seat: Reserved(seat, Contract.NORMAL) for seat in choices if seat != self.game.data["solo_start"]}
            yield from self.lead({**choices, **others})
        yield Check("game found", self.found, self.recorded)
        yield from self.of_game()

    def of_reservations(self) -> Check:
        """What everybody could declare; of the soli only those that a start player was forced to choose from."""
        data, table = self.game.data, self.state.table
        ours = []
        for seat, held in enumerate(self.state.hands):
            is_forced = data["duty_round"] and seat == data["start"]
            choices = reservation.answers(table, seat, held, Ask.FORCED if is_forced else Ask.GAME)
            found = {choice.contract for choice in choices}
            named = found if is_forced else {Contract.NORMAL, *(c for c in found if not c.is_real_solo)}
            ours.append(sorted(contract.value for contract in named))
        theirs = [sorted(allowed) for allowed in data["legal_res"]]
        return Check("legal reservations", ours, theirs, known=known.of_reservations(self.game, ours, theirs))

    # -- question by question ------------------------------------------------------------------------------

    def lead(self, choices: Mapping[Seat, Reserved]) -> Iterator[Check]:
        """Reservations, swines and the exchange of a poverty, as our questions come."""
        while not self.state.table.is_over and self.state.table.ask is not Ask.CARD:
            ask, seat = self.state.table.ask, self.state.table.turn
            may = legal(self.state, seat)
            is_choice = ask in (Ask.GAME, Ask.FORCED)
            answer = choices.get(seat) if is_choice else self.answer(ask, seat, may)
            if answer is None or not is_among(answer, may):
                yield Check("answers taken", f"{ask} to {seat}", f"{answer}")
                return
            self.state = apply(self.state, answer)
        yield Check("answers taken")

    def answer(self, ask: Ask, seat: Seat, may: tuple[Action, ...]) -> Action | None:
        """The recorded answer to a question after the choices.

        FreeDoko notes the owner of swines also when the aces change hands; only what is legal was said.
        """
        said = [event for event in self.game.before if event.seat == seat]
        if ask is Ask.SWINES:
            wanted = (RISES[event.kind](seat) for event in said if event.kind in RISES)
            return next((rise for rise in wanted if rise in may), Passed(seat))
        for event in said:
            match ask, event.kind:
                case Ask.PASS_CARDS, "shift":
                    return PovertyPassed(seat, hand(event.word))
                case Ask.TAKE_CARDS, "accept":
                    return PovertyTaken(seat)
                case Ask.TAKE_CARDS, "deny":
                    return Passed(seat)
                case Ask.RETURN_CARDS, "return":
                    return PovertyReturned(seat, hand(event.word))
        return None

    # -- what came of it -----------------------------------------------------------------------------------

    @property
    def found(self) -> tuple[str, str]:
        """Whether the game is played, and which one it is."""
        table = self.state.table
        return "redeal" if table.is_over else "played", table.contract.value

    @property
    def recorded(self) -> tuple[str, str]:
        """The same in the recording; a silent marriage looks normal at first."""
        data = self.game.data
        return data["end"], data["type_start"].replace(Contract.MARRIAGE_SILENT, Contract.NORMAL)

    def of_game(self) -> Iterator[Check]:
        """Who plays, who leads, what the hands hold, and who has swines."""
        data, table = self.game.data, self.state.table
        if table.contract is not Contract.NORMAL:
            yield Check("soloist", table.soloist, data["solo_start"], known=known.of_thrown(self.game))
        if not self.game.is_played or table.is_over:
            return
        yield Check("leader", table.turn, data["first"])
        if "hands_after" in data:
            ours = [sorted(held) for held in self.state.hands]
            yield Check("hands after the exchange", ours, [sorted(hand(code)) for code in data["hands_after"]])
        yield Check("swines before the first card", table.swines, self.owner("swines"))
        theirs = self.owner("hyper")
        reason = known.of_hyperswines(table, theirs)
        yield Check("hyperswines before the first card", table.hyperswines, theirs, known=reason)
        if reason:
            self.state = self.state.but(table=table.but(hyperswines=theirs))

    def owner(self, what: str) -> Seat | None:
        """Who has swines or hyperswines when the first card is led."""
        said = [event for event in self.game.before if event.kind.startswith(what)]
        return said[-1].seat if said and not said[-1].kind.endswith("off") else None


def is_among(answer: Action, may: tuple[Action, ...]) -> bool:
    """Whether an answer is among the legal ones; the order of cards means nothing."""
    if isinstance(answer, PovertyPassed | PovertyReturned):
        return any(type(a) is type(answer) and sorted(a.cards) == sorted(answer.cards) for a in may)
    return answer in may
