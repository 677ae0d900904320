"""The living room: lounge, empty for a lease end, with a carpet, by the window."""
from kit import *

PAIR = dict(eye=(3.5, -6.3, 3.5), at=(.25, -.1, .42), lens=50)
LOUNGE = dict(eye=(3.2, -4.7, 1.75), at=(-.3, .3, .80), lens=37, kit=True, near=True)
CORNER = dict(eye=(1.9, -5.4, 2.3), at=(.15, .6, .72), lens=44)
EMPTY = dict(eye=(5.6, -9.7, 4.9), at=(.05, -.02, .82), lens=51, empty=True)
SHOTS = {
    'hero-1': dict(eye=(5.6, -9.7, 4.9), at=(.05, -.02, .82), lens=51, kit=True),
    'house-cleaning': LOUNGE,
    'house-cleaning-before': dict(LOUNGE, dirty=True, base='house-cleaning', region=(0, 0, 1, .64)),
    'house-cleaning-intro': dict(eye=(.75, -3.7, 1.6), at=(-1.22, -.45, .3), lens=45, kit=True),
    'regular-house-cleaning': CORNER,
    'regular-house-cleaning-before': dict(CORNER, dirty=True, base='regular-house-cleaning', region=(0, 0, 1, .72)),
    'end-of-lease-cleaning': EMPTY,
    'end-of-lease-cleaning-before': dict(EMPTY, dirty=True, base='end-of-lease-cleaning', region=(.05, .03, .95, .95)),
    'end-of-lease-cleaning-intro': dict(eye=(.2, -3.7, 1.5), at=(-1.05, .0, .34), lens=46, empty=True, tidy=True),
    'carpet-cleaning': dict(PAIR, carpet=True, half=True, machine=True),
    'carpet-cleaning-before': dict(PAIR, carpet=True, dirty=True, machine=True),
    'carpet-cleaning-after': dict(PAIR, carpet=True, machine=True, base='carpet-cleaning-before', region=(0, 0, .9, .575)),
    'post-7': dict(eye=(2.3, -3.5, 1.35), at=(.62, -.85, .26), lens=52, carpet=True, half=True, machine=True),
}
W, D, H = 5.4, 4.0, 2.75


def shell(shot):
    grime = (lambda mat, *a: soiled(mat, *a)) if shot.dirty and not shot.carpet else (lambda mat, *a: mat)
    marked = (lambda mat: soiled(mat, '#8C7A62', 1.5, .48, .72, .5)) if shot.dirty and shot.empty else (lambda mat: mat)
    room(W, D, H, back=[(.35, .75, 2.9, 1.65)], left=[(-.1, 0, 1.15, 2.2)], left_mat=marked(m('wall')), back_mat=marked(m('wall-mint')))
    boards = grime(m('floor'), '#5A4430', 1.3, .34, .62, .78)
    dull = grime(m('glass'), '#B7AE97', 2.6, .36, .68, .6) if shot.empty else m('glass')
    planks(-W / 2, W / 2, -D / 2, D / 2, boards)
    window(2.9, 1.65, (.35, D / 2 + .08, .75), panes=3, glass=dull)
    window(1.15, 2.2, (-W / 2 - T / 2, -.1, 0), pi / 2, panes=1, sill=False, fw=.09, glass=dull)
    view((.4, 0, 0))
    for i in range(3):
        bush((-4.2, .35 + .5 * i, -.2), 1.5, 3 + i)


def lounge(shot):
    curtains(-1.75, 2.45, D / 2 - .16, 2.45)
    stained = lambda mat, *a: soiled(mat, *a) if shot.dirty and not shot.carpet else mat
    sofa((.35, 1.15, 0), width=2.5, mat=stained(m('sofa'), '#5B5138', 2.2, .46, .66, .72))
    if shot.carpet:
        wool = paint('wool', '#E4D3BA', .97, spec=.03, sheen=.3, bump=(110, .7))
        if shot.dirty or shot.half:
            wool = soiled(wool, '#6E5238', 1.5, .40, .62, .78, distort=.5, past=('X', .86, .1) if shot.half else None)
        box((3.9, 2.5, .035), (.25, -.62, 0), wool, .016, 3)
    else:
        wool = paint('rug', '#F1E7D5', .95, spec=.05, bump=(90, .5)), paint('rug-band', '#EDBE6B', .95, spec=.05, bump=(90, .5))
        rug(1.35, (.25, -.25, 0), *[stained(w, '#6E5238', 1.7, .38, .60, .8) for w in wool])
        round_table((.55, -.1, 0), mat=stained(m('oak'), '#A79F90', 3, .36, .60, .7))
        vase((.42, .02, .44))
        box((.3, .22, .035), (.72, -.2, .44), m('aqua-matt'), .008, turn=(0, 0, .3))
        box((.27, .2, .03), (.72, -.2, .476), m('paper'), .008, turn=(0, 0, .12))
    sideboard(.98, (-W / 2 + .2, -1.35, 0), pi / 2)
    blade_plant((-W / 2 + .2, -1.64, .54), .55, 9, pot=m('teal'))
    ball(.085, (-W / 2 + .22, -1.13, .655), m('sun'), fine=3)
    box((.2, .26, .03), (-W / 2 + .2, -1.13, .54), m('aqua-matt'), .008)
    picture(.5, .5, (-W / 2, -1.35, 1.25), 'dot')
    picture(.62, .8, (-W / 2, 1.3, 1.2), 'sun')
    pot_plant((2.25, 1.42, 0), 1.22, m('teal'), 18, 3, 1.1)
    blade_plant((-2.25, 1.55, 0), 1.2)
    floor_lamp((-1.72, 1.5, 0))


def build(shot):
    shell(shot)
    if shot.empty:
        for i, (size, at, turn) in enumerate([((.62, .5, .42), (-1.75, 1.2, 0), .1), ((.5, .45, .36), (-1.7, 1.22, .42), -.15), ((.55, .45, .4), (-1.05, 1.45, 0), -.08), ((.42, .4, .34), (1.9, 1.35, 0), .3)]):
            packing_box(size, at, turn)
        curtains(-1.75, 2.45, D / 2 - .16, 2.45)
        blade_plant((2.25, .55, 0), 1.15, 6, pot=m('teal'))
        mop((-2.45, -.95, 0), pi / 2, -.16)
        if not shot.tidy:
            bucket((.55, -1.1, 0), 1.35, .5, cloth_at=-.85)
            bottle((-.05, -1.25, 0), 1.5, -.35)
        folded_cloths((1.25, -1.35, 0), turn=.4, scale=1.1)
        # the keys, ready to be handed back
        box((.42, .3, .02), (-.95, -1.1, 0), m('paper'), .006, turn=(0, 0, .3))
        ring(.06, .012, .012, (-.95, -1.1, .022), m('brass'))
        for a in (.3, 1.1):
            pipe([(-.95 + .07 * cos(a), -1.1 - .07 * sin(a), .032), (-.95 + .22 * cos(a), -1.1 - .22 * sin(a), .032)], .014, m('brass'), bent=False)
    else:
        lounge(shot)
    if shot.kit:
        y = -.75 if shot.near else -1.25
        bucket((1.5, y, 0), 1.4, .5, cloth_at=-.75)
        bottle((.95, y - .13, 0), 1.6, -.35)
        sponge((1.3, y - .49, 0), .35, 1.35)
        vacuum((-1.35, -.75, 0), 2.6, 1.05)
    if shot.machine:
        carpet_machine((.62, -.62, .035), .0, 1.0)
        bucket((-2.0, -1.0, 0), 1.1, .4, cloth_at=-.9)
    # morning through the back window
    drum(60, .1, (0, 0, -.42), m('ground'), 0)
    if shot.carpet:
        sky(.5)
        sun(42, 118, 3.5)
        fill((0, -6, 4.5), (0, 0, .4), (5, 3), 60)
    else:
        sky(.6)
        sun(37, 32, 8.3, 1.4, '#FFE6C4')
        fill((3.5, -5, 5), (0, 0, .6), (5, 4), 120, '#FFF3E2')
        fill((-5, -4, 4), (0, 0, .8), (4, 4), 68, '#DDF4FF')
