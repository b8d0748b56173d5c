"""The keys that belong to one part of the window and to no menu, for the page of keys; the part answers them."""

from freedoko_qt.marked import mark

Keys = tuple[tuple[tuple[str, ...], str], ...]

TABLE_KEYS: Keys = (
    (("Left", "Right"), mark("action", "Walk along the cards that may be played")),
    (("Home", "End"), mark("action", "Go to the first or last card that may be played")),
    (
        ("Return", "Space"),
        mark(
            "action",
            "Play the chosen card; with none chosen, end the running pause. In a poverty, Space chooses a card to be "
            "given away, and Return gives all of them",
        ),
    ),
    (("Esc",), mark("action", "Leave the card; with none chosen, in a poverty, choose the cards to give anew")),
    (
        tuple("1234567890ABCDEFG"),
        mark("action", "Play the card at this place of the hand, counted from the left; 0, A, B … are 10, 11, 12 …"),
    ),
)

REVIEW_KEYS: Keys = (
    (("Left", "Right"), mark("action", "Go one event back, or on")),
    (("Ctrl+Left", "Ctrl+Right"), mark("action", "Go back to the trick before, or on to the end of the next one")),
    (("Home", "End"), mark("action", "Go to the first or last moment of the game")),
    (("Space",), mark("action", "Let the game run by itself, or stop it")),
    (("Esc",), mark("action", "Close the review")),
)
