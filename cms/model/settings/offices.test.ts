import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { askRest, signedIn, startPayload } from '../../testing/api';

let payload: Payload;
let token: string;
beforeAll(async () => {
  payload = await startPayload();
  token = (await signedIn(payload, 'owner')).token;
});

async function saveOffice(place: object) {
  const { offices } = await payload.findGlobal({ slug: 'settings', depth: 0 });
  const { id: _, key: __, latitude: ___, longitude: ____, ...office } = offices[0] ?? {};
  const body = { offices: [{ ...office, ...place }, ...offices.slice(1)], _status: 'published' };
  const response = await askRest(payload, 'POST', '/globals/settings', { token, body });
  const after = await payload.findGlobal({ slug: 'settings', depth: 0 });
  return { status: response.status, said: JSON.stringify(await response.json()), office: after.offices[0] };
}

it('an office has the place of its suburb on the map, unless somebody typed another (R-OWNER-59)', async () => {
  const toowoomba = { city: 'Toowoomba', suburb: 'Toowoomba City', state: 'Queensland', postcode: '4350' };
  const { status, office } = await saveOffice(toowoomba);
  expect([status, Math.round(office?.latitude ?? 0), Math.round(office?.longitude ?? 0)]).toEqual([200, -28, 152]);
  const typed = { latitude: -27.5, longitude: 151.9 };
  expect((await saveOffice({ ...toowoomba, ...typed })).office).toMatchObject(typed);
  const unknown = await saveOffice({ ...toowoomba, suburb: 'Nowhere at all' });
  expect(unknown).toMatchObject({ status: 400, said: expect.stringContaining('not in the list of towns') });
});
