"""A game as the lobby shows it."""

from sobremesa.bots.levels import LEVELS
from sobremesa.i18n import LANGUAGES, Words
from sobremesa.kernel.game import Game
from sobremesa.lessons.lesson import lessons
from sobremesa.lessons.sheet import sheet
from sobremesa.lessons.words import say

from . import wire


def game_card(game: Game) -> wire.GameCard:
    return wire.GameCard(
        id=game.id,
        names={lang: Words(lang, game).say("game-name") for lang in LANGUAGES},
        edition=game.edition,
        seats=list(game.seats),
        seat_ids=list(game.kinds["seat"]),
        options=[
            wire.OptionCard(
                name=option.name,
                kind=option.kind,  # type: ignore[arg-type]  # one of the four words
                default=option.default,
                low=option.low,
                high=option.high,
                choices=list(option.choices),
                step=option.step,
                group=option.part,
                seat=option.seat,
                instead=option.instead,
                when=list(option.when),
                seats=list(option.seats),
                follows=dict(option.follows),
            )
            for option in game.options.all.values()
        ],
        presets={name: dict(values) for name, values in game.options.presets.items()},
        levels=list(LEVELS),
        first=first_card(game),
        files=list(game.files),
        pieces=game.cards is not None,
        own=game.extend is not None,
        lessons=[
            wire.LessonCard(
                name=name,
                titles={lang: say(game, name, lang, "title") for lang in LANGUAGES},
            )
            for name in lessons(game)
        ],
        sheet=bool(sheet(game, "en")),
    )


def first_card(game: Game) -> wire.FirstMatch:
    """With its presets spelled out, as an order takes them."""
    first = game.first
    return wire.FirstMatch(
        seats=first.seats,
        seat=first.seat,
        level=first.level,
        options=game.set_up(first.options, first.seats),
    )
