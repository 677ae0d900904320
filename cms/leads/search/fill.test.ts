import { beforeAll, expect, it } from 'vitest';
import { execute, rowsOf, sql } from '../../base/query';
import { callApi, startPayload } from '../../testing/api';
import { fillSearchText } from './fill';

let payload: Awaited<ReturnType<typeof startPayload>>;
beforeAll(async () => {
  payload = await startPayload();
});

it('leads that were stored before are found, and a person who was erased has no clock', async () => {
  const enquiry = {
    email: 'before@example.com',
    phone: '0412 345 678',
    city: 'Adelaide',
    address: '1 Early Street',
    captcha: '10',
  };
  for (const name of ['Before', 'Erased']) await callApi(payload, '/contact-submit', { ...enquiry, name });
  const time = new Date().toISOString();
  await execute(payload, sql`UPDATE leads SET anonymised_at = ${time}, due_at = ${time} WHERE name = 'Erased'`);
  await execute(payload, sql`UPDATE leads SET search_text = NULL, email_key = NULL, phone_key = NULL`);
  const found = async () =>
    (await payload.find({ collection: 'leads', where: { search_text: { like: '+61 412 345 678' } } })).docs.map(
      ({ name }) => name,
    );
  expect(await found()).toEqual([]);
  await fillSearchText((query) => rowsOf(payload, query));
  expect(await found()).toEqual(['Before']);
  const { docs } = await payload.find({ collection: 'leads', where: { name: { equals: 'Before' } } });
  expect(docs[0]).toMatchObject({ email_key: 'before@example.com', phone_key: '412345678' });
  expect((await payload.find({ collection: 'leads', where: { name: { equals: 'Erased' } } })).docs[0]?.due_at).toBeNull();
});
