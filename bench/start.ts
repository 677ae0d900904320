import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../scripts/steps.mjs';
import { freePort } from '../tests/stack';
import { boundRow, type Row } from './tools/row';

/** What `npm start` says last. */
const READY = 'Ctrl-C ends it';

/** Seconds until `npm start` in `clone` says that it is ready; what it says of its steps is printed. */
async function secondsOfStart(clone: string, env: NodeJS.ProcessEnv): Promise<number> {
  const began = performance.now();
  const child = spawn('npm', ['start'], { cwd: clone, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  let said = '';
  for await (const chunk of child.stdout) {
    process.stdout.write(chunk);
    said += chunk;
    if (said.includes(READY)) break;
  }
  if (!said.includes(READY)) throw new Error(`npm start in ${clone} did not come to its end`);
  const seconds = (performance.now() - began) / 1000;
  child.kill('SIGINT');
  await ended;
  return seconds;
}

/** The first `npm start` in a fresh clone of what is committed, and the second; npm's cache is as this machine has it. */
export async function start(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'start-'));
  const clone = join(folder, 'clone');
  execFileSync('git', ['clone', '--quiet', root, clone]);
  const env = {
    ...process.env,
    PORT: String(await freePort()),
    CMS_PORT: String(await freePort()),
    OWNER_EMAIL: 'owner@example.com',
    OWNER_PASSWORD: 'correct-horse-battery-9',
  };
  try {
    return [
      boundRow('first `npm start` in a fresh clone, npm’s cache warm', await secondsOfStart(clone, env), 's', 150),
      boundRow('a second `npm start`', await secondsOfStart(clone, env), 's', 8),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
