import { expect, it, vi } from 'vitest';
import { createBacklog } from './backlog';
import { listeningLog } from './testing/leads';

it('takes up a lead that joined while a round was under way that ended the trouble', async () => {
  const waiting = ['first'];
  const delivered: string[] = [];
  let works = false;
  let hold: Promise<void> | undefined;
  const deliver = vi.fn(async (name: string) => {
    await hold;
    if (!works) return false;
    waiting.splice(waiting.indexOf(name), 1);
    delivered.push(name);
    return true;
  });
  const backlog = createBacklog({
    waiting: async () => [...waiting],
    deliver,
    tidy: async () => undefined,
    pauses: { firstMs: 10, longestMs: 20 },
    log: listeningLog(),
  });
  backlog.open();
  await expect.poll(() => deliver.mock.calls.length).toBeGreaterThan(1);
  let release: () => void = () => undefined;
  hold = new Promise<void>((done) => {
    release = done;
  });
  works = true;
  const before = deliver.mock.calls.length;
  await expect.poll(() => deliver.mock.calls.length).toBeGreaterThan(before);
  waiting.push('second');
  backlog.joined();
  release();
  await expect.poll(() => delivered).toEqual(['first', 'second']);
  await backlog.close();
});
