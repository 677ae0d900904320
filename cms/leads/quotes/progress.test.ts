import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parse } from 'csv-parse/sync';
import { createLocalReq, type Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import type { Lead, User } from '../../base/database/payload-types';
import { env } from '../../base/process/env';
import { signedIn, startPayload } from '../../testing/api';
import { csvOf } from '../inbox/csv';
import { callWebhook } from '../sending/webhook';
import { decideQuote } from './for-customer';
import { saveDraft } from './save';
import { sendQuote } from './send-quote';

let payload: Payload;
let user: User & { collection: 'users' };
let made = 0;
beforeAll(async () => {
  payload = await startPayload();
  const { id } = await signedIn(payload, 'leads');
  user = { ...(await payload.findByID({ collection: 'users', id })), collection: 'users' };
});

async function arrived(more: Partial<Lead> = {}): Promise<Lead> {
  made += 1;
  const numbered = { reference: `Q-PROG-${made}`, idempotency_key: `progress ${made}`, received_at: '2026-11-20T00:00:00.000Z' };
  const data = { form: 'quote', status: 'new', name: 'Pru Example', city: 'Adelaide', ...numbered, ...more } as Lead;
  return payload.create({ collection: 'leads', data, depth: 0 });
}

/** Sends a quote of $159.50. */
async function quoted(lead: Lead, version = 1): Promise<void> {
  const words = { lines: [{ text: 'Oven', quantity: 1, unit_cents: 15950 }], gst: true, greeting: '', valid_until: '2999-12-31' };
  const page = `${lead.id}0${version}`.padStart(24, '0');
  const draft = await saveDraft(payload, user, lead.id, words, { page, made_from: '', version });
  if (typeof draft === 'string') throw new Error(draft);
  await sendQuote(payload, user, lead.id, { quote: draft.id, made_from: draft.updatedAt, to: '' }, new Date());
}
const accept = (lead: Lead, now: Date) =>
  decideQuote(payload, lead, { act: 'accept', id: 'a'.repeat(24), text: 'Pru', version: 1 }, now);
async function withPhotos(lead: Lead, ...files: (string | null)[]): Promise<void> {
  for (const file of files) {
    made += 1;
    await payload.create({ collection: 'lead-photos', data: { lead: lead.id, photo: `photo ${made}`, file } as never });
  }
}

/** The columns of the export about what came of an enquiry: their names, and what a lead has there. */
async function exported() {
  const text = await (await csvOf(await createLocalReq({ user }, payload), {})).text();
  const [names = [], ...rows] = parse(text, { bom: true }) as string[][];
  const newest = (cells: string[] = []) => cells.slice(names.indexOf('Suspicion') + 1, names.indexOf('Done'));
  return { names: newest(names), of: ({ reference }: Lead) => newest(rows.find(([number]) => number === reference)) };
}

/** What another program is posted. */
async function posted(lead: Lead): Promise<Record<string, unknown>> {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    bodies.push(body);
    response.end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const webhook_url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  await payload.updateGlobal({ slug: 'notifications', data: { webhook_url, webhook_secret: 'a secret of the webhook' } });
  env.webhookInside = true;
  const newest = await payload.findByID({ collection: 'leads', id: lead.id, depth: 0 });
  expect(await callWebhook(payload, newest, 0, new Date())).toEqual({ state: 'sent' });
  server.close();
  return JSON.parse(bodies[0] ?? '').lead;
}

it('the export and the webhook carry what came of an enquiry (R-LEAD-17)', async () => {
  const bare = await arrived();
  const lead = await arrived({
    city: 'Melbourne',
    call_when: 'after 3 pm',
    agreed_starts_at: '2030-12-03T22:00:00.000Z',
    agreed_ends_at: '2030-12-04T00:30:00.000Z',
  });
  const [waiting, lost] = [await arrived(), await arrived()];
  for (const one of [lead, waiting, lost]) await quoted(one);
  await withPhotos(lead, 'one', 'two', null); // the last could not be read
  expect(await accept(lead, new Date('2026-11-27T03:00:00.000Z'))).toEqual({ done: true });
  await payload.update({ collection: 'leads', id: lost.id, data: { status: 'lost', lost_reason: 'Far' }, user });

  const { names, of } = await exported();
  expect(names).toEqual([
    'When a call suits',
    'Agreed day, from',
    'Agreed day, until',
    'Photos',
    'Quote',
    'Total of the quote',
    'Quote accepted',
  ]);
  const day = ['4 Dec 2030, 9:00 am', '4 Dec 2030, 11:30 am']; // in Melbourne
  expect(of(lead)).toEqual(['after 3 pm', ...day, '2', 'Accepted', '159.5', '27 Nov 2026, 1:30 pm']);
  expect([of(waiting), of(lost), of(bare)]).toEqual([
    ['', '', '', '0', 'Open', '159.5', ''],
    ['', '', '', '0', 'Closed', '159.5', ''],
    ['', '', '', '0', '', '', ''],
  ]);
  expect(await posted(lead)).toMatchObject({
    ...{ call_when: 'after 3 pm', agreed_starts_at: '2030-12-03T22:00:00.000Z', agreed_ends_at: '2030-12-04T00:30:00.000Z' },
    ...{ quote_state: 'accepted', quote_total: 159.5, quote_accepted_at: '2026-11-27T03:00:00.000Z', photos: 2 },
  });
  expect(await posted(bare)).toMatchObject({
    ...{ call_when: null, agreed_starts_at: null, agreed_ends_at: null },
    ...{ quote_state: null, quote_total: null, quote_accepted_at: null, photos: 0 },
  });
});
