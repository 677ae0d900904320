import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { until } from '../../../tests/kit/stack';
import { startLoops } from './loops.mjs';

/** Whether a process is running: one that has ended and was not yet waited for is not. */
const runs = (pid: number) => {
  try {
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'latin1'));
  } catch {
    return false;
  }
};

it('busy loops run until they are stopped (R-RUN-48)', async () => {
  const { pids, stop } = startLoops(2);
  expect(pids.every(runs)).toBe(true);
  stop();
  await until(async () => !pids.some(runs), 'the loops to end');
});

it('busy loops end with whoever started them, even if that is killed', async () => {
  const program = `import { startLoops } from ${JSON.stringify(new URL('loops.mjs', import.meta.url).href)};
    console.log(startLoops(2).pids.join(' '));`;
  const starter = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  const told = await new Promise<string>((done) => starter.stdout.once('data', (chunk) => done(String(chunk))));
  const pids = told.trim().split(' ').map(Number);
  expect(pids.every(runs)).toBe(true);
  starter.kill('SIGKILL');
  await until(async () => !pids.some(runs), 'the loops to end');
});
