"""A cottage with a painted metal roof, a chimney and a curved verandah; streaked by algae and softly washed."""
from kit import *

WHOLE = dict(eye=(-8.8, -11.4, 8.4), at=(.0, -1.2, 2.08), lens=41.5)
SHOTS = {
    'roof-soft-wash-after': WHOLE,
    'roof-soft-wash-before': dict(WHOLE, dirty=True, base='roof-soft-wash-after', region=(.1, .06, .9, .9)),
}


def verandah(home, mat, rise):
    """A bullnose roof along the front, on posts over a deck: nearly flat, then bent down to its edge."""
    wall_y, width, reach = -home['depth'] / 2, home['rw'] - .5, 1.95
    straight, curl = reach - .55, .55

    def place(u, v):
        out = v * 1.25 * reach
        y, z = min(out, straight), rise - .16 * min(out, straight)
        if out > straight:
            a = min(1, (out - straight) / (1.25 * reach - straight)) * 1.25
            y, z = y + curl * sin(a), z - curl * .75 * (1 - cos(a))
        return u * width - width / 2, wall_y - y, z + .022 * sin(u * width / .17 * 2 * pi)
    sheet(int(width / .17 * 8), 22, place, mat, thick=.02)
    edge = wall_y - reach + .12
    box((width + .1, reach + .2, .16), (0, wall_y - reach / 2, 0), m('deck'), .03)
    for i in range(6):
        x = -width / 2 + .2 + i * (width - .4) / 5
        box((.11, .11, rise - .63), (x, edge, .14), m('trim'), .02)
    box((width - .2, .07, .13), (0, edge, rise - .67), m('trim'), .015)


def chimney(at, mat):
    x, y, z = at
    for k in range(9):
        off = k % 2
        for i in range(3):
            for s in (-1, 1):
                box((.2 - .012, .3, .115), (x - .2 + .2 * i, y + s * .15, z + k * .125), mat, .012, 2)
    box((.74, .74, .12), (x, y, z + 1.12), m('trim'), .03)
    for s in (-1, 1):
        turned([(0, 0), (.1, 0), (.085, .06), (.1, .3), (.12, .32), (.115, .36), (.07, .36), (.07, .1), (0, .1)], m('terracotta'), (x + s * .17, y, z + 1.23))


def vent(plane, at, mat):
    """A turbine vent, upright on the slope."""
    g = group(at, (-radians(28), 0, 0), into=plane)
    drum(.17, .34, (0, 0, -.1), mat, .01, into=g)
    ball(.24, (0, 0, .42), mat, g, (1, 1, .85))
    for i in range(14):
        a = 2 * pi * i / 14
        pipe([(.1 * cos(a), .1 * sin(a), .63), (.25 * cos(a + .25), .25 * sin(a + .25), .42), (.15 * cos(a + .5), .15 * sin(a + .5), .22)], .016, m('alloy'), g)


def build(shot):
    island(12.4, 9.6, (0, -1.0))
    skin, rim = paint('roof-skin', '#98BCAE', .34, spec=.45, coat=.2), m('trim')
    if shot.dirty:  # algae runs down the slope, lichen sits on it in spots
        skin = soiled(skin, '#3D352A', 1.0, .37, .62, .92, bump=.12, stretch=(3.4, .45, .45))
        skin = soiled(skin, '#201F1A', 1.0, .54, .68, .88, bump=.12, stretch=(9.5, .4, .4))
        skin = soiled(skin, '#8C8A52', 3.4, .57, .63, .9, bump=.6)
        skin = soiled(skin, '#D8CFA6', 6.5, .64, .67, .85, bump=.6)
        rim = soiled(rim, '#5B594B', 1.6, .44, .66, .75, bump=.1, stretch=(2.5, 1, 1))
    paint('render', '#DCE7E8', .85, spec=.1, bump=(40, .06))
    home = house(walls=2.85, pitch=28, roof=skin, tin=True, panels=0, gutter_mat=rim)
    verandah(home, skin, 2.5)
    house_window((-home['width'] / 2 - .02, .1, .95), 1.6, -pi / 2)
    chimney((1.9, .9, home['ridge'] - .75), paint('chimney-brick', '#B9694A', .85, spec=.1, vary=.12))
    vent(home['front'], (-1.9, 2.2, .06), m('steel'))
    garden()
    garden_light(142)


def garden():
    r = Random(9)
    for i in range(14):
        x = -4.0 + i * .6
        if abs(x) > .7:
            bush((x, -4.6 + r.uniform(-.08, .08), 0), r.uniform(.65, .95), i)
    for i in range(7):
        bush((-4.0, -1.7 + i * .62, 0), r.uniform(.7, 1.0), i + 30)
    flowers(((-4.0, -.9), (-4.95, -4.75), (.2, .42)), 40)
    flowers(((.9, 4.0), (-4.95, -4.75), (.2, .42)), 40, 5)
    tree((-2.6, 4.2, 0), 1.9, 4, 9)
    tree((2.9, 3.2, 0), 2.0, 2, 9)
    for at, size, seed in (((16, 8, 2.2), 1.5, 1), ((2.0, 11.5, 2.9), 1.2, 2)):
        cloud(at, size, seed)
