/** `make-ready.ts FROM TO`: makes the picture variants that TO lacks, for a release, and deletes what else is in it. */
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PICTURE_FORMATS, PICTURE_WIDTHS } from '../pictures/picture-url';
import { makePicture } from './make-picture';
import { readyName } from './variant';

const [, , source = '', target = ''] = process.argv;
await mkdir(target, { recursive: true });
const unneeded = new Set(await readdir(target));
for (const name of await readdir(source)) {
  if (!/\.(jpe?g|png|webp)$/.test(name)) continue;
  const from = join(source, name);
  for (const format of PICTURE_FORMATS)
    for (const width of PICTURE_WIDTHS) {
      const ready = await readyName(from, width, format);
      if (!unneeded.delete(ready)) await makePicture({ from, to: join(target, ready), width, format });
    }
}
for (const name of unneeded) await rm(join(target, name));
