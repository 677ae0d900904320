"""A clinic room: couch, basin, cabinets, desk."""
from kit import *

WHOLE = dict(eye=(4.9, -8.5, 4.5), at=(-.02, .02, .76), lens=49)
SHOTS = {
    'medical-centre-cleaning': WHOLE,
    'medical-centre-cleaning-before': dict(WHOLE, dirty=True, base='medical-centre-cleaning', region=(.06, .02, .96, .9)),
    'medical-centre-cleaning-intro': dict(eye=(1.0, -2.3, 1.75), at=(-1.2, 1.0, .92), lens=46, tidy=True),
}
W, D, H = 4.7, 3.4, 2.65


def build(shot):
    grime = (lambda mat, *a: soiled(mat, *a)) if shot.dirty else (lambda mat, *a: mat)
    room(W, D, H, back=[(-.15, 1.15, 1.3, 1.05)], left=[], back_mat=m('wall-mint'), left_mat=m('wall'))
    tiles(-W / 2, W / 2, -D / 2, D / 2, [grime(paint(f'clinic-{n}', colour, .3, spec=.45, vary=.02), '#6E6248', 1.5, .38, .62, .72) for n, colour in (('a', '#DCE6E2'), ('b', '#CBDDD8'))], .59, gap=.006)
    window(1.3, 1.05, (-.15, D / 2 + .08, 1.15), panes=2, glass=grime(m('glass'), '#B7AE97', 2.6, .36, .68, .65))
    ball(3, (-3.6, 7, -1.9), m('hill'), scale=(1.1, .5, 1))
    tree((-1.5, 4.2, -.3), .95, 5)
    couch((1.35, .35, 0))
    box((.46, .3, .16), (1.35, -1.02, 0), m('oak'), .02)  # step
    # curtain rail round the couch
    pipe([(.62, D / 2, 2.25), (.62, -.2, 2.25)], .018, m('chrome'), bent=False)
    curtain(.75, 2.05, (.62, 1.18, .16), paint('screen-curtain', '#9AD3CB', .9, spec=.05, sheen=.3), pi / 2)
    # basin and wall cabinets on the left wall
    g = group((-W / 2, .95, 0), pi / 2)
    cupboard(1.2, (-.0, -.62, .1), paint('clinic-front', '#E4E6E0', .42, spec=.38), .78).parent = g
    box((1.26, .66, .05), (0, -.31, .88), grime(stone(), '#7A5A35', 3.2, .46, .64, .75), .016, 4, into=g)
    sinkg = group((0, 0, 0), into=g)
    turned([(0, .02), (.1, .02), (.19, .1), (.21, .13), (.2, .135), (.17, .1), (.09, .04), (0, .03)], m('ceramic'), (.22, -.33, .92), into=sinkg, sides=64)
    tap((.22, -.06, .93)).parent = g
    wall_tiles(1.24, .5, (0, -.012, .95), grime(glaze(), '#9C8A5E', 2.2, .44, .66, .7), into=g)
    for i, c in enumerate(('aqua', 'ceramic')):
        turned([(0, 0), (.05, 0), (.055, .13), (.02, .16), (.016, .2), (0, .2)], m(c), (-.22 - i * .16, -.15, .93), into=g)
    cupboard(1.2, (0, -.34, 1.62), paint('cabinet-clinic', '#125A6C', .42, spec=.4), .62, depth=.34, kick=False).parent = g
    # desk and stool
    dg = group((-W / 2 + .38, -.85, 0), pi / 2)
    desk((0, 0, 0), 0, 1.3, .66, True, 1).parent = dg
    if not shot.tidy:
        office_chair((-1.28, -.75, 0), -1.9, m('sofa'))
    picture(.42, .54, (-W / 2, -1.2, 1.35), 'leaves')
    # back wall: scale, poster, trolley
    picture(.5, .66, (1.5, D / 2, 1.35), 'sun', 0)
    g2 = group((-1.35, 1.38, 0))
    for z in (.16, .5, .82):
        box((.6, .42, .03), (0, 0, z), m('steel'), .012, into=g2)
    for x in (-.27, .27):
        for y in (-.18, .18):
            pipe([(x, y, .05), (x, y, .98)], .014, m('chrome'), g2, bent=False)
            ball(.035, (x, y, .035), m('dark'), g2, fine=3)
    for i in range(3):
        drum(.05, .13, (-.18 + i * .16, 0, .85), m(('aqua', 'sun', 'ceramic')[i]), .012, into=g2)
    folded_cloths((0, 0, .53), ('fabric-cream', 'cloth'), 0, 1.0, g2)
    box((.34, .26, .18), (0, 0, .19), m('sun'), .04, 5, into=g2)
    blade_plant((-.15, D / 2 - .1, 1.21), .4, 6)
    pot_plant((.2, 1.35, 0), .7, m('sun'), 14, 5)
    bucket((.35, -1.12, 0), 1.15, .5, cloth_at=-.75)
    bottle((-.12, -1.2, 0), 1.3, -.35)
    room_light(52, .46, 3.4)
