import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { askRest, signedIn, startPayload } from '../testing/api';

const LONG_AGO = '2001-01-01T00:00:00.000Z';
let payload: Payload;
let token: string;

beforeAll(async () => {
  payload = await startPayload();
  ({ token } = await signedIn(payload, 'leads'));
});

async function ask(method: string, path: string, body: object) {
  return (await (await askRest(payload, method, path, { token, body })).json()) as { doc: { id: number } };
}

/** A value per field type that no record has by default. */
const odd: Record<string, unknown> = {
  text: 'odd',
  textarea: 'odd',
  number: 77,
  date: LONG_AGO,
  checkbox: true,
  relationship: 1,
};
const named: Record<string, unknown> = {
  id: 7777,
  email: 'odd@example.com',
  follow_up_on: '2001-01-01T12:00:00.000Z', // a day is stored as noon
  agreed_ends_at: '2001-01-01T02:00:00.000Z', // after it begins
  status: 'lost',
  form: 'quote',
  reached_us_by: 'walk_in',
  office_mail_state: 'sent',
  customer_mail_state: 'sent',
  webhook_state: 'sent',
  visit: { first: { source: 'odd', landing_page: '/odd' }, last: { source: 'odd' }, other: 'odd' },
};
const oddLead = () =>
  Object.fromEntries(
    [
      'id',
      ...payload.config.collections.flatMap(({ slug, flattenedFields }) =>
        slug === 'leads' ? flattenedFields.map(({ name }) => name) : [],
      ),
    ]
      .filter((name) => name !== 'deletedAt')
      .map((name) => [name, named[name] ?? odd[typeOf(name)]]),
  ) as Record<string, unknown>;
const typeOf = (name: string) =>
  payload.config.collections.find(({ slug }) => slug === 'leads')?.flattenedFields.find((field) => field.name === name)?.type ??
  '';

/** Names of the fields that contain the sent values. */
async function taken(id: number, sent: Record<string, unknown>): Promise<string[]> {
  const lead = (await payload.findByID({ collection: 'leads', id, depth: 0, showHiddenFields: true })) as unknown as Record<
    string,
    unknown
  >;
  return Object.keys(sent)
    .filter((name) => JSON.stringify(lead[name] ?? null).includes(JSON.stringify(sent[name])))
    .sort();
}

/** Fields that the office enters and corrects. */
const TYPED = [
  'address',
  'assigned_to',
  'call_when',
  'city',
  'cleaning_model',
  'email',
  'follow_up_on',
  'is_test',
  'lost_reason',
  'message',
  'name',
  'phone',
  'post_code',
  'quoted_amount',
  'reached_us_by',
  'requirements',
  'service',
  'state',
  'status',
  'suburb',
];
/** Fields of a lead that there is: the agreed day, when it was done, and the edition of the customer's link. */
const LATER = ['agreed_ends_at', 'agreed_starts_at', 'done_at', 'follow_edition'];
/** Fields of a new lead: form, time of receipt, and the key that stores a repeated form post once. */
const WITH_NEW = ['form', 'idempotency_key', 'received_at'];

it('an account writes the fields of a lead that the office fills in, and none that the product sets', async () => {
  const sent = oddLead();
  const { doc } = await ask('POST', '/leads', sent);
  expect(await taken(doc.id, sent)).toEqual([...TYPED, ...WITH_NEW].sort());
  const { id } = await payload.create({
    collection: 'leads',
    data: {
      name: 'A',
      form: 'contact',
      status: 'new',
      idempotency_key: 'k',
      reference: 'E-1',
      received_at: new Date().toISOString(),
    },
  });
  const { updatedAt: _, ...patch } = sent; // names the version that a save was made from
  await ask('PATCH', `/leads/${id}`, patch);
  expect(await taken(id, sent)).toEqual([...TYPED, ...LATER].sort());
});

it('no account sets when a record was created or changed', async () => {
  const { docs } = await payload.find({ collection: 'users', where: { email: { equals: 'leads@example.org' } }, depth: 0 });
  const { id = 0, createdAt } = docs[0] ?? {};
  await ask('PATCH', `/users/${id}`, { name: 'Other', createdAt: LONG_AGO, updatedAt: LONG_AGO });
  const after = await payload.findByID({ collection: 'users', id, depth: 0 });
  expect(after).toMatchObject({ name: 'Other', createdAt });
  expect(after.updatedAt > LONG_AGO).toBe(true);
});
