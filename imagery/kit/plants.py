"""Leaves, pot plants, trees, hedges, clouds."""
import math
from random import Random

from .materials import m, paint
from .shapes import ball, drum, group, pipe, sheet, turned


def leaf(length, width, mat, at, turn, into=None, curl=.5):
    def place(u, v):
        w = width * math.sin(math.pi * min(1, v ** .8)) ** .75 * (1 - .15 * v)
        x = (u * 2 - 1) * w / 2
        return x, v * length * math.cos(curl * v * .9), -length * curl * .55 * v * v + abs(x) * .3
    return sheet(7, 13, place, mat, at, turn, thick=.006, into=into, soft=1)


def pot_plant(at, scale=1, pot=None, leaves=16, seed=1, height=1.0, into=None):
    """A broad-leaved house plant."""
    r, g = Random(seed), group(at, 0, scale, into)
    turned([(0, 0), (.17, 0), (.19, .02), (.25, .36), (.255, .4), (.235, .41), (.22, .36), (0, .36)], pot or m('white'), into=g)
    drum(.215, .02, (0, 0, .35), paint('earth', '#4A3728', .95), into=g)
    for i in range(leaves):
        a, k = i * 2.39996 + r.uniform(-.2, .2), i / (leaves - 1)
        reach = .10 + .16 * (1 - k)
        tip = (math.cos(a) * reach, math.sin(a) * reach, .55 + k * height * .75)
        pipe([(0, 0, .34), (tip[0] * .35, tip[1] * .35, (tip[2] - .1) * .75), tip], .011, paint('stem', '#4E9A5B', .5), g)
        leaf(.46 * (1 - .25 * k) * r.uniform(.85, 1.15), .25 * (1 - .2 * k), m('leaf'), tip, (.2 + .55 * k + r.uniform(-.1, .15), 0, a - math.pi / 2), g, .8 + .3 * (1 - k))
    return g


def blade_plant(at, scale=1, seed=2, blades=11, pot=None, into=None):
    """Upright blades in a small pot."""
    r, g = Random(seed), group(at, 0, scale, into)
    turned([(0, 0), (.13, 0), (.15, .02), (.17, .24), (.16, .26), (.145, .23), (0, .23)], pot or m('sun'), into=g)
    for _ in range(blades):
        a, d, h, lean = r.uniform(0, 6.28), r.uniform(0, .09), r.uniform(.45, .85), r.uniform(.05, .25)

        def place(u, v, h=h, lean=lean):
            w = .09 * (1 - v ** 2.5) ** .6 * (.6 + .6 * v)
            x = (u * 2 - 1) * w / 2
            return x, lean * v * v * h + abs(x) * .5, v * h
        sheet(5, 14, place, paint('blade', '#3BA676', .42, spec=.4, vary=.25), (math.cos(a) * d, math.sin(a) * d, .22), (0, 0, a - math.pi / 2), thick=.01, into=g, soft=1)
    return g


def tree(at, scale=1, seed=1, lumps=8, mat=None, trunk=1.1, into=None):
    r, g = Random(seed), None
    g = group(at, r.uniform(0, 6), scale, into)
    pipe([(0, 0, 0), (.03, .02, trunk * .5), (-.02, 0, trunk)], .07, m('trunk'), g)
    for i in range(lumps):
        a, d = i * 2.4, .36 * math.sqrt(i / lumps)
        ball(r.uniform(.32, .5), (math.cos(a) * d, math.sin(a) * d, trunk + .1 + r.uniform(-.1, .5) * (1 - d)), mat or m('crown'), g, lumpy=.12, seed=i + seed)
    return g


def cypress(at, scale=1, seed=1, into=None):
    turned([(0, 0), (.16, .05), (.22, .35), (.19, .8), (.1, 1.3), (0, 1.6)], m('hedge'), at, into=into, scale=(scale,) * 3, soft=1)


def bush(at, scale=1, seed=1, mat=None, into=None):
    r, g = Random(seed), group(at, 0, scale, into)
    for i in range(5):
        ball(r.uniform(.2, .3), (r.uniform(-.25, .25), r.uniform(-.12, .12), r.uniform(.12, .24)), mat or m('hedge'), g, lumpy=.12, seed=i + seed * 3)
    return g


def flowers(box_, count, seed=3):
    """Small blossoms scattered in a box ((x0, x1), (y0, y1), (z0, z1))."""
    r, kinds = Random(seed), [m('sun-matt'), m('paper'), paint('blossom', '#FF8C6B', .7)]
    for i in range(count):
        ball(.045, tuple(r.uniform(*span) for span in box_), kinds[i % 3], fine=2)


def cloud(at, scale=1, seed=1):
    r, g = Random(seed), group(at, 0, scale)
    for i in range(6):
        d = abs(i - 2.5)
        ball(.55 - .11 * d + r.uniform(-.05, .08), ((i - 2.5) * .42, 0, r.uniform(0, .15) + .2 - .06 * d), paint('cloud', '#F6F5F2', .9, spec=.1), g, (1, .6, .85))
    return g


def dry_leaves(box_, count, seed=5, size=.15, into=None):
    """Autumn leaves strewn in a box."""
    r = Random(seed)
    kinds = [paint('dry-1', '#D98A2B', .7, vary=.2), paint('dry-2', '#A8632C', .7, vary=.2), paint('dry-3', '#93913F', .7, vary=.2), paint('dry-4', '#B85A30', .7, vary=.2)]
    for i in range(count):
        leaf(size * r.uniform(.75, 1.2), size * .55, kinds[i % 4], tuple(r.uniform(*span) for span in box_), (r.uniform(-.5, .5), r.uniform(-.5, .5), r.uniform(0, 6)), into)


__all__ = ['leaf', 'pot_plant', 'blade_plant', 'tree', 'cypress', 'bush', 'flowers', 'cloud', 'dry_leaves']
