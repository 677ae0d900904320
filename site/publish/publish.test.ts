import type { CallAnswer } from 'contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inFalseTime } from '../base/testing/no-end';
import { listeningLog } from '../leads/testing/leads';
import { createPublishing } from './publish';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A site that asks a provider for changes, and whose folder of pictures can fail. */
function site() {
  let answer: CallAnswer<'changes'> = { latest: 1, changes: [] };
  const state = { fails: false, hangs: false };
  const renewed: string[][] = [];
  const asked: unknown[] = [];
  const { app, follow } = createPublishing({
    secret: 'shared',
    provider: {
      deadlineMs: 1000,
      read: async (_, input) => {
        asked.push(input);
        if (state.hangs) await new Promise(() => undefined);
        const { after = 0 } = input as { after?: number };
        return { ...answer, changes: answer.changes.filter(({ number }) => number > after) };
      },
    },
    store: {
      get: async () => ({ additions: ['changes'] }),
      expire: (calls: string[]) => {
        if (!state.fails) renewed.push(calls);
      },
    } as never,
    cache: { expire: async () => undefined } as never,
    media: { forget: async () => undefined } as never,
    pictures: {
      prepare: () => undefined,
      forget: async () => {
        if (state.fails) throw new Error('the folder cannot be read');
        if (state.hangs) await new Promise(() => undefined);
      },
    } as never,
    due: () => ({ zones: [], moments: [] }),
    log: listeningLog(),
  });
  const publish = (number: number) => {
    answer = { latest: number, changes: [{ number, calls: ['statBoxes'], media: ['a.jpg'] }] };
  };
  const tell = (number: number) =>
    app.request('/_publish', {
      method: 'POST',
      headers: { authorization: 'Bearer shared', 'content-type': 'application/json' },
      body: JSON.stringify({ calls: ['statBoxes'], media: ['a.jpg'], numbers: [number] }),
    });
  const ask = async () => {
    const before = asked.length;
    await vi.advanceTimersByTimeAsync(1000);
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(before));
    await new Promise((done) => setImmediate(done));
  };
  return { state, renewed, asked, follow, publish, tell, ask };
}

it.each(['requested', 'signalled'])(
  'a change that was %s but could not be applied is requested again and applied',
  async (way) => {
    const { state, renewed, follow, publish, tell, ask } = site();
    follow();
    await ask();
    renewed.length = 0;
    publish(2);
    state.fails = true;
    if (way === 'signalled') expect((await tell(2)).status).toBe(500);
    else await ask();
    expect(renewed).toEqual([]);
    state.fails = false;
    await ask();
    expect(renewed).toEqual([['statBoxes']]);
  },
);

it('a change that was signalled and applied is not applied twice', async () => {
  const { renewed, follow, publish, tell, ask } = site();
  follow();
  await ask();
  renewed.length = 0;
  publish(2);
  expect((await tell(2)).status).toBe(204);
  await ask();
  await ask();
  expect(renewed).toEqual([['statBoxes']]);
});

it('asks for changes again after a question that never ended (R-CONTENT-14)', async () => {
  const { state, renewed, asked, follow, publish, ask } = site();
  follow();
  await ask();
  renewed.length = 0;
  publish(2);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  follow();
  state.hangs = true;
  const before = asked.length;
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked.length, 'one question at a time').toBe(before + 1);
  state.hangs = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(renewed).toContainEqual(['statBoxes']);
});

it('ends a signal whose files are never deleted, and asks for it again (R-CONTENT-14)', async () => {
  const { state, renewed, follow, publish, tell, ask } = site();
  follow();
  await ask();
  renewed.length = 0;
  publish(2);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  state.hangs = true;
  expect((await inFalseTime(Promise.resolve(tell(2)))).status).toBe(500);
});
