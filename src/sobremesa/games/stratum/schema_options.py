"""The options of Stratum's content: which there are, and what the rules can bear."""

from collections.abc import Mapping
from typing import Any, Final

from sobremesa.kernel.content import (
    ID,
    SHOWN,
    Content,
    Fault,
    Faults,
    Form,
    distinct,
    fields,
    items,
    one_of,
    refuse,
    span,
    truth,
    under,
    whole,
)
from sobremesa.kernel.errors import Mistake, OptionError, nearest, shown
from sobremesa.kernel.options import FARTHEST, Option, Options, Value, read_option
from sobremesa.kernel.overlay import TUNABLE

# What the rules can bear, whatever the printed ranges and choices are.
LIMITS: Final[dict[str, tuple[int, int]]] = {
    "max_rounds": (1, 200),
    "hand_size": (1, 12),
    "spaces_per_territory": (1, 5),
    "plants_to_win": (1, 20),
    "herbivores_to_win": (1, 20),
    "carnivores_to_win": (1, 20),
    "constructions_to_win": (1, 4),
    "macrofungi_to_win": (1, 20),
    "mushrooms_per_macrofungus": (1, 9),
    "plants_to_build": (1, 20),
    "ecosystem_gap": (1, 9),
    "exclusive_per_turn": (1, 4),
    "growths_to_win": (1, 99),
}
CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "timeout_result": ("draw", "progress"),
    "simultaneous": ("shared", "continue"),
    "turn_direction": ("ccw", "cw"),
    "death_mushrooms": ("ecosystem", "always"),
    "nature_goal": ("census", "growths"),
    "deck_mode": ("deck", "bag"),
    "deck_set": (),  # those there are
}
TRUTHS: Final = (
    "exclusive_costs_card",
    "hibernation_passes_mark",
    "fruit_persists",
    "ivy_full_round",
    "built_land_counts",
    "idle_construction_decay",
    "nature_open_hands",
    "free_space_choice",
)

OPTIONS: Final = (*LIMITS, *CHOICES, *TRUTHS)


def check_options(value: object, place: str, content: Content) -> Faults:
    """The options that the rules know, each within what they can bear."""
    if not isinstance(value, dict):
        yield refuse(place, value, "a table")
        return
    told = all_options(content)
    for name in OPTIONS:
        if name not in told:
            near = nearest(name, [one for one in told if one not in OPTIONS])
            mean = f"; did you mean {near}?" if near else ""
            yield Fault(place, f"{place} has no row {name!r}, the rules need it{mean}")
            continue
        if name == "deck_set" and not deck_sets(content):
            continue  # told of the decks
        at, facts = under(place, name), tunable(told[name])
        said = tunable(value[name])
        shape = {**facts, **said} if isinstance(said, dict) else said
        faults = list(form_of(name, content)(shape, at, content))
        yield from faults
        if not faults:
            try:
                read_option(name, facts)
            except Mistake as error:
                yield Fault(at, str(error))


def tunable(facts: Any) -> Any:
    """What own content may say of an option; the kernel refuses the rest."""
    if not isinstance(facts, dict):
        return facts
    return {fact: one for fact, one in facts.items() if fact in TUNABLE}


def form_of(name: str, content: Content) -> Form:
    """What content may say of an option."""
    if name in TRUTHS:
        return fields({"default": truth}, {"try": items(truth), **SHOWN})
    if name in LIMITS:
        number = whole(*LIMITS[name])
        return fields(
            {"default": whole(-FARTHEST, FARTHEST), "range": span(*LIMITS[name])},
            {"step": whole(1, 99), "try": items(number), **SHOWN},
        )
    word = one_of(*(CHOICES[name] or deck_sets(content)))
    some = distinct(items(word, least=1))
    return fields({"default": word, "choices": some}, {"try": items(word), **SHOWN})


def all_options(content: Content) -> dict[str, Any]:
    """What content says of options; of the values to try those that can be chosen.

    The choices of `deck_set` are the sets of decks, if nothing else is said.
    """
    made = {}
    for name, facts in content["options"].items():
        made[name] = facts
        if isinstance(facts, dict):
            told = {"choices": deck_sets(content)} if name == "deck_set" else {}
            made[name] = {**told, **facts}
            if "try" in facts and "range" in facts:
                made[name]["try"] = within(facts["try"], facts["range"])
    return made


def within(tried: object, ends: object) -> object:
    """The numbers of a list that a range has, where they are such."""
    if not (isinstance(tried, list) and isinstance(ends, list) and ends):
        return tried
    if not all(type(one) is int for one in (*tried, *ends)):
        return tried
    return [one for one in tried if ends[0] <= one <= ends[-1]]


def deck_sets(content: Content) -> list[str]:
    decks = content.get("decks")
    return [str(name) for name in decks] if isinstance(decks, dict) else []


def wrong_presets(content: Content) -> Faults:
    """Options that there are, with values they take, that go together."""
    told = all_options(content)
    known = [read_option(name, tunable(told[name])) for name in OPTIONS]
    options = Options([*known, *more(content)])
    for name, values in content["presets"].items():
        place = f"presets.{name}"
        if not ID.fullmatch(name):
            takes = "small letters, digits and _, at most 40, a letter first"
            yield Fault(place, f"a preset is {shown(name)}, it takes {takes}")
        try:
            agreed(content, options, options.check(name, values))
        except OptionError as error:
            yield Fault(place, str(error))


def more(content: Content) -> list[Option]:
    """`copies.<seat>.<card>` for every card of that seat's deck in some set."""
    low, high = content["copies"]["range"]
    names = {
        f"copies.{seat}.{card}": None
        for decks in content["decks"].values()
        for seat, deck in decks.items()
        for card in deck
    }
    return [Option(name=name, default=None, low=low, high=high) for name in names]


def agreed(content: Content, options: Options, chosen: Mapping[str, Value]) -> None:
    """Copies only of cards that the chosen deck set lists for that deck."""
    deck_set = str(options.value(chosen, "deck_set"))
    for name in chosen:
        if name.startswith("copies."):
            _, seat, card = name.split(".")
            if card not in content["decks"][deck_set][seat]:
                raise OptionError(
                    f"option {name} cannot be set: "
                    f"the {deck_set} deck of {seat} has no {card} (section 6)"
                )
