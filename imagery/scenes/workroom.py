"""A corner of an open-plan office: two desks, a glazed meeting nook, water cooler; dirty and clean."""
from kit import *

CORNER = dict(eye=(5.0, -7.4, 4.9), at=(-.08, .0, .66), lens=42)
SHOTS = {
    'office-cleaning-after': CORNER,
    'office-cleaning-before': dict(CORNER, dirty=True, samples=8, base='office-cleaning-after', region=(.1, .03, .9, .96)),
}
W, D, H = 4.4, 3.6, 2.5
SPLIT, END = -.72, -.45  # the glass stands at x = SPLIT, from the back wall to y = END
BIN = (1.78, .52)


def partition(glass):
    """Two panes in a slim frame, with a row of dots so that nobody walks into them."""
    length, height, frame = D / 2 - END, 2.1, m('cap')
    g = group((SPLIT, (D / 2 + END) / 2, 0), pi / 2)
    for x in (-length / 2 + .025, 0, length / 2 - .025):
        box((.05, .07, height), (x, 0, 0), frame, .012, into=g)
    for z in (.01, height - .05):
        box((length, .07, .06), (0, 0, z), frame, .012, into=g)
    box((length - .05, .012, height - .08), (0, 0, .05), glass, 0, into=g)
    for i in range(8):
        drum(.045, .006, (-length / 2 + length * (i + .5) / 8, -.01, 1.05), m('white'), .001, (pi / 2, 0, 0), g)


def cooler(at, turn):
    g = group(at, turn)
    box((.34, .34, .92), (0, 0, 0), m('white'), .04, 5, into=g)
    box((.24, .03, .26), (0, -.165, .56), m('dark'), .012, into=g)
    for s, tap in ((-1, 'aqua'), (1, 'clay')):
        box((.045, .07, .05), (s * .06, -.19, .72), m(tap), .012, into=g)
    box((.22, .1, .025), (0, -.2, .54), m('steel'), .008, into=g)
    turned([(0, .92), (.07, .93), (.08, .97), (.15, 1.05), (.155, 1.1), (.148, 1.14), (.155, 1.18), (.155, 1.28), (.14, 1.33), (0, 1.34)], paint('bottle-water', '#7CCBE0', .1, spec=.7, coat=.8), into=g)


def waste_bin(at):
    turned([(0, 0), (.14, 0), (.18, .40), (.187, .405), (.175, .41), (.165, .39), (.13, .02), (0, .02)], m('aqua-matt'), at)


def paper_balls(r):
    """Heaped in the bin, and some beside it."""
    paper = paint('crumpled', '#EDEAE0', .9, spec=.05)
    x, y = BIN
    heap = [(x + .11 * sqrt(i / 9) * cos(i * 2.4), y + .11 * sqrt(i / 9) * sin(i * 2.4), .40 + .07 * (i % 3)) for i in range(9)]
    missed = [(x - .34, y - .12, .06), (x - .12, y - .38, .06), (x + .1, y - .62, .055), (.75, -.2, .055)]
    for at in heap + missed:
        ball(.075 if at in heap else .07, at, paper, lumpy=.55, seed=r.randint(1, 99), fine=3)


def coffee_cup(at, lean=0):
    g = group(at, (lean, 0, .4))
    turned([(0, 0), (.034, 0), (.046, .13), (.05, .132), (.046, .136), (0, .13)], m('paper'), into=g)
    turned([(.0385, .035), (.0435, .1), (.046, .1), (.041, .035)], paint('cup-card', '#B98556', .8), into=g)
    drum(.05, .014, (0, 0, .132), m('dark'), .004, into=g)


def litter():
    """What lies about before the clean. Made after everything else, or the planks and leaves would change their shades."""
    r, top = Random(6), .7405
    paper_balls(r)
    stain, crumb = paint('coffee', '#5A3A20', .5, spec=.3), paint('crumb', '#A8743C', .9)
    for x, y in ((-.33, 1.17), (-.16, 1.22), (.42, 1.14), (1.02, 1.2), (1.17, 1.12), (1.78, 1.2)):
        ring(.048, .012, .0015, (x, y, top), stain)
    for x, y in ((-.24, 1.13), (.58, 1.2), (1.62, 1.14)):
        drum(r.uniform(.03, .055), .0018, (x, y, top), stain, .0005)
    for x, y in ((-.46, 1.24), (.52, 1.34), (1.9, 1.28)):
        coffee_cup((x, y, top))
    coffee_cup((BIN[0] - .05, BIN[1] + .03, .5), .6)
    for _ in range(70):
        ball(r.uniform(.005, .011), (r.uniform(-.55, 1.95), r.uniform(1.08, 1.3), top + .004), crumb, fine=2)
    for _ in range(120):
        ball(r.uniform(.006, .014), (r.gauss(.45, .75), r.gauss(.1, .4), .006), crumb, fine=2)


def build(shot):
    grime = (lambda mat, *a, **k: soiled(mat, *a, **k)) if shot.dirty else (lambda mat, *a, **k: mat)
    scuff = lambda name: grime(m(name), '#75664F', 1.4, .44, .68, .5, low=.09, bump=.1)
    room(W, D, H, left=[(.62, .92, 1.45, 1.1)], back_mat=scuff('wall-peach'), left_mat=scuff('wall-blue'))
    pile = lambda name, light, shade: grime(grime(paint(name, light, .95, spec=.05, sheen=.3, bump=(110, .6), mottle=(shade, 26, .6)), '#6B573F', 1.25, .41, .61, .82), '#3F2D1D', 3.2, .61, .65, .7)
    box((W, D, .05), (0, 0, -.05), pile('pile', '#E0D8C6', '#CFC5AF'), .008)
    box((SPLIT + W / 2, D / 2 - END, .02), ((SPLIT - W / 2) / 2, (D / 2 + END) / 2, -.006), pile('pile-nook', '#8DBDB4', '#7AABA2'), .01)
    window(1.45, 1.1, (-W / 2 - T / 2, .62, .92), pi / 2, panes=2, glass=grime(m('glass'), '#B7AE97', 2.6, .38, .7, .6))
    for i in range(3):
        bush((-5.0 - .35 * i, 3.0 + .55 * i, -.35), 2.0, 4 + i)
    # the nook behind the glass
    round_table((-1.5, .72, 0), .42, .74, 4)
    for a, mat in ((.5, 'sun'), (2.5, 'aqua'), (4.6, 'sun')):
        small_chair((-1.5 + .66 * cos(a), .72 + .66 * sin(a), 0), a - pi / 2, m(mat), 1.05)
    whiteboard(1.1, .8, (-1.5, D / 2, 1.15), 0)
    pendant((-1.5, .72, 2.75), .75, 'aqua', 1.2)
    pane = grime(grime(m('glass'), '#CBBFA3', 1.0, .38, .70, .38, bump=0), '#EAE5D8', 1.5, .52, .60, .5, distort=1.6, bump=0, stretch=(1, 1, .7))
    partition(pane)
    # two desks at the back wall, a pinboard and a shelf above them
    top = grime(paint('laminate', '#EBE6DA', .38, spec=.4), '#8F8674', 2.6, .34, .62, .8, bump=.15)
    for i, x in enumerate((.02, 1.36)):
        desk((x, D / 2 - .4, 0), 0, 1.32, .72, True, (1, 3)[i], top)
    office_chair((.28, .55, 0), pi - .55, m('fabric-clay'))
    office_chair((1.05, .35, 0), pi + .75, m('fabric-teal'))
    box((2.3, .03, .42), (.75, D / 2 - .015, 1.38), paint('felt', '#2C8F86', .95, spec=.05, sheen=.3, bump=(120, .2)), .012)
    r = Random(5)
    for i, note in enumerate(('paper', 'sun-matt', 'paper', 'aqua-matt', 'clay', 'paper', 'sun-matt')):
        box((.16, .006, r.uniform(.16, .22)), (-.22 + i * .32, D / 2 - .035, 1.46 + r.uniform(-.02, .06)), m(note), .003, turn=(0, r.uniform(-.08, .08), 0))
    shelf(2.1, (.75, D / 2, 2.02), 'mixed', 12)
    cooler((-1.92, -1.0, 0), pi / 2)
    pot_plant((-1.8, -1.5, 0), .62, m('sun'), 14, 8, .9)
    waste_bin((*BIN, 0))
    # the cleaner's things stand in both pictures
    bucket((1.6, -1.15, 0), 1.0, .5, cloth_at=-.75)
    bottle((1.15, -1.38, 0), 1.15, -.4)
    vacuum((.3, -1.0, 0), .15, .95)
    if shot.dirty:
        litter()
    room_light(130, .52)
