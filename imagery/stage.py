"""Run by Blender: builds one shot of one scene and renders it as two noisy halves (EXR) for develop.py.

blender -b -P stage.py -- SCENE SHOT OUT_DIR SCALE SAMPLES [LEFT BOTTOM RIGHT TOP]
"""
import importlib
import pathlib
import sys
import time

import bpy

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
sys.dont_write_bytecode = True


class Shot:
    """Camera, size and flags of a shot; a flag that is not given reads as None."""

    def __init__(self, settings):
        self.__dict__.update(settings)

    def __getattr__(self, _):
        return None


def main():
    scene_name, key, out, scale, samples, *region = sys.argv[sys.argv.index('--') + 1:]
    bpy.ops.wm.read_factory_settings(use_empty=True)
    from kit import camera
    module = importlib.import_module('scenes.' + scene_name)
    shot = Shot(module.SHOTS[key])
    started = time.time()
    module.build(shot)
    camera(shot.eye, shot.at, shot.lens or 50)
    scene = bpy.context.scene
    render, cycles = scene.render, scene.cycles
    render.engine = 'CYCLES'
    width, height = 1600, 1067
    render.resolution_x, render.resolution_y = round(width * float(scale)), round(height * float(scale))
    if region:  # only this part of the frame, in 0…1
        render.use_border = render.use_crop_to_border = True
        render.border_min_x, render.border_min_y, render.border_max_x, render.border_max_y = map(float, region)
    cycles.device, cycles.use_denoising = 'CPU', False
    cycles.samples, cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = int(samples), True, .02, min(8, int(samples))
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transmission_bounces, cycles.transparent_max_bounces = 8, getattr(module, 'BOUNCES', 2), 3, 4, 12
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct, cycles.blur_glossy = 3, 20, 1
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.pixel_filter_type, cycles.filter_width = 'BLACKMAN_HARRIS', 1.5
    render.use_persistent_data = True
    render.image_settings.file_format, render.image_settings.color_depth = 'OPEN_EXR_MULTILAYER', '32'
    scene.view_layers[0].cycles.denoising_store_passes = True
    built = time.time()
    for half in (0, 1):
        cycles.seed = 1 + 1000 * half
        render.filepath = f'{out}/{key}.{half}.exr'
        bpy.ops.render.render(write_still=True)
    print(f'STAGE {key}: {len(scene.objects)} objects, build {built - started:.1f} s, render {time.time() - built:.1f} s')


main()
