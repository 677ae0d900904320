import { type ChildProcess, spawn } from 'node:child_process';
import { afterEach, expect, it } from 'vitest';
import { freePort, until } from '../../tests/kit/stack';
import { startLoops } from '../test/busy/loops.mjs';
import { watch } from './watchdog.mjs';

const env = { PUBLISH_SECRET: 'shared', DATA_DIR: '/nowhere' };
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** A watched process that starts to answer this many milliseconds after its start. */
async function watched({ afterMs = 0, everyMs = 100, most = 4 } = {}) {
  const url = `http://127.0.0.1:${await freePort()}`;
  const program = `setTimeout(() => require('node:http').createServer((_, r) => r.end()).listen(${new URL(url).port}, '127.0.0.1'), ${afterMs})`;
  const child = spawn(process.execPath, ['-e', program], { stdio: 'ignore' });
  children.push(child);
  const state = { hung: 0 };
  watch(child, { url, page: '/' }, { env, everyMs, answerMs: everyMs, most, mostStuck: 4, onHang: () => (state.hung += 1) });
  const answers = () => fetch(url, { signal: AbortSignal.timeout(1000) }).then(({ ok }) => ok);
  return { child, state, answers };
}
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

it('a process that stops answering is killed', async () => {
  const { child, state, answers } = await watched();
  await until(answers, 'the process to answer');
  await pause(500);
  child.kill('SIGSTOP');
  await until(async () => child.signalCode === 'SIGKILL', 'the process to be killed', 10_000);
  expect(state.hung).toBe(1);
});

it('a process that starts slowly or pauses for a moment is left alone', async () => {
  const { child, state, answers } = await watched({ afterMs: 1500, everyMs: 200 });
  await until(answers, 'the process to answer');
  for (let time = 0; time < 3; time += 1) {
    await pause(600);
    child.kill('SIGSTOP');
    await pause(300);
    child.kill('SIGCONT');
  }
  expect(state.hung).toBe(0);
  expect(await answers()).toBe(true);
});

it('a process that reports that only a restart helps is ended, one that is merely not ready is left alone', async () => {
  const url = `http://127.0.0.1:${await freePort()}`;
  const program = `let stuck = false;
    require('node:http').createServer((request, response) => {
      if (request.url === '/stuck') stuck = true;
      const isOurs = request.headers.authorization === 'Bearer shared';
      response.writeHead(request.url === '/readyz' ? 503 : 200).end(JSON.stringify({ ok: false, ...(isOurs && { stuck }) }));
    }).listen(${new URL(url).port}, '127.0.0.1')`;
  const child = spawn(process.execPath, ['-e', program], { stdio: 'ignore' });
  children.push(child);
  const state = { hung: 0, stuck: 0 };
  watch(
    child,
    { url, page: '/' },
    {
      env,
      ...{ everyMs: 100, answerMs: 1000, most: 4, mostStuck: 3 },
      onHang: () => (state.hung += 1),
      onStuck: () => (state.stuck += 1),
    },
  );
  await until(() => fetch(`${url}/readyz`).then(({ status }) => status === 503), 'the process to answer');
  await pause(1000);
  expect(state).toEqual({ hung: 0, stuck: 0 });
  await fetch(`${url}/stuck`);
  await until(async () => child.signalCode === 'SIGTERM', 'the process to be ended', 10_000);
  expect(state).toEqual({ hung: 0, stuck: 1 });
});

/** A watched server whose checks and home page always answer; `pages` is what its other pages do, and `/readyz` what it says. */
async function frozen({
  pages,
  readyz = '{ ok: true }',
  answerMs = 2000,
}: {
  pages: string;
  readyz?: string;
  answerMs?: number;
}) {
  const url = `http://127.0.0.1:${await freePort()}`;
  const program = `let frozen = false;
    require('node:http').createServer((request, response) => {
      if (request.url === '/freeze') frozen = true;
      if (request.url === '/readyz') return response.end(JSON.stringify(frozen ? ${readyz} : { ok: true }));
      if (request.url !== '/page' || !frozen) return response.end('here');
      ${pages}
    }).listen(${new URL(url).port}, '127.0.0.1')`;
  const child = spawn(process.execPath, ['-e', program], { stdio: 'ignore' });
  children.push(child);
  const seen = { hung: 0, stuck: 0, looks: 0 };
  watch(
    child,
    { url, page: '/page' },
    {
      env,
      ...{ everyMs: 100, answerMs, most: 3, mostStuck: 3 },
      onHang: () => (seen.hung += 1),
      onStuck: () => (seen.stuck += 1),
      onReady: () => (seen.looks += 1),
    },
  );
  await until(async () => seen.looks > 0, 'the first look');
  await fetch(`${url}/freeze`);
  const from = seen.looks;
  return { child, seen, url, looks: () => seen.looks - from };
}

it('a process is killed whose pages hang, although its checks and its home page answer (R-RUN-37)', async () => {
  const { child, seen, url } = await frozen({ pages: '' });
  expect(await Promise.all(['/healthz', '/readyz', '/'].map(async (path) => (await fetch(url + path)).status))).toEqual([
    200, 200, 200,
  ]);
  await until(async () => child.signalCode === 'SIGKILL', 'the process to be killed');
  expect(seen).toMatchObject({ hung: 1, stuck: 0 });
});

it('one that waits for the processor, which others have, is left alone (R-RUN-37)', async () => {
  const work =
    'const used = () => Object.values(process.cpuUsage()).reduce((a, b) => a + b); const from = used(); while (used() - from < 3e5);';
  const pages = `${work} globalThis.served = (globalThis.served ?? 0) + 1; response.end();`;
  const { child, seen, url } = await frozen({ pages, readyz: '{ served: globalThis.served }', answerMs: 700 });
  const { stop } = startLoops(8);
  try {
    const served = async () => ((await (await fetch(`${url}/readyz`)).json()) as { served?: number }).served ?? 0;
    await until(
      async () => child.signalCode !== null || (await served()) > 3,
      'four pages, each of which takes too long',
      100_000,
    );
  } finally {
    stop();
  }
  expect([child.signalCode, seen]).toMatchObject([null, { hung: 0, stuck: 0 }]);
});

it('one that answers slowly, or with an error, is left alone', async () => {
  const slow = await frozen({ pages: 'setTimeout(() => response.end(), 600)' });
  const failing = await frozen({ pages: 'response.writeHead(503).end()' });
  for (const { looks, child, seen } of [slow, failing]) {
    await until(async () => looks() > 6, 'twice as many looks as would kill it');
    expect([child.exitCode, child.signalCode, seen.hung, seen.stuck]).toEqual([null, null, 0, 0]);
  }
});

it('one is ended that says that somebody waits for too long', async () => {
  const waiting = (ms: number) => `{ ok: false, waiting: { page_ms: 3, enquiry_ms: ${ms}, limit_ms: 30 } }`;
  const well = await frozen({ pages: 'response.end()', readyz: waiting(29) });
  const ill = await frozen({ pages: 'response.end()', readyz: waiting(31) });
  await until(async () => ill.child.signalCode === 'SIGTERM', 'the process to be ended');
  await until(async () => well.looks() > 6, 'twice as many looks');
  expect([well.child.signalCode, ill.seen]).toMatchObject([null, { hung: 0, stuck: 1 }]);
});

it('a back office whose database does not answer is left alone', async () => {
  const { child, seen, looks } = await frozen({ pages: '', readyz: '{ ready: false, stuck: false }' });
  await until(async () => looks() > 4, 'more looks than would kill it');
  expect([child.signalCode, seen.hung]).toEqual([null, 0]);
});
