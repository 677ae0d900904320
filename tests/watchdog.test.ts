import { type ChildProcess, spawn } from 'node:child_process';
import { afterEach, expect, it } from 'vitest';
import { watch } from '../scripts/watchdog.mjs';
import { freePort, until } from './stack';

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
  watch(child, url, { everyMs, most, onHang: () => (state.hung += 1) });
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
