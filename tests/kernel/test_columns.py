"""Columns of numbers, the same in both builds."""

from sobremesa.kernel.columns import column, column_of, filled, rows_of, zeros


def test_columns_hold_what_they_are_given() -> None:
    assert [3, 0, -1] == list(column([3, 0, -1]))
    assert [0, 0] == list(zeros(2))
    assert [7, 7, 7] == list(filled(3, 7))


def test_a_column_of_ids_counts_what_is_held() -> None:
    assert [0, 2] == list(column_of(("a", "b"), {"b": 2}))
    rows = rows_of(("x", "y"), ("a", "b"), {"y": {"a": 1}})
    assert [0, 0, 1, 0] == list(rows)


def test_columns_can_be_changed_in_place() -> None:
    numbers = zeros(2)
    numbers[1] = 5
    assert [0, 5] == list(numbers)
