import { expect, it } from 'vitest';
import type { Reader } from './content';
import { photoHints } from './photos';

const reader = (additions: string[], pages: object[] = []) =>
  ({ additions: async () => new Set(additions), addition: async () => pages }) as unknown as Reader;

it('says what photos should show, if the provider takes any (R-PHOTO-1)', async () => {
  expect(await photoHints(reader([]))).toBeUndefined();
  const usual = await photoHints(reader(['leadPhotos']));
  expect(usual?.by).toMatchObject({ 'Oven Cleaning': 'Inside the oven, door open, and the trays.' });
  expect(Object.keys(usual?.by ?? {})).toHaveLength(10);
  const own = [{ slug: 'oven-cleaning', photo_hint: 'The glass too.' }];
  expect((await photoHints(reader(['leadPhotos'], own)))?.by['Oven Cleaning']).toBe('The glass too.');
});

it('prefers the hint of the page from which the visitor came (R-PHOTO-1)', async () => {
  const at = async (slug?: string) => (await photoHints(reader(['leadPhotos']), slug))?.by['House Cleaning'];
  expect(await at()).toMatch(/^Kitchen, bathroom/);
  expect(await at('end-of-lease-cleaning')).toMatch(/^Kitchen, oven/);
});
