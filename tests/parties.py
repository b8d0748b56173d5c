"""Parties for tests: games that end as a choice says, without a card that matters."""

from collections.abc import Callable

from freedoko_qt.engine.contract import Contract
from freedoko_qt.engine.event import Action, Passed, Reserved, Said
from freedoko_qt.engine.game import Game
from freedoko_qt.engine.party import Party
from freedoko_qt.engine.state import legal
from tests.notation import rules_of

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil")
SOLO = Contract.SOLO_QUEEN


def party(text: str = "ddv", first_start: int = 0) -> Party:
    by = rules_of(text)
    return Party(by, NAMES[: by.x_players_at_table], 11, first_start)


def healthy(game: Game) -> Action:
    """The quickest game: healthy if that may be said, else the solo that is forced, then the last legal card."""
    turn = game.state.table.turn
    actions = legal(game.state, turn)
    wanted = (Said(turn, True), Reserved(turn, Contract.NORMAL), Reserved(turn, SOLO), Passed(turn))
    return next((action for action in wanted if action in actions), actions[-1])


def soloist(seat: int) -> Callable[[Game], Action]:
    """A game in which one seat plays a solo."""

    def choose(game: Game) -> Action:
        reservation = Said(seat, False)
        return reservation if reservation in legal(game.state, seat) else healthy(game)

    return choose


def after(one: Party, *choices: Callable[[Game], Action]) -> Party:
    """The party after games that are played like this."""
    for choose in choices:
        game = one.next_game()
        while not game.is_over:
            game.play(choose(game))
        one = one.finish(game)
    return one


def starts(one: Party) -> list[int]:
    """Who sat left of the dealer, game by game."""
    return [entry.game.dealt.start for entry in one.entries]
