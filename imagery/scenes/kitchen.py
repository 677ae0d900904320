"""The kitchen, dirty and clean, whole and at the bench."""
from kit import *

WHOLE = dict(eye=(4.62, -9.1, 4.5), at=(-.02, .03, .86), lens=52, kit=True)
SHOTS = {
    'once-off-house-cleaning': WHOLE,
    'once-off-house-cleaning-before': dict(WHOLE, dirty=True, base='once-off-house-cleaning', region=(.05, .02, .95, .95)),
    'post-1': dict(eye=(2.75, -1.35, 1.85), at=(1.52, 1.1, 1.14), lens=50, kit=True),
    'post-11': dict(eye=(1.0, -1.75, 2.1), at=(-.86, 1.15, 1.12), lens=46),
}
W, D, H = 4.6, 2.9, 2.6


def build(shot):
    grime = (lambda mat, colour, *a, **k: soiled(mat, colour, *a, **k)) if shot.dirty else (lambda mat, *a, **k: mat)
    room(W, D, H, back=[(-.75, 1.22, 1.3, .98)], back_mat=grime(m('wall-mint'), '#8C8468', 1.6, .42, .75, .5), skirting=False)
    floor = [grime(paint('floor-a', '#E9E3D6', .3, spec=.45, vary=.03), '#6B5740', 1.5, .36, .60, .72), grime(paint('floor-b', '#BCD8D4', .3, spec=.45, vary=.03), '#6B5740', 1.5, .36, .60, .72)]
    tiles(-W / 2, W / 2, -D / 2, D / 2, floor, .3835)
    window(1.3, .98, (-.75, D / 2 + .08, 1.22), sill=False, glass=grime(m('glass'), '#B7AE97', 3, .35, .7, .7))
    ball(3, (-3.9, 7, -1.75), m('hill'), scale=(1.1, .6, 1))
    tree((-1.7, 4.6, -.35), 1.0, 5)
    y, z = D / 2 - .62, .1
    front = grime(cabinet_paint(), '#5E5A45', 2.6, .46, .68, .6)
    cupboard(1.0, (-1.78, y, z), front)
    cupboard(1.1, (-.73, y, z), front)
    cupboard(.9, (1.78, y, z), front, drawers=3)
    oven((.58, y, z - .09), .98, .9, False, shot.dirty)
    for x, w in ((-.047, .262), (1.2, .25)):
        box((w, .57, .82), (x, y + .28, z), front, .008)
    top = grime(stone(), '#7A5A35', 4.2, .52, .64, .8)
    box((W - .02, .68, .06), (0, y + .29, z + .82), top, .018, 4)
    hob((.58, y + .3, z + .88), shot.dirty)
    pot((.36, y + .41, z + .895), scale=.88)
    sink((-.75, y + .3, z + .877))
    tap((-.75, y + .54, z + .88))
    tile = grime(glaze(), '#9A7B4C', 2.4, .48, .68, .62)
    wall_tiles(W - .02, .3, (0, D / 2 - .015, z + .885), tile)
    wall_tiles(2.2, .95, (1.2, D / 2 - .015, z + 1.185), tile)
    hood = grime(paint('hood', '#125A6C', .4, spec=.4), '#7A5A35', 3.5, .46, .66, .7)
    box((.98, .42, .08), (.58, D / 2 - .23, 1.82), hood)
    box((.36, .3, .72), (.58, D / 2 - .17, 1.89), hood, .03)
    cupboard(.84, (1.76, D / 2 - .36, 1.72), paint('cream-front', '#EAE5DA', .45, spec=.35), .78, depth=.34, kick=False)
    for h in (1.55, 1.98):
        box((.9, .24, .04), (-1.83, D / 2 - .14, h), m('oak'), .012)
    cups((-2.12, D / 2 - .14, 1.59))
    for i in range(3):
        drum(.1, .018, (-2.05, D / 2 - .14, 2.02 + i * .02), m(('ceramic', 'aqua')[i % 2]), .008)
    jars((-1.83, D / 2 - .14, 2.02))
    chopping_board((-.02, D / 2 - .09, z + .88))
    blade_plant((-1.33, y + .44, z + .88), .62, 5)
    fruit_bowl((-1.78, y + .26, z + .88))
    bottle((1.62, y + .2, z + .88), .95, -.3)
    sponge((-.28, y + .2, z + .88), .3, .85)
    folded_cloths((1.98, y + .26, z + .88), turn=.15)
    fridge((-W / 2 + .36, .33, 0), pi / 2)
    clock((-W / 2, -.75, 1.85))
    picture(.34, .44, (-W / 2, -.75, 1.0), 'leaves')
    drum(.68, .025, (.45, -.1, 0), grime(paint('mat', '#EDC778', .95, bump=(90, .5)), '#6B5740', 2.2, .4, .62, .6), .01, sides=80)
    if shot.kit:
        bucket((-1.15, -.85, 0), 1.15, .5, cloth_at=-.75)
        bottle((-.72, -1.02, 0), 1.2, -.5, paint('bottle-sun', '#F5C565', .2, coat=.5))
    else:
        bucket((-1.2, -.72, 0), 1.1, .5, cloth_at=-.75)
    pot_plant((2.0, -1.02, 0), .9, m('sun'), 15, 6)
    room_light(58)
