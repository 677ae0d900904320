import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { askRest, signedIn, startPayload } from '../../testing/api';

let payload: Payload;
let token: string;
beforeAll(async () => {
  payload = await startPayload();
  ({ token } = await signedIn(payload, 'editor'));
});

async function placesOf(slug: string): Promise<string[]> {
  const { docs } = await payload.find({ collection: 'services', where: { slug: { equals: slug } }, depth: 0 });
  const answer = await askRest(payload, 'GET', `/services/${docs[0]?.id}/shown-at`, { token });
  return ((await answer.json()) as { places: string[] }).places;
}

it('the question before a service is taken down names its option in the form, and its links (R-OWNER-13)', async () => {
  expect(await placesOf('window-cleaning')).toEqual(
    expect.arrayContaining([
      'Its page, /service/window-cleaning',
      'The option Window Cleaning of the quote form',
      'The link Window Cleaning in the footer',
    ]),
  );
});

it('an option that another service sells, too, stays', async () => {
  expect((await placesOf('regular-house-cleaning')).filter((place) => place.startsWith('The option'))).toEqual([]);
});

it('an empty city record does not block publishing Company', async () => {
  await payload.create({ collection: 'cities', data: { _status: 'draft' } as never, draft: true });
  const answer = await askRest(payload, 'POST', '/globals/settings', {
    token,
    body: { tagline: 'Published all the same', _status: 'published' },
  });
  expect(answer.status, await answer.clone().text()).toBe(200);
});
