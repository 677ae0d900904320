import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { startPayload } from '../../testing/api';
import { menuPagesOf } from './menu-pages';
import { thanksPages } from './thanks';

let payload: Payload;
beforeAll(async () => {
  payload = await startPayload();
});

it('a page, city or service that was only begun is no choice for a link, as it has neither name nor address (R-OWNER-7)', async () => {
  const labels = async () => [...(await menuPagesOf(payload)), ...(await thanksPages(payload))].map(({ label }) => label);
  const before = await labels();
  for (const collection of ['own-pages', 'cities', 'services'] as const)
    await payload.create({ collection, data: {} as never, draft: true });
  expect(await labels()).toEqual(before);
});
