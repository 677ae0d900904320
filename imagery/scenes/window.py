"""One window from the inside, with pollen on the glass."""
from kit import *

SHOTS = {
    'post-10': dict(eye=(-1.35, -3.1, 1.95), at=(.1, .1, 1.5), lens=48, pollen=True),
}


def build(shot):
    wall(7, 4, (0, .1, 0), 0, m('wall-mint'), [(0, .95, 2.1, 1.35)])
    box((7, .04, .14), (0, -.02, 0), m('trim'), .01)
    planks(-3.5, 3.5, -3, 0, m('floor'))
    glass = clear('pane', '#F6FCFF', .01)
    if shot.pollen:
        glass = soiled(soiled(glass, '#D9B648', 2.2, .36, .70, .62, bump=.05), '#E6C65A', 16, .58, .66, .8, bump=.1)
    window(2.1, 1.35, (0, .1, .95), panes=2, glass=glass)
    # the garden
    ball(4, (1.5, 11, -2.6), m('hill'), scale=(2.2, .6, 1))
    ball(4, (-5, 14, -2.4), paint('hill-far', '#A9D6A6', .9, spec=.05), scale=(1.6, .6, 1))
    box((24, 10, .1), (0, 6.2, -.25), m('lawn'), 0)
    tree((-1.15, 4.6, -.2), 1.05, 5, 9)
    tree((1.35, 6.6, -.2), 1.1, 9, 9)
    for i in range(8):
        bush((-2.4 + i * .62, 3.2 + .2 * (i % 2), -.2), .95, i)
    flowers(((-2.2, 2.2), (2.75, 2.95), (.05, .35)), 50)
    fence(-4, 4, 4.2, .7)
    curtains(-1.75, 1.75, -.1, 2.55, .48)
    # on the bench under the window
    box((2.6, .36, .42), (0, -.22, .12), m('oak'), .02, 4)
    for i in range(3):
        box((.8, .02, .34), (-.84 + i * .84, -.405, .16), m('paper'), .01)
        pipe([(-.92 + i * .84, -.43, .44), (-.76 + i * .84, -.43, .44)], .01, m('brass'), bent=False)
    blade_plant((-1.0, -.22, .54), .62, 5)
    folded_cloths((-.42, -.24, .54), turn=.15, scale=.85)
    bottle((.92, -.24, .54), 1.0, -.35)
    bucket((1.35, -1.0, 0), 1.05, .4, cloth_at=-.9)
    squeegee((.30, -.12, .60), (.08, -.35, 0), 1.1)
    sky(.62, '#A9D8F0', '#FFF1DA', ('#DDF1F4', '#8FD0EC'))
    sun(44, -125, 3.4, 2.0, '#FFEBD2')
    fill((0, -5, 3.2), (0, 0, 1.2), (4, 3), 55)
