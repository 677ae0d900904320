"""Furniture for living rooms, bedrooms, offices, classrooms, clinics and bathrooms. Fronts face -Y; at = the floor under the middle."""
import math
from random import Random

from .materials import clear, m, paint
from .shapes import ball, box, cushion, drum, group, pipe, prism, ring, sheet, turned
from .plants import blade_plant


def sofa(at, turn=0, width=2.3, mat=None, seats=2, pillows=True):
    g, f, d, arm = group(at, turn), mat or m('sofa'), .95, .24
    box((width, d, .24), (0, 0, .16), f, .07, 5, into=g)
    box((width - .1, .28, .78), (0, d / 2 - .14, .16), f, .11, 6, (-.06, 0, 0), g)
    for s in (-1, 1):
        box((arm, d, .5), (s * (width / 2 - arm / 2), 0, .16), f, .11, 6, into=g)
    cw = (width - 2 * arm) / seats
    for i in range(seats):
        x = -width / 2 + arm + cw * (i + .5)
        box((cw - .012, .74, .2), (x, -.1, .37), f, .075, 6, into=g)
        box((cw - .02, .24, .48), (x, .20, .54), f, .1, 6, (-.2, 0, 0), g)
    for x in (-width / 2 + .18, width / 2 - .18):
        for y in (-d / 2 + .15, d / 2 - .15):
            turned([(0, 0), (.022, 0), (.04, .17), (0, .17)], m('oak-z'), (x, y, 0), into=g)
    if pillows and seats > 1:
        cushion(.52, .52, .2, m('fabric-teal'), (-width / 2 + .46, -.02, .83), (-.32, .08, .18), g)
        cushion(.46, .46, .19, m('fabric-sun'), (-width / 2 + .82, -.12, .79), (-.4, -.1, -.12), g)
        cushion(.5, .5, .2, m('fabric-cream'), (width / 2 - .5, -.03, .82), (-.34, -.1, -.25), g)
    elif pillows:
        cushion(.42, .42, .17, m('fabric-cream'), (0, -.08, .8), (-.35, .05, .1), g)
    return g


def rug(radius, at, mat=None, band=None):
    drum(radius, .03, at, mat or paint('rug', '#F1E7D5', .95, spec=.05, bump=(90, .5)), .014, sides=96)
    ring(radius * .83, .08, .004, (at[0], at[1], at[2] + .0305), band or paint('rug-band', '#EDBE6B', .95, spec=.05, bump=(90, .5)))


def round_table(at, radius=.5, height=.44, legs=3, mat=None, turn=.5):
    g, w = group(at, turn), mat or m('oak')
    drum(radius, .06, (0, 0, height - .06), w, .025, into=g, sides=64)
    for i in range(legs):
        a = 2 * math.pi * i / legs
        pipe([(.6 * radius * math.cos(a), .6 * radius * math.sin(a), height - .04), (.8 * radius * math.cos(a), .8 * radius * math.sin(a), .03)], .03, w, g, bent=False)
    return g


def vase(at, scale=1, mat=None, seed=0):
    g = group(at, seed, scale)
    turned([(0, 0), (.05, 0), (.085, .05), (.09, .11), (.055, .19), (.045, .24), (.055, .26)], mat or m('teal'), into=g)
    for i in range(6):
        a, h = i * 1.05, .46 + .03 * (i % 3)
        pipe([(0, 0, .16), (.05 * math.cos(a), .05 * math.sin(a), .34), (.13 * math.cos(a), .13 * math.sin(a), h)], .006, paint('stem', '#4E9A5B', .5), g)
        ball(.045, (.13 * math.cos(a), .13 * math.sin(a), h + .01), m('sun-matt'), g, (1, 1, .8), 3)


def floor_lamp(at, height=1.75):
    pipe([(0, 0, 0), (0, 0, height - .2)], .016, m('brass'), bent=False, at=at)
    drum(.16, .03, at, m('brass'), .012)
    turned([(.25, 0), (.255, .01), (.17, .33), (.165, .33)], paint('shade', '#FBE3B8', .8, glow=.2), (at[0], at[1], at[2] + height - .33))


def sideboard(width, at, turn=0, height=.42, doors=2, depth=.36, legs=True):
    g, lift = group(at, turn), .12 if legs else 0
    box((width, depth, height), (0, 0, lift), m('oak'), .03, 4, into=g)
    dw = (width - .08) / doors
    for i in range(doors):
        x = -width / 2 + .04 + dw * (i + .5)
        box((dw - .02, .02, height - .08), (x, -depth / 2 - .006, lift + .04), m('paper'), .01, into=g)
        ball(.018, (x + (dw / 2 - .06) * (1 if i % 2 == 0 else -1), -depth / 2 - .025, lift + height * .55), m('sun'), g, fine=3)
    if legs:
        for x in (-width / 2 + .08, width / 2 - .08):
            for y in (-.12, .12):
                box((.04, .04, .13), (x, y, 0), m('oak-z'), .01, into=g)
    return g


def bookcase(at, turn=0, width=.9, height=1.7, rows=4, seed=1, depth=.3):
    g, r, w = group(at, turn), Random(seed), m('oak-z')
    for s in (-1, 1):
        box((.035, depth, height), (s * (width / 2 - .018), 0, 0), w, .01, into=g)
    box((width - .04, .02, height - .04), (0, depth / 2 - .012, .02), m('oak'), 0, into=g)
    for k in range(rows + 1):
        box((width - .06, depth - .02, .035), (0, 0, .04 + k * (height - .08) / rows), m('oak'), .008, into=g)
    colours = ['teal-matt', 'aqua-matt', 'sun-matt', 'paper', 'clay']
    for k in range(rows):
        x, z = -width / 2 + .06, .04 + k * (height - .08) / rows + .036
        while x < width / 2 - .12:
            if r.random() < .75 or x > width / 2 - .27:
                for _ in range(r.randint(3, 6)):
                    t = r.uniform(.03, .06)
                    if x + t < width / 2 - .05:
                        box((t - .003, depth * .62, r.uniform(.55, .8) * (height / rows - .06)), (x + t / 2, -.01, z), m(r.choice(colours)), .006, 2, into=g)
                    x += t
                x += .05
            else:
                box((.2, depth * .7, .17), (x + .11, -.02, z), m(r.choice(['aqua-matt', 'sun-matt'])), .03, into=g)
                x += .28
    return g


def bed(at, turn=0, width=1.5, length=2.05, rail=False, cover='fabric-cream', throw='sofa', care=False):
    """Head at +Y."""
    g = group(at, turn)
    wood = m('oak')
    box((width + .1, length, .16), (0, 0, .2), wood, .04, 4, into=g)
    box((width + .16, .09, 1.05), (0, length / 2 + .03, .08), m('fabric-teal') if not care else wood, .05, 5, into=g)
    for x in (-width / 2 + .05, width / 2 - .05):
        for y in (-length / 2 + .12, length / 2 - .12):
            box((.08, .08, .2), (x, y, 0), m('oak-z'), .015, into=g)
    box((width, length - .06, .24), (0, -.01, .34), m('fabric-cream'), .09, 6, into=g)
    box((width + .07, length * .66, .2), (0, -length * .165, .41), m(cover), .085, 6, into=g)
    box((width + .09, length * .24, .21), (0, -length * .34, .415), m(throw), .085, 6, into=g)
    box((width + .06, .26, .07), (0, length * .17, .575), m('fabric-cream'), .034, 5, into=g)
    n = 2 if width > 1.2 else 1
    for i in range(n):
        x = (i - (n - 1) / 2) * width * .48
        cushion(width / n * .82, .5, .24, m('fabric-cream'), (x, length * .40, .72), (-.95, 0, .03), g)
    cushion(.46, .34, .18, m('fabric-sun'), (0, length * .30, .71), (-.75, 0, -.05), g)
    if rail:
        x = width / 2 + .1
        for z in (.62, .80, .98):
            pipe([(x, -.1, z), (x, .72, z)], .02, m('chrome'), g, bent=False)
        for y in (-.1, .72):
            pipe([(x, y, .22), (x, y, .98)], .022, m('chrome'), g, bent=False)
        pipe([(x, -.1, .98), (x, .72, .98)], .03, m('aqua'), g, bent=False)
    return g


def bedside(at, turn=0):
    g = group(at, turn)
    box((.46, .4, .5), (0, 0, .08), m('oak'), .03, 4, into=g)
    for k in range(2):
        box((.4, .02, .2), (0, -.205, .12 + k * .225), m('paper'), .01, into=g)
        ball(.018, (0, -.225, .22 + k * .225), m('sun'), g, fine=3)
    for x in (-.17, .17):
        for y in (-.14, .14):
            box((.04, .04, .09), (x, y, 0), m('oak-z'), .008, into=g)
    return g


def table_lamp(at, scale=1):
    g = group(at, 0, scale)
    turned([(0, 0), (.09, 0), (.09, .02), (.05, .05), (.07, .14), (.03, .22), (.012, .26), (.012, .3), (0, .3)], m('aqua'), into=g)
    turned([(.17, .26), (.172, .27), (.11, .46), (.105, .46)], paint('shade', '#FBE3B8', .8, glow=.2), into=g)


def armchair(at, turn=0, mat=None):
    return sofa(at, turn, .98, mat or m('fabric-sun'), 1)


def grab_rail(points, into=None, mat=None):
    """A wall bar: first and last point lie at the wall, between them runs the grip."""
    g = group(into=into) if into else None
    a, b = points[0], points[-1]
    pipe(points, .022, mat or m('chrome'), g, bent=False)
    for p in points:
        ball(.022, p, mat or m('chrome'), g, fine=3)
    for p in (a, b):
        ball(.042, p, mat or m('chrome'), g, fine=3)


def ramp(width, length, height, at, turn=0):
    """Rises towards +Y."""
    g = group(at, turn)
    sheet_points = [(-length, 0), (0, height), (0, 0)]
    prism([(x, z) for x, z in sheet_points], width, m('oak-y'), (width / 2, 0, 0), (0, 0, math.pi / 2), g, bevel=.006)
    for i in range(5):
        y = -length + length * (i + .7) / 5.4
        box((width - .12, .05, .01), (0, y, height * (y + length) / length), m('aqua-matt'), .004, turn=(math.atan2(height, length), 0, 0), into=g)
    return g


def walker(at, turn=0, scale=1):
    g = group(at, turn, scale)
    for s in (-1, 1):
        pipe([(s * .27, -.3, .06), (s * .25, -.1, .55), (s * .25, .1, .86), (s * .25, .28, .9)], .018, m('aqua'), g)
        pipe([(s * .25, -.02, .66), (s * .27, .3, .06)], .018, m('aqua'), g, bent=False)
        pipe([(s * .25, .14, .88), (s * .25, .3, .9)], .03, m('dark'), g, bent=False)
        for y in (-.3, .3):
            drum(.08, .04, (s * .27 - .02, y, .08), m('dark'), .015, (0, math.pi / 2, 0), g)
    box((.46, .28, .05), (0, 0, .52), m('fabric-teal'), .02, into=g)
    pipe([(-.25, -.2, .34), (.25, -.2, .34)], .014, m('chrome'), g, bent=False)
    return g


# ---- work places

def desk(at, turn=0, width=1.4, depth=.7, screen=True, seed=0, top=None, things=True):
    g, r, h = group(at, turn), Random(seed), .74
    box((width, depth, .045), (0, 0, h - .045), top or m('oak'), .018, 4, into=g)
    for x in (-width / 2 + .07, width / 2 - .07):
        pipe([(x, -depth / 2 + .09, h - .04), (x * 1.02, -depth / 2 + .06, .0)], .024, m('white'), g, bent=False)
        pipe([(x, depth / 2 - .09, h - .04), (x * 1.02, depth / 2 - .06, .0)], .024, m('white'), g, bent=False)
    if screen:
        box((.2, .16, .015), (0, depth * .2, h), m('chrome'), .006, into=g)
        box((.04, .03, .2), (0, depth * .26, h), m('chrome'), .01, into=g)
        box((.66, .035, .4), (0, depth * .22, h + .13), m('dark'), .016, 4, into=g)
        shown = paint(f'shown{seed % 3}', ('#8CD6CF', '#9CCBDD', '#F2D694')[seed % 3], .35, spec=.4, glow=.12)
        box((.61, .006, .35), (0, depth * .22 - .02, h + .155), shown, .004, into=g)
        for i in range(3):
            box((.16 + .1 * ((i + seed) % 3), .004, .028), (-.12, depth * .22 - .025, h + .39 - i * .07), m('paper'), .002, into=g)
        box((.2, .004, .16), (.16, depth * .22 - .025, h + .2), m(('teal-matt', 'sun-matt', 'aqua-matt')[seed % 3]), .003, into=g)
        box((.44, .14, .018), (-.02, -depth * .2, h), m('white'), .008, into=g)
        for k in range(3):
            box((.4, .028, .006), (-.02, -depth * .2 + (k - 1) * .038, h + .017), paint('keys', '#C9D6D6', .5), .002, into=g)
        ball(.035, (.32, -depth * .2, h + .008), m('white'), g, (.75, 1.1, .5), 3)
    if things:
        x = width / 2 - .2
        turned([(0, 0), (.035, 0), (.042, .09), (.036, .09), (.032, .02), (0, .02)], m(('sun', 'aqua', 'teal')[seed % 3]), (-x, -.05 * r.random(), h), into=g)
        if r.random() < .6:
            inner = group((x, .12, h), 0, .42, g)
            blade_plant((0, 0, 0), 1, seed + 3, into=inner)
        else:
            for i in range(3):
                box((.2, .27, .025), (x, .02, h + i * .026), m(('teal-matt', 'paper', 'sun-matt')[i]), .006, turn=(0, 0, .2 * i - .1), into=g)
    return g


def office_chair(at, turn=0, mat=None):
    g, f = group(at, turn), mat or m('sofa')
    for i in range(5):
        a = 2 * math.pi * i / 5 + .3
        pipe([(0, 0, .1), (.28 * math.cos(a), .28 * math.sin(a), .07)], .02, m('dark'), g, bent=False)
        ball(.04, (.28 * math.cos(a), .28 * math.sin(a), .04), m('dark'), g, fine=3)
    pipe([(0, 0, .08), (0, 0, .42)], .028, m('chrome'), g, bent=False)
    box((.5, .48, .1), (0, 0, .42), f, .045, 6, into=g)
    box((.46, .08, .5), (0, .24, .58), f, .038, 6, (-.1, 0, 0), g)
    pipe([(0, .1, .42), (0, .27, .5), (0, .29, .72)], .022, m('dark'), g)
    for s in (-1, 1):
        pipe([(s * .26, .08, .46), (s * .29, .06, .62), (s * .29, -.12, .66)], .02, m('dark'), g)
    return g


def small_chair(at, turn=0, mat=None, scale=1):
    g, f = group(at, turn, scale), mat or m('aqua')
    box((.38, .36, .035), (0, 0, .4), f, .016, 4, into=g)
    box((.38, .03, .24), (0, .18, .58), f, .014, 4, (-.12, 0, 0), g)
    for x in (-.15, .15):
        pipe([(x, -.14, .41), (x * 1.15, -.17, 0)], .016, m('chrome'), g, bent=False)
        pipe([(x * 1.15, .17, 0), (x, .15, .41), (x, .19, .62)], .016, m('chrome'), g, bent=False)
    return g


def board(width, height, at, mat=None, turn=0):
    g = group(at, turn)
    box((width, .05, height), (0, -.025, 0), m('oak'), .015, into=g)
    box((width - .1, .02, height - .1), (0, -.05, .05), mat or paint('board', '#2C6B5E', .8, spec=.1), .005, into=g)
    box((width * .6, .08, .03), (0, -.075, -.005), m('oak'), .008, into=g)
    return g


def whiteboard(width, height, at, turn=0):
    g = group(at, turn)
    box((width, .03, height), (0, -.015, 0), m('chrome'), .01, into=g)
    box((width - .05, .02, height - .05), (0, -.026, .025), m('ceramic'), .004, into=g)
    for i, (c, k) in enumerate((('aqua-matt', .5), ('sun-matt', .75), ('clay', .35), ('teal-matt', .6))):
        box((width * .1, .008, height * k * .8), (-width * .36 + i * width * .14, -.038, height * .12), m(c), .003, into=g)
    pipe([(width * .16, -.038, height * .3), (width * .26, -.038, height * .5), (width * .33, -.038, height * .42), (width * .42, -.038, height * .75)], .009, m('teal-matt'), g)
    return g


def pendant(at, drop=.6, mat='sun', scale=1):
    """at = top of the cord."""
    x, y, z = at
    pipe([(x, y, z), (x, y, z - drop)], .008, m('dark'), bent=False)
    turned([(.03, .2), (.08, .17), (.2, 0), (.19, 0), (.07, .15), (0, .18)], m(mat), (x, y, z - drop - .15 * scale), scale=(scale,) * 3)
    ball(.055 * scale, (x, y, z - drop - .1 * scale), paint('bulb', '#FFF1CF', .4, glow=2), fine=3)


def couch(at, turn=0):
    """Examination couch, head at +Y."""
    g = group(at, turn)
    box((.62, 1.2, .5), (0, -.25, .12), m('white'), .03, 4, into=g)
    for i in range(2):
        for k in range(2):
            box((.02, .56, .2), (.315, -.54 + i * .6, .16 + k * .22), m('wall-mint'), .01, into=g)
            box((.02, .12, .02), (.33, -.54 + i * .6, .28 + k * .22), m('chrome'), .006, into=g)
    for x in (-.26, .26):
        box((.06, .06, .62), (x, .72, 0), m('white'), .015, into=g)
    box((.7, 1.24, .12), (0, -.26, .62), m('sofa'), .05, 6, into=g)
    box((.7, .72, .12), (0, .66, .66), m('sofa'), .05, 6, (.42, 0, 0), g)
    box((.52, 1.2, .006), (0, -.25, .742), m('paper'), .002, into=g)
    return g


def basin(at, turn=0, width=.8, mirror=True, cabinet=None):
    """Wash stand at a wall behind it (at = floor at the wall)."""
    g = group(at, turn)
    box((width, .46, .5), (0, -.25, .32), cabinet or m('oak'), .025, 4, into=g)
    for s in (-1, 1):
        box((width / 2 - .03, .02, .42), (s * width / 4, -.485, .36), m('oak'), .012, into=g)
        pipe([(s * .05, -.51, .55), (s * .05, -.51, .67)], .009, m('brass'), g, bent=False)
    box((width + .04, .5, .05), (0, -.255, .82), m('ceramic'), .02, 4, into=g)
    turned([(0, .02), (.1, .02), (.19, .1), (.21, .15), (.2, .16), (.17, .1), (.09, .04), (0, .03)], m('ceramic'), (0, -.26, .86), into=g, scale=(1, .85, 1), sides=64)
    pipe([(0, -.06, .87), (0, -.06, 1.08), (0, -.1, 1.13), (0, -.2, 1.12), (0, -.22, 1.07)], .017, m('brass'), g)
    if mirror:
        drum(.36, .025, (0, -.0, 1.62), m('brass'), .01, (math.pi / 2, 0, 0), g, sides=72)
        drum(.335, .008, (0, -.024, 1.62), paint('mirror', '#DCEBEC', .03, metal=1), .002, (math.pi / 2, 0, 0), g, sides=72)
    return g


def toilet(at, turn=0):
    """At a wall behind it."""
    g, c = group(at, turn), m('ceramic')
    box((.4, .2, .42), (0, -.11, .42), c, .05, 5, into=g)
    box((.42, .22, .04), (0, -.11, .84), c, .018, 4, into=g)
    drum(.03, .012, (0, -.11, .88), m('chrome'), .005, into=g)
    turned([(0, 0), (.13, 0), (.14, .02), (.11, .16), (.19, .36), (.2, .4), (.16, .41), (0, .36)], c, (0, -.42, 0), into=g, scale=(1, 1.3, 1), sides=64)
    turned([(0, 0), (.2, 0), (.205, .02), (.19, .035), (0, .045)], c, (0, -.42, .41), into=g, scale=(1, 1.3, 1), sides=64)
    box((.22, .3, .38), (0, -.16, 0), c, .05, 5, into=g)
    return g


def shower(at, width=1.1, depth=1.0, screen=None, height=2.05, tray=True, seat=False):
    """In the back left corner: at = that corner on the floor. Glass on the right side; rose on the back wall."""
    x, y, z = at
    if tray:
        box((width, depth, .05), (x + width / 2, y - depth / 2, z), m('ceramic'), .02, 4)
        drum(.06, .006, (x + width / 2, y - depth / 2, z + .05), m('chrome'), .002)
    glass = screen or clear('screen-glass', '#F3FBF9', .012)
    box((.014, depth, height), (x + width, y - depth / 2, z + .05), glass, 0)
    for zz in (z + .05, z + height + .03):
        box((.03, depth, .03), (x + width, y - depth / 2, zz), m('chrome'), .01)
    box((.03, .03, height), (x + width, y - depth, z + .05), m('chrome'), .01)
    cx = x + width * .45
    pipe([(cx, y - .02, 1.0), (cx, y - .08, 1.05), (cx, y - .08, 2.05), (cx, y - .2, 2.18), (cx, y - .36, 2.16), (cx, y - .38, 2.10)], .016, m('chrome'))
    drum(.15, .025, (cx, y - .38, 2.08), m('chrome'), .01)
    box((.2, .06, .06), (cx, y - .05, 1.0), m('chrome'), .02)
    for s in (-1, 1):
        drum(.035, .05, (cx + s * .13, y - .08, 1.03), m('brass'), .01, (math.pi / 2, 0, 0))
    if seat:
        sx, sy = x + width * .5, y - depth * .52
        box((.42, .36, .045), (sx, sy, .46), m('white'), .018, 4)
        for i in range(4):
            box((.34, .03, .01), (sx, sy - .12 + i * .08, .5), m('aqua-matt'), .004)
        for a in (-1, 1):
            for b in (-1, 1):
                pipe([(sx + a * .17, sy + b * .14, .47), (sx + a * .2, sy + b * .17, .06)], .017, m('chrome'), bent=False)


def towel_rail(at, turn=0, width=.6, towels=('fabric-sun', 'cloth')):
    g = group(at, turn)
    pipe([(-width / 2, -.08, 0), (width / 2, -.08, 0)], .012, m('brass'), g, bent=False)
    for s in (-1, 1):
        pipe([(s * width / 2, -.08, 0), (s * width / 2, 0, 0)], .012, m('brass'), g, bent=False)
    for i, t in enumerate(towels):
        x = (i - (len(towels) - 1) / 2) * width / len(towels)
        box((width / len(towels) * .86, .05, .52 + .08 * i), (x, -.08, -.5 - .08 * i), m(t), .024, 5, into=g)
    return g


def packing_box(size, at, turn=0, tape=True):
    g = group(at, turn)
    box(size, (0, 0, 0), paint('carton', '#C99763', .85, spec=.1, bump=(20, .1), vary=.06), .012, into=g)
    if tape:
        box((size[0] + .004, .06, .004), (0, 0, size[2]), paint('tape', '#E6C892', .4), 0, into=g)
        box((.004, .06, .1), (size[0] / 2 + .001, 0, size[2] - .1), paint('tape', '#E6C892', .4), 0, into=g)
    return g


__all__ = ['sofa', 'rug', 'round_table', 'vase', 'floor_lamp', 'sideboard', 'bookcase', 'bed', 'bedside', 'table_lamp', 'armchair', 'grab_rail', 'ramp', 'walker', 'desk', 'office_chair', 'small_chair', 'board',
           'whiteboard', 'pendant', 'couch', 'basin', 'toilet', 'shower', 'towel_rail', 'packing_box']
