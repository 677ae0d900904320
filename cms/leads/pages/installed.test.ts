import { STARTER_LOOK } from 'contract/look';
import { paletteOf } from 'shared/palette';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { mediaFiles } from '../../base/files/media-files';
import { startPayload } from '../../testing/api';
import { officeIcon, officeManifest } from './installed';

const look = { brand: 'Sparkle & Sons', palette: paletteOf(STARTER_LOOK) };
const pixelsOf = async (answer: Response) =>
  sharp(Buffer.from(await answer.arrayBuffer()))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });

it('names the company, and every icon that it names is there in its size (R-PUSH-12)', async () => {
  const manifest = await officeManifest(look).json();
  expect(manifest).toMatchObject({ name: 'Sparkle & Sons office', short_name: 'Sparkle & Sons', start_url: '/office' });
  for (const { src, sizes } of manifest.icons) {
    const { info } = await pixelsOf(await officeIcon(look, src.split('/').at(-1)));
    expect(`${info.width}x${info.height}`).toBe(sizes);
  }
  for (const name of ['193', '__proto__', '']) expect((await officeIcon(look, name)).status).toBe(404);
});

it('an icon shows the company’s sign on white, and the mark if the sign cannot be read (R-PUSH-12)', async () => {
  const payload = await startPayload();
  const { docs } = await payload.find({ collection: 'media', where: { mimeType: { contains: 'image' } }, limit: 1, depth: 0 });
  const sign = String(docs[0]?.filename);
  expect((await mediaFiles.read(sign)).length).toBeGreaterThan(0);
  const withSign = await pixelsOf(await officeIcon({ ...look, sign }, '180'));
  expect([...withSign.data.subarray(0, 4)]).toEqual([255, 255, 255, 255]);
  const without = await pixelsOf(await officeIcon(look, '180'));
  const unreadable = await pixelsOf(await officeIcon({ ...look, sign: 'gone.png' }, '180'));
  expect(unreadable.data.equals(without.data)).toBe(true);
  expect(withSign.data.equals(without.data)).toBe(false);
});
