"""Cells as pixels, and the grid they lie in."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import QColor

from imbrex.gui.overview.matrix.grid import LARGEST, Grid, fitting, rounded
from imbrex.gui.overview.matrix.heat_painter import CellPicture, Piece, colours, draw_piece
from imbrex.gui.overview.matrix.matrix import Code
from imbrex.gui.theme.theme import DARK, LIGHT
from tests.rows import each_row

CODES = np.arange(100, dtype=np.uint8).reshape(10, 10) + 100


def pixel(image, x, y):
    return image.pixel(x, y)


@each_row("cell", [1.0, 1.7, 5.5, 12.0, 13.5])
@each_row(("left", "top"), [(0, 0), (7, 3)])
def test_each_pixel_is_of_the_cell_it_lies_in(cell, left, top):
    image = draw_piece(CODES, Piece(cell, left, top, 60, 40), LIGHT)
    known = colours(LIGHT)
    for y in range(image.height()):
        for x in range(image.width()):
            row, column = int((y + top + 0.5) / cell), int((x + left + 0.5) / cell)
            inside = [int((at + 1.5) / cell) == int((at + 0.5) / cell) for at in (x + left, y + top)]
            if cell < 6 or all(inside):
                assert image.pixel(x, y) == known[CODES[row, column]]
            else:
                assert QColor(image.pixel(x, y)) == LIGHT.base


def test_the_image_ends_where_the_matrix_does():
    image = draw_piece(CODES, Piece(3.0, 6, 0, 500, 20), DARK)
    assert (image.width(), image.height()) == (24, 20)
    assert draw_piece(CODES, Piece(3.0, 40, 0, 500, 20), DARK).isNull()
    assert draw_piece(CODES, Piece(3.0, 0, 0, 0, 20), DARK).isNull()


def test_drafts_of_one_author_are_hatched():
    codes = np.full((2, 2), Code.NOTHING, np.uint8)
    codes[0, 1] = Code.OWN + 40
    image = draw_piece(codes, Piece(20.0, 0, 0, 40, 40), LIGHT)
    own = {image.pixel(x, y) for x in range(20, 39) for y in range(19)}
    assert own == {colours(LIGHT)[Code.OWN + 40], LIGHT.base.rgb()}
    assert {image.pixel(x, y) for x in range(19) for y in range(19)} == {LIGHT.base.rgb()}


def test_one_copy_among_thousands_can_be_seen():
    codes = np.full((3000, 3000), Code.BELOW, np.uint8)
    codes[1234, 2345] = Code.ABOVE + 80
    grid = Grid(3000, 0.2, 0, 0, 600, 600)
    image = CellPicture().draw(codes, grid, 1.0, LIGHT)
    wanted = colours(LIGHT)[Code.ABOVE + 80]
    pixels = [(x, y) for x in range(image.width()) for y in range(image.height()) if image.pixel(x, y) == wanted]
    assert (469, 246) in pixels
    assert len(pixels) <= 4


def test_a_picture_is_drawn_anew_only_for_another_view():
    picture, grid = CellPicture(), Grid(10, 3.0, 0, 0, 30, 30)
    first = picture.draw(CODES, grid, 1.0, LIGHT)
    assert picture.draw(CODES, grid, 1.0, LIGHT) is first
    assert picture.draw(CODES, grid, 1.0, DARK) is not first
    again = picture.draw(CODES, grid, 1.0, LIGHT)
    picture.forget()
    assert picture.draw(CODES, grid, 1.0, LIGHT) is not again


def test_on_a_dense_screen_cells_have_more_pixels():
    image = CellPicture().draw(CODES, Grid(10, 8.0, 0, 0, 80, 80), 1.5, LIGHT)
    assert (image.width(), image.height()) == (120, 120)
    assert image.deviceIndependentSize().width() == 80


GRIDS = st.builds(
    Grid,
    count=st.integers(1, 300),
    cell=st.floats(0.5, LARGEST),
    left=st.integers(0, 200),
    top=st.integers(0, 200),
    width=st.integers(260, 900),
    height=st.integers(260, 900),
    x=st.just(0),
    y=st.just(0),
)


@given(GRIDS, st.data())
def test_a_cell_that_is_scrolled_to_is_found_where_it_is_drawn(grid, data):
    row, column = (data.draw(st.integers(0, grid.count - 1)) for _ in range(2))
    x, y = grid.scrolled_to(row, column)
    seen = Grid(grid.count, grid.cell, grid.left, grid.top, grid.width, grid.height, x, y)
    assert 0 <= x <= grid.most[0] + 1
    assert 0 <= y <= grid.most[1] + 1
    assert seen.cell_at(seen.rect(row, column).center()) == (row, column)
    assert row in seen.rows
    assert column in seen.columns
    assert seen.scrolled_to(row, column) == (x, y)


@given(st.integers(1, 9000), st.integers(50, 2000))
def test_all_cells_fit(count, room):
    assert fitting(count, room) * count <= room + 1e-6


@given(st.floats(0.1, LARGEST))
def test_every_step_of_the_zoom_changes_the_cells(cell):
    cell = rounded(cell)
    assert rounded(cell * 1.25) > cell > rounded(cell / 1.25)
