"""Kitchen: oven, cupboards, tap, fridge. Fronts face -Y, at = the floor under the middle of the front."""
import math

from .materials import clear, m, paint, soiled
from .shapes import ball, box, drum, group, pipe, ring, turned


def cabinet_paint():
    return paint('cabinet', '#125A6C', .42, spec=.4)


def stone():
    return paint('stone', '#EFECE4', .24, spec=.5, mottle=('#DAD6CC', 3.5, .8))


def glaze():
    return paint('glaze', '#F0F1EC', .12, spec=.55, coat=.5, vary=.035)


def oven(at, width=1.0, height=.9, open_=False, dirty=False):
    """A built-in oven; dirty puts baked-on grease on the same parts."""
    g, depth = group(at), .56
    steel, enamel, dark, wire = m('steel'), paint('enamel', '#33454D', .38, spec=.45), paint('oven-dark', '#1B2A31', .2, spec=.5, coat=.4), m('chrome')
    glass = clear('oven-glass', '#8FB2B8', .05)
    if dirty:
        steel, enamel = soiled(steel, '#8A5526', 5, .46, .66, .92), soiled(enamel, '#6B3E1B', 6, .34, .55, .96)
        glass, wire = soiled(glass, '#7C4A1E', 4.6, .42, .64, .94, distort=.6), soiled(wire, '#3A2212', 14, .3, .55)
        dark = soiled(dark, '#6B421F', 6, .5, .75, .8)
    w2 = width / 2
    for s in (-1, 1):
        box((.05, depth, height), (s * (w2 - .025), depth / 2, 0), steel, .012, into=g)
    box((width, depth, .05), (0, depth / 2, height - .05), steel, .012, into=g)
    box((width, depth, .09), (0, depth / 2, 0), steel, .012, into=g)
    box((width - .1, .03, height - .1), (0, depth - .02, .05), enamel, 0, into=g)
    floor, ceiling = .11, height - .24
    for z in (floor - .01, ceiling):
        box((width - .1, depth - .04, .018), (0, depth / 2, z), enamel, .004, into=g)
    for s in (-1, 1):
        box((.012, depth - .04, ceiling - floor), (s * (w2 - .055), depth / 2, floor), enamel, .003, into=g)
        for k in range(4):
            z = floor + .1 + k * .12
            pipe([(s * (w2 - .068), .03, z), (s * (w2 - .068), depth - .05, z)], .008, wire, g, bent=False)
    for z in (floor + .13, floor + .36):
        for i in range(13):
            x = -w2 + .1 + (width - .2) * i / 12
            pipe([(x, .03, z), (x, depth - .06, z)], .006, wire, g, bent=False)
        for y in (.03, .28, depth - .06):
            pipe([(-w2 + .075, y, z), (w2 - .075, y, z)], .009, wire, g, bent=False)
    drum(.15, .02, (0, depth - .06, .38), enamel, .01, (math.pi / 2, 0, 0), g)
    for i in range(8):
        a = i * math.pi / 4
        box((.018, .012, .09), (.07 * math.cos(a), depth - .085, .335 + .07 * math.sin(a)), paint('slot', '#10181C', .5), .003, into=g)
    ball(.035, (.26, depth - .08, ceiling - .09), paint('oven-lamp' + ('-dim' if dirty else ''), '#FFD48A', .4, glow=1.2 if dirty else 14), g, fine=3)
    # front panel
    box((width, .05, .19), (0, 0, height - .2), steel, .018, 4, into=g)
    box((.2, .012, .085), (0, -.03, height - .148), dark, .006, into=g)
    for x in (-.35, -.24, .24, .35):
        drum(.036, .045, (x, -.025, height - .105), m('teal'), .01, (math.pi / 2, 0, 0), g)
        box((.008, .004, .026), (x, -.072, height - .098), m('white'), 0, into=g)
    for i in range(4):
        box((.022, .004, .04), (-.062 + i * .035 + (.014 if i > 1 else 0), -.038, height - .127), paint('clock' + ('-dim' if dirty else ''), '#2EC4B6', .4, glow=.25 if dirty else 1.5), .001, into=g)
    # door
    door = group((0, -.005, .07), (math.radians(86) if open_ else 0, 0, 0), into=g)
    dh, rim = height - .29, .085
    for s in (-1, 1):
        box((rim, .05, dh), (s * (w2 - rim / 2), 0, 0), steel, .016, 4, into=door)
    box((width, .05, rim), (0, 0, 0), steel, .016, 4, into=door)
    box((width, .05, rim + .03), (0, 0, dh - rim - .03), steel, .016, 4, into=door)
    box((width - rim * 1.6, .012, dh - rim * 1.6), (0, .012, rim * .7), glass, 0, into=door)
    pipe([(-w2 + .1, -.075, dh - .06), (w2 - .1, -.075, dh - .06)], .02, m('chrome'), door, bent=False)
    for s in (-1, 1):
        pipe([(s * (w2 - .14), -.075, dh - .06), (s * (w2 - .14), -.01, dh - .06)], .014, m('chrome'), door, bent=False)
    return g


def cupboard(width, at, mat=None, height=.82, doors=2, drawers=0, depth=.6, kick=True):
    g, front = group(at), mat or cabinet_paint()
    teal = front.name.startswith('cabinet')
    box((width, depth - .03, height), (0, depth / 2 + .02, 0), paint('carcass' + str(teal), '#0E4655' if teal else '#E6DFD2', .6), .01, into=g)
    if kick:
        box((width, depth - .1, .1), (0, depth / 2 + .06, -.1), paint('kick', '#0C3C49', .6), 0, into=g)
    if drawers:
        dh = height / drawers
        for k in range(drawers):
            box((width - .012, .03, dh - .012), (0, 0, k * dh + .006), front, .01, into=g)
            pipe([(-.09, -.04, (k + .5) * dh + .06), (.09, -.04, (k + .5) * dh + .06)], .009, m('brass'), g, bent=False)
        return g
    dw = width / doors
    for k in range(doors):
        x, side = -width / 2 + dw * (k + .5), 1 if k % 2 == 0 else -1
        box((dw - .012, .03, height - .012), (x, 0, .006), front, .01, into=g)
        for s in (-1, 1):
            box((.05, .012, height - .03), (x + s * (dw / 2 - .035), -.018, .015), front, .005, 2, into=g)
        for z in (.015, height - .065):
            box((dw - .03, .012, .05), (x, -.018, z), front, .005, 2, into=g)
        hx, hz = x + side * (dw / 2 - .035), height * .5 + (.2 if kick else -.2)
        pipe([(hx, -.045, hz - .08), (hx, -.045, hz + .08)], .009, m('brass'), g, bent=False)
    return g


def tap(at, turn=0):
    g = group(at, turn)
    drum(.04, .03, (0, 0, 0), m('brass'), .008, into=g)
    pipe([(0, 0, .02), (0, 0, .3), (0, -.05, .39), (0, -.15, .42), (0, -.24, .37), (0, -.25, .29)], .02, m('brass'), g, fine=16)
    pipe([(.03, 0, .07), (.12, 0, .11)], .012, m('brass'), g, bent=False)
    return g


def sink(at, width=.62):
    x, y, z = at
    box((width, .42, .012), (x, y, z - .003), m('steel'), .004)
    box((width - .08, .34, .014), (x, y, z - .002), paint('sink-in', '#8FA5AA', .35, metal=.6), .005)


def hob(at, dirty=False):
    x, y, z = at
    plate = paint('hob', '#1B2A31', .12, spec=.6)
    box((.86, .5, .014), at, soiled(plate, '#8A6238', 6, .46, .66) if dirty else plate, .006)
    for dx, dy, r in ((-.22, .11, .1), (.22, .11, .08), (-.22, -.12, .08), (.22, -.12, .1)):
        ring(r - .006, .006, .002, (x + dx, y + dy, z + .0145), paint('hob-ring', '#6FA9B3', .4))


def pot(at, mat=None, scale=1):
    g, p = group(at, 0, scale), mat or m('aqua')
    turned([(0, 0), (.12, 0), (.135, .015), (.14, .15), (.148, .155), (.14, .165), (.12, .17), (0, .19)], p, into=g)
    ball(.024, (0, 0, .205), m('brass'), g, fine=3)
    for s in (-1, 1):
        pipe([(s * .135, -.035, .12), (s * .195, 0, .13), (s * .135, .035, .12)], .012, p, g)


def chopping_board(at, turn=(-.13, 0, 0)):
    box((.32, .03, .43), at, m('oak-z'), .03, 4, turn)


def fruit_bowl(at, scale=1):
    g = group(at, 0, scale)
    turned([(0, 0), (.05, 0), (.15, .05), (.185, .11), (.175, .115), (.14, .06), (0, .02)], m('ceramic'), into=g, sides=64)
    for i, c in enumerate(('#FFBF46', '#FF9D4D', '#FFCE5E', '#F2A03D')):
        ball(.062, (.07 * math.cos(i * 1.57), .07 * math.sin(i * 1.57), .095), paint('fruit' + c, c, .5), g, fine=3)
    ball(.062, (0, 0, .16), paint('fruit#FFBF46', '#FFBF46', .5), g, fine=3)


def fridge(at, turn=0):
    g = group(at, turn)
    f = paint('fridge', '#2BBBAE', .28, spec=.5, coat=.4)
    box((.78, .66, .62), (0, 0, .06), f, .07, 6, into=g)
    box((.78, .66, 1.1), (0, 0, .69), f, .07, 6, into=g)
    pipe([(-.28, -.37, .42), (-.28, -.37, .6)], .016, m('brass'), g, bent=False)
    pipe([(-.28, -.37, .8), (-.28, -.37, 1.08)], .016, m('brass'), g, bent=False)
    for x in (-.26, .26):
        drum(.03, .07, (x, -.22, 0), m('dark'), .005, into=g)


def cups(at, colours=('sun', 'ceramic', 'aqua', 'teal'), gap=.18):
    for i, c in enumerate(colours):
        turned([(0, 0), (.06, 0), (.07, .01), (.075, .1), (.065, .11), (.06, .1), (0, .1)], m(c), (at[0] + i * gap, at[1], at[2]))


def jars(at, heights=(.2, .16, .22)):
    for i, h in enumerate(heights):
        drum(.055, h, (at[0] + i * .14, at[1], at[2]), paint(f'jar{i}', ('#F2D9A6', '#E9A66B', '#CBE3C5')[i % 3], .3, coat=.5), .012)
        drum(.057, .03, (at[0] + i * .14, at[1], at[2] + h), m('oak'), .008)


__all__ = ['cabinet_paint', 'stone', 'glaze', 'oven', 'cupboard', 'tap', 'sink', 'hob', 'pot', 'chopping_board', 'fruit_bowl', 'fridge', 'cups', 'jars']
