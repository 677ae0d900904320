import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { until } from '../../../tests/kit/stack';
import { runLimited } from './run.mjs';

const folder = mkdtempSync(join(tmpdir(), 'suite-'));
afterAll(() => rmSync(folder, { recursive: true }));
const log = join(folder, 'one.log');

const runs = (pid: number) => {
  try {
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'latin1'));
  } catch {
    return false;
  }
};

it('keeps what a suite prints, and its exit code', async () => {
  expect(await runLimited('echo one; echo two >&2; exit 3', { ms: 60_000, log })).toEqual({ code: 3, output: 'one\ntwo\n' });
  expect(readFileSync(log, 'utf8')).toBe('one\ntwo\n');
});

it.each([
  ['that go on in its process group', 'sleep 600 & echo $!; sleep 600 & echo $!; wait'],
  ['of sessions of their own', 'setsid sleep 600 & sleep 1; pgrep -s 0 sleep; setsid sh -c "echo \\$\\$; exec sleep 600"'],
  ['that do not listen', 'sh -c \'trap "" TERM; echo $$; while :; do sleep 1; done\''],
])('after its time it is ended with all processes %s (R-RUN-47)', { timeout: 120_000 }, async (_, command) => {
  const { code, output } = await runLimited(command, { ms: 2000, log });
  expect(code).toBeUndefined();
  const pids = output.trim().split(/\s+/).map(Number);
  expect(pids.length).toBeGreaterThan(0);
  await until(async () => !pids.some(runs), 'all to end');
});

it('what a suite leaves behind when it ends is ended, too', async () => {
  const { code, output } = await runLimited('setsid sleep 600 >/dev/null 2>&1 & echo $!', { ms: 60_000, log });
  expect(code).toBe(0);
  await until(async () => !runs(Number(output)), 'the rest to end');
});
