"""What a cleaner brings: bucket, bottle, cloth, sponge, squeegee, vacuum, carpet machine, pressure washer, van."""
import math
from random import Random

from .materials import m, paint, clear
from .shapes import ball, box, drum, group, pipe, prism, ring, sheet, turned


def cloth(width, length, mat, at, turn=(0, 0, 0), into=None, seed=0, over=.28):
    """A cloth laid over an edge: the part `over` lies flat, the rest hangs."""
    phase = Random(seed).uniform(0, 6)

    def place(u, v):
        x, y, flat = (u - .5) * width, v * length, length * over
        hang = max(0, y - flat)
        yy = y if not hang else flat + .03 * math.sin(min(1, hang / .05) * 1.57)
        k = hang / length
        return x * (1 - .12 * k), yy + .032 * math.sin(u * 9 + phase) * k, -hang * .97 + .006 * math.sin(u * 7 + v * 5 + phase)
    return sheet(30, 40, place, mat, at, turn, thick=.012, into=into, soft=1)


def folded_cloths(at, colours=('cloth', 'fabric-sun', 'fabric-cream'), turn=0, scale=1, into=None):
    g = group(at, turn, scale, into)
    for i, c in enumerate(colours):
        for k in range(2):
            box((.34, .26, .03), (.006 * i, -.004 * i, i * .062 + k * .029), m(c), .014, 4, (0, 0, .06 * (i - 1)), g)
    return g


def bucket(at, scale=1, turn=0, mat=None, foam=True, cloth_at=None, into=None):
    """A bucket with a wire handle, foam, and (cloth_at = angle) a cloth over the rim."""
    g, shell = group(at, turn, scale, into), mat or m('sun')
    turned([(0, 0), (.145, 0), (.16, .012), (.165, .03), (.215, .36), (.232, .362), (.236, .375), (.232, .39), (.212, .39), (.2, .37), (.152, .035), (0, .03)], shell, into=g)
    turned([(.187, .18), (.193, .182), (.195, .19), (.193, .198), (.187, .2)], shell, into=g)
    for side in (-1, 1):
        drum(.03, .02, (side * .225, 0, .33), m('white'), .008, (0, side * math.pi / 2, 0), g)
    pipe([(-.24, 0, .33), (-.235, -.10, .40), (-.15, -.23, .42), (0, -.27, .41), (.15, -.23, .42), (.235, -.10, .40), (.24, 0, .33)], .009, m('chrome'), g)
    pipe([(-.07, -.262, .413), (0, -.27, .41), (.07, -.262, .413)], .02, m('white'), g)
    if foam:
        r = Random(4)
        drum(.205, .01, (0, 0, .345), paint('water', '#BDEBE6', .1, spec=.6), into=g)
        for _ in range(60):
            a, d = r.uniform(0, 6.28), .19 * math.sqrt(r.random())
            ball(r.uniform(.022, .06) * (1.15 - d * 2.2), (math.cos(a) * d, math.sin(a) * d, .365 + .07 * (1 - (d / .19) ** 2) * r.random()), m('foam'), g, fine=3)
    if cloth_at is not None:
        a = cloth_at - turn
        cloth(.24, .36, m('cloth'), (.144 * math.cos(a), .144 * math.sin(a), .398), (0, 0, a - math.pi / 2), g)
    return g


def bottle(at, scale=1, turn=0, body=None, into=None):
    """A spray bottle with a plain banded label."""
    g = group(at, turn, scale, into)
    flat = (1, .72, 1)
    turned([(0, 0), (.085, 0), (.1, .012), (.104, .035), (.104, .20), (.098, .24), (.07, .285), (.045, .315), (.04, .34), (0, .34)], body or paint('bottle', '#5FD9CC', .18, spec=.5, coat=.5), into=g, scale=flat, soft=1)
    turned([(.1053, .06), (.1066, .062), (.1066, .185), (.1053, .187)], m('paper'), into=g, scale=flat)
    turned([(.1068, .1), (.1075, .101), (.1075, .135), (.1068, .136)], m('sun-matt'), into=g, scale=flat)
    drum(.05, .055, (0, 0, .325), m('teal'), into=g)
    box((.17, .07, .06), (-.025, 0, .40), m('teal'), .022, 5, into=g)
    box((.075, .06, .07), (.03, 0, .355), m('teal'), .02, 5, into=g)
    drum(.024, .035, (-.105, 0, .432), m('sun'), .006, (0, -math.pi / 2, 0), g)
    pipe([(-.05, 0, .405), (-.085, 0, .36), (-.08, 0, .31), (-.1, 0, .275)], .014, m('sun'), g)
    return g


def sponge(at, turn=0, scale=1, into=None):
    g = group(at, turn, scale, into)
    box((.2, .12, .05), (0, 0, 0), paint('sponge', '#FFBF46', .95, spec=.1, bump=(60, .6)), .018, 4, into=g)
    box((.2, .12, .022), (0, 0, .048), paint('scourer', '#0F4C5C', .95, spec=.1, bump=(120, .8)), .009, into=g)
    return g


def squeegee(at, turn=(0, 0, 0), scale=1, into=None):
    """Handle from z = 0 upwards, blade at the top."""
    g = group(at, turn, scale, into)
    drum(.022, .34, (0, 0, 0), m('aqua'), .018, into=g)
    box((.045, .04, .09), (0, 0, .33), m('white'), .014, into=g)
    box((.44, .045, .05), (0, 0, .4), m('teal'), .016, into=g)
    box((.43, .012, .045), (0, -.004, .44), paint('rubber', '#22313A', .7), .004, into=g)
    return g


def vacuum(at, turn=0, scale=1, into=None):
    """A round vacuum cleaner; hose and floor tool reach towards -X."""
    g = group(at, turn, scale, into)
    ball(.24, (0, 0, .25), m('teal'), g, (1.15, .9, .9))
    box((.16, .3, .05), (.06, 0, .44), m('sun'), .022, 4, into=g)
    for side in (-1, 1):
        drum(.19, .06, (0, side * .2, .19), m('white'), .025, (-side * math.pi / 2, 0, 0), g)
        drum(.1, .02, (0, side * .25, .19), m('sun'), .01, (-side * math.pi / 2, 0, 0), g)
    pipe([(-.24, 0, .3), (-.42, .05, .4), (-.62, .05, .3), (-.8, -.1, .28), (-.9, -.2, .62)], .035, m('dark'), g, fine=20)
    pipe([(-.9, -.2, .62), (-1.12, -.3, .08)], .024, m('chrome'), g, bent=False)
    box((.34, .13, .07), (-1.14, -.32, 0), m('teal'), .03, turn=(0, 0, .9), into=g)
    return g


def mop(at, turn=0, lean=.3, scale=1, into=None):
    """A flat mop leaning back."""
    g = group(at, (lean, 0, turn), scale, into)
    pipe([(0, 0, .08), (0, 0, 1.35)], .018, m('aqua'), g, bent=False)
    drum(.026, .16, (0, 0, 1.25), m('teal'), .02, into=g)
    box((.44, .13, .035), (0, 0, .03), m('teal'), .015, into=g)
    box((.48, .16, .035), (0, 0, 0), m('fabric-cream'), .016, into=g)
    return g


def carpet_machine(at, turn=0, scale=1, into=None):
    """An upright hot-water extractor, facing -Y."""
    g = group(at, turn, scale, into)
    box((.50, .52, .26), (0, 0, .06), m('teal'), .07, 5, into=g)
    box((.42, .34, .34), (0, .06, .30), m('aqua'), .08, 6, into=g)
    box((.36, .28, .14), (0, .06, .62), clear('tank', '#CFF3F0', .05), .05, 5, into=g)
    box((.34, .26, .06), (0, .06, .635), paint('tank-water', '#8ADBE0', .1, spec=.6), .02, into=g)
    drum(.05, .04, (0, .06, .75), m('sun'), into=g)
    box((.46, .12, .11), (0, -.30, .02), m('dark'), .035, 4, into=g)
    box((.50, .07, .04), (0, -.345, .015), m('chrome'), .015, into=g)
    for side in (-1, 1):
        drum(.12, .05, (side * .25, .16, .12), m('dark'), .02, (0, side * math.pi / 2, 0), g)
        drum(.06, .012, (side * .298, .16, .12), m('sun'), .005, (0, side * math.pi / 2, 0), g)
        pipe([(side * .17, .24, .35), (side * .17, .42, .75), (side * .17, .56, .98)], .018, m('chrome'), g)
    pipe([(-.2, .565, .985), (.2, .565, .985)], .03, m('sun'), g, bent=False)
    pipe([(.17, .1, .5), (.36, .05, .42), (.40, -.1, .26), (.2, -.28, .12)], .03, m('dark'), g, fine=20)
    return g


def wand(at, turn=0, lean=-.75, scale=1, into=None, head=True):
    """A hand tool on a bent chrome tube; leans back from its floor head."""
    g = group(at, turn, scale, into)
    d = math.sin(-lean)
    pipe([(0, -.02, .05), (0, .12, .16), (0, .12 + .9 * d, .16 + .9 * math.cos(lean))], .021, m('chrome'), g)
    pipe([(0, .12 + .72 * d, .16 + .72 * math.cos(lean)), (0, .12 + .93 * d, .16 + .93 * math.cos(lean))], .034, m('sun'), g, bent=False)
    if head:
        box((.42, .13, .06), (0, -.03, .0), m('teal'), .024, 4, into=g)
        box((.43, .03, .03), (0, -.1, .0), m('chrome'), .012, into=g)
    return g


def washer(at, turn=0, scale=1, into=None):
    """A pressure washer on two wheels, facing -Y."""
    g = group(at, turn, scale, into)
    box((.42, .40, .14), (0, 0, .08), m('dark'), .05, 4, into=g)
    box((.38, .34, .46), (0, .02, .2), m('sun'), .09, 6, into=g)
    box((.30, .03, .20), (0, -.16, .3), m('teal'), .012, into=g)
    drum(.06, .03, (0, -.175, .40), m('white'), turn=(math.pi / 2, 0, 0), into=g)
    box((.008, .006, .045), (0, -.208, .40), m('clay'), 0, into=g)
    for side in (-1, 1):
        drum(.15, .07, (side * .21, .1, .15), m('dark'), .03, (0, side * math.pi / 2, 0), g)
        drum(.08, .02, (side * .27, .1, .15), m('aqua'), .008, (0, side * math.pi / 2, 0), g)
        pipe([(side * .15, .16, .3), (side * .15, .24, .9), (side * .15, .26, 1.0)], .018, m('chrome'), g)
    pipe([(-.18, .262, 1.0), (.18, .262, 1.0)], .028, m('dark'), g, bent=False)
    drum(.14, .08, (.1, .25, .62), m('teal'), .02, (math.pi / 2, 0, 0), g)
    return g


def lance(at, turn=(0, 0, 0), scale=1, into=None):
    """A spray lance along +Y with its nozzle at the end."""
    g = group(at, turn, scale, into)
    pipe([(0, 0, 0), (0, .95, 0)], .016, m('chrome'), g, bent=False)
    pipe([(0, .92, 0), (0, 1.02, 0)], .026, m('sun'), g, bent=False)
    box((.05, .30, .07), (0, -.12, -.035), m('dark'), .022, into=g)
    box((.045, .07, .18), (0, -.22, -.2), m('teal'), .02, turn=(-.25, 0, 0), into=g)
    pipe([(0, -.1, -.03), (0, -.08, -.1), (0, -.16, -.12)], .01, m('sun'), g)
    return g


def surface_cleaner(at, turn=0, scale=1, into=None):
    """The round hood that washes flat ground or tiles evenly."""
    g = group(at, turn, scale, into)
    turned([(0, .05), (.26, .03), (.27, .06), (.22, .12), (.08, .16), (0, .16)], m('sun'), into=g)
    ring(.255, .02, .05, (0, 0, 0), m('dark'), g)
    pipe([(0, 0, .14), (0, .1, .28), (0, .62, .95)], .02, m('chrome'), g)
    pipe([(-.16, .6, .93), (0, .63, .97), (.16, .6, .93)], .028, m('dark'), g)
    return g


def hose(points, mat=None, radius=.022):
    return pipe(points, radius, mat or m('aqua-matt'), fine=16)


def ladder(at, length, turn=(0, 0, 0), into=None, width=.4):
    """Rungs along +Z, rails left and right."""
    g, alloy = group(at, turn, into=into), m('alloy')
    for side in (-1, 1):
        box((.045, .07, length), (side * width / 2, 0, 0), alloy, .014, into=g)
    for i in range(int(length / .28)):
        pipe([(-width / 2, 0, .2 + i * .28), (width / 2, 0, .2 + i * .28)], .018, alloy, g, bent=False)
    return g


def bubbles(box_, count, seed=2, size=(.02, .05)):
    r, film = Random(seed), clear('bubble', '#EAFBFF', .12)
    for _ in range(count):
        ball(r.uniform(*size), tuple(r.uniform(*span) for span in box_), film, fine=3)


def spark(at, size, mat, turn=(0, 0, 0), into=None, thick=.04):
    """The four-pointed spark: the only mark that vans and emblems carry. In the XZ plane."""
    outline = []
    for i in range(48):
        a = 2 * math.pi * i / 48
        r = size / (abs(math.cos(a)) ** .55 + abs(math.sin(a)) ** .55) ** (1 / .55)
        outline.append((r * math.cos(a), r * math.sin(a)))
    return prism(outline, thick, mat, at, turn, into, bevel=min(.008, size * .06))


def van(at, turn=0, scale=1, into=None):
    """The team van: nose towards -X, unbranded but for a leaf-green band and a spark."""
    g = group(at, turn, scale, into)
    w, shell, glass = 1.75, paint('van', '#EFEDE4', .22, spec=.5, coat=.6), paint('van-glass', '#1F4F5E', .08, spec=.8, coat=1)
    side = [(-2.05, .38), (-2.08, .82), (-1.98, 1.02), (-1.45, 1.16), (-.98, 1.82), (-.78, 1.95), (1.95, 1.98), (2.08, 1.85), (2.1, .38)]
    prism(side, w, shell, (0, -w / 2, 0), into=g, bevel=.09)
    box((4.21, w + .03, .2), (0.01, 0, .44), m('aqua'), .05, 4, into=g)
    prism([(-1.40, 1.16), (-1.0, 1.72), (-.5, 1.72), (-.5, 1.16)], .02, glass, (0, -w / 2 - .012, 0), into=g, bevel=.008)
    prism([(-1.40, 1.16), (-1.0, 1.72), (-.5, 1.72), (-.5, 1.16)], .02, glass, (0, w / 2 - .008, 0), into=g, bevel=.008)
    sheet(2, 2, lambda u, v: (-1.425 + .40 * v - .03, (u - .5) * (w - .3 - .12 * v), 1.22 + .55 * v + .02), glass, thick=.03, into=g)  # windscreen
    spark((.72, -w / 2 - .02, 1.28), .36, m('sun-matt'), into=g, thick=.02)
    spark((1.16, -w / 2 - .02, 1.52), .15, m('aqua-matt'), into=g, thick=.02)
    box((.02, .02, 1.3), (-.42, -w / 2 - .002, .52), m('dark'), .002, into=g)
    box((.14, .03, .035), (-.3, -w / 2 - .015, 1.02), m('dark'), .01, into=g)
    for x in (-1.32, 1.3):
        for y in (-1, 1):
            drum(.36, .2, (x, y * (w / 2 - .13), .36), m('dark'), .06, (-y * math.pi / 2, 0, 0), g)
            drum(.2, .03, (x, y * (w / 2 + .05), .36), m('chrome'), .015, (-y * math.pi / 2, 0, 0), g)
            drum(.07, .05, (x, y * (w / 2 + .05), .36), m('sun'), .015, (-y * math.pi / 2, 0, 0), g)
            turned([(.38, 0), (.43, 0), (.43, .02), (.38, .02), (.38, 0)], m('teal'), (x, y * (w / 2 + .004), .38), (-y * math.pi / 2, 0, 0), g)
    for y in (-.62, .62):
        drum(.1, .05, (-2.05, y, .78), paint('headlight', '#FFF3CF', .2, spec=.6, coat=.6, glow=.4), .02, (0, -math.pi / 2, 0), g)
        box((.03, .12, .26), (2.09, y * 1.18, .95), m('clay'), .012, into=g)
    box((.06, 1.0, .14), (-2.08, 0, .66), m('dark'), .02, into=g)
    box((.14, w + .02, .14), (-2.05, 0, .34), m('dark'), .05, into=g)
    box((.14, w + .02, .14), (2.07, 0, .34), m('dark'), .05, into=g)
    for x in (-.4, .6, 1.6):
        box((.06, w - .1, .05), (x, 0, 2.0), m('dark'), .015, into=g)
    ladder((1.9, -.3, 2.08), 2.7, (0, -math.pi / 2, 0), g, .42)
    pipe([(-.7, .45, 2.1), (1.9, .45, 2.1)], .06, m('aqua'), g, bent=False)
    box((.2, .06, .2), (-1.05, -w / 2 - .13, 1.2), m('teal'), .03, into=g)
    return g


__all__ = ['cloth', 'folded_cloths', 'bucket', 'bottle', 'sponge', 'squeegee', 'vacuum', 'mop', 'carpet_machine', 'wand', 'washer', 'lance', 'surface_cleaner', 'hose', 'ladder', 'bubbles', 'spark', 'van']
