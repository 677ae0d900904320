import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSpool, type Spool } from './spool';
import { spoolReport } from './spool-report';
import { filesHaveAnotherClock } from './testing/clock';
import { enquiry, listeningLog } from './testing/leads';

let dir: string;
let app: ReturnType<typeof spoolReport>;
let spool: Spool;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'spool-report-'));
  const away = async () => ({ status: 'unreached' as const, why: 'away' });
  spool = await openSpool({ dir, deliver: away, log: listeningLog() });
  await spool.accept(enquiry('Mia Example'));
  const other = enquiry('Somebody Else');
  await spool.accept({ ...other, fields: { ...other.fields, email: 'else@example.com', phone: '08 7000 0000' } });
  await spool.close();
  app = spoolReport({ secret: 'the shared secret', spool });
});
afterEach(() => rm(dir, { recursive: true }));

const ask = (path: string, body?: unknown, secret = 'the shared secret') =>
  app.request(path, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${secret}` },
    body: body ? JSON.stringify(body) : undefined,
  });

it('lists the leads that may belong to a person, and erases the chosen ones only', async () => {
  const byPhone = { name: null, email: null, phone: '+61 491 570 156' };
  const held = await (await ask('/_spool/person', byPhone)).json();
  const [lead] = held.leads;
  expect(held.leads.map(({ fields }: { fields: { name: string } }) => fields.name)).toEqual(['Mia Example']);
  const tagged = await (await ask('/_spool/person', { email: 'Mia+site@example.com' })).json();
  expect(tagged).toEqual(held);
  expect(await (await ask('/_spool/person', { name: 'Somebody', email: '', phone: '000000' })).json()).toEqual({ leads: [] });
  expect(await (await ask('/_spool/erase', { leads: [lead.reference], references: [] })).json()).toEqual({ erased: 1 });
  expect(await (await ask('/_spool/person', byPhone)).json()).toEqual({ leads: [] });
  expect(await readdir(join(dir, 'waiting'))).toHaveLength(1);
});

it.skipIf(filesHaveAnotherClock)(
  'leaves no trace of an erased lead: the same words are a new lead, also when the provider had them already',
  async () => {
    const stored = await openSpool({ dir, deliver: async () => ({ status: 'stored' }), log: listeningLog() });
    app = spoolReport({ secret: 'the shared secret', spool: stored });
    const fresh = enquiry('Delivered Before');
    const first = await stored.accept(fresh);
    expect(await stored.accept(fresh)).toEqual(first);
    const { reference } = first as { reference: string };
    await ask('/_spool/erase', { leads: [], references: [reference] });
    expect(await stored.accept(fresh)).not.toEqual(first);
    await stored.close();
    const restarted = await openSpool({ dir, deliver: async () => ({ status: 'stored' }), log: listeningLog() });
    expect(restarted.knows(reference)).toBe(false);
    await restarted.close();
  },
);

it('lists no rejected lead until there is one', async () => {
  expect(await (await ask('/_spool/refused')).json()).toEqual({ leads: [], late: [], damaged: [] });
});

it('answers nothing without the secret', async () => {
  expect((await ask('/_spool/refused', undefined, 'a guess')).status).toBe(401);
  expect((await ask('/_spool/erase', { email_key: 'an older back office' })).status).toBe(400);
});
