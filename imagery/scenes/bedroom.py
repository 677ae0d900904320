"""The accessible bedroom, and the care bedroom."""
from kit import *

ACCESS = dict(eye=(5.0, -8.6, 4.5), at=(-.12, .0, .74), lens=47, ramp=True)
CARE = dict(eye=(5.0, -8.6, 4.5), at=(-.02, .0, .74), lens=47, care=True)
SHOTS = {
    'ndis-cleaning': ACCESS,
    'ndis-cleaning-before': dict(ACCESS, dirty=True, base='ndis-cleaning', region=(.05, .02, .95, .8)),
    'aged-care': CARE,
    'aged-care-before': dict(CARE, dirty=True, base='aged-care', region=(.05, 0, .95, .8)),
    'aged-care-intro': dict(eye=(1.15, -3.3, 1.7), at=(-.95, .6, .68), lens=46, care=True, tidy=True),
    'post-9': dict(eye=(2.35, -2.6, 1.75), at=(.72, .35, .72), lens=46, ramp=True),
}
W, D, H = 4.8, 3.5, 2.65


def build(shot):
    care = shot.care
    room(W, D, H, back=[(-1.25 if care else -1.3, .8, 1.35, 1.45)], left=[] if care else [(-.75, 0, 1.15, 2.15)], back_mat=m('wall-peach') if care else m('wall-mint'))
    grime = (lambda mat, *a, **k: soiled(mat, *a, **k)) if shot.dirty else (lambda mat, *a, **k: mat)
    planks(-W / 2, W / 2, -D / 2, D / 2, grime(m('floor'), '#5A4430', 1.3, .34, .62, .78))
    window(1.35, 1.45, (-1.27, D / 2 + .08, .8), panes=2)
    ball(3, (-4.4, 7, -1.9), m('hill'), scale=(1.1, .5, 1))
    tree((-2.6, 4.4, -.3), 1.0, 5)
    curtains(-2.2, -.4, D / 2 - .25, 2.4, .42, m('curtain') if not care else paint('curtain-sun', '#F2CE86', .9, spec=.05, sheen=.3))
    if care:
        bed((.75, .62, 0), 0, 1.05, 2.05, True, 'fabric-cream', 'fabric-clay', True)
        bedside((1.72, 1.4, 0))
        table_lamp((1.72, 1.4, .58))
        armchair((-1.15, .72, 0), .45, m('sofa'))
        round_table((-.35, .25, 0), .26, .5)
        vase((-.35, .25, .5), .8)
        walker((-.95, -.75, 0), .5)
        # table over the bed
        box((.72, .4, .03), (.75, .05, .92), m('oak'), .014, 4)
        pipe([(.2, .05, .93), (.2, .05, .06), (.8, .05, .06)], .022, m('chrome'), bent=False)
        drum(.035, .09, (.6, .08, .95), m('aqua'), .01)
        box((.2, .14, .03), (.88, .03, .95), m('sun-matt'), .006, turn=(0, 0, .2))
        picture(.6, .5, (-W / 2, .75, 1.35), 'hills')
        picture(.42, .54, (-W / 2, -.1, 1.35), 'leaves')
        sideboard(1.2, (-W / 2 + .24, -.85, 0), pi / 2, .62, 2)
        blade_plant((-W / 2 + .24, -1.25, .74), .5, 7, pot=m('sun'))
        box((.02, .3, .24), (-W / 2 + .2, -.75, .74), m('oak-z'), .01)
        picture(.7, .5, (.75, D / 2, 1.65), 'sun', 0)
    else:
        bed((.85, .62, 0), 0, 1.35, 2.05, True)
        bedside((-.28, 1.48, 0))
        table_lamp((-.28, 1.48, .58))
        picture(.95, .62, (.85, D / 2, 1.5), 'hills', 0)
        # ramp to the terrace door, with rails either side
        window(1.15, 2.15, (-W / 2 - T / 2, -.75, 0), pi / 2, panes=1, sill=False, fw=.09, glass=grime(m('glass'), '#B7AE97', 2.6, .36, .68, .7))
        ramp(1.05, 1.0, .16, (-W / 2 + .02, -.75, 0), pi / 2)
        for y in (-1.36, -.14):
            for x in (-W / 2 + .12, -W / 2 + 1.0):
                pipe([(x, y, 0), (x, y, .88)], .022, m('chrome'), bent=False)
            pipe([(-W / 2 + .12, y, .96), (-W / 2 + 1.0, y, .86)], .028, m('sun'), bent=False)
        grab_rail([(-W / 2 + .02, .55, .92), (-W / 2 + .1, .55, .92), (-W / 2 + .1, 1.45, .92), (-W / 2 + .02, 1.45, .92)], mat=m('sun'))
        picture(.5, .62, (-W / 2, 1.0, 1.3), 'leaves')
    pot_plant((2.05, 1.38, 0) if not care else (-2.02, 1.35, 0), .85, m('teal'), 15, 5)
    box((1.5, 1.0, .025), (.85, -1.0, 0) if not care else (.8, -.95, 0), grime(paint('bed-rug', '#EFE4D0', .95, spec=.05, bump=(90, .5)), '#6E5238', 2.0, .40, .62, .75), .012)
    if not shot.tidy:
        bucket((-.35, -1.2, 0), 1.15, .5, cloth_at=-.75)
        bottle((-.85 if not care else .12, -1.28, 0), 1.3, -.35)
    if not care:
        vacuum((1.9, -.55, 0), .3, .9)
    room_light(54, .5, 3.5)
