"""The open oven between teal cupboards, dirty and clean."""
from kit import *

BOUNCES = 3  # the inside of the oven lives on them

FRONT = dict(eye=(1.15, -3.85, 1.78), at=(0, -.04, .60), lens=50)
SHOTS = {
    'oven-cleaning': dict(eye=(1.75, -3.5, 1.62), at=(.02, -.02, .62), lens=48, kit=True),
    'oven-cleaning-before': dict(FRONT, dirty=True, base='oven-cleaning-after', region=(.24, .08, .72, .8)),
    'oven-cleaning-after': dict(FRONT),
    'post-6': dict(eye=(.62, -1.75, 1.02), at=(-.03, .1, .48), lens=49),
}


def build(shot):
    box((6, .1, 3), (0, .72, 0), m('wall-mint'), 0)
    wall_tiles(6, .8, (-.4, .65, 1.045), glaze())
    oven((0, 0, .09), 1.0, .9, True, shot.dirty)
    cupboard(1.0, (-1.015, 0, .1), height=.88)
    cupboard(1.0, (-2.03, 0, .1), height=.88)
    cupboard(1.0, (1.015, 0, .1), height=.88, drawers=3)
    cupboard(1.0, (2.03, 0, .1), height=.88)
    box((6, .68, .06), (-.2, .3, .985), stone(), .018, 4)
    hob((0, .32, 1.045), shot.dirty)
    pot((-.22, .40, 1.06))
    chopping_board((-.92, .56, 1.045))
    blade_plant((1.02, .4, 1.045), .55, 5)
    box((6, 4, .05), (0, -.8, -.11), paint('grout', '#A9B3B0', .9), 0)
    tiles(-2.8, 2.8, -2.6, .2, [paint('floor-a', '#EFE8DA', .3, spec=.45, vary=.03), paint('floor-b', '#CBDEDA', .3, spec=.45, vary=.03)])
    if shot.kit:
        bottle((-.72, -.62, 0), 1.25, .2)
        folded_cloths((.84, -.42, 0), turn=.3, scale=1.0)
        sponge((.87, -.46, .186), .5, .95)
        bucket((-1.15, -.45, 0), 1.1, .4, cloth_at=-.9)
    else:
        bottle((.82, -.50, 0), 1.2, -.5)
        sponge((.50, -.58, 0), .4, 1.1)
        bucket((-.88, -.52, 0), 1.1, .4, cloth_at=-.9)
    sky(.42, '#CDE6F0', '#FFF4E4')
    sun(46, -138, 3.0, 2.2, '#FFEBD2')
    fill((2.6, -3.2, 2.6), (0, .1, .5), (2.5, 2), 32)
    fill((0, -2.2, .9), (0, .4, .45), (1.2, .8), 9, '#FFF4E4')
    lamp((0, .26, .66), 1.6 if shot.dirty else 7)
