import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { root } from '../../../../scripts/steps.mjs';
import { runProgram } from './schedule';

it('a backup’s program that never ends is killed, and the next one runs (R-RUN-30)', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'programs-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const commands = join(folder, 'operations', 'commands');
  await mkdir(commands, { recursive: true });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const pid = join(folder, 'pid');
  const own = `require('node:fs').writeFileSync(${JSON.stringify(pid)}, String(process.pid));`;
  await writeFile(
    join(commands, 'never.ts'),
    `${own} process.on('SIGTERM', () => undefined); setInterval(() => undefined, 1000);`,
  );
  await writeFile(join(commands, 'ends.ts'), '');

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const running = () => Number(readFileSync(pid, 'utf8'));
  const hung = runProgram('never', folder).catch((error: Error) => error.message);
  await vi.waitFor(() => expect(running()).toBeGreaterThan(0), 60_000);
  vi.advanceTimersByTime(24 * 60 * 60_000);
  expect(await hung).toContain('never: no end after');
  await vi.waitFor(() => expect(() => process.kill(running(), 0)).toThrow(), 60_000);
  await runProgram('ends', folder);
});
