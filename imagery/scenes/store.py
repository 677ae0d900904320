"""The team's store room: tools on hooks, bottles and cloths on shelves, the machines along the wall."""
from kit import *

SHOTS = {
    'about-intro': dict(eye=(1.75, -4.1, 1.95), at=(.02, 1.0, .90), lens=45),
}
W, D, H = 4.4, 3.0, 2.65


def bottles(at, count, step, colours):
    x, y, z = at
    for i in range(count):
        bottle((x + i * step, y, z), .82, -.4, paint('bottle-' + colours[i % len(colours)], {'aqua': '#5FD9CC', 'sun': '#F5C565', 'clay': '#E79A78'}[colours[i % len(colours)]], .18, spec=.5, coat=.5))


def hooks(x0, x1, z):
    """A board with pegs; things hang from them by their handles."""
    box((x1 - x0, .05, .12), ((x0 + x1) / 2, D / 2 - .025, z), m('oak'), .012, 4)
    for i in range(round((x1 - x0) / .4)):
        drum(.022, .1, (x0 + .2 + i * .4, D / 2 - .05, z + .06), m('brass'), .008, (pi / 2, 0, 0))


def build(shot):
    room(W, D, H, left=[(-.15, .95, 1.1, 1.25)], back_mat=m('wall-mint'), left_mat=m('wall'))
    planks(-W / 2, W / 2, -D / 2, D / 2, m('floor'))
    window(1.1, 1.25, (-W / 2 - T / 2, -.15, .95), pi / 2, panes=2)
    back = D / 2
    # a bench with open shelves, and two boards above it
    box((1.9, .56, .06), (-.75, back - .3, .86), m('oak'), .02, 4)
    for x in (-1.66, -.75, .16):
        box((.06, .5, .86), (x, back - .3, 0), m('oak-z'), .012)
    for z in (.12, .48):
        box((1.76, .5, .035), (-.75, back - .3, z), m('oak'), .01)
    for i, (x, c) in enumerate(((-1.42, 'aqua-matt'), (-1.0, 'sun-matt'), (-.5, 'teal-matt'), (-.08, 'clay'))):
        box((.32, .34, .22), (x, back - .32, .155), m(c), .04, 5)
        folded_cloths((x, back - .32, .515), (('cloth', 'fabric-sun', 'fabric-cream'), ('fabric-cream', 'cloth', 'fabric-clay'))[i % 2], .05 * (i % 3 - 1), .9)
    for z in (1.5, 1.98):
        box((1.9, .26, .04), (-.75, back - .14, z), m('oak'), .012)
    bottles((-1.55, back - .15, 1.54), 5, .22, ('aqua', 'sun', 'clay'))
    blade_plant((-.12, back - .15, 1.54), .45, 5, pot=m('sun'))
    for i, c in enumerate(('ceramic', 'aqua', 'sun', 'ceramic')):
        drum(.09, .2 + .04 * (i % 2), (-1.5 + i * .24, back - .15, 2.02), m(c), .02)
    folded_cloths((-.3, back - .15, 2.02), turn=.05, scale=.7)
    bucket((-1.3, back - .3, .92), .95, .4, cloth_at=-.9)
    sponge((-.86, back - .42, .92), .3, 1.1)
    sponge((-.62, back - .36, .92), -.2, 1.1)
    bottle((-.3, back - .3, .92), 1.05, -.4)
    folded_cloths((.0, back - .34, .92), turn=.1, scale=.75)
    # long handles on the hooks, the machines below
    hooks(.4, 2.0, 1.78)
    mop((.6, back - .14, .52), 0, 0)
    squeegee((1.0, back - .13, 1.86), (pi, 0, 0), 1.1)
    for x, c in ((1.4, 'cloth'), (1.8, 'fabric-sun')):
        cloth(.26, .52, m(c), (x, back - .1, 1.86), (0, 0, pi), seed=int(x * 10), over=.16)
    washer((1.05, .85, 0), -.3, 1.05)
    vacuum((.52, .32, 0), .4, .95)
    carpet_machine((1.72, .8, 0), -.2, .9)
    picture(.5, .62, (-W / 2, .95, 1.3), 'sun')
    pot_plant((-1.85, .25, 0), .85, m('teal'), 15, 5)
    room_light(58)
