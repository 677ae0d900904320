"""The bathroom: shower, basin, toilet; with rails, seat and level floor for the accessible one."""
from kit import *

WHOLE = dict(eye=(5.2, -8.7, 4.75), at=(.0, .0, .88), lens=53, kit=True)
SHOTS = {
    'deep-cleaning': WHOLE,
    'deep-cleaning-before': dict(WHOLE, dirty=True, base='deep-cleaning', region=(.1, .04, .9, .95)),
    'post-2': dict(eye=(1.3, -2.3, 2.1), at=(-1.05, .75, 1.32), lens=46, kit=True),
}
W, D, H = 4.0, 2.9, 2.55


def build(shot):
    grime = (lambda mat, *a, **k: soiled(mat, *a, **k)) if shot.dirty else (lambda mat, *a, **k: mat)
    room(W, D, H, back=[(1.38, 1.35, .75, .85)], left=[], back_mat=m('wall-mint'), skirting=False)
    window(.75, .85, (1.38, D / 2 + .08, 1.35), panes=1, bars=2)
    tree((.1, 3.6, -.5), .9, 5)
    ball(3, (-1.7, 6, -1.9), m('hill'), scale=(.8, .5, 1))
    tiles(-W / 2, W / 2, -D / 2, D / 2, [grime(paint('bath-floor-a', '#A9CFCB', .35, spec=.45, vary=.05), '#6E6248', 1.6, .38, .62, .75), grime(paint('bath-floor-b', '#9CC6C3', .35, spec=.45, vary=.05), '#6E6248', 1.6, .38, .62, .75)], .25)
    white = grime(glaze(), '#9C8A5E', 1.9, .40, .66, .72)
    band = paint('bath-band', '#2FA79C', .16, spec=.5, coat=.4, vary=.08)
    wall_tiles(W - .02, 1.2, (0, D / 2 - .012, 0), white, tile=(.2, .2), brick=False)
    wall_tiles(W - .02, .1, (0, D / 2 - .012, 1.2), band, tile=(.2, .1), brick=False)
    wall_tiles(1.3, 1.0, (-W / 2 + .65, D / 2 - .012, 1.3), white, tile=(.2, .2), brick=False)
    wall_tiles(D - .02, 1.2, (-W / 2 + .012, 0, 0), white, pi / 2, (.2, .2), brick=False)
    wall_tiles(D - .02, .1, (-W / 2 + .012, 0, 1.2), band, pi / 2, (.2, .1), brick=False)
    wall_tiles(1.3, 1.0, (-W / 2 + .012, D / 2 - .65, 1.3), white, pi / 2, (.2, .2), brick=False)
    screen = grime(clear('screen-glass', '#F3FBF9', .012), '#D8D2BE', 3.2, .34, .62, .82, low=.0)
    shower((-W / 2 + .02, D / 2 - .03, 0), 1.15, 1.15, screen, tray=not shot.access, seat=bool(shot.access))
    basin((.02, D / 2 - .03, 0), width=.85)
    toilet((1.38, D / 2 - .03, 0))
    if shot.access:
        grab_rail([(-W / 2 + .03, .35, 1.0), (-W / 2 + .1, .35, 1.0), (-W / 2 + .1, 1.2, 1.0), (-W / 2 + .03, 1.2, 1.0)], mat=m('sun'))
        grab_rail([(.98, D / 2 - .03, .78), (.98, D / 2 - .1, .78), (.98, D / 2 - .62, .78), (.98, D / 2 - .62, .66), (.98, D / 2 - .1, .62), (.98, D / 2 - .03, .62)], mat=m('sun'))
        grab_rail([(1.80, D / 2 - .03, .78), (1.80, D / 2 - .1, .78), (1.80, D / 2 - .62, .78), (1.80, D / 2 - .62, .66), (1.80, D / 2 - .1, .62), (1.80, D / 2 - .03, .62)], mat=m('sun'))
    picture(.44, .56, (-W / 2, -.95, 1.5), 'leaves')
    towel_rail((-W / 2, -.25, 1.75 - .05), pi / 2, .62)
    # low bench with towels and a plant
    sideboard(.8, (-W / 2 + .22, -.95, 0), pi / 2, .36)
    blade_plant((-W / 2 + .22, -1.16, .48), .5, 9, pot=m('sun'))
    folded_cloths((-W / 2 + .22, -.78, .48), ('fabric-cream', 'cloth'), pi / 2, .9)
    box((.95, .62, .03), (.1, -.02, 0), grime(paint('bathmat', '#EFE6D6', .95, bump=(80, .7), sheen=.3), '#7A6A4A', 2.5, .4, .62, .6), .014, 4)
    turned([(0, 0), (.16, 0), (.19, .36), (.17, .36), (.14, .03), (0, .03)], m('oak-z'), (1.62, .0, 0))
    ball(.13, (1.62, 0, .36), m('fabric-cream'), fine=3)
    if shot.kit:
        bucket((.95, -.85, 0), 1.15, .5, cloth_at=-.75)
        bottle((.45, -1.0, 0), 1.3, -.4)
        sponge((1.42, -1.1, 0), .4, 1.2)
    else:
        bucket((.95, -.85, 0), 1.1, .5, cloth_at=-.75)
    room_light(56, .46, 3.5)
