#!/usr/bin/python3
"""Two half renders -> denoise -> bloom -> tone curve -> JPEG.

develop.py KEY EXR_DIR OUT_FILE WIDTH HEIGHT [--exposure STOPS]
"""
import argparse
import ctypes
import io
import pathlib
import subprocess

import numpy as np
import OpenImageIO as oiio
from PIL import Image, ImageChops, ImageFilter

HERE = pathlib.Path(__file__).resolve().parent


def library(cache):
    """The denoiser, compiled once."""
    so, source = pathlib.Path(cache) / 'denoise.so', HERE / 'denoise.cpp'
    if not so.exists() or so.stat().st_mtime < source.stat().st_mtime:
        subprocess.run(['g++', '-O3', '-ffast-math', '-march=native', '-fopenmp', '-shared', '-fPIC', str(source), '-o', str(so)], check=True)
    return ctypes.CDLL(str(so))


def load(path):
    file = oiio.ImageInput.open(str(path))
    spec = file.spec()
    data, names = file.read_image(0, 0, 0, spec.nchannels, oiio.FLOAT), list(spec.channelnames)
    file.close()

    def planes(layer, channels):
        return np.stack([data[..., next(i for i, n in enumerate(names) if n.endswith(f'{layer}.{c}'))] for c in channels]).astype(np.float32)
    return {'colour': planes('Combined', 'RGB'), 'albedo': planes('Denoising Albedo', 'RGB'), 'normal': planes('Denoising Normal', 'XYZ'), 'depth': np.log(np.clip(planes('Denoising Depth', 'Z'), .1, 1e3))}


def blur(x, r):
    """Mean over a square of 2r+1."""
    for axis in (-1, -2):
        pad = [(0, 0)] * x.ndim
        pad[axis] = (r + 1, r)
        total, n = np.cumsum(np.pad(x, pad, mode='edge'), axis=axis, dtype=np.float64), x.shape[axis]
        x = ((np.take(total, range(2 * r + 1, 2 * r + 1 + n), axis=axis) - np.take(total, range(n), axis=axis)) / (2 * r + 1)).astype(np.float32)
    return x


def solid(x):
    return np.ascontiguousarray(x, np.float32)


def pointer(x):
    return x.ctypes.data_as(ctypes.c_void_p)


def filtered(lib, a, b, variance, features, scales, reach, patch, strength, step=1):
    a, b, variance, features, scales = map(solid, (a, b, variance, features, scales))
    out = np.zeros_like(a)
    lib.denoise(a.shape[2], a.shape[1], pointer(a), pointer(b), pointer(variance), len(features), pointer(features), pointer(scales), pointer(out), reach, patch, step, ctypes.c_float(strength))
    return out


def denoised(lib, a, b, reach=6):
    none = np.zeros((0, *a['depth'].shape[1:]), np.float32)
    # the albedo is itself noisy behind glass: clean it there, or its noise comes back with the multiplication
    spread = blur((a['albedo'] - b['albedo']) ** 2 * .5, 2)
    calm = filtered(lib, a['albedo'], b['albedo'], spread, none, none, 4, 2, .6)
    noisy = np.clip((blur(spread.mean(0, keepdims=True), 2) - .0001) / .0003, 0, 1)
    for half in (a, b):
        half['albedo'] = half['albedo'] * (1 - noisy) + calm * noisy
    albedo = .5 * (a['albedo'] + b['albedo'])
    divide = np.where(albedo.max(0, keepdims=True) < .02, 1, np.maximum(albedo, .04))
    squeeze = lambda x: np.log1p(np.maximum(np.minimum(x, 8) / divide, 0) * 2) * .5
    ca, cb = squeeze(a['colour']), squeeze(b['colour'])
    variance = np.minimum(blur((ca - cb) ** 2 * .5, 2), 1)
    features, scales = [], []
    for key, floor, edge in (('normal', 1e-2, 1), ('albedo', 2e-3, 1), ('depth', 2e-5, 40)):
        mean = .5 * (a[key] + b[key])
        own = blur((a[key] - b[key]) ** 2 * .25, 1)
        slope = np.zeros_like(mean)
        slope[..., 1:-1] += (.5 * (mean[..., 2:] - mean[..., :-2])) ** 2
        slope[:, 1:-1] += (.5 * (mean[:, 2:] - mean[:, :-2])) ** 2
        if key == 'depth':
            slope *= reach * reach * 3  # a tilted plane goes on beyond the next pixel
        features.append(mean)
        scales.append(.36 * np.maximum(floor, np.maximum(own * (.5 if key == 'albedo' else 1), np.minimum(slope, floor * edge))))
    features, scales = np.concatenate(features), np.concatenate(scales)
    out = filtered(lib, ca, cb, variance, features, scales, reach, 3, .5)
    # the coarse ripples that are left are evened out over wider steps
    for step, steps in ((3, reach - 2), (8, reach - 3)):
        out = filtered(lib, out, out, variance * .04, features, scales * 3, steps, 3, .5, step)
    return ((np.exp(out * 2) - 1) * .5 * divide).transpose(1, 2, 0)


def graded(x, exposure=0.0, contrast=.3):
    """Linear light to sRGB: faint bloom, Khronos PBR Neutral, a gentle S-curve."""
    x = x * 2 ** exposure
    r = x.shape[1] // 60
    glow = np.maximum(x - 1, 0).transpose(2, 0, 1)
    x = x + .12 * blur(blur(blur(glow, r), r), 2 * r).transpose(1, 2, 0)
    low = x.min(-1, keepdims=True)
    c = x - np.where(low < .08, low - 6.25 * low * low, .04) * .5
    start, peak = .72, c.max(-1, keepdims=True)
    room = 1 - start
    top = 1 - room * room / (np.maximum(peak, start) + room - start)
    pale = 1 - 1 / (.15 * (peak - top) + 1)
    c = np.where(peak < start, c, (c * top / np.maximum(peak, 1e-6)) * (1 - pale) + top * pale)
    c = np.clip(c, 0, 1)
    s = np.where(c <= .0031308, c * 12.92, 1.055 * c ** (1 / 2.4) - .055)
    return s * (1 - contrast) + contrast * s * s * (3 - 2 * s)


def along_edges(x, steps=(1, 2, 3), weights=(.9, .7, .4)):
    """Evens out the dots that few samples leave on slanting edges: a mean along the edge, never across it. x: (height, width, 3), 0…1."""
    light = x @ np.array([.3, .6, .1], x.dtype)
    gy, gx = np.gradient(light)
    xx, yy, xy = (blur(v, 2) for v in (gx * gx, gy * gy, gx * gy))
    angle = .5 * np.arctan2(2 * xy, xx - yy) + np.pi / 2  # of the edge itself
    apart, whole = np.hypot(xx - yy, 2 * xy), xx + yy
    much = (apart / (whole + 1e-9)) ** 2 * np.clip(whole / .0008, 0, 1)
    height, width = light.shape
    rows, columns = np.mgrid[:height, :width]
    total, count = x.copy(), np.ones_like(light)
    for step, weight in zip(steps, weights):
        for way in (-step, step):
            u = np.clip(columns + way * np.cos(angle), 0, width - 1.001)
            v = np.clip(rows + way * np.sin(angle), 0, height - 1.001)
            c, r = u.astype(int), v.astype(int)
            du, dv = ((u - c)[..., None], (v - r)[..., None])
            there = (x[r, c] * (1 - du) + x[r, c + 1] * du) * (1 - dv) + (x[r + 1, c] * (1 - du) + x[r + 1, c + 1] * du) * dv
            total += there * (weight * much)[..., None]
            count += weight * much
    return total / count[..., None]


def set_into(base, part, region):
    """A developed part of the frame laid into the whole picture where it shows something else, its edges blended: two renders never have quite the same tone."""
    left, bottom, right, top = (round(v * n) for v, n in zip(region, base.size * 2))
    box = (left, base.height - top, right, base.height - bottom)
    part = part.resize((box[2] - box[0], box[3] - box[1]), Image.LANCZOS)
    soft = 14
    inner = Image.new('L', part.size, 0)
    inner.paste(255, tuple(v for v in (soft * (left > 0), soft * (top < base.height), part.width - soft * (right < base.width), part.height - soft * (bottom > 0))))
    differs = ImageChops.difference(base.crop(box), part).filter(ImageFilter.GaussianBlur(2))
    differs = ImageChops.lighter(ImageChops.lighter(*differs.split()[:2]), differs.split()[2])
    differs = differs.point(lambda v: min(255, max(0, (v - 6) * 40))).filter(ImageFilter.MaxFilter(11)).filter(ImageFilter.GaussianBlur(4))
    base.paste(part, box, ImageChops.multiply(inner.filter(ImageFilter.BoxBlur(soft / 2)), differs))
    return base


def save(pixels, path, size, limit=200_000, base=None, region=None):
    """Scaled, dithered, and in the best JPEG quality that keeps to the limit."""
    picture = np.clip(pixels * 255 + np.random.default_rng(0).uniform(0, 1, pixels.shape), 0, 255).astype(np.uint8)
    picture = Image.fromarray(picture)
    if region:
        picture = set_into(Image.open(base).convert('RGB').resize(size), picture, region)
    elif picture.size != size:
        picture = picture.resize(size, Image.LANCZOS)
    if str(path).endswith('.png'):
        return picture.save(path)
    for quality in range(90, 60, -3):
        buffer = io.BytesIO()
        picture.save(buffer, 'JPEG', quality=quality, optimize=True, progressive=True, subsampling=0 if quality > 84 else 2)
        if buffer.tell() <= limit:
            break
    pathlib.Path(path).write_bytes(buffer.getvalue())


if __name__ == '__main__':
    args = argparse.ArgumentParser()
    for name, kind in (('key', str), ('exr', str), ('out', str), ('width', int), ('height', int)):
        args.add_argument(name, type=kind)
    args.add_argument('--exposure', type=float, default=0)
    args.add_argument('--base', help='the picture that a rendered region is laid into')
    args.add_argument('--region', type=float, nargs=4)
    args = args.parse_args()
    lib = library(args.exr)
    halves = [load(f'{args.exr}/{args.key}.{i}.exr') for i in (0, 1)]
    save(along_edges(graded(denoised(lib, *halves), args.exposure)), args.out, (args.width, args.height), base=args.base, region=args.region)
