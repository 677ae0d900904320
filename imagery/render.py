#!/usr/bin/python3
"""Render pictures: `imagery/render.py KEY…`, `--all`, or `--missing`; `--preview` makes small drafts in the cache instead.

`--again` only develops what the last render left in the cache; `--patch LEFT BOTTOM RIGHT TOP` (0…1) draws only that part of a picture anew, `--samples N`
with more samples a pixel than the rest.

Needs blender, python3-numpy, python3-openimageio, python3-pil and g++ (see README.md). One render at a time, at the lowest priority.
"""
import argparse
import ast
import fcntl
import pathlib
import resource
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
OUTSIDE = {'house', 'cottage', 'cities', 'emblem'}
RESULTS = HERE.parent / 'cms/model/starter/pictures'
SIZE = (1600, 1067)
SAMPLES, SAMPLES_OUTSIDE = 6, 4  # a pixel, twice; under the open sky there is little to calm
CACHE = HERE.parent / '.cache/imagery'
IDLE = ['nice', '-n', '19']


def shots():
    """{key: (scene, settings)} read from the SHOTS table of each scene, without importing it (that needs Blender)."""
    found = {}
    for path in sorted((HERE / 'scenes').glob('*.py')):
        for node in ast.parse(path.read_text()).body:
            if isinstance(node, ast.Assign) and getattr(node.targets[0], 'id', '') == 'SHOTS':
                space = {}
                exec(compile(ast.Module([n for n in ast.parse(path.read_text()).body if isinstance(n, ast.Assign) and n.lineno <= node.lineno], []), str(path), 'exec'), space)
                found.update({key: (path.stem, settings) for key, settings in space['SHOTS'].items()})
    return found


def render(key, scene, settings, preview, again):
    """Draws one picture. `again` develops the halves that the last render left in the cache, for another tone or denoiser."""
    started, spent = time.time(), resource.getrusage(resource.RUSAGE_CHILDREN)
    scale, samples = (.24, 3) if preview else (settings.get('scale', 1), settings.get('samples', SAMPLES_OUTSIDE if scene in OUTSIDE else SAMPLES))
    work = CACHE / ('preview' if preview else 'final')
    work.mkdir(parents=True, exist_ok=True)
    if not again:
        log = subprocess.run([*IDLE, 'blender', '-b', '-t', '2', '-P', str(HERE / 'stage.py'), '--', scene, key, str(work), str(scale), str(samples), *map(str, settings.get('region', ()))], capture_output=True, text=True)
        if log.returncode or 'STAGE' not in log.stdout:
            sys.exit(f'{key}: {log.stdout[-1500:]}\n{log.stderr[-3000:]}')
    out = work / f'{key}.png' if preview else RESULTS / f'{key}.jpg'
    size = [str(round(n * scale)) for n in SIZE]
    part = []
    if 'region' in settings:  # a draft lies in the draft of its base, when there is one
        base = next(p for p in (work / f"{settings['base']}.png", RESULTS / f"{settings['base']}.jpg") if p.exists())
        part = ['--base', str(base), '--region', *map(str, settings['region'])]
    subprocess.run([*IDLE, '/usr/bin/python3', str(HERE / 'develop.py'), key, str(work), str(out), *size, '--exposure', str(settings.get('exposure', 0)), *part], check=True)
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = used.ru_utime + used.ru_stime - spent.ru_utime - spent.ru_stime
    print(f'{key} ({scene}): {cpu:.0f} s of processor time, {time.time() - started:.0f} s by the clock, {out.stat().st_size // 1024} KB', flush=True)
    if not preview:
        subprocess.run(['/usr/bin/python3', str(HERE / 'catalogue.py')], check=True)


def main():
    args = argparse.ArgumentParser(description=__doc__)
    args.add_argument('keys', nargs='*')
    for flag in ('--all', '--missing', '--preview', '--again', '--list'):
        args.add_argument(flag, action='store_true')
    args.add_argument('--patch', type=float, nargs=4)
    args.add_argument('--samples', type=int)
    args = args.parse_args()
    known = shots()
    if args.patch:
        known = {key: (scene, {**settings, 'base': key, 'region': args.patch}) for key, (scene, settings) in known.items()}
    if args.samples:
        known = {key: (scene, {**settings, 'samples': args.samples}) for key, (scene, settings) in known.items()}
    keys = args.keys or [k for k in known if args.all or (args.missing and not (RESULTS / f'{k}.jpg').exists())]
    unknown = [k for k in keys if k not in known]
    if args.list or unknown or not keys:
        print('\n'.join(f'{k}  ({s})' for k, (s, _) in known.items()))
        sys.exit(f'unknown: {", ".join(unknown)}' if unknown else 0)
    CACHE.mkdir(parents=True, exist_ok=True)
    with open(CACHE / ('preview.lock' if args.preview else 'lock'), 'w') as lock:
        for key in keys:
            fcntl.flock(lock, fcntl.LOCK_EX)
            render(key, *known[key], args.preview, args.again)
            fcntl.flock(lock, fcntl.LOCK_UN)


if __name__ == '__main__':
    main()
