#!/usr/bin/python3
"""The hero loop: the house of hero-2 is swept clean while the camera moves in and back.

Writes hero-loop.mp4 and hero-loop.webm beside the pictures, from the pair hero-2-before and hero-2. It begins and ends with the clean house, so that
hero-2 is its poster, and has its shape, so that the one lies exactly on the other. Four seconds, silent.
"""
import math
import subprocess
import sys

import numpy as np
from PIL import Image, ImageFilter

sys.dont_write_bytecode = True
from catalogue import OUT  # noqa: E402

FRAMES, RATE, WIDTH, HEIGHT, LIMIT = 96, 24, 960, 640, 1_500_000
SOILING, SWEEP = (10, 26), (30, 78)  # frames
CLOSER = .06  # how far the camera moves in, of the picture
CODECS = {
    'hero-loop.mp4': ['-c:v', 'libx264', '-preset', 'slow', '-crf', '22', '-pix_fmt', 'yuv420p', '-movflags', '+faststart'],
    'hero-loop.webm': ['-c:v', 'libvpx-vp9', '-crf', '33', '-b:v', '0', '-row-mt', '1', '-pix_fmt', 'yuv420p'],
}


def pace(frame, span):
    """0 before the span, 1 after it, soft at both ends."""
    t = min(1, max(0, (frame - span[0]) / (span[1] - span[0])))
    return t * t * (3 - 2 * t)


def frames(clean, dirty):
    """Yields 960 × 640 RGB frames."""
    width, height = clean.size
    across = np.linspace(0, 1, WIDTH)[None, :] + np.linspace(0, 1, HEIGHT)[:, None] * .18
    for frame in range(FRAMES):
        k = CLOSER * (1 - math.cos(2 * math.pi * frame / FRAMES)) / 2
        box = (width * k / 2, height * k / 2, width * (1 - k / 2), height * (1 - k / 2))
        a, b = (np.asarray(p.resize((WIDTH, HEIGHT), Image.LANCZOS, box)).astype(np.float32) for p in (clean, dirty))
        edge = pace(frame, SWEEP) * 1.5 - .16
        swept = np.clip((edge - across) / .05 + .5, 0, 1)[..., None]
        shine = np.exp(-((across - edge) / .022) ** 2)[..., None] * (0 < pace(frame, SWEEP) < 1)
        soiled = a + (b - a) * pace(frame, SOILING)
        picture = soiled + (a - soiled) * swept
        yield np.clip(picture + (255 - picture) * shine * .45, 0, 255).astype(np.uint8)


def main():
    clean, dirty = (Image.open(OUT / f'pictures/{key}.jpg').convert('RGB').filter(ImageFilter.GaussianBlur(.4)) for key in ('hero-2', 'hero-2-before'))
    pictures = b''.join(frame.tobytes() for frame in frames(clean, dirty))
    for name, codec in CODECS.items():
        path = OUT / 'pictures' / name
        source = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', f'{WIDTH}x{HEIGHT}', '-r', str(RATE), '-i', '-']
        subprocess.run(['nice', '-n', '19', 'ffmpeg', '-v', 'error', '-y', *source, '-an', *codec, str(path)], input=pictures, check=True)
        print(f'{name}: {path.stat().st_size // 1024} KB')
        if path.stat().st_size > LIMIT:
            raise SystemExit(f'{name} is larger than {LIMIT} bytes')


if __name__ == '__main__':
    main()
