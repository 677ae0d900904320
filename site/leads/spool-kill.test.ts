import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Acceptance, openSpool } from './spool';
import { leadProvider } from './testing/lead-provider';
import { enquiry, listeningLog } from './testing/leads';

const child = fileURLToPath(new URL('./testing/spool-child.ts', import.meta.url));
const within = { timeout: 20_000, interval: 10 };
let dir: string;
let provider: Awaited<ReturnType<typeof leadProvider>>;
let running: ChildProcess;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'spool-kill-'));
  provider = await leadProvider();
});

afterEach(async () => {
  running.kill('SIGKILL');
  await provider.close();
  await rm(dir, { recursive: true });
});

function take(deadlineMs: number, ...leads: string[]) {
  running = spawn(process.execPath, ['--import', 'tsx', child, dir, provider.apiUrl, String(deadlineMs), ...leads], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return createInterface({ input: running.stdout as NodeJS.ReadableStream })[Symbol.asyncIterator]();
}

async function kill() {
  running.kill('SIGKILL');
  await once(running, 'exit');
}

async function restart(then: (spool: Awaited<ReturnType<typeof openSpool>>) => Promise<void>) {
  const pauses = { firstMs: 20, longestMs: 100 };
  const spool = await openSpool({ dir, deliver: provider.deliver, log: listeningLog(), pauses });
  await then(spool).finally(() => spool.close());
}

describe('kill -9', { timeout: 30_000 }, () => {
  it('right after the thanks loses no lead and stores none twice', async () => {
    provider.behave('fail');
    const answers = take(1000, 'one', 'two');
    const one: Acceptance = JSON.parse((await answers.next()).value);
    const two: Acceptance = JSON.parse((await answers.next()).value);
    await kill();
    provider.behave('accept');
    await restart(async (spool) => {
      expect(await spool.accept(enquiry('one'))).toEqual(one);
      expect(await spool.accept(enquiry('two'))).toEqual(two);
      await vi.waitFor(async () => expect(await spool.state()).toMatchObject({ waiting: 0 }), within);
    });
    expect(provider.stored()).toHaveLength(2);
  });

  it('during a delivery: the lead arrives once, and is marked', async () => {
    provider.behave('hang');
    take(60_000, 'one');
    await vi.waitFor(() => expect(provider.posts).toHaveLength(1), within);
    await kill();
    expect(await readdir(join(dir, 'waiting'))).toHaveLength(1);
    provider.behave('accept');
    await restart(async (spool) => {
      expect(await spool.accept(enquiry('one'))).toMatchObject({ status: 'accepted' });
      await vi.waitFor(() => expect(provider.stored()).toHaveLength(1), within);
    });
    expect(provider.posts.at(-1)?.origin?.possibly_double).toBe(true);
    expect(new Set(provider.posts.map((post) => post.origin?.key)).size).toBe(1);
  });
});
