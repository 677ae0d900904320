import { leadFields, postedFields } from 'contract/lead-fields';
import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import type { Lead } from '../base/database/payload-types';
import { execute, rowsOf, sql } from '../base/database/query';

const DOG = 'Biscuit the beagle';
let payload: Payload;
let ask: typeof import('../testing/api').callApi;

/** Adds a personal field and its columns before anything derived from the list is loaded. */
beforeAll(async () => {
  Object.assign(leadFields, { dog: { label: 'Dog', kind: 'text', missing: 'Enter the dog', searched: true } });
  (postedFields.quote as unknown as string[]).push('dog');
  const api = await import('../testing/api');
  ask = api.callApi;
  payload = await api.startPayload();
  await execute(payload, sql`ALTER TABLE leads ADD COLUMN dog text`);
  await execute(payload, sql`ALTER TABLE _leads_v ADD COLUMN version_dog text`);
});

const quote = {
  first_name: 'Dora',
  last_name: 'Example',
  email: 'dora@example.com',
  phone: '0491 570 156',
  service: 'Oven Cleaning',
  city: 'Adelaide',
  address: '1 Example Street',
  suburb: 'Para Hills',
  post_code: '5096',
  state: 'South Australia',
};

it('a personal field that is added to the list is required by the call, shown, exported, mailed, sent on, found and erased', async () => {
  expect(JSON.stringify(await ask(payload, '/service-booking', quote))).toContain('"dog"');
  const { body } = await ask(payload, '/service-booking', { ...quote, dog: DOG });
  const { reference } = body as { reference: string };
  const find = async () =>
    (await payload.find({ collection: 'leads', where: { reference: { equals: reference } }, depth: 0 })).docs[0] as Lead;
  const lead = await find();
  expect(lead).toMatchObject({ dog: DOG });

  const { customer } = await import('./record/lead-fields');
  expect(JSON.stringify(customer)).toContain('"name":"dog"');
  const { csvOf } = await import('./inbox/csv');
  const { docs } = await payload.find({ collection: 'users', limit: 1 });
  const request = { payload, user: { ...docs[0], collection: 'users' } } as unknown as Parameters<typeof csvOf>[0];
  const [head, row] = (await (await csvOf(request, { where: { id: { equals: lead.id } } })).text()).split('\r\n');
  expect([head, row]).toEqual([expect.stringContaining(',Dog,'), expect.stringContaining(DOG)]);
  const { detailsOf } = await import('./mails/lead-facts');
  expect(detailsOf(lead)).toContainEqual({ label: 'Dog', lines: [[{ text: DOG }]] });
  const { leadForPrograms } = await import('./sending/webhook');
  expect(await leadForPrograms(payload, lead)).toMatchObject({ dog: DOG });
  const { leadsMatching } = await import('./search/search-text');
  const found = await payload.find({ collection: 'leads', where: leadsMatching('beagle'), depth: 0 });
  expect(found.docs.map(({ id }) => id)).toEqual([lead.id]);
  const { typedByCustomer } = await import('./inbox/typed-by-customer');
  await payload.update({ collection: 'leads', id: lead.id, data: { dog: 'Waffle' } as Partial<Lead> });
  expect(await typedByCustomer(payload, await find())).toEqual([{ label: 'Dog', text: DOG }]);

  const { anonymise } = await import('./privacy/anonymise');
  await anonymise(payload, [lead.id], new Date());
  const left = await rowsOf(payload, sql`SELECT * FROM leads WHERE id = ${lead.id}`);
  expect(left).toMatchObject([{ dog: null, name: null }]);
  expect(JSON.stringify(left)).not.toMatch(/Waffle|Biscuit/i);
  const versions = await rowsOf(payload, sql`SELECT id FROM _leads_v WHERE parent_id = ${lead.id}`);
  expect(versions).toEqual([]);
});
