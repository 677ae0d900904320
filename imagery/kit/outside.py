"""Island, gable house, roof tiles, gutters, solar panels, paving, fence. The house front faces -Y."""
import math
from random import Random

import bmesh
import bpy

from .materials import m, paint
from .plants import bush, flowers
from .shapes import _body, ball, box, copies, drum, group, pipe, prism, sheet, turned


def island(width, depth, at=(0, 0), top=None):
    x, y = at
    box((width, depth, .5), (x, y, -.62), m('soil'), .12, 5)
    box((width, depth, .16), (x, y, -.16), top or m('lawn'), .075, 5)


def _tile(width, length, thick=.035):
    """One pantile: arched across, its lower edge raised to lap over the next."""
    n, points, faces = 9, [], []
    for lift in (0, -thick):
        for j in (0, 1):
            for i in range(n):
                u = i / (n - 1)
                points.append(((u - .5) * width, j * length, .045 * (1 - abs(2 * u - 1) ** 2.2) + (.05 if j == 0 else 0) + lift))
    for i in range(n - 1):
        faces += [(i, i + 1, n + i + 1, n + i), (2 * n + i + 1, 2 * n + i, 3 * n + i, 3 * n + i + 1), (i + 1, i, 2 * n + i, 2 * n + i + 1), (n + i, n + i + 1, 3 * n + i + 1, 3 * n + i)]
    faces += [(0, n, 3 * n, 2 * n), (2 * n - 1, n - 1, 3 * n - 1, 4 * n - 1)]
    mesh = bpy.data.meshes.new('tile')
    mesh.from_pydata(points, [], faces)
    bm = bmesh.new()
    bm.from_mesh(mesh)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    sharp = [e for e in bm.edges if e.is_manifold and e.calc_face_angle(0) > .7]
    bmesh.ops.bevel(bm, geom=sharp, offset=.010, segments=2, affect='EDGES', profile=.5)
    bm.to_mesh(mesh)
    bm.free()
    return mesh


def tiled(width, length, into, mat, tile=(.3, .34), seed=1):
    """Tiles over a plane in local XY, eave at y = 0."""
    r, (tw, tl) = Random(seed), tile
    first = _body(_tile(tw * .985, tl * 1.18), mat, (0, 0, -9), (0, 0, 0), into, 35)
    places = []
    for j in range(round(length / tl)):
        for i in range(round(width / tw) + 1):
            x = (i - round(width / tw) / 2) * tw + (tw / 2 if j % 2 else 0)
            if abs(x) <= width / 2 + .02:
                places.append(((x, j * tl, r.uniform(0, .006)), (0, 0, r.uniform(-.012, .012))))
    copies(first, places)
    bpy.data.objects.remove(first)


def corrugated(width, length, at, mat, turn=(0, 0, 0), into=None, pitch=.13, wave=.022):
    n = int(width / pitch * 8)
    return sheet(n + 1, 2, lambda u, v: (u * width - width / 2, v * length, wave * math.sin(u * width / pitch * 2 * math.pi)), mat, at, turn, thick=.02, into=into)


def gutter(length, at, mat, into=None, radius=.085, turn=0):
    """A half-round gutter along X, open at the top, with stop ends; at = middle of its rim."""
    g = group(at, turn, into=into)
    rim = [(-radius, 0), (-radius, -radius * .6)] + [(radius * math.cos(a), -radius * .6 + radius * math.sin(a)) for a in [math.pi + math.pi * i / 10 for i in range(11)]] + [(radius, 0), (radius + .015, .006)]
    sheet(2, len(rim), lambda u, v: ((u - .5) * length, *rim[round(v * (len(rim) - 1))]), mat, thick=.014, into=g)
    for s in (-1, 1):
        sheet(2, len(rim) - 1, lambda u, v: (s * length / 2, rim[round(v * (len(rim) - 2))][0] * u, rim[round(v * (len(rim) - 2))][1] if u else 0), mat, thick=.012, into=g)
    return g


def panel(width, length, at, into=None, cells=(4, 5), film=None):
    """A solar panel lying in local XY. film: a function that puts dirt on a material."""
    g, film = group(at, into=into), film or (lambda mat: mat)
    box((width, length, .035), (0, 0, 0), film(paint('panel-frame', '#DDE4E6', .3, metal=.4)), .008, into=g)
    box((width - .05, length - .05, .006), (0, 0, .033), film(paint('panel-line', '#9FB9CC', .3, spec=.5)), 0, into=g)
    cell, (nx, ny) = film(paint('panel-cell', '#12365F', .12, spec=.7, coat=.8)), cells
    cw, cl = (width - .06) / nx, (length - .06) / ny
    for i in range(nx):
        for j in range(ny):
            box((cw - .012, cl - .012, .004), (-width / 2 + .03 + cw * (i + .5), -length / 2 + .03 + cl * (j + .5), .038), cell, 0, into=g)
    return g


def house(width=7.2, depth=4.4, walls=2.35, pitch=24, roof=None, gutter_mat=None, tin=False, panels=8, film=None, pane=None):
    """A gable house. Returns its measures and the front roof plane (local XY, eave at y = 0) to put things on."""
    render, trim, g_mat = paint('render', '#EFE6D7', .85, spec=.1, bump=(40, .06)), m('trim'), gutter_mat or m('teal')
    brick = paint('brick', '#D9C3A5', .85, spec=.1, vary=.08)
    box((width, depth, walls), (0, 0, 0), render, .04)
    for z in range(4):
        n, off = 24, z % 2
        for i in range(n - off):
            box((width / n - .012, .1, .115), (-width / 2 + width / n * (i + .5 + off * .5), -depth / 2 - .03, .02 + z * .125), brick, .012, 2)
        for i in range(14):
            box((.1, depth / 14 - .012, .115), (width / 2 + .03, -depth / 2 + depth / 14 * (i + .5), .02 + z * .125), brick, .012, 2)
    over, p = .55, math.radians(pitch)
    half, rw = depth / 2 + over, width + .9
    rise, slope, eave = math.tan(p) * half, half / math.cos(p), walls - .12
    prism([(-depth / 2, 0), (depth / 2, 0), (0, math.tan(p) * depth / 2 - .03)], width, render, (width / 2, 0, walls - .01), (0, 0, math.pi / 2), bevel=0)
    roof = roof or (paint('tin', '#5F7F86', .38, spec=.4) if tin else m('terracotta'))
    planes = []
    for side in (1, -1):
        base = group((0, -half * side, eave), 0 if side > 0 else math.pi)
        plane = group((0, 0, 0), (p, 0, 0), into=base)
        planes.append(plane)
        box((rw, slope, .05), (0, slope / 2, -.05), paint('soffit', '#E8E1D5', .7), .01, into=plane)
        box((rw - .02, slope - .06, .01), (0, slope / 2 + .01, .0), paint('batten', '#6E4232', .9), 0, into=plane)
        if tin:
            corrugated(rw, slope + .02, (0, -.02, .04), roof, into=plane)
        else:
            tiled(rw, slope, plane, roof, seed=2 + side)
        box((rw, .04, .18), (0, 0, -.19), trim, .01, into=plane)
        for s in (-1, 1):
            box((.05, slope + .06, .2), (s * (rw / 2 + .02), slope / 2, -.16), trim, .012, into=plane)
            if not tin:
                for q in range(int(slope / .34)):
                    box((.2, .37, .13), (s * (rw / 2 - .03), .17 + q * .34, 0), roof, .05, 4, (.09, 0, 0), plane)
    ridge = eave + rise
    if tin:
        sheet(2, 11, lambda u, v: ((u - .5) * rw, .15 * (v * 2 - 1), -.075 * abs(v * 2 - 1) ** 1.3), roof, (0, 0, ridge + .085), thick=.02)
    else:
        n = int(rw / .36)
        for i in range(n):
            sheet(2, 11, lambda u, v: ((u - .5) * .40, .15 * math.cos(math.pi * v), .12 * math.sin(math.pi * v) * (1 + .12 * u)), roof, (-rw / 2 + rw / n * (i + .5), 0, ridge), thick=.03)
    gutter(rw + .06, (0, -half - .085, eave + .02), g_mat)
    pipe([(rw / 2 - .35, -half - .085, eave - .1), (rw / 2 - .35, -half + .1, eave - .32), (rw / 2 - .35, -depth / 2 - .07, eave - .5), (rw / 2 - .35, -depth / 2 - .07, .1)], .045, g_mat, bent=False)
    for i in range(panels):
        panel(.92, .98, (.25 + i % 4 * .97, .82 + i // 4 * 1.03, .13), planes[0], film=film)
    house_window((-2.4, -depth / 2 - .02, .85), 1.6, pane=pane)
    house_window((1.75, -depth / 2 - .02, .85), 2.2, pane=pane)
    house_window((width / 2 + .02, .1, .85), 1.5, math.pi / 2, pane=pane)
    return dict(width=width, depth=depth, half=half, eave=eave, rw=rw, slope=slope, ridge=ridge, front=planes[0], pitch=p)


def house_window(at, width, turn=0, height=1.15, pane=None):
    g, trim, curtain_seen = group(at, turn), m('trim'), pane or paint('pane-curtain', '#8DB4B6', .35, spec=.6)
    box((width, .03, height), (0, 0, 0), pane or paint('pane', '#2E6C80', .06, spec=.8, coat=1), 0, into=g)
    for s in (-1, 1):
        for q in range(3):
            box((.085, .01, height - .05), (s * (width / 2 - .1 - q * .075), -.014, .03), curtain_seen, .004, into=g)
    for x in (-width / 2, width / 2, 0):
        box((.07, .12, height), (x, -.02, 0), trim, .015, into=g)
    for z in (0, height - .07):
        box((width + .07, .12, .07), (0, -.02, z), trim, .015, into=g)
    box((width + .22, .24, .06), (0, -.07, -.06), trim, .018, into=g)
    return g


def porch(x, wall_y):
    """Deck, door, mat, posts and steps before the front door."""
    box((2.2, 1.3, .14), (x, wall_y - .65, 0), m('concrete'), .03)
    for i in range(7):
        box((2.1, .165, .03), (x, wall_y - .12 - i * .178, .14), m('deck'), .008)
    box((.98, .1, 2.1), (x, wall_y - .02, .15), m('trim'), .02)
    box((.84, .08, 2.0), (x, wall_y - .06, .15), m('teal'), .02)
    for z in (.35, 1.0, 1.6):
        box((.56, .03, .42), (x, wall_y - .1, z), paint('door-field', '#16606F', .4, spec=.4), .02)
    ball(.04, (x + .31, wall_y - .14, 1.1), m('brass'), fine=3)
    box((.9, .6, .02), (x, wall_y - .55, .17), paint('doormat', '#E9AE3F', .95, bump=(90, .6)), .008)
    for dx in (-.95, 1.0):
        box((.12, .12, 2.0), (x + dx, wall_y - .42, .12), m('trim'), .02)


def fence(x0, x1, y, height=.75):
    n = int((x1 - x0) / .17)
    for i in range(n + 1):
        box((.07, .05, height), (x0 + i * .17, y, 0), m('trim'), .02)
    for z in (.2, .52):
        box((x1 - x0 + .1, .04, .07), ((x0 + x1) / 2, y + .03, z), m('trim'), .01)


def letterbox(at, turn=0):
    g = group(at, turn)
    box((.09, .09, .7), (0, 0, 0), m('trim'), .02, into=g)
    box((.3, .42, .26), (0, 0, .68), m('aqua'), .06, 4, into=g)
    box((.2, .01, .03), (0, -.21, .83), m('dark'), .004, into=g)
    box((.02, .05, .16), (.165, .05, .84), m('clay'), .006, into=g)


def paving(x0, x1, y0, y1, mat, size=.8, z=.0, gap=.018, thick=.06):
    nx, ny = round((x1 - x0) / size), round((y1 - y0) / size)
    w, l = (x1 - x0) / nx, (y1 - y0) / ny
    for i in range(nx):
        for j in range(ny):
            box((w - gap, l - gap, thick), (x0 + w * (i + .5), y0 + l * (j + .5), z), mat, .014, 3)


__all__ = ['island', 'tiled', 'corrugated', 'gutter', 'panel', 'house', 'house_window', 'porch', 'fence', 'letterbox', 'paving']
