import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { env } from '../base/process/env';
import { isPublicAddress } from '../base/process/inside-addresses';
import { asStarter } from '../model/starter/as-starter';
import { callApi, startPayload } from '../testing/api';

it.each([
  ['https://www.example.com', true],
  ['https://8.8.8.8', true],
  ['http://localhost:3000', false],
  ['http://127.0.0.1:3000', false],
  ['http://192.168.1.20', false],
  ['http://[::1]:3000', false],
  ['http://shop-computer', false],
  ['https://larkwell.example', false],
  ['https://cleaner.local', false],
])('%s is public: %s', (url, expected) => expect(isPublicAddress(url)).toBe(expected));

describe('at a public address (R-CLAIM-11)', () => {
  let payload: Payload;
  const { hidesSamples } = env;
  beforeAll(async () => {
    payload = await startPayload();
    env.hidesSamples = true;
  });
  afterAll(() => {
    env.hidesSamples = hidesSamples;
  });

  const get = async <T>(path: string) => (await callApi(payload, path)).body as T;
  const status = async (path: string) => (await callApi(payload, path)).status;

  it('no answer has a sample review, person or figure until the owner has confirmed it', async () => {
    const reviews = () => get<{ testimonials: { name: string }[] }>('/testimonials');
    expect((await reviews()).testimonials).toEqual([]);
    expect(await status('/google-review-count')).toBe(404);
    const { docs } = await payload.find({ collection: 'testimonials', limit: 1 });
    await payload.update({ collection: 'testimonials', id: docs[0]?.id ?? 0, data: { sample: false } });
    expect((await reviews()).testimonials).toMatchObject([{ name: docs[0]?.name }]);

    expect(await get('/google-review-count')).toEqual({ review_count: '1' });
    await payload.updateGlobal({ slug: 'reviews', data: { review_count: '12', sample: false }, ...asStarter });
    expect(await get('/google-review-count')).toEqual({ review_count: '12' });

    expect(await status('/ceosection')).toBe(404);
    await payload.updateGlobal({ slug: 'about', data: { sample: false }, ...asStarter });
    expect(await status('/ceosection')).toBe(200);

    expect(await status('/achievements')).toBe(404);
    expect(JSON.stringify(await get('/hero-carousel'))).not.toMatch(/4\.9|2500/);
    expect(await get('/statbox')).toEqual([]);
    await payload.updateGlobal({ slug: 'home', data: { sample: false }, ...asStarter });
    expect(await get('/statbox')).not.toEqual([]);
  });

  it('a sentence that names a figure is left out until the company is no longer a sample', async () => {
    const settings = () => get<{ claims: Record<string, string>; markup: { review_count: number } }>('/settings');
    expect((await settings()).claims).toMatchObject({ experience: '', customers: '', eco: 'Eco-friendly practices' });
    expect((await settings()).markup.review_count).toBe(0);
    const posts = async () => JSON.stringify(await get('/WhyChooseHouseCleaning'));
    expect(await posts()).not.toMatch(/2500|\{[a-z]/);
    await payload.updateGlobal({ slug: 'settings', data: { sample: false }, ...asStarter });
    expect((await settings()).claims).toMatchObject({ customers: '2500+ satisfied customers' });
    expect((await settings()).markup.review_count).toBeGreaterThan(0);
    expect(await posts()).toMatch(/2500/);
  });
});
