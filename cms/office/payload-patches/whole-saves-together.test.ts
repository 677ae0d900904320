import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { NoopLogger } from '@payloadcms/db-sqlite/drizzle';
import { addressOf } from 'contract/call';
import { SIGNATURE_HEADER, signatureOf } from 'contract/signature';
import type { BaseDatabaseAdapter, Payload } from 'payload';
import { beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { handleApi } from '../../api/handler';
import { picture } from '../../leads/photos/testing/samples';
import { env } from '../../server/process/env';
import { overdueWork } from '../../server/process/shared-work';
import type { Lead } from '../../storage/database/payload-types';
import { execute, rowsOf, sql } from '../../storage/database/query';
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
beforeAll(async () => {
  payload = await startPayload();
  db = payload.db;
  ids = await idsIn(payload);
  token = (await signedIn(payload, 'owner')).token;
});

const collectionFields = (slug: string) => payload.collections[slug as 'leads'].config.flattenedFields;

describe('who reads while others save never sees fewer (R-OWNER-27)', () => {
  /** Saves two sets of values in turn while others read; resolves with all that was seen. */
  async function seenMeanwhile(read: () => Promise<unknown>, save: (values: Values) => Promise<unknown>, values: () => Values) {
    const both = [values(), values()] as const;
    const known = [];
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
    expect(await seenMeanwhile(() => db.findGlobal({ slug, req }), save, () => valuesFor(fields, ids))).toEqual([]);
  });
});

describe('a save whose process is killed', () => {
  it.each([
    ['page', () => db.findGlobal({ slug: 'settings', req })],
    ['draft', async () => (await db.findVersions({ collection: 'services', limit: 1, sort: '-id', req })).docs[0]],
  ])('leaves the lists of a %s as they were (R-OWNER-27)', async (what, read) => {
    const fields = collectionFields('services');
    const data = { ...valuesFor(fields, ids), _status: 'draft' as const };
    const { id: parent } = await db.create({ collection: 'services', data, req });
    const at = new Date().toISOString();
    const version = { collectionSlug: 'services' as const, autosave: true, createdAt: at, updatedAt: at, versionData: data as never };
    await db.createVersion({ ...version, parent: parent as number, req });
    const before = await read();
    const file = join(import.meta.dirname, '..', '..', 'testing', 'cut-off-process.ts');
    const killed = run(process.execPath, ['--import', 'tsx', file, what], { cwd: join(import.meta.dirname, '..', '..') });
    await expect(killed).rejects.toMatchObject({ signal: 'SIGKILL', stdout: '' });
    expect(await read()).toEqual(before);
  });
});

describe('a save that fails is told as failed (R-OWNER-27)', () => {
  const withDrafts = {
    collections: withLists.collections.filter(({ versions }) => versions?.drafts).map(({ slug }) => slug),
    globals: withLists.globals.filter(({ versions }) => versions?.drafts).map(({ slug }) => slug),
  };

  /** Refuses the `n`th write and, if the disk is full, all later ones; resolves with how many there were. */
  async function refusing<T>(n: number, isFull: boolean, act: () => Promise<T>): Promise<[T, number]> {
    let writes = 0;
    const log = vi.spyOn(NoopLogger.prototype, 'logQuery').mockImplementation((query) => {
      if (!/^(insert|update|delete)/i.test(query)) return;
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
          const [{ status }] = await refusing(n, isFull, () => ask(how, method, data));
          const why = `${path}?${how} answered ${status} after write ${n} of ${writes} was refused`;
          expect(lengths(await read(how)), why).toEqual(lengths(older));
          if (isFull && n <= 2) expect(status, why).toBeGreaterThanOrEqual(400);
        }
    }
  }

  it.each(withDrafts.collections)('of %s', async (slug) => {
    const [doc] = (await payload.find({ collection: slug as 'services', limit: 1, depth: 0, sort: 'id' })).docs;
    if (!doc) throw new Error(`the starter has none of ${slug}`);
    await judge(`/${slug}/${doc.id}`, 'PATCH', (values) => listLengths(collectionFields(slug), values));
  });

  it.each(withDrafts.globals)('of the page %s', async (slug) => {
    const { flattenedFields = [] } = payload.globals.config.find((one) => one.slug === slug) ?? {};
    await judge(`/globals/${slug}`, 'POST', (values) => listLengths(flattenedFields, values));
  });
});
