"""Two cities as small islands: what one knows them by, not where it stands."""
from math import atan2

from kit import *

SHOTS = {
    'city-adelaide': dict(eye=(7.7, -13.6, 8.0), at=(.05, -.42, -.02), lens=50, city='adelaide'),
    'city-melbourne': dict(eye=(7.75, -13.8, 7.75), at=(.02, -.25, .68), lens=44, city='melbourne'),
    'city-adelaide-intro': dict(eye=(2.6, -9.2, 4.2), at=(-1.3, -.3, .45), lens=50, city='adelaide'),
    'city-melbourne-intro': dict(eye=(4.6, -8.4, 2.9), at=(.2, -.9, .75), lens=46, city='melbourne'),
}


def sandstone(name='sandstone'):
    return paint(name, '#DFC08F', .85, spec=.1, vary=.06, bump=(30, .1))


def tower(at, w, d, h, mat, lit, floors=None, cap=None, turn=0):
    """A block with rows of windows."""
    g = group(at, turn)
    box((w, d, h), (0, 0, 0), mat, .04, 4, into=g)
    n = floors or max(3, int(h / .28))
    for k in range(n):
        z = .12 + k * (h - .2) / n
        for s in (-1, 1):
            box((w * .8, .02, (h - .2) / n * .52), (0, s * (d / 2 + .001), z), lit, .006, 2, into=g)
            box((.02, d * .8, (h - .2) / n * .52), (s * (w / 2 + .001), 0, z), lit, .006, 2, into=g)
    if cap:
        box((w * .7, d * .7, .12), (0, 0, h), cap, .03, into=g)
    return g


def gable_hall(at, w, d, h, rise, wall_mat, roof_mat, turn=0):
    """A hall whose gable looks towards -Y."""
    g = group(at, turn)
    box((w, d, h), (0, 0, 0), wall_mat, .02, into=g)
    prism([(-w / 2 - .06, 0), (w / 2 + .06, 0), (0, rise + .06)], d + .08, roof_mat, (0, -d / 2 - .04, h), into=g, bevel=.01)
    prism([(-w / 2, 0), (w / 2, 0), (0, rise)], .04, wall_mat, (0, -d / 2 - .07, h - .01), into=g, bevel=0)
    return g


def spire(at, w, h, tip, wall_mat, roof_mat):
    x, y, z = at
    box((w, w, h), at, wall_mat, .015)
    for k in (.35, .68):
        for s, q in ((0, -1), (1, 0)):
            box((w * .26 if q else .02, .02 if q else w * .26, h * .16), (x + s * (w / 2 + .002), y + q * (w / 2 + .002), z + h * k), m('dark'), .004)
    for a in (-1, 1):
        for b in (-1, 1):
            turned([(0, .16), (.035, 0), (0, 0)], roof_mat, (x + a * w * .42, y + b * w * .42, z + h), sides=8)
    turned([(w * .5, 0), (.0, tip)], roof_mat, (x, y, z + h), (0, 0, pi / 4), sides=4)
    ball(.022, (x, y, z + h + tip), m('brass'), fine=2)


def road(points, width=.42):
    for (x0, y0), (x1, y1) in zip(points, points[1:]):
        l = sqrt((x1 - x0) ** 2 + (y1 - y0) ** 2)
        box((l + width * .9, width, .022), ((x0 + x1) / 2, (y0 + y1) / 2, -.004), paint('road', '#7C8F96', .85, spec=.1), .008, turn=(0, 0, atan2(y1 - y0, x1 - x0)))
        for i in range(int(l / .42)):
            t = (i + .5) / int(l / .42)
            box((.16, .025, .004), (x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, .018), m('paper'), .001, turn=(0, 0, atan2(y1 - y0, x1 - x0)))


def river(y, x0, x1, width=.7, sway=.28, z=.012):
    sheet(80, 4, lambda u, v: (x0 + (x1 - x0) * u, y + sway * sin(u * 5.2) + (v - .5) * width, z), paint('river', '#5FB9D0', .08, spec=.7, coat=.8), thick=.03)


def adelaide():
    island(9.4, 6.8)
    # hills and vines at the back
    for at, r, s in (((-3.0, 2.45, -.5), 1.5, (1.25, .62, .95)), ((-.6, 2.85, -.6), 1.5, (1.5, .5, .95)), ((2.6, 2.65, -.55), 1.6, (1.3, .55, .98))):
        ball(r, at, m('hill'), scale=s)
    for k in range(6):
        for i in range(9):
            x, y = 1.55 + i * .27, 1.35 + k * .2
            z = max(0, -.55 + 1.568 * sqrt(max(0, 1 - ((x - 2.6) / 2.08) ** 2 - ((y - 2.65) / .88) ** 2)))
            pipe([(x, y, z), (x, y, z + .16)], .012, m('trunk'), bent=False)
            ball(.085, (x, y, z + .19), m('hedge'), scale=(1.35, .8, .9), fine=2)
            if (i + k) % 3 == 0:
                ball(.028, (x + .05, y - .06, z + .14), paint('grape', '#6B3F7A', .4, coat=.4), fine=2)
    for i, (x, y) in enumerate(((-4.1, 1.6), (-3.3, 1.75), (-1.9, 2.0), (-.3, 2.1), (.6, 1.9))):
        tree((x, y, .05), .55, i + 2, 7)
    river(-.05, -4.55, 4.55, .62)
    # footbridge
    sheet(30, 2, lambda u, v: (-.35 + .38 * v, -.62 + 1.05 * u, .03 + .32 * sin(pi * u)), m('paper'), thick=.05)
    for s in (0, .38):
        pipe([(-.35 + s, -.62 + 1.05 * k / 8, .16 + .32 * sin(pi * k / 8)) for k in range(9)], .016, m('aqua'))
    # the oval
    cx, cy, a, b = -2.35, -1.75, 1.55, 1.18
    turned([(0, 0), (.86, 0), (.9, .02)], paint('pitch', '#6FB35A', .9, spec=.05, bump=(60, .4), mottle=('#83C268', 3, .8)), (cx, cy, .03), scale=(a, b, 1), sides=72)
    turned([(.70, .026), (.715, .026)], m('paper'), (cx, cy, .03), scale=(a, b, 1), sides=72)
    box((.34, .1, .012), (cx, cy, .04), paint('wicket', '#D9C48E', .9), .004, turn=(0, 0, 1.2))
    turned([(.92, 0), (.94, .12), (1.22, .42), (1.24, .42), (1.24, 0)], m('paper'), (cx, cy, .0), scale=(a, b, 1), sides=72)
    colours = (m('aqua-matt'), m('sun-matt'), m('teal-matt'))
    for k in range(3):
        turned([(.965 + k * .085, .16 + k * .09), (1.03 + k * .085, .23 + k * .09)], colours[k], (cx, cy, .015), scale=(a, b, 1), sides=72)
    roof = m('ceramic')
    for start, stop in ((1.72, 3.55), (.35, 1.35)):
        def canopy(u, v, start=start, stop=stop):
            t = start + (stop - start) * u
            r = 1.0 + .30 * v
            return cx + a * r * cos(t), cy + b * r * sin(t), .74 - .12 * v * v + .12 * sin(pi * u)
        sheet(40, 6, canopy, roof, thick=.03)
        for i in range(7):
            t = start + (stop - start) * (i + .5) / 7
            pipe([(cx + a * 1.25 * cos(t), cy + b * 1.25 * sin(t), .0), (cx + a * 1.24 * cos(t), cy + b * 1.24 * sin(t), .66)], .018, m('white'), bent=False)
    for t in (.5, 2.35, 3.7, 5.6):
        x, y = cx + a * 1.34 * cos(t), cy + b * 1.34 * sin(t)
        pipe([(x, y, 0), (x, y, 1.25)], .024, m('chrome'), bent=False)
        box((.26, .05, .16), (x, y, 1.2), paint('flood', '#FFF3CF', .4, glow=.6), .01)
    box((.6, .08, .34), (cx + .95, cy + 1.38, .28), m('teal'), .02)
    # cathedral with two spires
    stone, slate = sandstone(), paint('slate', '#6E5A52', .7)
    gable_hall((.95, -1.35, 0), .62, 1.35, .62, .36, stone, slate)
    for x in (.66, 1.24):
        spire((x, -2.02, 0), .27, 1.05, .78, stone, slate)
    drum(.12, .02, (.95, -2.06, .62), m('aqua'), .004, (pi / 2, 0, 0))
    box((.2, .03, .3), (.95, -2.07, 0), m('oak-z'), .01)
    for i in range(4):
        box((.02, .12, .26), (1.265, -1.75 + i * .26, .2), m('aqua-matt'), .004)
    # the town's grid
    lit = paint('lit', '#9CC8D4', .2, spec=.6, coat=.5)
    for at, w, d, h, mat in (((2.35, -1.1, 0), .62, .6, 1.55, m('wall-blue')), ((3.2, -1.0, 0), .6, .62, 1.15, sandstone('sandstone-b')), ((2.5, -2.0, 0), .7, .55, .85, m('clay')), ((3.45, -1.95, 0), .62, .6, 1.9, m('teal-matt')), ((3.3, -2.85, 0), .75, .5, .6, m('fabric-sun'))):
        tower(at, w, d, h, mat, lit, cap=m('white'))
    road([(-.05, -3.1), (-.05, -.75)], .34)
    road([(1.85, -3.1), (1.85, -.65)], .34)
    road([(.1, -2.6), (4.3, -2.42)], .3)
    # stone market hall
    gable_hall((2.45, -2.95, 0), .5, .5, .34, .2, stone, m('terracotta'))
    for i, (x, y) in enumerate(((.35, -1.2), (.4, -1.75), (1.55, -1.1), (-4.2, -3.0), (-4.25, -.65), (-.45, -2.95), (4.35, -.7), (4.35, -2.1), (.7, -2.95), (1.3, -2.95))):
        tree((x, y, 0), .36 + .05 * (i % 3), i + 3, 7)
    for i in range(10):
        bush((-4.3 + i * .95, -3.2, 0), .28, i)


def melbourne():
    island(9.4, 6.8, top=paint('town', '#A9BF9A', .95, spec=.05, bump=(50, .3)))
    river(-1.35, -4.55, 4.55, .72, .16)
    lit, dark = paint('lit', '#9CC8D4', .2, spec=.6, coat=.5), paint('tower-dark', '#2C5E70', .3, spec=.5, coat=.4)
    # skyline
    for at, w, d, h, mat in (((-3.55, 2.1, 0), .8, .75, 2.1, m('wall-blue')), ((-2.55, 2.4, 0), .75, .7, 3.1, dark), ((-1.55, 2.15, 0), .72, .72, 2.45, m('wall-peach')), ((-.55, 2.5, 0), .8, .7, 3.7, m('teal-matt')),
                             ((.5, 2.2, 0), .72, .7, 2.7, m('wall-mint')), ((1.5, 2.45, 0), .8, .72, 3.3, m('wall-blue')), ((3.6, 2.1, 0), .8, .75, 1.9, m('clay')), ((-3.6, 1.05, 0), .75, .6, 1.35, m('fabric-sun'))):
        tower(at, w, d, h, mat, lit if mat is not dark else m('aqua-matt'), cap=m('white'))
    # the tall one with the gold crown
    tower((2.62, 2.3, 0), .78, .78, 4.0, paint('glass-blue', '#3E7FA0', .16, spec=.6, coat=.7), lit)
    box((.7, .7, .5), (2.62, 2.3, 4.0), paint('gold', '#E7AF3E', .24, metal=.75), .03)
    # the station: ochre front, dome, clock
    ochre, dome = paint('ochre', '#E2AE58', .8, spec=.1, bump=(30, .08)), paint('verdigris', '#6FB3A2', .5, spec=.3)
    box((2.3, .62, .62), (-.9, .15, 0), ochre, .03)
    box((2.36, .66, .07), (-.9, .15, .62), m('paper'), .02)
    for i in range(8):
        sheet(12, 2, lambda u, v, i=i: (-1.92 + i * .29 + .09 * cos(pi * u), -.175 - .004, .16 + .24 * v * sin(pi * u)), m('dark'))
        box((.13, .02, .2), (-1.92 + i * .29, -.17, .1), m('dark'), .004)
    box((.72, .72, .86), (.42, .12, 0), ochre, .03)
    turned([(.30, 0), (.30, .16), (.33, .18), (.30, .32), (.2, .46), (.07, .54), (.05, .66), (0, .74)], dome, (.42, .12, .86), sides=40)
    for s in (-1, 1):
        turned([(.1, 0), (.1, .14), (.08, .22), (0, .3)], dome, (.42 + s * .27, -.15, .86), sides=24)
    prism([(.36 * cos(pi * k / 12), .36 * sin(pi * k / 12)) for k in range(13)], .03, m('dark'), (.42, -.26, .02), bevel=0)
    drum(.11, .03, (.42, -.25, .62), m('paper'), .006, (pi / 2, 0, 0))
    # arts-centre spire: a lattice that narrows, on a ring
    sx, sy = 3.55, -2.6
    drum(.62, .16, (sx, sy, 0), m('paper'), .04, sides=64)
    drum(.48, .1, (sx, sy, .16), m('sun'), .03, sides=64)
    levels = 9
    radius = lambda t: .46 * (1 - t) ** 1.5 + .012
    for k in range(levels):
        z0, z1 = .26 + 2.4 * k / levels, .26 + 2.4 * (k + 1) / levels
        r0, r1 = radius(k / levels), radius((k + 1) / levels)
        for i in range(6):
            a0, a1 = pi / 3 * i + k * pi / 6, pi / 3 * i + (k + 1) * pi / 6
            for q in (a1, a1 - pi / 3):
                pipe([(sx + r0 * cos(a0), sy + r0 * sin(a0), z0), (sx + r1 * cos(q), sy + r1 * sin(q), z1)], .017, m('white'), bent=False)
    pipe([(sx, sy, 2.5), (sx, sy, 3.15)], .016, m('white'), bent=False)
    # bridge, street and tram
    x = -2.35
    box((.95, 1.5, .1), (x, -1.35, .06), sandstone(), .03)
    for s in (-1, 1):
        box((.06, 1.5, .2), (x + s * .46, -1.35, .1), sandstone(), .02)
        for k in range(3):
            pipe([(x + s * .46, -1.85 + k * .5, .3), (x + s * .46, -1.85 + k * .5, .52)], .014, m('teal'), bent=False)
            ball(.045, (x + s * .46, -1.85 + k * .5, .55), paint('lantern', '#FFF1CF', .4, glow=.8), fine=3)
    road([(-4.3, -2.5), (2.1, -2.5)], .8)
    for off in (-.16, .16):
        box((6.7, .025, .012), (-1.1, -2.5 + off, .018), m('chrome'), .002)
    tram((-.55, -2.5, .03))
    pipe([(-4.2, -2.5, 1.02), (2.0, -2.5, 1.02)], .008, m('dark'), bent=False)
    for px in (-4.1, 1.75):
        pipe([(px, -2.02, 0), (px, -2.02, 1.1), (px, -2.5, 1.06)], .02, m('teal'), bent=False)
    # laneway: two brick houses, umbrellas, lights
    for lx, mat in ((1.75, m('terracotta')), (3.05, paint('brick-grey', '#8C6E60', .8, vary=.05, bump=(30, .1)))):
        box((.72, 1.35, 1.1), (lx, .25, 0), mat, .03)
        for k in range(3):
            for z in (.22, .68):
                side = 1 if lx < 2.4 else -1
                box((.02, .24, .24), (lx + side * .362, -.2 + k * .42, z), lit, .006)
                if k != 1:
                    box((.2, .02, .24), (lx - .2 + k * .2, -.43, z), lit, .006)
        box((.78, 1.4, .06), (lx, .25, 1.1), m('paper'), .02)
    for k in range(3):
        y = -.55 + k * .5
        turned([(0, .14), (.22, 0), (.2, 0), (0, .12)], m(('sun', 'aqua', 'clay')[k]), (2.4, y, .4), sides=8)
        pipe([(2.4, y, 0), (2.4, y, .45)], .012, m('oak-z'), bent=False)
        drum(.09, .02, (2.4, y - .02, .18), m('white'), .006)
    for k in range(3):
        y = -.3 + k * .45
        for i in range(6):
            t = (i + .5) / 6
            ball(.022, (2.1 + .6 * t, y, .98 - .14 * sin(pi * t)), paint('fairy', '#FFE2A0', .4, glow=2.5), fine=2)
    for i, (tx, ty) in enumerate(((-4.2, -.4), (-3.5, -.35), (-3.1, .1), (3.9, -.5), (4.2, .4), (4.2, -1.95), (2.55, -1.95), (2.3, -3.1), (1.5, -3.12), (-3.9, -3.1), (1.1, -.5), (1.2, .7))):
        tree((tx, ty, 0), .36 + .05 * (i % 3), i + 3, 7)


def tram(at, turn=0):
    g = group(at, turn)
    shell, glass = paint('tram', '#1C8C7C', .28, spec=.5, coat=.5), paint('tram-glass', '#17414E', .08, spec=.8, coat=1)
    for cx in (-.62, .62):
        box((1.16, .46, .26), (cx, 0, .1), shell, .05, 4, into=g)
        box((1.14, .45, .3), (cx, 0, .36), m('fabric-cream'), .05, 4, into=g)
        box((1.16, .46, .06), (cx, 0, .62), m('sun'), .025, into=g)
        for i in range(4):
            for s in (-1, 1):
                box((.2, .02, .18), (cx - .40 + i * .265, s * .222, .41), glass, .008, into=g)
        for wx in (-.35, .35):
            for s in (-1, 1):
                drum(.075, .04, (cx + wx, s * .17, .075), m('dark'), .012, (-s * pi / 2, 0, 0), g)
    box((.12, .38, .44), (0, 0, .14), m('dark'), .02, into=g)
    for s in (-1, 1):
        box((.02, .36, .2), (s * 1.2, 0, .4), glass, .008, into=g)
        for y in (-.14, .14):
            ball(.03, (s * 1.2, y, .2), paint('headlight', '#FFF3CF', .2, glow=.6), g, fine=3)
    pipe([(-.5, 0, .68), (-.3, 0, .84), (-.5, 0, 1.0)], .012, m('dark'), g, bent=False)
    pipe([(-.5, -.16, 1.0), (-.5, .16, 1.0)], .012, m('dark'), g, bent=False)


def build(shot):
    adelaide() if shot.city == 'adelaide' else melbourne()
    for at, size, seed in (((-5.2, 6.0, 2.6 if shot.city == 'melbourne' else .95), .8, 1), ((-.2, 7, 1.3 if shot.city == 'adelaide' else 4.6), .8, 2)):
        cloud(at, size, seed)
    sky(.72, '#9FD0F0', '#FFF1DA', ('#D9F1F6', '#7CC4EA'))
    sun(42, -135, 4.6, 1.8, '#FFEBCB')
    fill((7, -9, 6), (0, 0, 1), (6, 6), 300)
