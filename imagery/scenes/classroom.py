"""A classroom: tables in twos, board, book corner."""
from kit import *

WHOLE = dict(eye=(5.7, -10.2, 5.4), at=(-.05, .0, .68), lens=49)
SHOTS = {
    'school-cleaning-education-cleaning': WHOLE,
    'school-cleaning-education-cleaning-before': dict(WHOLE, dirty=True, base='school-cleaning-education-cleaning', region=(.04, .02, .96, .95)),
    'school-cleaning-education-cleaning-intro': dict(eye=(1.6, -3.4, 1.9), at=(-.35, .35, .72), lens=46),
}
W, D, H = 5.6, 4.1, 2.75


def build(shot):
    grime = (lambda mat, *a: soiled(mat, *a)) if shot.dirty else (lambda mat, *a: mat)
    pane, top = grime(m('glass'), '#B7AE97', 2.6, .36, .68, .65), grime(m('oak'), '#8F8B80', 2.6, .34, .62, .72)
    room(W, D, H, back=[(1.72, .85, 1.5, 1.45)], left=[(-.55, 1.0, 1.9, 1.25)], back_mat=m('wall-mint'))
    planks(-W / 2, W / 2, -D / 2, D / 2, grime(m('floor'), '#5A4430', 1.3, .34, .62, .78))
    window(1.5, 1.45, (1.72, D / 2 + .08, .85), panes=2, glass=pane)
    window(1.9, 1.25, (-W / 2 - T / 2, -.55, 1.0), pi / 2, panes=3, glass=pane)
    ball(3, (-1.3, 7.4, -1.8), m('hill'), scale=(1.0, .5, 1))
    tree((.5, 4.6, -.3), 1.0, 5)
    board(2.6, 1.15, (-.75, D / 2, 1.05))
    # chalk drawings: a sun over hills
    chalk = lambda c: paint('chalk' + c, c, .95)
    y = D / 2 - .065
    drum(.14, .006, (-1.5, y, 1.85), chalk('#F2C55A'), .001, (pi / 2, 0, 0))
    for i in range(8):
        a = i * pi / 4
        pipe([(-1.5 + .18 * cos(a), y, 1.85 + .18 * sin(a)), (-1.5 + .25 * cos(a), y, 1.85 + .25 * sin(a))], .01, chalk('#F2C55A'), bent=False)
    pipe([(-1.7, y, 1.3), (-1.35, y, 1.5), (-1.0, y, 1.32), (-.7, y, 1.48), (-.4, y, 1.3)], .011, chalk('#BFE3D8'))
    for i in range(3):
        drum(.05, .006, (-.1 + i * .17, y, 1.75), chalk(('#F4F2EA', '#9EDDD3', '#F0A58A')[i]), .001, (pi / 2, 0, 0))
        box((.12, .006, .12), (-.1 + i * .17, y, 1.35), chalk(('#9EDDD3', '#F0A58A', '#F4F2EA')[i]), .002)
    clock((.82, D / 2, 2.25), 0, .19)
    seats = ['aqua', 'sun', 'teal']
    for r in range(2):
        for c in range(3):
            x, yy = -1.25 + c * 1.28, .35 - r * 1.3
            box((1.0, .56, .04), (x, yy, .6), top, .018, 4)
            for sx in (-.42, .42):
                for sy in (-.2, .2):
                    pipe([(x + sx, yy + sy, .6), (x + sx * 1.04, yy + sy * 1.1, 0)], .018, m('white'), bent=False)
            for k in (-.24, .24):
                small_chair((x + k, yy - .5, 0), pi + (.12 if (r + c) % 2 else -.1), m(seats[(r + c + (k > 0)) % 3]), .9)
            box((.2, .26, .02), (x - .22, yy, .64), m(('aqua-matt', 'sun-matt', 'paper')[(c + r) % 3]), .005, turn=(0, 0, .1 * (c - 1)))
            if (r + c) % 2 == 0:
                turned([(0, 0), (.04, 0), (.045, .1), (.038, .1), (.034, .02), (0, .02)], m('teal'), (x + .3, yy + .14, .64))
                for j in range(4):
                    pipe([(x + .3, yy + .14, .66), (x + .3 + .02 * cos(j * 1.6), yy + .14 + .02 * sin(j * 1.6), .82)], .006, m(('sun-matt', 'clay', 'aqua-matt', 'paper')[j]), bent=False)
    # low shelves with boxes under the side window, book corner
    sideboard(1.9, (-W / 2 + .22, -.55, 0), pi / 2, .6, 4, .38, legs=False)
    for i in range(3):
        box((.28, .34, .2), (-W / 2 + .22, -1.2 + i * .42, .6), m(('aqua-matt', 'sun-matt', 'clay')[i]), .03, 4)
    ball(.16, (-W / 2 + .24, .22, .76), paint('globe', '#3AA7C0', .35, coat=.3))
    bookcase((-2.36, D / 2 - .17, 0), 0, .85, 1.25, 3, 5)
    blade_plant((-2.36, D / 2 - .17, 1.25), .55, 4, pot=m('sun'))
    pot_plant((2.45, 1.6, 0), 1.05, m('teal'), 16, 4)
    bucket((1.95, -1.55, 0), 1.2, .5, cloth_at=-.75)
    bottle((2.42, -1.3, 0), 1.35, -.4)
    room_light(66, .5, 3.5, 120)
