import { type ChildProcess, spawn } from 'node:child_process';
import { afterEach, expect, it } from 'vitest';
import { freePort, until } from '../../tests/kit/stack';
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
  watch(child, url, { env, everyMs, most, onHang: () => (state.hung += 1) });
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
  watch(child, url, {
    env,
    everyMs: 100,
    most: 4,
    mostStuck: 3,
    onHang: () => (state.hung += 1),
    onStuck: () => (state.stuck += 1),
  });
  await until(() => fetch(`${url}/readyz`).then(({ status }) => status === 503), 'the process to answer');
  await pause(1000);
  expect(state).toEqual({ hung: 0, stuck: 0 });
  await fetch(`${url}/stuck`);
  await until(async () => child.signalCode === 'SIGTERM', 'the process to be ended', 10_000);
  expect(state).toEqual({ hung: 0, stuck: 1 });
});
