#!/usr/bin/python3
"""Contact sheets of the whole set, in .cache/imagery/sheet/: each picture whole, and cut at its focus to 16:9, 4:3, 1:1 and 9:16."""
import sys

from PIL import Image, ImageDraw

sys.dont_write_bytecode = True
from catalogue import KEYS, OUT, rendered  # noqa: E402

SHEETS = OUT.parent.parent / '.cache/imagery/sheet'
SHAPES = ((16, 9), (4, 3), (1, 1), (9, 16))
COLUMNS, ROWS, GAP, WIDTH, CROP = 4, 3, 12, 444, 90
HEIGHT = WIDTH * 2 // 3 + 6 + CROP + 16


def cut(picture, shape, focus):
    """The largest part of this shape, placed as CSS `object-fit: cover` places it."""
    across, down = (float(v.rstrip('%')) / 100 for v in focus.split())
    w = min(picture.width, picture.height * shape[0] / shape[1])
    h = w * shape[1] / shape[0]
    x, y = (picture.width - w) * across, (picture.height - h) * down
    return picture.resize((round(CROP * shape[0] / shape[1]), CROP), Image.LANCZOS, (x, y, x + w, y + h))


def cell(key, file, focus):
    whole = Image.open(OUT / 'pictures' / file).convert('RGB')
    made = Image.new('RGB', (WIDTH, HEIGHT), 'white')
    made.paste(whole.resize((WIDTH, WIDTH * 2 // 3), Image.LANCZOS))
    x = 0
    for shape in SHAPES:
        part = cut(whole, shape, focus)
        made.paste(part, (x, WIDTH * 2 // 3 + 6))
        x += part.width + 6
    ImageDraw.Draw(made).text((0, HEIGHT - 13), f'{key}   {file}   {whole.width} x {whole.height}', fill='black')
    return made


def main():
    shown, cells = set(), []
    for key, file in rendered().items():
        if file.endswith('.jpg') and file not in shown:
            shown.add(file)
            cells.append(cell(key, file, KEYS[key][1]))
    SHEETS.mkdir(parents=True, exist_ok=True)
    for old in SHEETS.glob('*.png'):
        old.unlink()
    page = COLUMNS * ROWS
    for i in range(0, len(cells), page):
        sheet = Image.new('RGB', (COLUMNS * (WIDTH + GAP) + GAP, ROWS * (HEIGHT + GAP) + GAP), 'white')
        for n, one in enumerate(cells[i:i + page]):
            sheet.paste(one, (GAP + n % COLUMNS * (WIDTH + GAP), GAP + n // COLUMNS * (HEIGHT + GAP)))
        sheet.save(SHEETS / f'{i // page + 1}.png')
    print(f'{len(cells)} pictures on {-(-len(cells) // page)} sheets in {SHEETS}')


if __name__ == '__main__':
    main()
