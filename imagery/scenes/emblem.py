"""Single things on a round stand: emblem, cup, speech bubbles, notebook, letterbox, house on a hill, bucket."""
from kit import *

NEAR = dict(eye=(1.9, -5.5, 2.9), at=(0, 0, .50), lens=50)
SHOTS = {
    'ceo': dict(thing='emblem', eye=(1.3, -5.6, 2.8), at=(0, 0, .60), lens=44),
    'achievements': dict(NEAR, thing='cup'),
    'faq': dict(NEAR, thing='bubbles', at=(0, 0, .60), lens=46),
    'blog': dict(thing='notebook', eye=(2.3, -5.1, 3.4), at=(0, .14, .02), lens=46),
    'contact': dict(thing='letterbox', at=(0, 0, .30), eye=(1.9, -5.3, 2.8), lens=43),
    'vision': dict(thing='hill', at=(0, 0, .72), eye=(1.7, -7.0, 3.4), lens=47),
    'mission': dict(thing='kit', eye=(1.9, -5.3, 2.7), at=(0, -.05, .42), lens=47),
}


def stand(radius=1.35, top='wall-mint'):
    drum(radius, .16, (0, 0, -.16), m('cap'), .05, sides=96)
    drum(radius - .08, .06, (0, 0, -.01), m(top), .025, sides=96)


def emblem():
    stand()
    drum(.5, .14, (0, 0, .05), m('oak'), .03)
    g = group((0, .07, .95), (-.12, 0, 0))
    drum(.74, .12, (0, .06, 0), m('sun'), .05, (pi / 2, 0, 0), g, 96)
    drum(.64, .05, (0, -.05, 0), m('teal-matt'), .02, (pi / 2, 0, 0), g, 96)
    spark((.26, -.13, .30), .22, m('sun-matt'), into=g)
    spark((.42, -.13, .06), .10, m('paper'), into=g)
    # two leaves on a stem
    pipe([(-.30, -.125, -.42), (-.16, -.125, -.2), (-.02, -.125, .12)], .022, m('paper'), g)
    for at, turn, size in (((-.22, -.125, -.30), .75, .52), ((-.14, -.125, -.16), -.62, .56), ((-.03, -.125, .10), .1, .36)):
        outline = [(size * .24 * sin(pi * k / 20) ** .8 * s, size * k / 20) for s, ks in ((1, range(21)), (-1, range(19, 0, -1))) for k in ks]
        prism(outline, .04, m('aqua-matt'), at, (0, turn, 0), g, .008)
    for i, x in enumerate((-.95, .95)):
        blade_plant((x, .1 - .3 * i, .05), .62, 5 + i, pot=m(('sun', 'aqua')[i]))


def cup():
    stand()
    drum(.46, .16, (0, 0, .05), m('oak'), .03)
    drum(.36, .14, (0, 0, .2), m('teal'), .03)
    gold = paint('gold', '#E7AF3E', .24, metal=.75, spec=.6, coat=.3)
    turned([(0, 0), (.2, 0), (.21, .03), (.08, .08), (.05, .2), (.07, .3), (.24, .42), (.34, .62), (.37, .86), (.38, .92), (.355, .92), (.33, .7), (.22, .48), (0, .42)], gold, (0, 0, .33), sides=72, soft=1)
    for s in (-1, 1):
        pipe([(s * .33, 0, 1.15), (s * .56, 0, 1.14), (s * .56, 0, .92), (s * .27, 0, .82)], .034, gold)
    spark((0, -.40, .98), .2, m('paper'), (-.12, 0, 0), thick=.05)
    for x, y, k in ((-.92, .05, 3), (.92, -.05, 7)):
        pot_plant((x, y, .05), .55, m(('teal', 'sun')[k > 4]), 13, k, .8)
    for i, (a, c) in enumerate(((.9, 'aqua-matt'), (1.6, 'sun-matt'), (2.2, 'clay'), (4.2, 'aqua-matt'), (5.0, 'sun-matt'))):
        ball(.06, (.95 * cos(-a), .9 * sin(-a), .1), m(c), fine=3)


def bubbles_talk():
    stand()

    def bubble(at, w, h, mat, dots, tail):
        g = group(at)
        r, outline = h / 2, []
        for cx, start in ((w / 2 - r, -pi / 2), (-w / 2 + r, pi / 2)):
            outline += [(cx + r * cos(start + pi * k / 16), r * sin(start + pi * k / 16)) for k in range(17)]
        prism(outline, .2, mat, (0, -.1, 0), into=g, bevel=.06)
        prism([(tail - .02, -r + .06), (tail + .24, -r + .06), (tail - .06 + (.3 if tail > 0 else 0), -r - .22)], .16, mat, (0, -.08, 0), into=g, bevel=.03)
        for i in range(dots):
            ball(.075, ((i - (dots - 1) / 2) * .27, -.115, 0), m('paper') if mat.name != 'white' else m('teal-matt'), g, (1, .6, 1), 3)
    bubble((-.32, .1, 1.30), 1.25, .62, m('teal'), 3, -.38)
    bubble((.42, -.28, .74), 1.0, .52, m('sun'), 3, .22)
    blade_plant((-.85, -.1, .05), .6, 5, pot=m('aqua'))
    folded_cloths((-.3, -.55, .05), turn=.2)
    bottle((.28, -.78, .05), 1.05, -.4)


def notebook():
    box((3.5, 2.5, .12), (0, .2, -.12), m('oak'), .05, 4)
    for s in (-1, 1):
        box((.72, .98, .05), (s * .365 - .1, -.05, 0), m('paper'), .02, 4, turn=(0, -s * .03, 0))
    box((1.5, 1.04, .02), (-.1, -.05, -.005), m('teal-matt'), .008)
    for i in range(6):
        box((.46 - .1 * (i == 5), .02, .003), (-.47 - .05 * (i == 5), .24 - i * .11, .055), paint('line', '#B9CFCC', .8), 0)
    drum(.14, .004, (.27, .16, .056), m('sun-matt'), .001)
    box((.5, .14, .004), (.27, -.14, .056), m('aqua-matt'), .001)
    box((.5, .08, .006), (.27, -.2, .056), m('teal-matt'), .001)
    g = group((.86, -.42, .045), (0, 0, .5))
    drum(.035, .72, (0, 0, 0), m('sun'), .004, (-pi / 2, 0, 0), g, 6)
    turned([(0, .12), (.034, 0)], m('fabric-cream'), (0, .72, 0), (-pi / 2, 0, 0), g, 12)
    drum(.036, .08, (0, -.07, 0), m('clay'), .01, (-pi / 2, 0, 0), g)
    turned([(0, 0), (.15, 0), (.17, .02), (.19, .3), (.175, .3), (.155, .03), (0, .03)], m('aqua'), (-1.1, .42, 0), sides=64)
    drum(.172, .01, (-1.1, .42, .24), paint('coffee', '#5B3A24', .3), .002)
    pipe([(-1.28, .42, .24), (-1.42, .42, .22), (-1.42, .42, .1), (-1.27, .42, .07)], .026, m('aqua'))
    pot_plant((1.15, .72, 0), .62, m('teal'), 14, 5, .8)
    folded_cloths((.35, .85, 0), turn=.2, scale=1.1)


def post():
    box((2.7, 2.2, .14), (0, 0, -.14), m('lawn'), .06, 5)
    box((2.7, 2.2, .3), (0, 0, -.42), m('soil'), .1, 5)
    letterbox((.15, .25, 0), .2)
    for i in range(4):
        box((.62, .36, .06), (-.72 + .05 * (i % 2), -.78 + i * .44, -.02), m('concrete'), .04, 4, (0, 0, .08 * (i % 2)))
    for i in range(4):
        bush((.72 + .12 * (i % 2), -.2 + .33 * i, 0), .62, i)
    flowers(((.45, 1.05), (-.55, .5), (.1, .34)), 22)
    # an envelope leans at the post
    g = group((-.02, -.08, .01), (-.32, 0, .16), 1.35)
    box((.52, .02, .34), (0, 0, 0), m('paper'), .008, into=g)
    prism([(-.25, .33), (.25, .33), (0, .13)], .012, m('fabric-sun'), (0, -.022, 0), into=g, bevel=.003)
    drum(.035, .012, (0, -.024, .14), m('clay'), .003, (pi / 2, 0, 0), g)
    fence(-1.2, -.1, .92, .6)
    tree((-.95, .55, 0), .72, 4, 8)


def hill():
    stand(1.75, 'lawn')
    ball(1.15, (0, .1, -.35), m('hill'), scale=(1.25, .95, .75))
    ball(.62, (0, 1.0, 1.15), paint('rising', '#FFC24E', .5, glow=.35), scale=(1, .35, 1), fine=5)
    for i in range(9):
        a = pi * i / 8
        box((.075, .07, .2), (.86 * cos(a), 1.0, 1.15 + .86 * sin(a) - .1 + .0), m('sun-matt'), .03, 4, turn=(0, pi / 2 - a, 0))
    g = group((0, -.15, .42), -.25, .27)
    box((2.4, 1.8, 1.5), (0, 0, 0), paint('render', '#EFE6D7', .85, spec=.1), .06, into=g)
    for s in (1, -1):
        box((2.8, 1.4, .12), (0, -s * .56, 1.78), m('terracotta'), .05, 4, turn=(s * .55, 0, 0), into=g)
    prism([(-.85, 0), (.85, 0), (0, .55)], 2.3, paint('render', '#EFE6D7', .85, spec=.1), (1.15, 0, 1.45), (0, 0, pi / 2), g, 0)
    box((.5, .06, .95), (-.3, -.92, 0), m('teal'), .03, into=g)
    for x in (.55, -.9):
        box((.5, .06, .5), (x, -.92, .6), paint('pane', '#2E6C80', .06, spec=.8, coat=1), .02, into=g)
    for at, s, k in (((-.95, .0, .30), .5, 4), ((.92, .25, .30), .55, 8), ((.72, -.55, .28), .35, 6)):
        tree(at, s, k, 8)
    for x, y in ((-.6, -.85), (1.25, -.5), (-1.3, -.45)):
        bush((x, y, .06), .5, int(x * 10) % 9)
    cloud((-1.3, 1.4, 1.85), .42, 2)
    cloud((1.35, 1.4, 2.0), .36, 5)


def tools():
    stand(1.55, 'floor')
    bucket((-.35, .15, .05), 1.75, .4, cloth_at=-1.0)
    bottle((.5, -.2, .05), 1.8, -.3)
    folded_cloths((-.05, -.85, .05), turn=.15, scale=1.25)
    sponge((.68, -.82, .05), .4, 1.4)
    squeegee((1.0, .25, .05), (0, .18, .2), 1.6)
    blade_plant((-1.1, -.1, .05), .75, 6, pot=m('teal'))


def build(shot):
    {'emblem': emblem, 'cup': cup, 'bubbles': bubbles_talk, 'notebook': notebook, 'letterbox': post, 'hill': hill, 'kit': tools}[shot.thing]()
    drum(60, .1, (0, 0, -.56 if shot.thing == 'letterbox' else -.3), m('ground'), 0)
    sky(.55)
    sun(44, -128, 3.5, 2.0, '#FFEBD2')
    fill((3, -4, 3), (0, 0, .6), (3, 2), 45)
