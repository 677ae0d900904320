import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { freePort } from '../../../tests/kit/stack';
import { recordProcess } from '../../start/running.mjs';
import { untilWell } from './health.mjs';

const folders: string[] = [];
const children: ChildProcess[] = [];
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

/** A website that answers as `program` says, once it has done what comes before. Resolves with its configuration. */
async function website(before: string, status: number) {
  const folder = await mkdtemp(join(tmpdir(), 'health-'));
  folders.push(folder);
  const env = { HOST: '127.0.0.1', PORT: String(await freePort()), DATA_DIR: folder };
  const program = `${before}
    require('node:http').createServer((_, response) => response.writeHead(${status}).end('{"degraded":[]}')).listen(${env.PORT}, '127.0.0.1')`;
  const child = spawn(process.execPath, ['-e', program], { stdio: 'ignore' });
  children.push(child);
  recordProcess(env, 'site', child.pid as number);
  return env;
}
const limits = { stillMs: 1000, busyMs: 60_000 };
const WORK = 'const used = () => process.cpuUsage(); while (used().user + used().system < 2e6);';

it('parts that work for longer than they may stand still are waited for (R-RUN-36)', async () => {
  await untilWell(await website(WORK, 200), ['site'], { limits });
});

it('parts that answer that they are not well, and do nothing about it, are given up with what they say', async () => {
  await expect(untilWell(await website('', 503), ['site'], { limits })).rejects.toThrow('readyz: status 503');
});

it('so are parts that never answer, and all once somebody else gave them up', async () => {
  await expect(
    untilWell(await website('while (true) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);', 200), ['site'], {
      limits,
    }),
  ).rejects.toThrow('readyz');
  const gaveUp = () => true;
  await expect(untilWell(await website('', 503), ['site'], { gaveUp })).rejects.toThrow('readyz');
});
