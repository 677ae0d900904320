import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { NoopLogger } from '@payloadcms/db-sqlite/drizzle';
import type { BaseDatabaseAdapter, Payload } from 'payload';
import { beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { askDatabase, withPostgres } from '../../base/database/ask-database';
import { env } from '../../base/process/env';
import { overdueWork } from '../../base/process/shared-work';
import { storePhoto } from '../../leads/photos/store-photo';
import { picture } from '../../leads/photos/testing/samples';
import { whileStoring } from '../../leads/privacy/under-way';
import { WITHOUT_WAITING } from '../../operations/commands/without-waiting.mjs';
import { askRest, callApi, signedIn, startPayload } from '../../testing/api';
import { listLengths, type Values, withLists } from '../../testing/every-list';
import { idsIn, valuesFor } from '../../testing/fill-database';

const run = promisify(execFile);
const postgres = inject('postgres');
const req = undefined as never;
let payload: Payload;
let db: BaseDatabaseAdapter;
let ids: Map<string, unknown>;
let token: string;
let user: number;
beforeAll(async () => {
  payload = await startPayload();
  db = payload.db;
  ids = await idsIn(payload);
  ({ token, id: user } = await signedIn(payload, 'owner'));
});

let clock = Date.now();
const versionOf = (data: Values) => {
  clock += 1000;
  const at = new Date(clock).toISOString();
  return { collectionSlug: 'services' as const, autosave: false, createdAt: at, updatedAt: at, versionData: data as never, req };
};
const collectionFields = (slug: string) => payload.collections[slug as 'leads'].config.flattenedFields;

it('a save whose process is killed leaves the lists of a draft as they were (R-OWNER-27)', async () => {
  const fields = collectionFields('services');
  const data = { ...valuesFor(fields, ids), _status: 'draft' as const };
  const { id: parent } = await db.create({ collection: 'services', data, req });
  await db.createVersion({ ...versionOf(data), parent: parent as number, autosave: true });
  const read = async () => (await db.findVersions({ collection: 'services', limit: 1, sort: '-id', req })).docs[0];
  const before = await read();
  const cwd = join(import.meta.dirname, '..', '..');
  const killed = run(process.execPath, [WITHOUT_WAITING, '--import', 'tsx', 'testing/cut-off-process.ts'], { cwd });
  await expect(killed).rejects.toMatchObject({ signal: 'SIGKILL', stdout: '' });
  expect(await read()).toEqual(before);
});

describe('a save that fails is told as failed (R-OWNER-27)', () => {
  const withDrafts = {
    collections: withLists.collections.filter(({ versions }) => versions?.drafts).map(({ slug }) => slug),
    globals: withLists.globals.filter(({ versions }) => versions?.drafts).map(({ slug }) => slug),
  };

  /** Refuses the `n`th write and, if the disk is full, all later ones; resolves with how many there were. */
  async function refusing<T>(n: number, isFull: boolean, act: () => Promise<T>): Promise<[T, number]> {
    let writes = 0;
    const log = vi.spyOn(NoopLogger.prototype, 'logQuery').mockImplementation((...[query]: [] | [string]) => {
      if (!/^(insert|update|delete)/i.test(query ?? '')) return;
      writes += 1;
      if (writes === n || (isFull && writes > n)) throw new Error('the disk is full');
    });
    try {
      return [await act(), writes];
    } finally {
      log.mockRestore();
    }
  }

  async function judge(path: string, method: string, lengths: (doc: Values) => Record<string, number>) {
    const ask = async (how: string, verb: string, body?: object) => {
      const response = await askRest(payload, verb, `${path}?depth=0&${how}`, { token, body });
      return { status: response.status, body: (await response.json()) as Values };
    };
    const read = async (how: string) => (await ask(how, 'GET')).body;
    for (const how of ['draft=true&autosave=true', 'draft=true', '']) {
      const older = await read(how);
      const { updatedAt: _, ...data } = older;
      if (how) data._status = 'draft';
      const [, writes] = await refusing(0, false, () => ask(how, method, data));
      for (const isFull of [false, true])
        for (const n of new Set([1, 2, 3, 4, Math.ceil(writes / 2), writes].filter((one) => one > 0 && one <= writes))) {
          const previous = await read(how);
          const [{ status }] = await refusing(n, isFull, () => ask(how, method, data));
          const why = `${path}?${how} answered ${status} after write ${n} of ${writes} was refused`;
          const found = await read(how);
          expect(lengths(found), why).toEqual(lengths(older));
          if (found.updatedAt === previous.updatedAt) expect(status, why).toBeGreaterThanOrEqual(400);
        }
    }
  }

  it.each(withDrafts.collections)('of %s', async (slug) => {
    const collection = slug as 'services';
    const [doc] = (await payload.find({ collection, limit: 1, depth: 0, sort: 'id' })).docs;
    const { id } = doc ?? (await db.create({ collection, data: valuesFor(collectionFields(slug), ids), req }));
    await judge(`/${slug}/${id}`, 'PATCH', (values) => listLengths(collectionFields(slug), values));
  });

  it.each(withDrafts.globals)('of the page %s', async (slug) => {
    const { flattenedFields = [] } = payload.globals.config.find((one) => one.slug === slug) ?? {};
    await judge(`/globals/${slug}`, 'POST', (values) => listLengths(flattenedFields, values));
  });
});

describe('beside each other', () => {
  const services = () => collectionFields('services');
  const aService = async () => (await db.create({ collection: 'services', data: valuesFor(services(), ids), req })).id as number;

  it('records that refer to each other are saved at once (R-OWNER-27)', async () => {
    const [one, other] = [await aService(), await aService()];
    const save = (id: number, related: number) =>
      db.updateOne({ collection: 'services', id, data: valuesFor(services(), new Map([...ids, ['services', related]])), req });
    for (let n = 0; n < 5; n += 1) await Promise.all([save(one, other), save(other, one)]);
  });

  it('of versions that are made at once, one is the latest (R-OWNER-27)', async () => {
    const { flattenedFields = [] } = payload.globals.config.find(({ slug }) => slug === 'privacy') ?? {};
    const versions = [1, 2, 3, 4, 5].map(() => versionOf(valuesFor(flattenedFields, ids)));
    await Promise.all(versions.map((version) => db.createGlobalVersion({ ...version, globalSlug: 'privacy' })));
    const { docs } = await db.findGlobalVersions<{ latest?: boolean }>({ global: 'privacy', limit: 0, req });
    expect(docs.filter(({ latest }) => latest)).toHaveLength(1);
  });

  it('twenty enquiries with photos, saves and autosaves all end, and none is lost (R-LEAD-1, R-RUN-30)', async () => {
    const photo = await picture().jpeg().toBuffer();
    const numbers = Array.from({ length: 20 }, (_, n) => n);
    const customer = { last_name: 'Burst', email: 'burst@example.com', phone: '0491570156', address: '1 Example Street' };
    const place = { city: 'Adelaide', suburb: 'Para Hills', post_code: '5096', state: 'South Australia' };
    const origin = (n: number) => ({ key: `burst ${n} key`, reference: `Q-BURST-${n}`, received_at: new Date().toISOString() });
    const enquire = async (n: number) => {
      const asked = {
        ...customer,
        ...place,
        first_name: `Bea ${n}`,
        service: 'Oven Cleaning',
        origin: { ...origin(n), photos: 1 },
      };
      const { status } = await callApi(payload, '/service-booking', asked);
      const { key, reference } = origin(n);
      const given = { key, reference, photo: n.toString(16).padStart(32, 'b'), name: 'oven.jpg', sha256: '' };
      return [status, (await whileStoring(() => storePhoto(payload, given, photo))).status];
    };
    const [service] = (await payload.find({ collection: 'services', limit: 1, depth: 0, sort: 'id' })).docs;
    const { updatedAt: _, ...body } = service ?? { updatedAt: '' };
    const save = async (n: number) => {
      const how = n % 2 ? 'draft=true&autosave=true' : 'draft=true';
      const { status } = await askRest(payload, 'PATCH', `/services/${service?.id}?${how}`, { token, body });
      await payload.update({ collection: 'users', id: user, data: { name: `Owner ${n}` }, depth: 0 });
      return status;
    };
    const [enquired, saved] = await Promise.all([Promise.all(numbers.map(enquire)), Promise.all(numbers.map(save))]);
    expect(enquired).toEqual(numbers.map(() => [200, 'stored']));
    expect(saved).toEqual(numbers.map(() => 200));
    const { docs } = await payload.find({ collection: 'leads', where: { last_name: { equals: 'Burst' } }, limit: 0, depth: 0 });
    const { totalDocs } = await payload.count({ collection: 'lead-photos', where: { lead: { in: docs.map(({ id }) => id) } } });
    expect([docs.length, totalDocs, overdueWork()]).toEqual([20, 20, []]);
  });

  it('the site is told of a change once it is visible to others (R-CONTENT-14)', async () => {
    const [category] = (await payload.find({ collection: 'faq-categories', limit: 1, depth: 0 })).docs;
    const id = category?.id ?? 0;
    const read = () => askDatabase(env.databaseUrl, (ask) => ask(`SELECT category FROM faq_categories WHERE id = ${id}`));
    const site = createServer(async (request, response) => {
      request.resume();
      const seen = await read();
      response.writeHead(204).end(() => site.emit('signal', seen));
    });
    site.listen(0, '127.0.0.1');
    await once(site, 'listening');
    onTestFinished(() => void site.close());
    Object.assign(env, { sites: [`http://127.0.0.1:${(site.address() as AddressInfo).port}`] });
    for (let n = 0; n < 5; n += 1) {
      const told = once(site, 'signal');
      await payload.update({ collection: 'faq-categories', id, data: { category: `Heading ${n}` } });
      expect(await told).toEqual([[{ category: `Heading ${n}` }]]);
    }
  });

  it.runIf(postgres)('a save whose connection is lost is told as failed, and the next one is saved (R-OWNER-27)', async () => {
    const id = await aService();
    const read = () => db.findOne<{ id: number }>({ collection: 'services', where: { id: { equals: id } }, req });
    const save = () => db.updateOne({ collection: 'services', id, data: valuesFor(services(), ids), req });
    const before = await read();
    await withPostgres(env.databaseUrl, async (ask) => {
      await ask('BEGIN');
      await ask(`SELECT id FROM services WHERE id = ${id} FOR UPDATE`);
      const failed = expect(save()).rejects.toThrow();
      const waiting = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                       WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      await vi.waitFor(async () => expect(await ask(waiting)).toHaveLength(1), { timeout: 10_000 });
      await failed;
      await ask('ROLLBACK');
    });
    expect(await read()).toEqual(before);
    for (let n = 0; n < 12; n += 1) await save();
    expect(await read()).not.toEqual(before);
  });
});

// Last, as it fills the settings with values that mean nothing.
describe('who reads while others save never sees fewer (R-OWNER-27)', () => {
  /** Saves two sets of values in turn while others read; resolves with all that was seen. */
  async function seenMeanwhile(read: () => Promise<unknown>, save: (values: Values) => Promise<unknown>, values: () => Values) {
    const both = [values(), values()] as const;
    const known: string[] = [];
    for (const one of both) {
      await save(structuredClone(one));
      known.push(JSON.stringify(await read()));
    }
    const seen = new Set<string>();
    let saving = true;
    const readers = [0, 1].map(async () => {
      while (saving) seen.add(JSON.stringify(await read()));
    });
    for (let n = 0; n < 6; n += 1) await save(structuredClone(both[n % 2] as Values));
    saving = false;
    await Promise.all(readers);
    return [...seen].filter((one) => !known.includes(one)).map((one) => one.slice(0, 500));
  }

  it.each(withLists.collections.map(({ slug }) => slug))('of %s', async (slug) => {
    const collection = slug as 'leads';
    const fields = collectionFields(slug);
    const { id } = await db.create({ collection, data: valuesFor(fields, ids), req });
    const read = () => db.findOne<{ id: number }>({ collection, where: { id: { equals: id } }, req });
    const save = (data: Values) => db.updateOne({ collection, id, data, req });
    expect(await seenMeanwhile(read, save, () => valuesFor(fields, ids))).toEqual([]);
  });

  it.each(withLists.globals.map(({ slug }) => slug))('of the page %s', async (slug) => {
    const { flattenedFields: fields = [] } = payload.globals.config.find((one) => one.slug === slug) ?? {};
    if (!(await db.findGlobal<{ id?: number }>({ slug, req })).id)
      await db.createGlobal({ slug, data: valuesFor(fields, ids), req });
    const save = (data: Values) => db.updateGlobal({ slug, data, req });
    expect(
      await seenMeanwhile(
        () => db.findGlobal({ slug, req }),
        save,
        () => valuesFor(fields, ids),
      ),
    ).toEqual([]);
  });
});
