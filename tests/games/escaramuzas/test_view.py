"""What boards are told, and the terminal's own board."""

import re

from rich.console import Console

from sobremesa.games.escaramuzas import GAME
from sobremesa.games.escaramuzas.about import about
from sobremesa.games.escaramuzas.content import POINT_IDS
from sobremesa.games.escaramuzas.forecast import spots
from sobremesa.games.escaramuzas.seen import View
from sobremesa.games.escaramuzas.why import why
from sobremesa.i18n import LANGUAGES, Words
from sobremesa.kernel.log import EVERYONE, SPECTATOR
from sobremesa.kernel.match import Match

from .scene import Skirmish, scene

EXPLAIN = "\n".join(path.read_text("utf-8") for path in GAME.folder.glob("why*.py"))


def seen(table: Skirmish, seat: int) -> View:
    view = GAME.view(table.state, seat)
    assert isinstance(view, View)
    return view


def test_a_view_shows_walk_and_run_areas() -> None:
    table = scene("T1 40,30", "E1 50,30")
    table.do("unit T1")
    choices = seen(table, 0).choices

    assert table.moves == set()
    assert "45,30" in choices.walk
    assert "40,40" in choices.run
    assert set(choices.walk) <= set(choices.run)


def test_a_view_tells_what_awaits_at_a_destination() -> None:
    table = scene("T1 46,13", "E1 74,13", map="black_swamp")
    table.do("unit T1", "run")
    there = {one.id: one for one in seen(table, 0).choices.spots}["50,13"]

    assert (True, True, ["E1"]) == (there.slow, there.danger, there.threats)
    assert [] == seen(table, 1).choices.spots
    assert [there] == spots(table.skirmish, [POINT_IDS.index("50,13")])


def test_a_view_tells_what_an_attack_would_be() -> None:
    table = scene("T1 34,24", "E1 40,24; E2 34,34", map="diagonal_woods")
    table.stand("T1")
    aims = {
        aim.id: (aim.dice, aim.modifier, aim.needed)
        for aim in seen(table, 0).choices.aims
    }

    assert {"E1": (2, -1, 5), "E2": (2, 0, 4)} == aims


def test_a_unit_whose_mode_is_asked_knows_what_it_could_attack_standing() -> None:
    table = scene("T1 40,30", "E1 50,30; D1 86,20")
    table.do("unit T1")

    assert ["E1"] == [aim.id for aim in seen(table, 0).choices.aims]


def test_every_unit_shows_whom_it_could_shoot_and_with_what() -> None:
    table = scene(
        "T1 34,24; T2 20,50", "E1 40,24; E2 34,34; T1 22,50", map="diagonal_woods"
    )
    units = {(unit.side, unit.id): unit for unit in seen(table, -1).units}
    shooter, fighter = units["red", "T1"], units["red", "T2"]

    aimed = dict(zip(shooter.targets, shooter.needed, strict=True))
    assert (5, 4) == (aimed["E1"], aimed["E2"])
    assert (["T1"], []) == (fighter.fights, fighter.targets)


def test_a_destination_in_contact_tells_whom_it_would_fight() -> None:
    table = scene("T1 40,30", "E1 47,30; E2 55,30")
    table.do("unit T1", "walk")
    there = {one.id: one for one in seen(table, 0).choices.spots}["44,30"]

    assert (["E1"], [], ["E2"]) == (there.fights, there.targets, there.threats)
    assert [4] == there.exposed


def test_whoever_has_acted_shoots_no_more_in_this_round() -> None:
    table = scene("T1 40,30", "E1 50,30 idle; E2 50,36")
    table.do("unit T1", "walk")
    there = {one.id: one for one in seen(table, 0).choices.spots}["42,30"]
    whens = {f"{one.side} {one.id}": one.when for one in seen(table, 0).units}

    assert (["E2"], ["E1"]) == (there.threats, there.later)
    assert ("now", "later") == (whens["blue E2"], whens["blue E1"])
    assert "later" == whens["red T1"]  # it shoots from where it goes, not from here


def test_nobody_of_a_side_without_points_or_that_passed_shoots_more() -> None:
    spent = scene("T1 40,30", "E1 50,30", counters={"blue": {"ap": 0}})
    passed = scene("T1 40,30", "E1 50,30")
    passed.do("unit T1", "stand", "hold", "pass", "unit D7")
    spent.do("unit T1", "walk")
    there = {one.id: one for one in seen(spent, 0).choices.spots}["42,30"]
    enemy = next(one for one in seen(passed, 0).units if one.targets and one.id == "E1")

    assert ([], ["E1"]) == (there.threats, there.later)
    assert (["T1"], "later") == (enemy.targets, enemy.when)


def test_in_the_last_round_there_is_no_later() -> None:
    table = scene("T1 40,30", "E1 50,30 idle", round=6)
    table.do("unit T1", "walk")
    there = {one.id: one for one in seen(table, 0).choices.spots}["42,30"]

    assert ([], []) == (there.threats, there.later)


def test_a_shot_names_what_covers_and_what_does_not() -> None:
    table = scene(
        "T1 34,24", "E1 40,24; E2 46,24; E3 34,34; D1 46,26", map="diagonal_woods"
    )
    table.stand("T1")
    view = seen(table, 0)
    aims = {aim.id: aim for aim in view.choices.aims}
    rocks = [piece.shape for piece in view.terrain].index([38, 23, 42, 26])

    assert ([rocks], [("cover", -1)]) == (
        aims["E1"].cover,
        [(change.cause, change.amount) for change in aims["E1"].changes],
    )
    assert [rocks] == aims["E2"].cover  # behind it
    assert ([], [], []) == (aims["E3"].cover, aims["E3"].changes, aims["E3"].past)

    inside = scene("T1 39,24", "E2 46,24", map="diagonal_woods")
    inside.stand("T1")
    [aim] = seen(inside, 0).choices.aims
    assert ([], 4) == (aim.cover, aim.needed)
    assert [(rocks, "inside")] == [(one.piece, one.why) for one in aim.past]

    edge = scene("T1 34,23", "E2 46,23", map="diagonal_woods")
    edge.stand("T1")
    [aim] = seen(edge, 0).choices.aims
    assert ([], 4) == (aim.cover, aim.needed)
    assert [(rocks, "edge")] == [(one.piece, one.why) for one in aim.past]


def test_an_attack_tells_each_cause_of_its_modifier() -> None:
    table = scene("T1 34,24", "E1 40,24", map="diagonal_woods", hands={0: "steady_aim"})
    table.do("unit T1", "stand", "play steady_aim")
    [aim] = seen(table, 0).choices.aims

    assert [("cover", -1), ("aim", 1)] == [(c.cause, c.amount) for c in aim.changes]
    assert (0, 4) == (aim.modifier, aim.needed)


def test_whoever_asks_is_told_why_a_die_must_show_so_much() -> None:
    table = scene("T1 39,24", "E1 50,36; E2 34,24; D1 50,24", map="diagonal_woods")
    table.stand("T1")
    view = seen(table, 0)
    told = {
        id: {(fact.rule, fact.word) for fact in about(view, "label", id)}
        for id in ("E1", "E2", "D1")
    }
    aimed = {("8.3", "aim"), ("7.3", "past_inside")}

    assert aimed <= told["D1"] & told["E2"]
    assert {("8.3", "aim"), ("8.3", "change_cover"), ("7.3", "covers")} <= told["E1"]


def test_whoever_asks_about_a_flag_is_told_who_is_in_reach() -> None:
    view = seen(scene("T1 45,34", "E1 48,32; E2 55,30"), 0)
    reached = [
        (fact.values["side"], fact.values["label"])
        for fact in about(view, "point", "45,30")
        if fact.word == "reaches"
    ]

    assert [("red", "T1"), ("blue", "E1")] == reached


def test_a_flag_tells_who_is_in_reach() -> None:
    table = scene("T1 45,34; T2 42,35", "E1 48,32")
    [flag] = [one for one in seen(table, 0).objectives if one.at == "45,30"]

    assert ["red T1", "blue E1"] == flag.units


def test_a_formation_tells_who_would_stand_in_difficult_ground() -> None:
    match = Match(GAME, ["a", "b"], {"map": "diagonal_woods"}, seed="woods")
    match.play(int(match.state.seat), GAME.table.number("stay"))
    view = match.seat(int(match.state.seat)).view
    assert isinstance(view, View)
    slow = {form.id: len(form.slow) for form in view.choices.formations}

    assert 0 == slow["block"]
    assert 0 < slow["wings"]


def test_formations_are_shown_before_they_are_chosen() -> None:
    match = Match(GAME, ["a", "b"], {"map": "chalk"}, seed="forms")
    match.play(int(match.state.seat), GAME.table.number("stay"))
    seat = int(match.state.seat)
    view = match.seat(seat).view
    other = match.seat(1 - seat).view
    assert isinstance(view, View)
    assert isinstance(other, View)
    shown = {form.id: form for form in view.choices.formations}["line"]
    match.play(seat, GAME.table.number("formation line"))
    after = match.seat(seat).view
    assert isinstance(after, View)

    side = ("red", "blue")[seat % 2]
    placed = {unit.id: unit.at for unit in after.units if unit.side == side}
    assert placed == dict(zip(shown.units, shown.points, strict=True))
    assert [] == other.choices.formations


def test_a_draft_shows_its_pieces_and_the_one_in_hand() -> None:
    match = Match(GAME, ["a", "b"], {"map": "draft"}, seed="draft")
    match.play(0, GAME.table.number("piece wall_h"))
    view = match.seat(0).view
    assert isinstance(view, View)

    assert "wall_h" == view.choices.piece
    shapes = {piece.id: piece.shape for piece in view.choices.pieces}
    assert ([-3, -1, 3, 1], [0, 0, 2]) == (shapes["wall_h"], shapes["forest"])


def test_a_refused_target_says_why() -> None:
    table = scene("T1 35,20", "T1 45,20; T2 80,40", map="old_town")
    table.stand("T1")
    found = {
        id: [(one.rule, one.word) for one in why(table.state, GAME.table.number(id))]
        for id in ("target T1", "target T2")
    }

    assert [("7.1", "sight")] == found["target T1"]
    assert ("7.2", "range") in found["target T2"]


def test_every_reason_has_words_in_every_language() -> None:
    for lang in LANGUAGES:
        text = (GAME.folder / "lang" / f"{lang}.ftl").read_text("utf-8")
        for word in re.findall(r'"\d+\.\d+", "(\w+)"', EXPLAIN):
            assert f"refused-{word} =" in text, word


def test_a_view_shows_what_would_score_now() -> None:
    table = scene("T1 70,30", "E1 50,55")
    rows = {row.id: row.times for row in seen(table, 0).sides[0].rows}

    assert 1 == rows["V2"]
    assert 0 == rows["V7"]


def test_a_row_tells_what_it_still_wants() -> None:
    table = scene("T1 70,30", "E1 50,55")
    rows = {
        row.id: (row.have, row.need, row.open) for row in seen(table, 0).sides[0].rows
    }

    assert (1, 3, True) == rows["V7"]
    assert (0, 1, False) == rows["V8"]
    assert (0, 3, True) == rows["V11"]


def test_markers_follow_wounds_and_health() -> None:
    table = scene("T1 40,30 wounds=1; T2 10,30; T3 10,20 wounds=2; E1 10,40 delay=1")
    marks = {
        unit.id: (unit.red_marker, unit.black_marker)
        for unit in seen(table, 0).units
        if unit.side == "red"
    }

    assert (True, False) == marks["T1"]
    assert (False, False) == marks["T2"]
    assert (True, True) == marks["T3"]
    assert (False, True) == marks["E1"]


def test_the_terminal_draws_every_stage_in_every_language() -> None:
    table = scene("T1 40,30", "E1 50,30", map="bar_table", hands={1: "tourniquet"})
    for lang in LANGUAGES:
        words = Words(lang, GAME)
        for colour in (True, False):
            console = Console(width=120, record=True, no_color=not colour, file=None)
            with console.capture() as captured:
                console.print(GAME.draw(seen(table, 0), words.element))
            assert "T1" in captured.get()
            assert "e1" in captured.get()
            assert words.element("map", "bar_table") in captured.get()


def test_cards_say_when_they_may_be_played() -> None:
    timings = GAME.printed["timing"]

    assert ("action", "hit") == (timings["first_aid"], timings["tourniquet"])
    assert set(GAME.kinds["card"]) == set(timings)


def test_a_view_shows_how_far_units_walk() -> None:
    view = seen(scene("T1 40,30", "E1 50,30"), 0)

    assert all(unit.walk * 2 == unit.movement for unit in view.units)


def test_a_match_that_ends_with_a_hold_is_seen_by_all() -> None:
    table = scene("T1 40,30", "E1 80,30 idle", round=6, ap=1, reserve=False)
    table.do("unit T1", "stand", "hold")

    views = [seen(table, eyes) for eyes in (EVERYONE, SPECTATOR, 0, 1)]

    assert ["over"] * 4 == [view.stage for view in views]
    assert [[]] * 4 == [view.choices.aims for view in views]


# Who sees what (rulebook section 5)


def deployed(seats: int = 4) -> Match:
    """A match in deployment: some units down, one chosen and not placed yet."""
    match = Match(GAME, ["x"] * seats, {"map": "chalk"}, seed="eyes")
    match.play(int(match.state.seat), GAME.table.number("stay"))
    for text in ("unit D1", "to 20,20", "unit D1", "to 80,20", "unit D2", "to 20,30"):
        seat = int(match.state.seat)
        action = GAME.table.number(text)
        if action not in match.state.legal():  # the other side chose first
            action = match.state.legal()[0]
        match.play(seat, action)
    while GAME.stages[match.state.stage] != "deploy_at":
        match.play(int(match.state.seat), match.state.legal()[0])
    return match


def through(match: Match, eyes: int) -> View:
    view = GAME.view(match.state, eyes)
    assert isinstance(view, View)
    return view


def test_everyones_eyes_see_both_sides_face_down_units() -> None:
    match = deployed()
    view = through(match, EVERYONE)
    seats = [through(match, seat) for seat in range(4)]

    assert ("", []) == (view.seat, view.tokens)
    placed = {(unit.side, unit.id, unit.at) for unit in view.units if unit.at}
    assert {"red", "blue"} == {side for side, _, _ in placed}
    own = [(u.side, u.id, u.at) for seen in seats[:2] for u in seen.units if u.at]
    assert placed == set(own)
    asked = int(match.state.seat)
    assert seats[asked].choices == view.choices


def test_everyones_eyes_see_every_hand() -> None:
    table = scene("T1 40,30", "E1 50,30", hands={0: "frenzy", 1: "tourniquet refill"})
    hands = [player.hand for player in seen(table, EVERYONE).players]

    assert [{"frenzy": 1}, {"refill": 1, "tourniquet": 1}] == hands
    assert [None, None] == [player.hand for player in seen(table, SPECTATOR).players]


def test_a_face_down_unit_that_is_chosen_is_known_to_its_side() -> None:
    match = deployed()
    asked = int(match.state.seat)
    chosen = [through(match, seat).choices.unit for seat in (*range(4), SPECTATOR)]

    known = through(match, asked).choices.unit
    assert known
    friends = [seat % 2 == asked % 2 for seat in range(4)]
    assert [known if friend else "" for friend in friends] + [""] == chosen


def test_both_armies_are_public_from_the_start() -> None:
    match = deployed()
    armies = [side.army for side in through(match, SPECTATOR).sides]

    kinds = ("domucor", "thanary", "minguin", "eco", "baramon", "alpha")
    assert [dict(zip(kinds, (4, 4, 1, 3, 2, 1), strict=True))] * 2 == armies
