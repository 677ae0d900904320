import { withPictureOrigin } from 'contract/text-origin';
import { expect, it } from 'vitest';
import { listeningLog } from '../leads/testing/leads';
import { createReader, unread } from './content';
import type { ContentStore } from './store';

it('a provider is asked once for its additions, and only for those that it has (R-WIRE-12)', async () => {
  const asked: string[] = [];
  const get = async (call: string) => {
    asked.push(call);
    return call === 'additions' ? { additions: ['cityPages'] } : [];
  };
  const store = { get, isOutdated: () => false } as unknown as ContentStore;
  const reader = createReader({ store, sizeOf: async () => undefined, log: listeningLog(), page: '/' });
  expect(await reader.addition('ownPages', (list) => list)).toBeUndefined();
  expect(await reader.addition('cityPages', (list) => list)).toEqual([]);
  expect(asked).toEqual(['additions', 'cityPages']);
});

it('a picture without a description has the usual words, and brings its origin along (R-OWNER-66)', async () => {
  const reader = createReader({ store: {} as ContentStore, sizeOf: async () => undefined, log: listeningLog(), page: '/' });
  const size = { image_width: 30, image_height: 20 };
  const altOf = async (image_alt: string | null) =>
    (await reader.picture({ image: 'oven.jpg', image_alt, ...size }, 'image', 'After cleaning'))?.alt;
  const origin = { slug: 'home', path: 'image' };
  expect([await altOf(null), await altOf(''), await altOf(' An oven ')]).toEqual(['After cleaning', '', 'An oven']);
  expect(await altOf(withPictureOrigin('', origin))).toBe(withPictureOrigin('After cleaning', origin));
  expect(await altOf(withPictureOrigin('An oven', origin))).toBe(withPictureOrigin('An oven', origin));
  expect(unread({ path: 'oven.jpg', alt: withPictureOrigin('An oven', origin), width: 30, height: 20 }).alt).toBe(
    withPictureOrigin('', origin),
  );
});
