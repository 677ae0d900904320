"""The house outside: whole, roof, gutter, panels, driveway, with the van."""
from kit import *

WHOLE = dict(eye=(11.4, -19.2, 8.2), at=(.62, -.95, 1.02), lens=50, props=True)
ROOF = dict(eye=(2.2, -8.2, 6.1), at=(-1.15, -1.1, 2.85), lens=50)
PANELS = dict(eye=(4.9, -6.4, 4.9), at=(1.6, -1.35, 2.85), lens=48, on_roof='squeegee')
WINDOW = dict(eye=(4.8, -8.1, 2.4), at=(1.8, -2.5, .93), lens=48, squeegee=True)
GUTTER = dict(eye=(.35, -4.35, 3.42), at=(-1.75, -2.66, 2.26), lens=46)
FLUSH = dict(eye=(-4.75, -3.45, 3.35), at=(-2.75, -2.68, 2.22), lens=42, swept=True)
VACUUM = dict(eye=(-1.3, -3.85, 3.65), at=(-1.95, -2.72, 2.27), lens=46, swept=True)
WASH = dict(eye=(6.3, -7.4, 5.5), at=(1.75, -1.0, 2.75), lens=46, panels=0)
DRIVE = dict(eye=(8.2, -9.2, 4.3), at=(4.45, -3.0, .5), lens=46)
SHOTS = {
    'hero-2': dict(WHOLE, drive=True),
    'hero-2-before': dict(WHOLE, drive='dirty', roof_dirt=True, panel_dirt=True, pane_dirt=True, base='hero-2', region=(.07, .1, .95, .82)),
    'about': dict(eye=(12.5, -13.2, 4.9), at=(2.1, -1.75, .78), lens=37, drive=True, van=True),
    'about-intro': dict(eye=(7.4, -9.8, 2.9), at=(4.0, -2.9, .9), lens=41, drive=True, van=True),
    'roof-cleaning': dict(eye=(4.6, -9.6, 6.9), at=(-.5, -.9, 2.6), lens=44, panels=0, kit=True),
    'roof-cleaning-before': dict(ROOF, panels=0, roof_dirt=True, base='roof-cleaning-after', region=(0, 0, 1, .84)),
    'roof-cleaning-after': dict(ROOF, panels=0),
    'roof-pressure-washing': dict(ROOF, panels=0, roof_dirt='half', on_roof='hood', base='roof-cleaning-after', region=(.3, 0, 1, .95)),
    'roof-soft-wash': dict(ROOF, panels=0, on_roof='foam', base='roof-cleaning-after', region=(.3, .02, .9, .625)),
    'post-4': dict(exposure=-.22, eye=(.62, -3.9, 3.75), at=(-.42, -1.85, 2.83), lens=55, panels=0, on_roof='foam'),
    'solar-panel-cleaning': PANELS,
    'solar-panel-cleaning-before': dict(PANELS, panel_dirt=True, base='solar-panel-cleaning', region=(.05, .05, 1, .85)),
    'post-5': dict(eye=(3.4, -4.4, 3.8), at=(1.9, -1.6, 2.87), lens=52, on_roof='squeegee'),
    'professional-gutter-cleaning': dict(eye=(.2, -5.0, 3.35), at=(-1.85, -2.6, 2.22), lens=46, leaves=60, on_roof='ladder'),
    'professional-gutter-cleaning-before': dict(GUTTER, leaves=150, mud=True),
    'professional-gutter-cleaning-after': dict(GUTTER),
    'gutter-flushing': dict(GUTTER, on_roof='hose', base='professional-gutter-cleaning-after', region=(0, 0, 1, .8)),
    'gutter-flushing-before': dict(FLUSH, leaves=46, mud=True),
    'gutter-flushing-after': dict(FLUSH, base='gutter-flushing-before', region=(.2, 0, .95, 1)),
    'gutter-flushing-intro': dict(eye=(-.35, -4.1, 3.2), at=(-1.45, -2.55, 2.38), lens=55, on_roof='hose'),
    'gutter-vacuum-before': dict(VACUUM, leaves=150),
    'gutter-vacuum-after': dict(VACUUM, base='gutter-vacuum-before', region=(0, 0, 1, .85)),
    'gutter-vacuum-intro': dict(eye=(-2.9, -4.3, 3.3), at=(-1.7, -2.5, 2.55), lens=52, leaves=90, on_roof='vacuum'),
    'roof-pressure-washing-before': dict(WASH, roof_dirt=True),
    'roof-pressure-washing-after': dict(WASH, base='roof-pressure-washing-before', region=(0, 0, .98, .88)),
    'roof-pressure-washing-intro': dict(eye=(1.6, -4.9, 4.5), at=(.05, -1.1, 3.05), lens=50, panels=0, roof_dirt='half', on_roof='hood'),
    'roof-cleaning-intro': dict(eye=(-5.2, -5.6, 4.6), at=(-2.7, -1.9, 2.6), lens=44, panels=0, kit=True),
    'gutter-vacuum': dict(eye=(-.1, -4.9, 3.6), at=(-1.75, -2.7, 2.42), lens=46, leaves=70, on_roof='vacuum'),
    'post-3': dict(eye=(-1.25, -3.85, 3.25), at=(-2.0, -2.75, 2.28), lens=52, leaves=90),
    'pressure-cleaning': dict(eye=(8.4, -9.0, 3.9), at=(4.5, -3.1, .55), lens=46, drive='half', washer=True),
    'pressure-cleaning-before': dict(DRIVE, drive='dirty'),
    'pressure-cleaning-after': dict(DRIVE, drive=True, base='pressure-cleaning-before', region=(.15, 0, 1, .81)),
    'post-12': dict(eye=(6.5, -7.1, 2.0), at=(4.62, -4.3, .12), lens=50, drive='half', washer=True),
    'window-cleaning': WINDOW,
    'window-cleaning-before': dict(WINDOW, pane_dirt=True, base='window-cleaning', region=(.3, .425, .8, .875)),
}
CAR = (3.75, 6.15)  # driveway, from x to x


def driveway(shot):
    slab = m('concrete')
    if shot.drive in ('dirty', 'half'):
        slab = soiled(slab, '#57503F', 1.1, .30, .62, .88, past=('X', 4.55, .5) if shot.drive == 'half' else None, bump=.25)
        slab = soiled(slab, '#4D5A34', 2.6, .56, .70, .7, past=('X', 4.75, .5) if shot.drive == 'half' else None, bump=.4)
    paving(*CAR, -5.2, 2.2, slab, 1.2, -.03)
    # a carport on two posts
    x0, x1 = CAR
    for y in (-2.0, 1.7):
        box((.12, .12, 2.2), (x1 - .1, y, 0), m('trim'), .02)
    box((x1 - x0 + .15, .14, .16), ((x0 + x1) / 2 + .05, -2.1, 2.16), m('trim'), .02)
    box((x1 - x0 + .15, .14, .16), ((x0 + x1) / 2 + .05, 1.8, 2.16), m('trim'), .02)
    corrugated(x1 - x0 + .3, 4.3, ((x0 + x1) / 2 + .08, -2.3, 2.36), paint('tin', '#5F7F86', .42, spec=.35))


def garden(shot):
    r = Random(9)
    for i in range(11):
        bush((r.uniform(.8, 3.3), -2.6 + r.uniform(-.1, .1), 0), r.uniform(.6, .95), i)
    for i in range(6):
        bush((-3.5 + i * .33, -2.62, 0), r.uniform(.55, .85), i + 20)
    flowers(((.7, 3.4), (-2.95, -2.7), (.2, .42)), 40)
    flowers(((-3.6, -1.7), (-2.95, -2.7), (.2, .42)), 20, 5)
    for i, (x, y) in enumerate([(-.6, -4.62), (-.5, -4.15), (-.62, -3.68), (-.52, -3.2)]):
        box((1.0, .36, .07), (x, y, -.03), m('concrete'), .05, 4, (0, 0, r.uniform(-.05, .05)))
    tree((-4.72, -.9, 0), 1.1, 4, 9)
    tree((-3.2, 3.0, 0), 1.9, 2, 9)
    tree((1.8, 3.3, 0), 1.7, 12, 9)
    fence(-4.75, -2.4, -4.4)
    if not shot.squeegee:
        letterbox((1.15, -4.4, 0))
    if not shot.drive:
        tree((4.6, 2.3, 0), 1.4, 7, 9)


def on_roof(shot, home):
    """Things that lie on the front roof plane."""
    plane, kind = home['front'], shot.on_roof
    if kind == 'hood':
        surface_cleaner((.05, 1.55, .10), .5, 1.25, plane)
    elif kind == 'foam':
        r, foam = Random(8), paint('roof-foam', '#CFD6D6', .5, spec=.3)  # in full sun the white of the bucket's foam burns out
        for _ in range(240):
            a, d = r.uniform(0, 6.28), sqrt(r.random())
            ball(r.uniform(.035, .095) * (1.2 - d * .75), (-.78 + .78 * d * cos(a), 1.4 + .42 * d * sin(a), .07 + .05 * (1 - d)), foam, plane, (1, 1, .6), 3)
        lance((.62, .35, .17), (0.02, 0, .95), 1.15, plane)
    elif kind == 'squeegee':
        squeegee((1.55, -.05, .216), (-pi / 2, 0, .12), 1.7, plane)
        r = Random(3)
        for _ in range(26):
            ball(r.uniform(.015, .04), (1.5 + r.uniform(-.35, .35), .86 + r.uniform(-.05, .06), .19), m('foam'), plane, (1, 1, .6), 3)
        bubbles(((1.2, 2.4), (.9, 1.6), (.3, .6)), 0)
    elif kind == 'ladder':
        ladder((-2.75, -3.32, 0), 3.0, (-.17, 0, 0))
    elif kind == 'hose':
        y = -home['half'] - .085
        hose([(.2, y - 1.0, 1.6), (-.2, y - .55, 2.5), (-.75, y - .12, 2.72), (-1.05, y, 2.50), (-1.25, y, 2.425)], m('aqua-matt'), .03)
        drum(.036, .16, (-1.22, y, 2.43), m('brass'), .01, (0, -1.75, 0))
        water = paint('stream', '#8FD6E8', .06, spec=.8, coat=1)
        sheet(90, 9, lambda u, v: (-1.45 - 2.5 * u, y + (v - .5) * .125, 2.20 + .006 * sin(u * 50 + v * 3) + .005 * sin(v * 9 + u * 33) - min(.05, max(0, .06 - u) * 1.2)), water, thick=.02)
        pipe([(-1.3, y, 2.405), (-1.44, y, 2.385), (-1.56, y, 2.32), (-1.64, y, 2.2)], .024, water, fine=12)
        r = Random(2)
        for _ in range(60):  # where the jet falls in
            d = abs(r.gauss(0, .1))
            ball(r.uniform(.006, .019), (-1.66 - d + .07 * r.random(), y + r.uniform(-.055, .055), 2.215 + max(0, r.uniform(0, .09) - d * .3)), water, fine=3)
    elif kind == 'vacuum':
        y = -home['half'] - .085
        pipe([(-2.95, y - 1.2, 1.2), (-2.6, y - .6, 2.7), (-2.2, y - .2, 3.02), (-1.82, y - .02, 2.97), (-1.645, y, 2.82), (-1.62, y, 2.64)], .055, m('teal'), fine=16)
        turned([(.05, .34), (.055, .22), (.085, .0), (.075, .0), (.045, .22)], m('sun'), (-1.63, y, 2.34))
        turned([(.068, 0), (.068, .08), (.056, .08), (.056, 0)], m('aqua'), (-1.625, y, 2.62))
        dry_leaves(((-1.95, -1.76), (y - .1, y + .1), (2.38, 2.56)), 14, 9, .13)


def build(shot):
    west, east = -5.3, (6.6 if shot.drive else 5.3)
    island(east - west, 8.4, ((west + east) / 2, -.95))
    roof = m('terracotta')
    if shot.roof_dirt:
        past = ('X', -.65, .5) if shot.roof_dirt == 'half' else None
        roof = soiled(soiled(roof, '#453F36', 1.0, .22, .52, .9, past=past, bump=.3), '#8C9668', 4.2, .52, .62, .9, past=past, bump=.8)
    film = (lambda mat: soiled(soiled(mat, '#B09A78', 1.3, .22, .62, .82, bump=.15), '#EDE9DD', 7.5, .70, .73, .9)) if shot.panel_dirt else None
    count = 8 if shot.panels is None else shot.panels
    pane = None
    if shot.pane_dirt:
        pane = soiled(soiled(paint('pane', '#2E6C80', .06, spec=.8, coat=1), '#A2977C', 1.1, .25, .62, .82, bump=.05), '#D8D1BC', 7, .57, .63, .8, bump=.1)
    home = house(panels=count, roof=roof, film=film, pane=pane)
    porch(-.55, -home['depth'] / 2)
    garden(shot)
    if shot.drive:
        driveway(shot)
    y = -home['half'] - .085
    if shot.mud:
        sheet(120, 9, lambda u, v: ((u - .5) * (home['rw'] - .1), y + (v - .5) * .13, home['eave'] - .035 + .018 * sin(u * 210 + v * 7) + .012 * sin(u * 71 - v * 9)), paint('mud', '#4B3A28', .95, bump=(30, .8)), thick=.03)
    if shot.leaves:
        dry_leaves(((-4.0, -.3), (y - .08, y + .08), (home['eave'] + .0, home['eave'] + .09)), shot.leaves, 5, .15)
        if not shot.swept:  # some lie on the tiles
            dry_leaves(((-3.6, -.4), (.1, 1.0), (.11, .13)), shot.leaves // 5, 6, .15, home['front'])
    if shot.on_roof:
        on_roof(shot, home)
    if shot.van:
        van((4.95, -3.35, .03), pi / 2, 1.0)
    if shot.washer:
        washer((5.55, -2.35, .03), -.35, 1.15)
        surface = (4.62, -4.35, .03)
        lance((5.35, -5.0, .55), (-.42, 0, 1.02), 1.15)
        hose([(5.5, -2.72, .36), (5.36, -2.98, .12), (5.3, -3.2, .07), (5.75, -3.5, .07), (5.95, -4.0, .07), (5.75, -4.6, .07), (5.8, -5.0, .1), (5.73, -5.2, .25), (5.63, -5.17, .45)])
        r, water = Random(4), paint('stream', '#CBEFF5', .08, spec=.7, coat=1)
        for _ in range(70):
            d = r.random() ** .7
            ball(r.uniform(.008, .022), (4.42 - d * .42 + r.gauss(0, .04 + .06 * d), -4.42 + d * .26 + r.gauss(0, .05 + .09 * d), .12 - .06 * d + abs(r.gauss(0, .07 * d))), water, fine=2)
    if shot.squeegee:
        bucket((2.95, -3.22, 0), 1.15, .4, cloth_at=-.9)
        squeegee((2.65, -2.285, .95), (.0, -.5, .0), 1.5)
        ladder((.95, -2.95, 0), 1.9, (-.22, 0, 0))
    if shot.kit:
        ladder((-2.6, -3.45, 0), 3.1, (-.17, 0, 0))
        bucket((2.6, -3.9, 0), 1.25, .6)
    if shot.props:
        bucket((2.3, -3.7, 0), 1.25, .6)
        washer((4.95, -3.2, .03), -.4, 1.1)
    for at, size, seed in (((-8.2, 7.5, 3.2), 1.2, 1), ((-.6, 9, 3.9), 1.25, 2), ((8.6, 9, 3.0), 1.0, 4)):
        cloud(at, size, seed)
    garden_light()
