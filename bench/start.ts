import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../scripts/steps.mjs';
import { freePort, until } from '../tests/kit/stack';
import { boundRow, type Row } from './tools/row';

/** The last line of `npm start`. */
const READY = 'Ctrl-C ends it';

/** Seconds until `npm start` in `clone` is ready; prints its steps. */
async function secondsOfStart(clone: string, env: NodeJS.ProcessEnv): Promise<number> {
  const began = performance.now();
  const child = spawn('npm', ['start'], { cwd: clone, env, stdio: ['ignore', 'pipe', 'inherit'], detached: true });
  const ended = once(child, 'exit');
  let output = '';
  child.stdout.on('data', (chunk) => {
    process.stdout.write(chunk);
    output += chunk;
  });
  await until(async () => output.includes(READY) || child.exitCode !== null, 'npm start to be ready', 600_000);
  const seconds = (performance.now() - began) / 1000;
  if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`);
  process.kill(-(child.pid ?? 0), 'SIGINT'); // like Ctrl-C, because npm itself forwards no signal
  await ended;
  return seconds;
}

/** The first and second `npm start` in a fresh clone of the committed state, with this machine's npm cache. */
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
