import { type Look, STARTER_LOOK } from 'contract/look';
import { paletteOf } from 'shared/palette';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { createLog } from '../base/log';
import { inFalseTime } from '../base/testing/no-end';
import { brandFiles } from './brand-files';
import type { Media } from './media';

const noMedia = { original: async () => undefined } as unknown as Media;
const filesOf = (look: Look | undefined) =>
  brandFiles({ lookFor: async () => look, media: noMedia, log: createLog(() => undefined) });

it('draws the picture for shared links in the brand’s colours, without a logo too', async () => {
  const look = { ...STARTER_LOOK, main: '#5b2245' };
  const response = await filesOf(look).request('/social.png');
  const picture = sharp(Buffer.from(await response.arrayBuffer()));
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1200, 630]);
  const hex = (at: number) => `#${data.subarray(at, at + 3).toString('hex')}`;
  expect(hex(0)).toBe('#ffffff');
  expect(hex((info.width * info.height - 1) * 3)).toBe(paletteOf(look).main.toLowerCase());
});

it('leads to the starter’s picture in its look, and while a logo cannot be had', async () => {
  for (const look of [undefined, { ...STARTER_LOOK, logo: 'gone.png' }]) {
    const response = await filesOf(look).request('/social.png');
    expect([response.status, response.headers.get('location')]).toEqual([302, '/social.jpg']);
  }
});

it('draws again what was never drawn (R-CONTENT-14)', async () => {
  const files = filesOf(STARTER_LOOK).onError((_, c) => c.text('later', 503));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const drawing = vi.spyOn(sharp.prototype, 'toBuffer').mockImplementation(() => new Promise(() => undefined));
  const icon = async () => (await files.request('/icon-192.png')).status;
  expect(await inFalseTime(Promise.all([icon(), icon()]))).toEqual([503, 503]);
  drawing.mockRestore();
  vi.useRealTimers();
  expect(await icon()).toBe(200);
});
