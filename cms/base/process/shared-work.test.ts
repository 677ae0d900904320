import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join, relative } from 'node:path';
import type { Payload, PayloadRequest } from 'payload';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { root } from '../../../scripts/steps.mjs';
import { sourceFiles } from '../../../tests/kit/source-files';
import { runQueued } from '../../accounts/password-queue';
import { createTryLimit } from '../../accounts/try-limit';
import { postForm } from '../../leads/drill/post-form';
import { csvOf } from '../../leads/inbox/csv';
import { postJson } from '../../leads/measuring/post-json';
import { makePhoto } from '../../leads/photos/make';
import { setAsideAtSites } from '../../leads/privacy/erase-at-site';
import { storedByNow, whileStoring } from '../../leads/privacy/under-way';
import { wakeSweep } from '../../leads/sending/sweep';
import { siteState } from '../../leads/site/site-state';
import { pictures } from '../../model/starter/content';
import { mediaLoader } from '../../model/starter/load/load-media';
import { readiness } from '../../operations/alerts/readiness';
import { download } from '../../operations/import/download';
import { jobs } from '../../operations/start/jobs';
import { announce, announced } from '../../publishing/publications';
import { startPayload } from '../../testing/api';
import { inShortTurn, inTurn } from '../database/in-turn';
import { execute, rowsOf, sql } from '../database/query';
import { runsJobs } from '../database/sole-runner';
import { openBucket } from '../files/bucket';
import { postOutside } from './request-outside';
import { runAll } from './run-all';
import { overdueWork, sharedWork, TookTooLong } from './shared-work';

const DAY_MS = 24 * 60 * 60_000;

let payload: Payload;
beforeAll(async () => {
  payload = await startPayload();
  // PostgreSQL's connections are made in real time: a jump of the clock would end one that is under way.
  const { pool } = payload.db as { pool?: { options: { connectionTimeoutMillis?: number } } };
  if (!pool) return;
  const { connectionTimeoutMillis } = pool.options;
  pool.options.connectionTimeoutMillis = 0;
  return () => Object.assign(pool.options, { connectionTimeoutMillis });
});

/** What never settles, until the test is over: nothing of it is left to the next one. */
let settle: (() => void)[] = [];
const never = <T>() =>
  new Promise<T>((_, reject) => {
    settle.push(() => reject(new Error('the test is over')));
  });
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(async () => {
  for (const end of settle) end();
  settle = [];
  await vi.advanceTimersByTimeAsync(1000); // what was about to be announced is: tests of other files share the process
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await vi.waitFor(() => expect(overdueWork()).toEqual([]), 10_000);
});

/** Lets the clock run, minute by minute, until the work ends; resolves with what has become of it, undefined if it never ends. */
async function afterLong<T>(work: Promise<T>): Promise<PromiseSettledResult<T> | undefined> {
  const results: PromiseSettledResult<T>[] = [];
  const seen = Promise.allSettled([work]).then(([result]) => results.push(result));
  for (const end = performance.now() + 20_000; results.length === 0 && performance.now() < end; ) {
    await vi.advanceTimersByTimeAsync(60_000);
    await Promise.race([seen, new Promise((done) => setImmediate(done))]); // what is read from a disk or a socket comes in between
  }
  return results[0];
}

/** The same Payload, some of whose calls never settle. */
const hanging = (...calls: (keyof Payload)[]) =>
  Object.assign(Object.create(payload), Object.fromEntries(calls.map((call) => [call, never]))) as Payload;

/** PostgreSQL whose connections answer as `query` does. */
function postgres(query: (text: string) => Promise<unknown>) {
  const closed: boolean[] = [];
  const client = Object.assign(new EventEmitter(), { query, release: (destroy: boolean) => closed.push(destroy) });
  return { closed, payload: { db: { name: 'postgres', pool: { connect: async () => client } } } as unknown as Payload };
}
const photo = () =>
  sharp({ create: { width: 9, height: 9, channels: 3, background: '#123' } })
    .jpeg()
    .toBuffer();

const user = { id: 1, role: 'owner', collection: 'users' };
const request = (of: Payload) => ({ payload: of, user, query: {} }) as unknown as PayloadRequest;
const job = (slug: string, of: Payload) => {
  const found = jobs.tasks?.find((one) => one.slug === slug)?.handler as ((args: object) => Promise<unknown>) | undefined;
  return found ? found({ req: { payload: of } }) : Promise.reject(new Error(`there is no job ${slug}`));
};

/** A place where work of many passes one after the other, or shares a promise: `hang` does not end by itself, `again` is the next one. */
interface Place {
  hang(): Promise<unknown>;
  again(): Promise<unknown>;
}
const turn = (act: () => Promise<unknown>) => inTurn(payload, 'a record of this test', act);

const places: Record<string, Place> = {
  'a turn': { hang: () => turn(never), again: () => turn(async () => 1) },
  'a short turn': {
    hang: () => inShortTurn(payload, 'numbers', never),
    again: () => inShortTurn(payload, 'numbers', async () => 1),
  },
  'a turn between back offices, whose connection hangs': {
    hang: () => inTurn(postgres(never).payload, 'a record', async () => 1),
    again: () => inTurn(postgres(async () => ({ rows: [] })).payload, 'a record', async () => 1),
  },
  'a turn between back offices': {
    hang: () => inTurn(postgres(async () => ({ rows: [] })).payload, 'a record', never),
    again: () => inTurn(postgres(async () => ({ rows: [] })).payload, 'a record', async () => 1),
  },
  'the lock of the jobs': {
    hang: () => runsJobs(postgres(never).payload),
    again: async () => {
      const { payload: answering, closed } = postgres(async () => ({ rows: [{ got: true }] }));
      expect([await runsJobs(answering), closed]).toEqual([true, []]);
    },
  },
  'the queue of passwords': {
    hang: () => runQueued('a@example.com', never),
    again: () => runQueued('a@example.com', async () => 1),
  },
  'a page of an export': {
    hang: async () => {
      const find = (args: { collection: string }) => (args.collection === 'leads' ? never() : payload.find(args as never));
      return (await csvOf(request(Object.assign(Object.create(payload), { find })), {})).text();
    },
    again: async () => (await csvOf(request(payload), {})).text(),
  },
  'a visitor’s photo': {
    hang: async () => {
      const given = await photo();
      vi.spyOn(sharp.prototype, 'toBuffer').mockImplementation(never);
      return makePhoto(given).finally(() => vi.restoreAllMocks());
    },
    again: async () => expect(await makePhoto(await photo())).toMatchObject({ width: 9 }),
  },
  'the storing of an enquiry, for which an erasure waits': {
    hang: () => whileStoring(never),
    again: async () => expect(await storedByNow()).toEqual([]),
  },
  'a task of the jobs': {
    hang: () => runAll(payload, { first: never }),
    again: () => runAll(payload, { second: async () => 1 }),
  },
  'a job': {
    hang: () => job('forget-old-vitals', hanging('delete')),
    again: () => job('forget-old-vitals', payload),
  },
  'telling the sites': {
    hang: async () => {
      vi.stubGlobal('fetch', never);
      await announce(['settings'], [], payload);
      return announced();
    },
    again: () => announced(),
  },
  'a picture of the starter': {
    hang: () => mediaLoader(hanging('create'))(Object.keys(pictures)[0] ?? ''),
    again: async () => 1,
  },
};

describe('what many wait for ends, and then the next has its turn (R-RUN-30)', () => {
  it.each(Object.keys(places))('%s', async (name) => {
    const { hang, again } = places[name] as Place;
    const hung = hang();
    const next = afterLong(hung).then(again);
    const ended = await afterLong(hung);
    expect(ended, 'the work that hangs').toBeDefined();
    if (ended?.status === 'rejected') expect(ended.reason.message).toMatch(/took too long|no end after/i);
    await next;
  });

  it('an attempt to sign in that is never answered counts no longer', async () => {
    const tries = createTryLimit({ trustProxy: [], most: 1000 });
    const ask = () => {
      const response = Object.assign(new EventEmitter(), { socket: {}, destroyed: false });
      const asked = { method: 'POST', url: '/payload-api/users/login', headers: {}, complete: true };
      return tries({ ...asked, socket: { remoteAddress: '203.0.113.9' } } as never, response as never);
    };
    for (let n = 0; n < 25; n += 1) expect(await ask()).toBeUndefined();
    expect(await ask()).toBeGreaterThan(0);
    await vi.advanceTimersByTimeAsync(DAY_MS);
    expect(await ask()).toBeUndefined();
  });

  const now = new Date().toISOString();
  const mail = (key: string) => ({
    ...{ key, subject: key, to: 'a@example.com', text: 'Words', mail_state: 'waiting', mail_attempts: 0, mail_next_at: now },
    ...{ createdAt: now, updatedAt: now },
  });
  it('a sweep: a message whose attempt never ends stays claimed, later ones go, and it is sent once its claim is over', async () => {
    for (const key of ['hangs', 'goes']) await payload.db.create({ collection: 'outbox', data: mail(key) });
    const states = async () =>
      (await rowsOf<{ key: string; s: string }>(payload, sql`SELECT key, mail_state AS s FROM outbox ORDER BY id`))
        .filter(({ key }) => ['hangs', 'goes'].includes(key))
        .map(({ s }) => s);
    let attempts = 0;
    const findByID = (args: { collection: string }) => {
      if (args.collection === 'outbox') attempts += 1;
      return attempts === 1 ? never() : payload.findByID(args as never);
    };
    const counting = Object.assign(Object.create(payload), { findByID });
    wakeSweep(counting);
    const reach = (...wanted: string[]) => vi.waitFor(async () => expect(await states()).toEqual(wanted), 30_000);
    await vi.waitFor(() => expect(attempts).toBe(1), 30_000);
    expect(await states()).toEqual(['sending', 'waiting']);
    vi.advanceTimersByTime(100_000);
    await reach('sending', 'kept');
    await execute(payload, sql`UPDATE outbox SET mail_next_at = ${now} WHERE key = 'hangs'`); // its claim is over
    wakeSweep(counting);
    await reach('kept', 'kept');
    expect(attempts).toBe(3);
  });

  it('a sweep that cannot begin because a setting cannot be read', async () => {
    const settings = vi.spyOn(payload, 'findGlobal').mockImplementation(never);
    const queues = 6;
    await vi.waitFor(() => {
      wakeSweep(payload);
      expect(settings.mock.calls.length).toBeGreaterThanOrEqual(2 * queues);
    }, 30_000);
    settings.mockRestore();
    await payload.db.create({ collection: 'outbox', data: mail('after all') });
    vi.advanceTimersByTime(100_000);
    await vi.waitFor(async () => {
      wakeSweep(payload);
      const { docs } = await payload.find({ collection: 'outbox', where: { key: { equals: 'after all' } }, depth: 0 });
      expect(docs).toMatchObject([{ mail_state: 'kept' }]);
    }, 30_000);
  });
});

describe('a question to another server ends, whatever that does (R-RUN-30)', () => {
  /** A server that takes every connection and never answers. */
  async function silent(): Promise<string> {
    const server = createServer(() => undefined);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  }
  const settings = { name: 'x', region: 'x', keys: { accessKeyId: 'x', secretAccessKey: 'x' } };
  const questions: Record<string, () => Promise<unknown>> = {
    'a network that measures': () => postJson('https://example.com/', {}),
    'the spool of a site': () => setAsideAtSites(),
    'the state of a site': siteState,
    'the fire drill': () => postForm('Adelaide', new Date()),
    'the bucket of the pictures': async () => openBucket({ ...settings, endpoint: await silent() }).read('x'),
    'an address that somebody typed': async () => postOutside(new URL(await silent()), { body: '', headers: {}, inside: true }),
    'a file of another provider': async () => download(await silent(), { bytes: 1, ms: 60_000, inside: new Set(['*']) }),
  };
  it.each(Object.keys(questions))('%s', async (name) => {
    vi.stubGlobal('fetch', never);
    expect(await afterLong((questions[name] as () => Promise<unknown>)())).toBeDefined();
  });
});

it('/readyz is not well while shared work goes on after its end, nor while the database does not answer (R-RUN-31)', async () => {
  const isReady = async () => {
    const { ready, stuck, overdue } = await readiness(payload);
    return { ready, stuck, overdue };
  };
  expect(await isReady()).toEqual({ ready: true, stuck: false, overdue: [] });
  const late = sharedWork(1000, 'a sweep', never);
  await expect(afterLong(late)).resolves.toMatchObject({ reason: expect.any(TookTooLong) });
  expect(await isReady()).toEqual({ ready: false, stuck: true, overdue: ['a sweep'] });
  for (const end of settle) end();
  await vi.waitFor(async () => expect(await isReady()).toMatchObject({ ready: true, stuck: false }));
  const db = { ...payload.db, drizzle: { all: never, execute: never } };
  const found = await afterLong(readiness(Object.assign(Object.create(payload), { db })));
  expect(found).toMatchObject({ value: { ready: false, stuck: false, database: expect.stringContaining('no end after') } });
});

it('a save that was given up writes nothing after the next one has had its turn', async () => {
  const { docs } = await payload.find({ collection: 'testimonials', limit: 1, depth: 0 });
  const id = docs[0]?.id ?? 0;
  const save = (name: string) => payload.update({ collection: 'testimonials', id, data: { name }, depth: 0 });
  let goOn = () => {};
  const gate = new Promise<void>((done) => {
    goOn = done;
  });
  let late: Promise<unknown> | undefined;
  const first = inTurn(payload, `testimonials ${id}`, () => {
    late = gate.then(() => save('The first?'));
    return late;
  });
  await vi.waitFor(() => expect(late).toBeDefined(), 10_000);
  expect(await afterLong(first)).toMatchObject({ reason: { status: 503, message: expect.stringContaining('took too long') } });
  await inTurn(payload, `testimonials ${id}`, () => save('The second?'));
  goOn();
  await expect(late).rejects.toThrow('given up');
  expect((await payload.findByID({ collection: 'testimonials', id, depth: 0 })).name).toBe('The second?');
});

describe('nothing in the sources waits without an end (R-RUN-30)', () => {
  const text = (file: string) => readFileSync(join(root, file), 'utf8');
  const all = sourceFiles().filter((file) => /^(cms|scripts)\//.test(file));
  /** What the supervisor and an upgrade wait for has ends of another kind: see `scripts/start/`. */
  const others = /^scripts\/(start|admin\/upgrade|test|bench)\//;
  /** Files of the browser, which ends its own calls: those that a client component imports. */
  const inBrowser = new Set<string>();
  function follow(file: string) {
    if (inBrowser.has(file)) return;
    inBrowser.add(file);
    for (const [, path = ''] of text(file)
      .replace(/import type[^;]*;/g, '')
      .matchAll(/(?:from|import) '(\.[^']+)'/g)) {
      const name = relative(root, join(root, dirname(file), path));
      const found = [name, `${name}.ts`, `${name}.tsx`].find((one) => all.includes(one));
      if (found) follow(found);
    }
  }
  for (const file of all) if (/^['"]use client['"]/.test(text(file))) follow(file);
  const sources = all.filter((file) => !inBrowser.has(file) && !others.test(file)).map((file) => [file, text(file)] as const);

  /** Where `pattern` stands, and none of `ends` in the statement before and after it. */
  const without = (pattern: RegExp, ends: RegExp) =>
    sources.flatMap(([file, source]) =>
      [...source.matchAll(pattern)]
        .filter(({ index }) => !ends.test(source.slice(Math.max(0, index - 500), index + 700)))
        .map(({ index }) => `${file}:${source.slice(0, index).split('\n').length}`),
    );
  const END = /withDeadline\(|sharedWork\(|holdConnection\(/;

  it('finds the places', () => {
    const files = (pattern: RegExp) => sources.filter(([, source]) => pattern.test(source)).length;
    expect(files(/new PQueue\(/)).toBeGreaterThanOrEqual(4);
    expect(files(/\bfetch\(/)).toBeGreaterThanOrEqual(10);
    expect(files(/(Map|Set)<[^;=]*Promise</)).toBeGreaterThanOrEqual(5);
  });

  it('no question to a server but with a deadline that hangs on nothing else', () => {
    expect(without(/\bfetch\(/g, /withDeadline\(/)).toEqual([]);
    expect(without(/AbortSignal\.timeout|AbortSignal\.any|Promise\.race/g, /^$/)).toEqual([]);
  });

  it('no queue, shared promise or lock of a session but with an end', () => {
    const told = 'cms/publishing/publications.ts'; // made of `tell` alone, which has an end
    const withoutEnd = (pattern: RegExp) =>
      sources.filter(([file, source]) => file !== told && pattern.test(source) && !END.test(source)).map(([file]) => file);
    expect(withoutEnd(/new PQueue\(/)).toEqual([]);
    expect(withoutEnd(/(?<!Weak)(Map|Set)<[^;=()]*Promise</)).toEqual([]);
    expect(withoutEnd(/perProcess<\{[^}]*Promise</)).toEqual([]);
    expect(withoutEnd(/pg_advisory_lock/)).toEqual([]);
    const queues = sources.filter(([, source]) => source.includes('new PQueue('));
    for (const [file, source] of queues)
      for (const [, added = ''] of source.matchAll(/\b(?:queue|pages)\s*\.add\(([^\n]*)/g))
        expect(added, file).toContain('sharedWork(');
  });
});
