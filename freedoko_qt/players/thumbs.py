"""The rules of thumb in lock step: what `position`, `lead` and `follow` say of one hand, for thousands at once.

It is how the games that a player thinks through are played on, and how it is weighed whether the others would have
played what they did. Each hand is played by what its owner sees: the own cards and what lies open. Numbers and rules
are those of the modules named above; a test compares the cards that both choose.
"""

from typing import NamedTuple

import numpy as np

from freedoko_qt.engine.tables import TRUMP, GameTables
from freedoko_qt.players import follow, lead
from freedoko_qt.players import position as here
from freedoko_qt.players.features import unpacked
from freedoko_qt.players.kernel import KINDS, Ints
from freedoko_qt.players.sight import NUMBERS, POINTS_OF, Sight, cards_of
from freedoko_qt.players.watched import Booleans, Floats, Watched

FAT = POINTS_OF >= 10
WHIM = 0.02  # in card points: how far chance decides between cards that are worth the same


def _shares() -> tuple[Floats, Floats]:
    """What a trump is worth in the hand, and what share of its points; by the hidden trumps, those above it first."""
    higher, trumps = np.meshgrid(np.arange(NUMBERS), np.arange(NUMBERS))
    share = np.where(trumps > 0, np.clip(1 - higher / np.maximum(trumps, 1), 0, 1), 1.0)
    height = here.LOW_TRUMP + (here.TOP_TRUMP - here.LOW_TRUMP) * share**here.FADE
    safety = share**here.SAFE - here.LOOSE * (1 - share)
    return height.astype(np.float32).ravel(), safety.astype(np.float32).ravel()


HEIGHT, SAFETY = _shares()


class Judged(NamedTuple):
    """What the rules of thumb say of each card in each game."""

    worth: Floats  # card points
    allowed: Booleans  # the first rule that applies speaks for it
    odds: Floats  # how likely the trick ends on the own side with it
    sight: Sight


class Thumbs:
    """What the rules of thumb play in one game type."""

    def __init__(self, tables: GameTables) -> None:
        self.cards = cards_of(tables)

    def choose(self, worlds: Watched, whim: Floats) -> Ints:
        """The card of the player on turn in each game; chance from 0 to 1 decides between equals."""
        if worlds.number + 1 == worlds.course.size:
            return unpacked(worlds.legal())[:, :KINDS].argmax(1)  # the only card that is left
        return favourites(self.judged(worlds), whim)

    def judged(self, worlds: Watched) -> Judged:
        """What the rules say of the cards of the player on turn."""
        sight = Sight(worlds, self.cards)
        odds = self._odds(sight)
        worth = self._worth(sight, odds)
        allowed = self._followed(sight, odds) if sight.place else self._led(sight)
        return Judged(worth, allowed, odds, sight)

    # -- as Position -------------------------------------------------------------------------------------------

    def _odds(self, sight: Sight) -> Floats:
        """How likely the trick ends on the own side with each card."""
        n, worlds = len(sight.games), sight.worlds
        owner_foe = sight.foe[sight.owner, sight.games]
        if not sight.later:
            return np.where(sight.takes, np.float32(1), (1 - owner_foe)[:, None])
        beats = sight.beaten()
        foe = sight.foe[1 : 1 + sight.later]
        # The card played owns the trick: it still lies on top, an opponent has beaten it, a friend has beaten that.
        lost = beats[0] * foe[0][:, None]
        holds, back = 1 - lost, np.zeros_like(lost)
        for seat in range(1, sight.later):
            over, enemy = beats[seat], foe[seat][:, None]
            loses, again, won = (
                holds * over * enemy,
                back * over * enemy * here.OVER,
                lost * over * (1 - enemy) * here.OVER,
            )
            holds, lost, back = holds - loses, lost + loses + again - won, back + won - again
        taking = holds + back
        if worlds.is_seeking:
            taking = np.where(sight.seeks[:, None], (1 - beats).prod(0), taking)
        if not sight.place:
            return taking
        own = 1 - owner_foe
        stays, gone, won_back = np.ones(n, np.float32), np.zeros(n, np.float32), np.zeros(n, np.float32)
        for seat in range(sight.later):
            over, enemy = beats[seat, sight.games, worlds.best], foe[seat]
            bad, good = over * enemy, over * (1 - enemy)
            loses, gains = stays * bad * own, stays * good * (1 - own)
            again, won = won_back * bad * here.OVER, gone * good * here.OVER
            stays, gone, won_back = stays - loses - gains, gone + loses + again - won, won_back + gains + won - again
        leaving = np.where(sight.seeks, 1.0, stays * own + won_back)
        return np.where(sight.takes, taking, leaving[:, None]).astype(np.float32)

    def _worth(self, sight: Sight, odds: Floats) -> Floats:
        """What each card brings now, in card points."""
        worlds, later = sight.worlds, sight.later
        points = worlds.points.astype(np.float32)[:, None] if sight.place else np.float32(0)
        gain = 2 * odds - 1
        worth = gain * (points + POINTS_OF + here.LATER * later) - self._keep(sight)
        if self.cards.has_fox:
            worth -= self.cards.is_fox * (1 - odds) * here.FOX
            for at in range(sight.place):
                caught = self.cards.is_fox.take(worlds.cards[at]) * sight.foe[(at - sight.place) & 3]
                if caught.any():
                    worth += gain * here.FOX * caught[:, None]
        worth += gain * here.DOPPELKOPF * (points + POINTS_OF + 8 * later >= 40)
        return worth.astype(np.float32)

    def _keep(self, sight: Sight) -> Floats:
        """What each card is expected to bring when it is kept."""
        if sight.is_end:
            return np.zeros((len(sight.games), KINDS), np.float32)
        at = (sight.higher + NUMBERS * sight.in_suit[:, TRUMP : TRUMP + 1]).astype(np.int64)
        high = HEIGHT.take(at) + POINTS_OF * SAFETY.take(at) - here.FOX_RISK * self.cards.is_fox
        is_single = (sight.own_in_suit == 1) & (sight.own_in_suit[:, TRUMP : TRUMP + 1] > 0)
        short = (here.SHORT * is_single)[:, self.cards.suit]
        top = (sight.higher == 0) | (POINTS_OF == 11)
        plain = np.where(top, sight.runs[:, self.cards.suit] * self.cards.lasting, -short) - POINTS_OF * here.LOOSE
        return np.where(self.cards.is_trump, high, plain)

    # -- as the rules ------------------------------------------------------------------------------------------

    def _followed(self, sight: Sight, odds: Floats) -> Booleans:
        """The cards that the first rule for a later hand speaks for."""
        legal, takes = sight.legal, sight.takes
        sensible = either(legal & ~(self.cards.is_fox & (odds <= 0.5)), legal)
        is_friend = (sight.foe[sight.owner, sight.games] <= follow.PARTNER)[:, None]
        if sight.place == 3:
            given = either(legal & (~takes | FAT), legal)
            allowed = np.where(is_friend, given, sensible)
        else:
            safe = legal & ~takes & (odds >= follow.SURE) & is_friend
            allowed = either(safe, sensible)
        return np.where(sight.seeks[:, None], legal, allowed)

    def _led(self, sight: Sight) -> Booleans:
        """The cards that the first rule for a leader speaks for."""
        legal, trump, plain = sight.legal, self.cards.is_trump, ~self.cards.is_trump
        worlds = sight.worlds
        runs = sight.runs[:, self.cards.suit]
        top = sight.higher == 0
        _, is_re = worlds.seats()
        own_re, others_re = is_re[0], is_re[1:].sum(0)
        foe = sight.foe[1:]
        sure = ((foe == 0) | (foe == 1)).all(0) & ~worlds.seeks
        is_alone, is_against = sure & own_re & (others_re == 0), sure & ~own_re & (others_re == 1)
        against = (foe * sight.follows[:, :, TRUMP]).sum(0)
        draws = (against > lead.LEFT)[:, None]
        high_trumps = legal & trump & top & draws
        number, hidden = sight.own_in_suit[:, TRUMP], sight.in_suit[:, TRUMP]
        size = sight.held.sum(1)
        many = (number > hidden / 2) | ((number > hidden / 3) & (number * 2 > size + 2))
        winners = legal & plain & top & (POINTS_OF > 0)
        good = np.where(winners, runs, 0).max(1)[:, None]
        spare = either(legal & ~(trump & (sight.higher <= lead.HIGH)), legal)
        rules = (
            legal & sight.seeks[:, None],
            high_trumps & is_alone[:, None],
            legal & plain & top & is_against[:, None] & (runs >= lead.HOPE),
            winners & (runs >= np.maximum(lead.LIKELY, good - 0.02)),
            legal & plain & self._ruffed_by_partner(sight)[:, self.cards.suit],
            high_trumps & many[:, None],
            legal & plain & is_against[:, None] & (POINTS_OF < 10),
            spare & trump & own_re[:, None] & (POINTS_OF < 10),
            spare,
        )
        allowed = rules[-1]
        for rule in reversed(rules[:-1]):
            allowed = either(rule, allowed)
        return allowed

    def _ruffed_by_partner(self, sight: Sight) -> Booleans:
        """In which suits a trusted seat can trump and the opponents still follow."""
        ruffs = (1 - sight.follows) * sight.follows[:, :, TRUMP:]
        foe = sight.foe[1:, :, None]
        has_friend = ((foe < lead.FRIEND) & (ruffs > 0.6)).any(0)
        return has_friend & ~((foe > lead.FRIEND) & (ruffs >= 0.35)).any(0)


def either(first: Booleans, second: Booleans) -> Booleans:
    """The first cards where there are any, else the second."""
    return np.where(first.any(axis=1, keepdims=True), first, second)


def favourites(judged: Judged, whim: Floats) -> Ints:
    """The card that the rules choose in each game; chance from 0 to 1 decides between equals."""
    return np.where(judged.allowed, judged.worth + WHIM * whim, -np.inf).argmax(1)
