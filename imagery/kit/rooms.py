"""A cutaway room: slab, floor, back and left wall with openings, caps, skirting, windows, curtains, frames on the wall.

The floor's centre is the origin; the back wall stands at y = +depth/2, the left wall at x = -width/2.
"""
import math
from random import Random

import bmesh
import bpy

from .materials import m, paint
from .shapes import _body, ball, box, drum, group, pipe, sheet

T = .2  # wall thickness


def wall(length, height, at, turn, mat, holes=()):
    """A wall along local X; holes are (centre, bottom, width, height)."""
    xs = sorted({-length / 2, length / 2, *[c + s * w / 2 for c, _, w, _ in holes for s in (-1, 1)]})
    zs = sorted({0, height, *[z for _, b, _, h in holes for z in (b, b + h)]})
    bm = bmesh.new()
    v = [[bm.verts.new((x, -T / 2, z)) for x in xs] for z in zs]
    for j in range(len(zs) - 1):
        for i in range(len(xs) - 1):
            x, z = (xs[i] + xs[i + 1]) / 2, (zs[j] + zs[j + 1]) / 2
            if not any(abs(x - c) < w / 2 and b < z < b + h for c, b, w, h in holes):
                bm.faces.new((v[j][i], v[j][i + 1], v[j + 1][i + 1], v[j + 1][i]))
    for loose in [p for row in v for p in row if not p.link_faces]:
        bm.verts.remove(loose)
    out = bmesh.ops.extrude_face_region(bm, geom=bm.faces[:])
    bmesh.ops.translate(bm, vec=(0, T, 0), verts=[p for p in out['geom'] if isinstance(p, bmesh.types.BMVert)])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    mesh = bpy.data.meshes.new('wall')
    bm.to_mesh(mesh)
    bm.free()
    body = _body(mesh, mat, at, (0, 0, turn), None)
    bevel = body.modifiers.new('bevel', 'BEVEL')
    bevel.width, bevel.segments, bevel.limit_method = .022, 3, 'ANGLE'
    return body


def planks(x0, x1, y0, y1, mat, z=0, width=.19, seed=3):
    r, y = Random(seed), y0
    while y < y1 - .01:
        w, x = min(width, y1 - y), x0 - r.uniform(0, 1)
        while x < x1:
            l = r.uniform(.9, 1.7)
            a, b = max(x, x0), min(x + l, x1)
            if b - a > .05:
                box((b - a - .004, w - .004, .05), ((a + b) / 2, y + w / 2, z - .05), mat, .006, 2)
            x += l
        y += width


def tiles(x0, x1, y0, y1, mats, size=.4, z=0, gap=.01):
    """Square floor tiles, chequered over the given materials, counted from the back left corner."""
    nx, ny = math.ceil((x1 - x0) / size - .01), math.ceil((y1 - y0) / size - .01)
    for i in range(nx):
        for j in range(ny):
            a, b = x0 + i * size, min(x0 + (i + 1) * size, x1)
            d, c = y1 - j * size, max(y1 - (j + 1) * size, y0)
            box((b - a - gap, d - c - gap, .05), ((a + b) / 2, (c + d) / 2, z - .05), mats[(i + j) % len(mats)], .008, 2)


def wall_tiles(width, height, at, mat, turn=0, tile=(.2, .1), into=None, brick=True, skip=()):
    """Glazed tiles on a wall that faces local -Y; at = centre of the lower edge. skip: rectangles (x0, x1, z0, z1) left free."""
    g = group(at, turn, into=into)
    tw, th = tile
    for j in range(int(height / th + .01)):
        for i in range(int(width / tw) + 2):
            x = -width / 2 + i * tw - (tw / 2 if brick and j % 2 else 0)
            a, b = max(x, -width / 2), min(x + tw, width / 2)
            if b - a > .03 and not any(x0 < (a + b) / 2 < x1 and z0 < (j + .5) * th < z1 for x0, x1, z0, z1 in skip):
                box((b - a - .006, .02, th - .006), ((a + b) / 2, 0, j * th), mat, .006, 2, into=g)
    return g


def room(width, depth, height=2.7, back=(), left=(), back_mat=None, left_mat=None, skirting=True):
    """Slab, walls and caps; `back` and `left` are lists of openings (centre, bottom, width, height), from the room's middle (left: + is towards the back)."""
    box((width + .2, depth + .2, .25), (-.1, .1, -.30), m('cap'), .06, 4)
    wall(width + T, height, (-T / 2, depth / 2 + T / 2, 0), 0, back_mat or m('wall-mint'), [(c + T / 2, *rest) for c, *rest in back])
    wall(depth, height, (-width / 2 - T / 2, 0, 0), math.pi / 2, left_mat or m('wall'), left)
    box((width + 2 * T, T + .02, .05), (-T / 2, depth / 2 + T / 2, height), m('cap'))
    box((T + .02, depth, .05), (-width / 2 - T / 2, 0, height), m('cap'))
    if skirting:
        runs = lambda half, holes: zip([-half] + [c + w / 2 for c, b, w, _ in sorted(holes) if b < .1], [c - w / 2 for c, b, w, _ in sorted(holes) if b < .1] + [half])
        for a, b in runs(width / 2, back):
            box((b - a, .03, .12), ((a + b) / 2, depth / 2 - .015, 0), m('trim'), .008)
        for a, b in runs(depth / 2, left):
            box((.03, b - a, .12), (-width / 2 + .015, (a + b) / 2, 0), m('trim'), .008)


def window(width, height, at, turn=0, panes=2, frame=None, sill=True, glass=None, bars=1, fw=.07):
    """Frame, panes and sill; at = bottom centre in the wall's middle, local -Y is the inside."""
    g, f = group(at, turn), frame or m('trim')
    for x in (-width / 2 + fw / 2, width / 2 - fw / 2):
        box((fw, .12, height), (x, 0, 0), f, .015, into=g)
    for z in (0, height - fw):
        box((width, .12, fw), (0, 0, z), f, .015, into=g)
    for i in range(1, panes):
        box((fw * .75, .1, height - .02), (-width / 2 + width * i / panes, 0, .01), f, .012, into=g)
    for j in range(1, bars):
        box((width - .02, .085, fw * .6), (0, 0, height * j / bars), f, .012, into=g)
    box((width - fw, .012, height - fw), (0, .01, fw / 2), glass or m('glass'), 0, into=g)
    if sill:
        box((width + .2, .26, .06), (0, -.1, -.06), f, .02, into=g)
    return g


def curtain(width, height, at, mat=None, turn=0):
    mat = mat or m('curtain')
    return sheet(110, 6, lambda u, v: ((u - .5) * width * (1 - .12 * math.sin(v * 3.14)), .055 * math.sin(u * width * 60) + .02 * math.sin(u * 11), v * height), mat, at, (0, 0, turn), thick=.012)


def curtains(x0, x1, y, top, width=.6, mat=None):
    """A rod from x0 to x1 with a curtain at each end, hung before the back wall."""
    for x in (x0 + width / 2 + .08, x1 - width / 2 - .08):
        curtain(width, top - .1, (x, y, .03), mat)
    pipe([(x0, y, top), (x1, y, top)], .018, m('oak'), bent=False)
    for x in (x0, x1):
        ball(.04, (x, y, top), m('sun'), fine=3)


def picture(width, height, at, art='sun', turn=math.pi / 2):
    """A framed print; at = bottom centre on the wall; turn pi/2 hangs it on the left wall, 0 on the back wall (facing -Y)."""
    g = group(at, turn)
    box((width, .03, height), (0, -.015, 0), m('oak-z'), .01, into=g)
    box((width - .08, .012, height - .08), (0, -.032, .04), m('paper'), 0, into=g)
    mid, r = height / 2, min(width, height) * .24
    disc = lambda x, z, radius, mat: drum(radius, .012, (x, -.036, z), m(mat), .001, (math.pi / 2, 0, 0), g)
    if art == 'sun':
        disc(width * .1, mid + height * .14, r, 'sun-matt')
        box((width - .12, .012, height * .3), (0, -.04, .06), m('aqua-matt'), 0, into=g)
    elif art == 'dot':
        disc(0, mid, r * 1.1, 'teal-matt')
    elif art == 'hills':
        disc(-width * .12, mid + height * .12, r * .7, 'clay')
        for i, mat in enumerate(('aqua-matt', 'teal-matt')):
            box((width - .12, .012, height * (.34 - .14 * i)), (0, -.04 - .008 * i, .06), m(mat), 0, into=g)
    elif art == 'leaves':
        pipe([(0, -.042, .1), (.01, -.042, mid), (0, -.042, height - .12)], .006, m('teal-matt'), g)
        for i in range(5):
            for s in (-1, 1):
                ball(width * .13, (s * width * .15, -.04, .16 + i * (height - .3) / 5), m('leaf'), g, (1, .08, .42), 3)
    return g


def clock(at, turn=math.pi / 2, radius=.2):
    g = group(at, turn)
    drum(radius, .04, (0, 0, 0), m('sun'), .015, (math.pi / 2, 0, 0), g)
    drum(radius * .82, .01, (0, -.04, 0), m('white'), .003, (math.pi / 2, 0, 0), g)
    box((.018, .008, radius * .62), (0, -.055, 0), m('teal'), .003, into=g)
    box((.018, .008, radius * .45), (0, -.055, 0), m('teal'), .003, turn=(0, 1.9, 0), into=g)
    return g


def shelf(width, at, things='mixed', seed=1, into=None, turn=0):
    """A board on the back wall with books, jars and a plant on it; at = centre of the top at the wall."""
    r, g = Random(seed), group(at, turn, into=into)
    box((width, .24, .04), (0, -.125, -.04), m('oak'), .012, into=g)
    x, colours = -width / 2 + .08, ['teal-matt', 'aqua-matt', 'sun-matt', 'paper', 'clay']
    while x < width / 2 - .1:
        kind = r.random() if things == 'mixed' else {'books': .1, 'jars': .9}[things]
        if kind < .68:
            for _ in range(r.randint(3, 5)):
                w, h = r.uniform(.03, .055), r.uniform(.19, .28)
                if x + w < width / 2 - .03:
                    box((w - .003, .17, h), (x + w / 2, -.12, 0), m(r.choice(colours)), .006, 2, into=g)
                x += w
            x += .07
        elif kind < .85:
            drum(.06, r.uniform(.14, .2), (x + .06, -.12, 0), m(r.choice(['aqua', 'sun', 'ceramic'])), .015, into=g)
            x += .2
        else:
            turned_pot = group((x + .09, -.12, 0), 0, .32, g)
            from .plants import blade_plant
            blade_plant((0, 0, 0), 1, r.randint(1, 50), into=turned_pot)
            x += .24
    return g


def view(at=(0, 0, 0), seed=4):
    """Hills and trees behind a back window."""
    from .plants import bush, tree
    x, y, z = at
    ball(3, (x - 2.2, y + 6.2, z - 2.25), m('hill'), scale=(1.25, .5, .92))
    ball(3, (x - 6.2, y + 8.6, z - 2.2), paint('hill-far', '#A9D6A6', .9, spec=.05), scale=(1.3, .5, .8))
    tree((x - 1.25, y + 4.6, z - .2), 1.0, seed + 1)
    tree((x - 3.2, y + 4.9, z - .2), .85, seed + 4)
    for i in range(4):
        bush((x - 3.6 + i * .8, y + 3.6, z - .2), 1.0, seed + i)


__all__ = ['T', 'wall', 'planks', 'tiles', 'wall_tiles', 'room', 'window', 'curtain', 'curtains', 'picture', 'clock', 'shelf', 'view']
