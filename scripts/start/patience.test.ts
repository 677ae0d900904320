import { type ChildProcess, spawn } from 'node:child_process';
import { afterEach, expect, it } from 'vitest';
import { patience } from './patience.mjs';

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Waits for a program as a start does: resolves with how it ended, or with why it was given up. */
async function waitFor(program: string, limits: { stillMs: number; busyMs: number }) {
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const waiting = patience(() => (child.pid ? [child.pid] : []), limits);
  child.stdout?.on('data', waiting.noteOutput);
  const begun = performance.now();
  while (child.exitCode === null) {
    const why = waiting.over();
    if (why) return { why, ms: performance.now() - begun };
    await pause(50);
  }
  return { why: `ended with ${child.exitCode}`, ms: performance.now() - begun };
}

/** Keeps a processor for this many milliseconds of its own time, however busy the machine is. */
const work = (ms: number) =>
  `const used = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; }; while (used() < ${ms});`;

it('work of the processor is waited for, for many times as long as a process may stand still (R-RUN-36)', async () => {
  const { why, ms } = await waitFor(work(3000), { stillMs: 500, busyMs: 60_000 });
  expect(why).toBe('ended with 0');
  expect(ms).toBeGreaterThan(2000);
});

it('so is work of what it started', async () => {
  const program = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(work(2000))}])`;
  expect((await waitFor(program, { stillMs: 500, busyMs: 60_000 })).why).toBe('ended with 0');
});

it('a process that writes is waited for, one that stands still is given up, and so is one that works for ever', async () => {
  const write = "setInterval(() => console.log('on'), 50); setTimeout(() => process.exit(), 3000)";
  const still = 'setInterval(() => undefined, 1e6)';
  expect((await waitFor(write, { stillMs: 1500, busyMs: 60_000 })).why).toBe('ended with 0');
  expect((await waitFor(still, { stillMs: 500, busyMs: 60_000 })).why).toBe('it stood still for 0.5 s');
  expect((await waitFor('for (;;);', { stillMs: 60_000, busyMs: 500 })).why).toContain('used the processor for 0.5 s');
});

it('a process that a look disturbs now and then stands still all the same', async () => {
  expect((await waitFor('setInterval(() => undefined, 100)', { stillMs: 1000, busyMs: 60_000 })).why).toContain('stood still');
});

it('a process that looks at itself is not kept at work by that', async () => {
  const program = `
    import('${import.meta.dirname}/patience.mjs').then(async ({ patience }) => {
      const waiting = patience(() => [process.pid], { stillMs: 500, busyMs: 60_000 });
      while (!waiting.over()) await new Promise((done) => setTimeout(done, 50));
    })`;
  const given = { stillMs: 20_000, busyMs: 60_000 };
  expect((await waitFor(program, given)).why).toBe('ended with 0');
});
