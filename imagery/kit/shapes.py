"""Bodies. Every one takes where it stands (`at`), its material, and the group it belongs to (`into`)."""
import math
import random

import bmesh
import bpy
from mathutils import Vector, noise

_chance = random.Random(7)


def _link(body):
    bpy.context.scene.collection.objects.link(body)
    return body


def _body(mesh, mat, at, turn, into, smooth=40):
    body = _link(bpy.data.objects.new(mesh.name, mesh))
    body.location, body.rotation_euler = at, turn
    if mat:
        mesh.materials.append(mat)
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(smooth)
    if into:
        body.parent = into
    return body


def group(at=(0, 0, 0), turn=0, scale=1, into=None):
    """An empty that carries others; turn is the angle about Z, or three angles."""
    carrier = _link(bpy.data.objects.new('group', None))
    carrier.location = at
    carrier.rotation_euler = turn if hasattr(turn, '__len__') else (0, 0, turn)
    carrier.scale = (scale,) * 3
    if into:
        carrier.parent = into
    return carrier


def box(size, at, mat, bevel=.02, steps=3, turn=(0, 0, 0), into=None, taper=1):
    """A bevelled block; `at` is the centre of its base. Shrunk by a hair, so that faces never coincide."""
    size = [s - min(.0025, s * .04) * _chance.random() for s in size]
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    for v in bm.verts:
        k = taper if v.co.z > 0 else 1
        v.co = Vector((v.co.x * size[0] * k, v.co.y * size[1] * k, (v.co.z + .5) * size[2]))
    bevel = min(bevel, min(size) * .49)
    if bevel > 0:
        bmesh.ops.bevel(bm, geom=bm.edges[:] + bm.verts[:], offset=bevel, segments=steps, profile=.5, affect='EDGES', clamp_overlap=True)
    mesh = bpy.data.meshes.new('box')
    bm.to_mesh(mesh)
    bm.free()
    body = _body(mesh, mat, at, turn, into)
    if bevel > 0:
        body.modifiers.new('normals', 'WEIGHTED_NORMAL').keep_sharp = True
    return body


def turned(profile, mat, at=(0, 0, 0), turn=(0, 0, 0), into=None, sides=48, scale=(1, 1, 1), soft=0):
    """A body of revolution from (radius, height) points."""
    count = len(profile)
    points = [(r * math.cos(2 * math.pi * i / sides) * scale[0], r * math.sin(2 * math.pi * i / sides) * scale[1], z * scale[2]) for i in range(sides) for r, z in profile]
    faces = [(i * count + k, (i + 1) % sides * count + k, (i + 1) % sides * count + k + 1, i * count + k + 1) for i in range(sides) for k in range(count - 1)]
    mesh = bpy.data.meshes.new('turned')
    mesh.from_pydata(points, [], faces)
    bm = bmesh.new()
    bm.from_mesh(mesh)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(mesh)
    bm.free()
    body = _body(mesh, mat, at, turn, into, 50)
    if soft:
        s = body.modifiers.new('soft', 'SUBSURF')
        s.levels = s.render_levels = soft
    return body


def drum(radius, height, at, mat, bevel=.01, turn=(0, 0, 0), into=None, sides=48):
    """A cylinder with rounded rims, standing on `at`."""
    b = min(bevel, radius * .49, height * .49)
    arc = [i * math.pi / 8 for i in range(5)]
    profile = [(0, 0)] + [(radius - b + b * math.sin(a), b - b * math.cos(a)) for a in arc] + [(radius - b + b * math.cos(a), height - b + b * math.sin(a)) for a in arc] + [(0, height)]
    return turned(profile, mat, at, turn, into, sides)


def ring(radius, width, height, at, mat, into=None, turn=(0, 0, 0), sides=64):
    """A flat ring."""
    return turned([(radius, 0), (radius, height), (radius + width, height), (radius + width, 0), (radius, 0)], mat, at, turn, into, sides)


def ball(radius, at, mat, into=None, scale=(1, 1, 1), fine=4, lumpy=0, seed=0):
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=fine, radius=radius)
    for v in bm.verts:
        k = 1 + lumpy * noise.noise(v.co * (1.8 / radius) + Vector((seed * 7.3, seed, 0))) if lumpy else 1
        v.co = Vector((v.co.x * scale[0] * k, v.co.y * scale[1] * k, v.co.z * scale[2] * k))
    mesh = bpy.data.meshes.new('ball')
    bm.to_mesh(mesh)
    bm.free()
    return _body(mesh, mat, at, (0, 0, 0), into, 180)


def pipe(points, radius, mat, into=None, bent=True, closed=False, fine=10, at=(0, 0, 0), turn=(0, 0, 0)):
    """A round bar through points, in a soft curve or (bent=False) straight from point to point."""
    curve = bpy.data.curves.new('pipe', 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps, curve.resolution_u = '3D', radius, 5, True, fine
    if bent:
        line = curve.splines.new('BEZIER')
        line.bezier_points.add(len(points) - 1)
        for p, q in zip(line.bezier_points, points):
            p.co, p.handle_left_type, p.handle_right_type = q, 'AUTO', 'AUTO'
    else:
        line = curve.splines.new('POLY')
        line.points.add(len(points) - 1)
        for p, q in zip(line.points, points):
            p.co = (*q, 1)
    line.use_cyclic_u = closed
    body = _link(bpy.data.objects.new('pipe', curve))
    curve.materials.append(mat)
    body.location, body.rotation_euler = at, turn
    if into:
        body.parent = into
    return body


def sheet(nx, ny, place, mat, at=(0, 0, 0), turn=(0, 0, 0), thick=0, into=None, soft=0):
    """A surface: place(u, v) gives the point for u, v in 0…1."""
    points = [place(i / (nx - 1), j / (ny - 1)) for j in range(ny) for i in range(nx)]
    faces = [(j * nx + i, j * nx + i + 1, (j + 1) * nx + i + 1, (j + 1) * nx + i) for j in range(ny - 1) for i in range(nx - 1)]
    mesh = bpy.data.meshes.new('sheet')
    mesh.from_pydata(points, [], faces)
    body = _body(mesh, mat, at, turn, into, 60)
    if thick:
        s = body.modifiers.new('thick', 'SOLIDIFY')
        s.thickness, s.offset = thick, 0
    if soft:
        s = body.modifiers.new('soft', 'SUBSURF')
        s.levels = s.render_levels = soft
    return body


def prism(outline, depth, mat, at=(0, 0, 0), turn=(0, 0, 0), into=None, bevel=.02):
    """An outline of (x, z) points pushed back along Y, with rounded edges."""
    bm = bmesh.new()
    front = [bm.verts.new((x, 0, z)) for x, z in outline]
    face = bm.faces.new(front)
    pushed = bmesh.ops.extrude_face_region(bm, geom=[face])
    bmesh.ops.translate(bm, vec=(0, depth, 0), verts=[v for v in pushed['geom'] if isinstance(v, bmesh.types.BMVert)])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    mesh = bpy.data.meshes.new('prism')
    bm.to_mesh(mesh)
    bm.free()
    body = _body(mesh, mat, at, turn, into, 30)
    if bevel:
        b = body.modifiers.new('bevel', 'BEVEL')
        b.width, b.segments, b.limit_method, b.angle_limit = bevel, 3, 'ANGLE', math.radians(30)
    return body


def cushion(width, height, thick, mat, at, turn=(0, 0, 0), into=None):
    g = group(at, turn, into=into)

    def side(sign):
        def place(u, v):
            a, b = u * 2 - 1, v * 2 - 1
            bulge = max(0, (1 - a ** 4) * (1 - b ** 4)) ** .55
            return (a * width / 2 * (1 - .07 * (1 - a * a) * abs(b) ** 3), sign * thick / 2 * bulge, b * height / 2 * (1 - .07 * (1 - b * b) * abs(a) ** 3))
        return place
    for sign in (1, -1):
        sheet(25, 25, side(sign), mat, into=g)
    return g


def copies(body, places):
    """More objects on the same mesh: places are (location, rotation)."""
    for at, turn in places:
        twin = _link(bpy.data.objects.new(body.name, body.data))
        twin.location, twin.rotation_euler, twin.parent = at, turn, body.parent
        for mod in body.modifiers:
            new = twin.modifiers.new(mod.name, mod.type)
            for key in ('thickness', 'offset', 'keep_sharp', 'levels', 'render_levels'):
                if hasattr(mod, key):
                    setattr(new, key, getattr(mod, key))


__all__ = ['group', 'box', 'turned', 'drum', 'ring', 'ball', 'pipe', 'sheet', 'prism', 'cushion', 'copies']
