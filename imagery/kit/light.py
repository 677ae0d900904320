"""Sun, sky, fills, camera."""
import math

import bpy
from mathutils import Vector

from .materials import linear, m
from .shapes import drum


def sky(strength=.6, high='#BFE3F2', low='#FFF2DC', seen=('#D5EAEA', '#EDF6F5')):
    """Light from two colours of sky; `seen` is the backdrop, from the bottom to the top of the picture."""
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    tree.nodes.clear()
    new, link = tree.nodes.new, tree.links.new

    def ramp(source, axis, first, last, end=1.0):
        split = new('ShaderNodeSeparateXYZ')
        link(source, split.inputs[0])
        r = new('ShaderNodeValToRGB')
        r.color_ramp.interpolation = 'EASE'
        r.color_ramp.elements[0].color = linear(first)
        r.color_ramp.elements[1].position, r.color_ramp.elements[1].color = end, linear(last)
        link(split.outputs[axis], r.inputs[0])
        return r.outputs[0]
    place, lights, shown = new('ShaderNodeTexCoord'), new('ShaderNodeBackground'), new('ShaderNodeBackground')
    link(ramp(place.outputs['Generated'], 2, low, high, .6), lights.inputs[0])
    lights.inputs[1].default_value = strength
    link(ramp(place.outputs['Window'], 1, *seen), shown.inputs[0])
    path, mix, out = new('ShaderNodeLightPath'), new('ShaderNodeMixShader'), new('ShaderNodeOutputWorld')
    link(path.outputs['Is Camera Ray'], mix.inputs[0])
    link(lights.outputs[0], mix.inputs[1])
    link(shown.outputs[0], mix.inputs[2])
    link(mix.outputs[0], out.inputs[0])


def _lamp(kind, at, power, colour):
    lamp = bpy.data.lights.new(kind, kind)
    lamp.energy, lamp.color = power, linear(colour)[:3]
    body = bpy.data.objects.new(kind, lamp)
    bpy.context.scene.collection.objects.link(body)
    body.location = at
    return body


def sun(height, from_angle, power, size=2.0, colour='#FFEAD0'):
    """height: degrees above the horizon; from_angle: degrees clockwise from the back (0 behind the scene, 90 from the right, -90 from the left)."""
    h, a = math.radians(height), math.radians(from_angle)
    body = _lamp('SUN', (0, 0, 0), power, colour)
    body.data.angle = math.radians(size)
    body.rotation_euler = Vector((math.cos(h) * math.sin(a), math.cos(h) * math.cos(a), math.sin(h))).to_track_quat('Z', 'Y').to_euler()


def fill(at, towards, size, power, colour='#EAF5FA'):
    """A soft panel of light that the camera does not see."""
    body = _lamp('AREA', at, power, colour)
    body.data.shape, body.data.size, body.data.size_y = 'RECTANGLE', size[0], size[1]
    body.rotation_euler = (Vector(at) - Vector(towards)).to_track_quat('Z', 'Y').to_euler()
    body.visible_camera = False


def lamp(at, power, colour='#FFD9A0', radius=.05):
    _lamp('POINT', at, power, colour).data.shadow_soft_size = radius


def room_light(fill_power=60, strength=.46, power=3.6, angle=128):
    """Morning sun from the right, for rooms on the pale ground."""
    drum(60, .1, (0, 0, -.42), m('ground'), 0)
    sky(strength)
    sun(41, angle, power)
    if fill_power:
        fill((-1, -6, 4.5), (0, .6, .8), (5, 3), fill_power)


def garden_light(angle=-142, height=40, power=4.8):
    """Blue morning over an island."""
    sky(.72, '#9FD0F0', '#FFF1DA', ('#D9F1F6', '#7CC4EA'))
    sun(height, angle, power, 2.0, '#FFEBCB')
    fill((7, -9, 6), (0, 0, 1), (6, 6), 330)


def camera(eye, at, lens):
    cam = bpy.data.cameras.new('camera')
    body = bpy.data.objects.new('camera', cam)
    bpy.context.scene.collection.objects.link(body)
    body.location, cam.lens, cam.clip_end, cam.clip_start = eye, lens, 300, .02
    body.rotation_euler = (Vector(eye) - Vector(at)).to_track_quat('Z', 'Y').to_euler()
    bpy.context.scene.camera = body


__all__ = ['sky', 'sun', 'fill', 'lamp', 'room_light', 'garden_light', 'camera']
