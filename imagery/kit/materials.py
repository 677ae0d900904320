"""Materials. `m('oak')` gives a named one of the palette; `paint`, `timber` and `clear` make new ones; `soiled` puts dirt on any of them."""
import bpy

TEAL, AQUA, SUN, PAPER, CREAM = '#0F4C5C', '#2EC4B6', '#FFBF46', '#F7FAF9', '#EFEBE2'
_made = {}


def linear(hex_colour):
    """sRGB hex to linear RGBA."""
    def channel(i):
        c = int(hex_colour[i:i + 2], 16) / 255
        return c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4
    return channel(1), channel(3), channel(5), 1.0


class Nodes:
    """A little grammar over a node tree: n.add(type, value settings..., input=socket or value)."""

    def __init__(self, material):
        self.tree = material.node_tree

    def add(self, kind, inputs=(), **settings):
        node = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in settings.items():
            setattr(node, key, value)
        for key, value in dict(inputs).items():
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, node.inputs[key])
            else:
                node.inputs[key].default_value = value
        return node

    def link(self, source, target):
        self.tree.links.new(source, target)

    def noise(self, vector, scale, detail=4, rough=.5, distort=0):
        return self.add('TexNoise', {'Vector': vector, 'Scale': scale, 'Detail': detail, 'Roughness': rough, 'Distortion': distort}).outputs['Fac']

    def span(self, value, lo, hi, to_lo=0.0, to_hi=1.0):
        return self.add('MapRange', {0: value, 1: lo, 2: hi, 3: to_lo, 4: to_hi}).outputs[0]

    def mix(self, factor, a, b):
        return self.add('MixRGB', {0: factor, 1: a, 2: b}).outputs[0]

    def per_object(self, amount):
        """A brightness that differs a little from object to object."""
        return self.span(self.add('ObjectInfo').outputs['Random'], 0, 1, 1 - amount, 1 + amount)


def paint(name, colour, rough=.55, metal=0, spec=.35, coat=0, sheen=0, bump=None, vary=0, mottle=None, glow=0):
    """Plain surface. bump=(scale, strength); vary=brightness step per object; mottle=(second colour, scale, amount)."""
    if name in _made:
        return _made[name]
    mat = bpy.data.materials.new(name)
    mat.use_nodes = True
    n, shader = Nodes(mat), mat.node_tree.nodes['Principled BSDF']
    for key, value in {'Base Color': linear(colour), 'Roughness': rough, 'Metallic': metal, 'Specular': spec, 'Clearcoat': coat, 'Clearcoat Roughness': .14, 'Sheen': sheen}.items():
        shader.inputs[key].default_value = value
    if glow:
        shader.inputs['Emission'].default_value = linear(colour)
        shader.inputs['Emission Strength'].default_value = glow
    place = n.add('TexCoord').outputs['Object']
    hue = None
    if mottle:
        hue = n.mix(n.span(n.noise(place, mottle[1]), .35, .65, 0, mottle[2]), linear(colour), linear(mottle[0]))
    if vary:
        hue = n.add('HueSaturation', {'Value': n.per_object(vary), 'Color': hue or linear(colour)}).outputs[0]
    if hue:
        n.link(hue, shader.inputs['Base Color'])
    if bump:
        n.link(n.add('Bump', {'Strength': bump[1], 'Distance': .02, 'Height': n.noise(place, bump[0], 3)}).outputs[0], shader.inputs['Normal'])
    _made[name] = mat
    return mat


def timber(name, light, dark, axis='X', rough=.42, vary=.12):
    """Wood: noise stretched along the grain, another cut of it for each plank."""
    if name in _made:
        return _made[name]
    mat = paint(name, light, rough, spec=.3)
    n, shader = Nodes(mat), mat.node_tree.nodes['Principled BSDF']
    stretch = [13, 13, 13]
    stretch['XYZ'.index(axis)] = .85
    cut = n.add('Math', {0: n.add('ObjectInfo').outputs['Random'], 1: 41.0}, operation='MULTIPLY').outputs[0]
    place = n.add('Mapping', {'Vector': n.add('TexCoord').outputs['Object'], 'Scale': stretch, 'Location': cut}).outputs[0]
    grain = n.mix(n.span(n.noise(place, 1, 4, .5, .6), .3, .7), linear(light), linear(dark))
    n.link(n.add('HueSaturation', {'Value': n.per_object(vary), 'Color': grain}).outputs[0], shader.inputs['Base Color'])
    return mat


def clear(name, tint='#F4FCFF', shine=.015, rough=.02):
    """Window glass: see-through plus a gloss that grows with the angle; no refraction, so no noise."""
    if name in _made:
        return _made[name]
    mat = bpy.data.materials.new(name)
    mat.use_nodes = True
    mat.node_tree.nodes.clear()
    n = Nodes(mat)
    angle = n.add('LayerWeight', {0: .25}).outputs['Fresnel']
    much = n.add('Math', {0: angle, 1: .3, 2: shine}, operation='MULTIPLY_ADD').outputs[0]
    see, gloss = n.add('BsdfTransparent', {0: linear(tint)}), n.add('BsdfGlossy', {'Roughness': rough})
    both = n.add('MixShader', {0: much, 1: see.outputs[0], 2: gloss.outputs[0]})
    n.link(both.outputs[0], n.add('OutputMaterial').inputs[0])
    _made[name] = mat
    return mat


def soiled(mat, colour, scale=5, lo=.42, hi=.62, amount=.9, rough=.85, distort=0, low=0, past=None, bump=.5, stretch=None):
    """The same material under dirt: a noise mask mixes in a rough, uneven coat.

    low: how much more gathers towards the object's bottom. past=(axis, value, width): only where the world coordinate is beyond the value.
    stretch=(x, y, z): how dense the pattern is along each axis; a small number draws it out into streaks.
    """
    name = f'{mat.name}+{colour}{scale}{lo}{past}{stretch or ""}'
    if name in _made:
        return _made[name]
    new = mat.copy()
    new.name = name
    n = Nodes(new)
    out = next(node for node in new.node_tree.nodes if node.type == 'OUTPUT_MATERIAL')
    clean = out.inputs[0].links[0].from_socket
    place = n.add('TexCoord').outputs['Object']
    world = n.add('NewGeometry').outputs['Position']
    # tiles and planks share the object's own coordinates; the world position lets one stain run over many of them
    laid = n.add('Mapping', {'Vector': world, 'Scale': stretch}).outputs[0] if stretch else world
    mask = n.noise(laid, scale, 7, .62, distort)
    if low:
        z = n.add('SeparateXYZ', {0: place}).outputs[2]
        mask = n.add('Math', {0: z, 1: -low, 2: mask}, operation='MULTIPLY_ADD').outputs[0]
    mask = n.span(mask, lo, hi, 0, amount)
    if past:
        axis, value, width = past
        along = n.add('SeparateXYZ', {0: world}).outputs['XYZ'.index(axis)]
        wave = n.add('Math', {0: n.noise(world, 3.0, 3), 1: width, 2: along}, operation='MULTIPLY_ADD').outputs[0]
        side = n.span(wave, value + width * .5 - width * .22, value + width * .5 + width * .22)
        mask = n.add('Math', {0: mask, 1: side}, operation='MULTIPLY').outputs[0]
    dark = tuple(c * .5 for c in linear(colour)[:3]) + (1,)
    hue = n.mix(n.noise(world, scale * 3.3, 5), dark, linear(colour))
    relief = n.add('Bump', {'Strength': bump, 'Distance': .01, 'Height': mask}).outputs[0]
    coat = n.add('BsdfPrincipled', {'Base Color': hue, 'Roughness': rough, 'Specular': .2, 'Normal': relief}).outputs[0]
    n.link(n.add('MixShader', {0: mask, 1: clean, 2: coat}).outputs[0], out.inputs[0])
    _made[name] = new
    return new


_recipes = {
    # structure
    'wall': lambda: paint('wall', '#F1E9DB', .8, spec=.1, bump=(30, .04)),
    'wall-mint': lambda: paint('wall-mint', '#C9E6DF', .8, spec=.1, bump=(30, .04)),
    'wall-peach': lambda: paint('wall-peach', '#F3D3B5', .8, spec=.1, bump=(30, .04)),
    'wall-blue': lambda: paint('wall-blue', '#BFDCE4', .8, spec=.1, bump=(30, .04)),
    'cap': lambda: paint('cap', TEAL, .5),
    'trim': lambda: paint('trim', '#F4F2EC', .45),
    'white': lambda: paint('white', '#EFEDE6', .4, spec=.4),
    'ground': lambda: paint('ground', '#B7CDD4', .9, spec=0),
    'glass': lambda: clear('glass'),
    # wood
    'floor': lambda: timber('floor', '#D2AC82', '#BC8F63', 'X', .38),
    'oak': lambda: timber('oak', '#C98F57', '#B0743F', 'X'),
    'oak-y': lambda: timber('oak-y', '#D2A271', '#B98556', 'Y'),
    'oak-z': lambda: timber('oak-z', '#C98F57', '#B0743F', 'Z'),
    'deck': lambda: timber('deck', '#C9965F', '#AF7A48', 'X'),
    'trunk': lambda: timber('trunk', '#8A5A38', '#6F4529', 'Z'),
    # plastic and metal
    'teal': lambda: paint('teal', TEAL, .32, spec=.5, coat=.25),
    'teal-matt': lambda: paint('teal-matt', TEAL, .6),
    'aqua': lambda: paint('aqua', AQUA, .3, spec=.5, coat=.4),
    'aqua-matt': lambda: paint('aqua-matt', '#27B3A6', .7),
    'sun': lambda: paint('sun', SUN, .32, spec=.5, coat=.3),
    'sun-matt': lambda: paint('sun-matt', SUN, .7),
    'paper': lambda: paint('paper', '#F4F2EA', .85),
    'dark': lambda: paint('dark', '#23343C', .5),
    'screen': lambda: paint('screen', '#17323C', .16, spec=.6),
    'steel': lambda: paint('steel', '#B7C2C6', .3, metal=.55, spec=.5),
    'chrome': lambda: paint('chrome', '#DFE8EA', .18, metal=.92),
    'alloy': lambda: paint('alloy', '#C6D0D2', .5, metal=.2, spec=.5),
    'brass': lambda: paint('brass', '#D9A441', .28, metal=.85),
    'ceramic': lambda: paint('ceramic', '#F1F0EA', .14, spec=.55, coat=.5),
    'terracotta': lambda: paint('terracotta', '#B4694B', .68, spec=.22, vary=.2, bump=(30, .15)),
    'clay': lambda: paint('clay', '#E0714A', .55),
    # fabric
    'sofa': lambda: paint('sofa', '#1FA79B', .85, spec=.12, sheen=.35, bump=(160, .12)),
    'fabric-sun': lambda: paint('fabric-sun', SUN, .85, spec=.1, sheen=.35, bump=(140, .15)),
    'fabric-cream': lambda: paint('fabric-cream', '#F3EADB', .9, spec=.08, sheen=.3, bump=(120, .18)),
    'fabric-teal': lambda: paint('fabric-teal', TEAL, .85, spec=.1, sheen=.4, bump=(140, .15)),
    'fabric-clay': lambda: paint('fabric-clay', '#DE8460', .85, spec=.1, sheen=.35, bump=(140, .15)),
    'cloth': lambda: paint('cloth', '#27B9AC', .9, spec=.1, sheen=.35, bump=(150, .3)),
    'curtain': lambda: paint('curtain', '#F6EEDF', .9, spec=.05, sheen=.3),
    'foam': lambda: paint('foam', '#F4F6F4', .4, spec=.45),
    # garden
    'lawn': lambda: paint('lawn', '#7A9F5C', .95, spec=.05, bump=(70, .6), mottle=('#93B56C', 2.2, .9)),
    'soil': lambda: paint('soil', '#8A6142', .9),
    'concrete': lambda: paint('concrete', '#D9D4C9', .85, spec=.12, bump=(45, .12), vary=.03),
    'leaf': lambda: paint('leaf', '#2F8F5B', .42, spec=.4, vary=.22),
    'hedge': lambda: paint('hedge', '#468F5E', .8, spec=.15, vary=.22, bump=(12, .5)),
    'crown': lambda: paint('crown', '#5B9A5A', .8, spec=.15, vary=.18, bump=(9, .5)),
    'hill': lambda: paint('hill', '#86BF86', .9, spec=.05),
}


def m(name):
    """A named material of the palette."""
    return _recipes[name]()


__all__ = ['TEAL', 'AQUA', 'SUN', 'PAPER', 'CREAM', 'linear', 'Nodes', 'paint', 'timber', 'clear', 'soiled', 'm']
