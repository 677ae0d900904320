"""The office: four desks, meeting corner, window; dusty and clean."""
from kit import *

WHOLE = dict(eye=(6.0, -10.6, 5.5), at=(-.05, .0, .70), lens=51)
NEAR = dict(eye=(4.1, -5.6, 2.35), at=(-.2, .2, .80), lens=40, kit=True, near=True)
ROW = dict(eye=(1.2, -5.6, 2.5), at=(-.3, .5, .86), lens=42)
SHOTS = {
    'hero-3': dict(WHOLE, kit=True),
    'commercial-cleaning': NEAR,
    'office-cleaning': ROW,
    'office-cleaning-intro': dict(eye=(-.2, -3.6, 1.9), at=(-2.1, -.5, .72), lens=42),
    'commercial-cleaning-before': dict(NEAR, dirty=True, base='commercial-cleaning', region=(.025, 0, 1, .9)),
    'post-8': dict(eye=(2.05, -2.15, 1.65), at=(1.1, -.32, .86), lens=46),
}
W, D, H = 5.8, 4.2, 2.75


def build(shot):
    grime = (lambda mat, *a, **k: soiled(mat, *a, **k)) if shot.dirty else (lambda mat, *a, **k: mat)
    room(W, D, H, back=[(.55, .85, 3.2, 1.55)], left=[(.95, 0, 1.05, 2.15)], back_mat=m('wall-mint'), left_mat=m('wall'))
    wool = [grime(paint('tile-wool-a', '#8FB5B4', .95, spec=.05, bump=(120, .5), vary=.05), '#5C4A36', 1.3, .40, .62, .72), grime(paint('tile-wool-b', '#A6C6C2', .95, spec=.05, bump=(120, .5), vary=.05), '#5C4A36', 1.3, .40, .62, .72)]
    tiles(-W / 2, W / 2, -D / 2, D / 2, wool, .58, gap=.006)
    window(3.2, 1.55, (.55, D / 2 + .08, .85), panes=4, glass=grime(m('glass'), '#B7AE97', 2.6, .38, .7, .65))
    window(1.05, 2.15, (-W / 2 - T / 2, .95, 0), pi / 2, panes=1, sill=False, fw=.09)
    view((.5, 0, 0))
    for i in range(3):
        bush((-4.4, .9 + .5 * i, -.2), 1.5, 4 + i)
    # two pairs of desks, face to face
    wood = grime(timber('desk-top', '#D2A271', '#BC8D5E', 'X'), '#8F8B80', 2.2, .32, .62, .72)
    for i, (x, y) in enumerate([(-.42, .55), (1.12, .55), (-.42, -.35), (1.12, -.35)]):
        front = i > 1
        desk((x, y, 0), 0 if front else pi, 1.46, .72, True, i + 1, wood)
        office_chair((x + (.05 if i % 2 else -.1), y + (-.72 if front else .72), 0), (pi + .35 * (1 if i % 2 else -1)) if front else .25, (m('sofa'), m('fabric-sun'))[(i + i // 2) % 2])
    box((3.0, .03, .34), (.35, .10, .74), paint('divider', '#27A79B', .85, spec=.1, sheen=.3, bump=(140, .1)), .012)
    for x in (-.4, 1.1):
        pendant((x, .1, 3.0), .72, 'sun', 1.2)
    pipe([(-.4, .1, 3.0), (1.1, .1, 3.0)], .02, m('dark'), bent=False)
    # left wall: whiteboard, shelves; back wall: bookcase; plants
    whiteboard(1.5, .9, (-W / 2, -.85, 1.15), pi / 2)
    sideboard(1.5, (-W / 2 + .22, -.95, 0), pi / 2, .52, 3, .38, legs=False)
    blade_plant((-W / 2 + .22, -1.5, .52), .5, 7, pot=m('sun'))
    for i, c in enumerate(('teal-matt', 'aqua-matt', 'sun-matt')):
        box((.3, .22, .04), (-W / 2 + .22, -.9, .52 + i * .04), m(c), .006, turn=(0, 0, .1 * i))
    bookcase((-2.3, D / 2 - .17, 0), 0, 1.0, 1.75, 4, 3)
    clock((-1.4, D / 2, 2.2), 0, .2)
    pot_plant((2.5, 1.65, 0), 1.2, m('teal'), 17, 4)
    if not shot.kit:
        pot_plant((-2.5, .15, 0), .72, m('sun'), 14, 8, .9)
    # bin
    turned([(0, 0), (.13, 0), (.16, .36), (.15, .36), (.125, .02), (0, .02)], m('teal-matt'), (2.55, .35, 0))
    if shot.kit:
        y = -.9 if shot.near else -1.42
        bucket((2.4, y, 0), 1.25, .5, cloth_at=-.75)
        bottle((1.98, y - .3, 0), 1.4, -.4)
        mop((-2.62, .12, 0), pi / 2, -.12)
        folded_cloths((-.35, -1.72, 0), turn=.3, scale=1.0)
    drum(60, .1, (0, 0, -.42), m('ground'), 0)
    sky(.52)
    sun(40, 62, 5.2, 1.7, '#FFE8CA')
    fill((1, -6, 5), (0, .3, .7), (5, 4), 120)
