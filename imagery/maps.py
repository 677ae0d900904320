#!/usr/bin/python3
"""Draws the two schematic street maps: known roads only, a pin in the middle. `imagery/maps.py` writes both; a folder as argument writes PNGs there instead."""
import math
import pathlib
import random
import subprocess
import sys

import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont

sys.dont_write_bytecode = True
from develop import HERE, save  # noqa: E402

W, H, K = 1200, 800, 3  # drawn three times as large, then scaled down
LAND, BLOCK, PARK, TREE, MINOR, MAIN, EDGE = '#EAF2EA', '#E0EBE3', '#BFDDB2', '#8DBF86', '#FFFFFF', '#FFD68A', '#E3AC4E'
WATER, RAIL, TEAL, AQUA, SUN, INK = '#8CCBDD', '#7A8F96', '#0F4C5C', '#2EC4B6', '#FFBF46', '#16323A'
FONTS = [HERE.parent / 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2', '/usr/share/fonts/truetype/liberation/LiberationSans-Bold.ttf']


def font(size):
    for path in FONTS:
        try:
            f = ImageFont.truetype(str(path), size * K)
            if 'wght' in str(path):
                f.set_variation_by_axes([650])
            return f
        except OSError:
            continue
    raise SystemExit('no font found')


class Sheet:
    def __init__(self):
        self.image = Image.new('RGB', (W * K, H * K), LAND)
        self.pen = ImageDraw.Draw(self.image)

    def line(self, points, width, colour):
        pts = [(x * K, y * K) for x, y in smooth(points)]
        self.pen.line(pts, fill=colour, width=round(width * K), joint='curve')
        r = width * K / 2
        for x, y in pts:  # round joints and ends
            self.pen.ellipse((x - r, y - r, x + r, y + r), fill=colour)

    def road(self, points, width, colour=MINOR, edge='#CBDAD2'):
        self.line(points, width + 4, edge)
        self.line(points, width, colour)

    def park(self, x, y, w, h, seed=1):
        self.pen.rounded_rectangle([v * K for v in (x, y, x + w, y + h)], 18 * K, fill=PARK)
        r = random.Random(seed)
        for _ in range(int(w * h / 1500)):
            cx, cy, q = x + r.uniform(14, w - 14), y + r.uniform(14, h - 14), r.uniform(6, 11)
            self.pen.ellipse([v * K for v in (cx - q, cy - q, cx + q, cy + q)], fill=TREE)

    def label(self, text, x, y, angle=0, size=23, colour=INK):
        f = font(size)
        box = f.getbbox(text)
        tile = Image.new('RGBA', (box[2] + 40 * K // 3, box[3] + 40 * K // 3), (0, 0, 0, 0))
        pen = ImageDraw.Draw(tile)
        pen.text((20 * K // 3, 20 * K // 3), text, font=f, fill=colour, stroke_width=4 * K, stroke_fill='#F7FAF9')
        pen.text((20 * K // 3, 20 * K // 3), text, font=f, fill=colour)
        tile = tile.rotate(angle, expand=True, resample=Image.BICUBIC)
        self.image.paste(tile, (round(x * K - tile.width / 2), round(y * K - tile.height / 2)), tile)

    def pin(self, x, y, size=62):
        shade = Image.new('L', self.image.size, 0)
        ImageDraw.Draw(shade).ellipse([v * K for v in (x - size * .45, y - size * .12, x + size * .75, y + size * .22)], fill=120)
        self.image.paste(Image.new('RGB', self.image.size, '#5C7A78'), mask=shade.filter(ImageFilter.GaussianBlur(6 * K)))
        self.pen = ImageDraw.Draw(self.image)
        for grow, colour in ((7, '#FFFFFF'), (0, TEAL)):
            r, cy = size / 2 + grow, y - size * 1.05
            tip = y + grow * 1.5
            a = math.acos(r / (tip - cy))
            sides = [(x + r * math.sin(s * a) , cy + r * math.cos(a)) for s in (-1, 1)]
            self.pen.polygon([(p * K, q * K) for p, q in ((sides[0]), (x, tip), (sides[1]))], fill=colour)
            self.pen.ellipse([v * K for v in (x - r, cy - r, x + r, cy + r)], fill=colour)
        spark, cy = [], y - size * 1.05
        for i in range(64):
            t = 2 * math.pi * i / 64
            q = size * .34 / (abs(math.cos(t)) ** .55 + abs(math.sin(t)) ** .55) ** (1 / .55)
            spark.append(((x + q * math.cos(t)) * K, (cy + q * math.sin(t)) * K))
        self.pen.polygon(spark, fill=SUN)

    def write(self, key, folder):
        pixels = np.asarray(self.image.resize((W, H), Image.LANCZOS)).astype(np.float32) / 255
        save(pixels, folder / f'{key}.jpg' if folder.name == 'pictures' else folder / f'{key}.png', (W, H))


def smooth(points, steps=14):
    """A Catmull-Rom curve through the points."""
    if len(points) < 3:
        return points
    p, out = [points[0], *points, points[-1]], []
    for a, b, c, d in zip(p, p[1:], p[2:], p[3:]):
        for i in range(steps):
            t = i / steps
            out.append(tuple(.5 * (2 * b[k] + (c[k] - a[k]) * t + (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t + (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3) for k in (0, 1)))
    return out + [points[-1]]


def adelaide(folder):
    s, r = Sheet(), random.Random(4)
    # foothills in the east
    for x, q, c in ((1235, 560, '#D3E8C8'), (1290, 470, '#BCDCB0'), (1345, 390, '#A3CF9B')):
        s.pen.ellipse([v * K for v in (x - q * .62, 400 - q * 1.15, x + q, 400 + q * 1.15)], fill=c)
    for _ in range(46):
        x, y = r.uniform(985, 1190), r.uniform(20, 780)
        if x > 1000 + abs(y - 400) * .32:
            q = r.uniform(7, 13)
            s.pen.ellipse([v * K for v in (x - q, y - q, x + q, y + q)], fill='#7DB67A')
    for x, y, w, h, k in ((330, 70, 170, 105, 1), (690, 560, 150, 120, 2), (360, 590, 120, 110, 3), (640, 150, 110, 100, 4)):
        s.park(x, y, w, h, k)
    # quiet streets, curved as suburbs of the sixties are
    for i in range(9):
        y = 45 + i * 92
        s.road([(150, y + 18), (330, y - 8), (520, y + 10), (700, y - 12), (930, y + 6)], 9)
    for i in range(7):
        x = 265 + i * 104
        s.road([(x + 26, -20), (x + 8, 200), (x - 6, 420), (x + 12, 620), (x - 14, 820)], 9)
    s.road([(930, -20), (955, 180), (940, 400), (965, 620), (930, 820)], 9)
    # the known roads
    s.road([(110, 470), (300, 462), (470, 448), (600, 440), (718, 444)], 19, '#FFE5B4', EDGE)
    s.road([(190, -20), (140, 260), (95, 560), (60, 820)], 26, MAIN, EDGE)
    s.road([(640, -20), (612, 200), (600, 440), (575, 640), (560, 820)], 21, '#FFE5B4', EDGE)
    s.road([(840, -20), (815, 220), (800, 440), (830, 640), (850, 820)], 19, '#FFE5B4', EDGE)
    s.label('Main North Road', 118, 330, 79, 25)
    s.label('Kesters Road', 330, 436, 2, 24)
    s.label('Bridge Road', 555, 655, 82, 24)
    s.label('Nelson Road', 782, 250, 84, 24)
    s.label('Foothills', 1095, 400, 0, 26, '#2E6B45')
    s.label('Para Hills', 722, 372, 0, 36, TEAL)
    s.pin(600, 432)
    s.write('map-adelaide', folder)


def melbourne(folder):
    s = Sheet()
    creek = [(1075, -20), (1040, 90), (1098, 190), (1030, 300), (1085, 410), (1020, 520), (1072, 640), (1010, 740), (1030, 820)]
    s.line(creek, 120, '#CFE6C4')
    for x, y, w, h, k in ((150, 130, 130, 120, 1), (330, 560, 120, 90, 2), (690, 150, 110, 90, 3), (845, 500, 90, 130, 4), (90, 470, 110, 120, 5)):
        s.park(x, y, w, h, k)
    for i in range(15):
        y = 112 + i * 43
        if y not in (90, 710):
            s.road([(-20, y + 8), (1000 - (i % 3) * 22, y - 4)], 8)
    for x in (60, 150, 240, 320, 400, 680, 755, 905, 965):
        s.road([(x, 60), (x - 6, 745)], 8)
    s.line(creek, 26, WATER)
    s.road([(-20, 90), (600, 78), (1220, 66)], 24, MAIN, EDGE)
    s.road([(-20, 722), (600, 710), (1220, 698)], 24, MAIN, EDGE)
    s.road([(840, -20), (832, 400), (824, 820)], 18, '#FFE5B4', EDGE)
    s.road([(612, -20), (600, 400), (588, 820)], 26, MAIN, EDGE)
    # the tram's two rails in Sydney Road
    for off in (-5, 5):
        s.line([(612 + off, -20), (600 + off, 400), (588 + off, 820)], 2, TEAL)
    # railway: dark line with white sleepers
    s.line([(512, -20), (502, 400), (492, 820)], 8, RAIL)
    for i in range(42):
        y = -10 + i * 20
        x = 512 - (y + 20) * 20 / 840
        s.pen.line([v * K for v in (x - 9, y, x + 9, y)], fill=RAIL, width=3 * K)
    s.label('Sydney Road', 634, 590, 89, 26)
    s.label('Lygon Street', 862, 385, 89, 24)
    s.label('Upfield line', 470, 250, 89, 22, '#4C626A')
    s.label('Moreland Road', 250, 90, 1, 24)
    s.label('Brunswick Road', 255, 718, 1, 24)
    s.label('Merri Creek', 1118, 480, 0, 24, '#2B7288')
    s.label('Brunswick', 715, 372, 0, 36, TEAL)
    # a tram on its way
    x, y = 607, 170
    s.pen.rounded_rectangle([v * K for v in (x - 13, y - 44, x + 13, y + 44)], 9 * K, fill='#FFFFFF')
    s.pen.rounded_rectangle([v * K for v in (x - 10, y - 41, x + 10, y + 41)], 7 * K, fill='#1C8C7C')
    for dy in (-28, -9, 10, 29):
        s.pen.rounded_rectangle([v * K for v in (x - 6, y + dy - 7, x + 6, y + dy + 6)], 3 * K, fill='#F3EADB')
    s.pin(600, 408)
    s.write('map-melbourne', folder)


if __name__ == '__main__':
    target = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else HERE.parent / 'cms/starter/pictures'
    adelaide(target)
    melbourne(target)
    if len(sys.argv) == 1:
        subprocess.run(['/usr/bin/python3', str(HERE / 'catalogue.py')], check=True)
