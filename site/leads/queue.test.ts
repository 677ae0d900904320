import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueue } from './queue';
import { listeningLog } from './testing/leads';

it('delivers a lead that arrived during the round in which the provider recovered', async () => {
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
  const queue = createQueue({
    waiting: async () => [...waiting],
    deliver,
    tidy: async () => undefined,
    pauses: { firstMs: 10, longestMs: 20 },
    log: listeningLog(),
  });
  queue.open();
  await expect.poll(() => deliver.mock.calls.length).toBeGreaterThan(1);
  let release: () => void = () => undefined;
  hold = new Promise<void>((done) => {
    release = done;
  });
  works = true;
  const before = deliver.mock.calls.length;
  await expect.poll(() => deliver.mock.calls.length).toBeGreaterThan(before);
  waiting.push('second');
  queue.joined();
  release();
  await expect.poll(() => delivered).toEqual(['first', 'second']);
  await queue.close();
});

describe('with a clock of its own', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  /** A queue of these leads; `works` answers for the provider. Notes every round and attempt. */
  function queueOf(leads: string[], works: (name: string) => boolean | 'later' | Error | Promise<boolean> = () => true) {
    const seen: string[] = [];
    const rounds = { listed: 0, tidied: 0 };
    const folder = { fails: false, staysUntidy: false };
    const queue = createQueue({
      waiting: async () => {
        rounds.listed += 1;
        if (folder.fails) throw new Error('no folder');
        return [...leads];
      },
      deliver: async (name) => {
        seen.push(name);
        const result = await works(name);
        if (result instanceof Error) throw result;
        if (result === true) leads.splice(leads.indexOf(name), 1);
        return result;
      },
      tidy: async () => {
        rounds.tidied += 1;
        if (folder.staysUntidy) throw new Error('a file that cannot be deleted');
      },
      pauses: { firstMs: 100, longestMs: 400 },
      log: listeningLog(),
    });
    return { queue, seen, rounds, folder };
  }
  /** A promise that the test resolves. */
  function held() {
    let release = () => {};
    const until = new Promise<void>((done) => {
      release = done;
    });
    return { until, release };
  }
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

  it('delivers all leads of a round, oldest first, and tidies up once', async () => {
    const { queue, seen, rounds } = queueOf(['one', 'two', 'three']);
    queue.open();
    await pass(0);
    expect(seen).toEqual(['one', 'two', 'three']);
    expect(rounds).toEqual({ listed: 1, tidied: 1 });
  });

  it('tries a random other lead after a failure, and ends the round after two in a row', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.99);
    const { queue, seen } = queueOf(['one', 'two', 'three', 'four'], () => false);
    queue.open();
    await pass(0);
    expect(seen).toEqual(['one', 'four']);
  });

  it('goes on after a failure that a success follows', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { queue, seen } = queueOf(['bad', 'two', 'bad too', 'four'], (name) => !name.startsWith('bad'));
    queue.open();
    await pass(0);
    expect(seen).toEqual(['bad', 'two', 'bad too', 'four']);
  });

  it('delivers every good lead, and tries every bad one again, however many are bad and wherever they stand (R-LEAD-8)', async () => {
    const kinds = fc.array(fc.boolean(), { minLength: 1, maxLength: 12 }).filter((good) => good.includes(true));
    await fc.assert(
      fc.asyncProperty(kinds, fc.infiniteStream(fc.integer({ min: 0, max: 999 })), async (good, chances) => {
        vi.spyOn(Math, 'random').mockImplementation(() => chances.next().value / 1000);
        const leads = good.map((is, n) => `${is ? 'good' : 'bad'} ${n}`);
        const bad = leads.filter((name) => name.startsWith('bad'));
        const { queue, seen } = queueOf(leads, (name) => name.startsWith('good'));
        queue.open();
        for (let round = 0; leads.length > bad.length && round < 200; round += 1) await pass(400);
        expect(leads).toEqual(bad);
        seen.length = 0;
        for (let round = 0; round < 200 && new Set(seen).size < bad.length; round += 1) await pass(400);
        expect(new Set(seen)).toEqual(new Set(bad));
        leads.push('good at last');
        queue.joined();
        for (let round = 0; leads.length > bad.length && round < 200; round += 1) await pass(400);
        expect(leads).toEqual(bad);
        await queue.close();
      }),
      { numRuns: 50 },
    );
  });

  it('keeps the order of receipt when the provider accepts nothing for a while', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.99);
    let works = false;
    const { queue, seen } = queueOf(['one', 'two', 'three', 'four'], () => works);
    queue.open();
    await pass(100 + 200);
    seen.length = 0;
    works = true;
    await pass(400);
    expect(seen).toEqual(['one', 'two', 'three', 'four']);
  });

  it('what must wait for itself delays no other, and has its own growing pause (R-PHOTO-8)', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const leads = ['late 1', 'late 2', 'late 3', 'good'];
    const { queue, seen } = queueOf(leads, (name) => (name.startsWith('late') ? 'later' : true));
    queue.open();
    await pass(0);
    expect(seen).toEqual(['late 1', 'late 2', 'late 3', 'good']);
    const times = async (ms: number) => {
      seen.length = 0;
      await pass(ms);
      return seen.filter((name) => name === 'late 1').length;
    };
    expect([await times(100), await times(199), await times(1), await times(400), await times(400)]).toEqual([1, 0, 1, 1, 1]);
    leads.push('good at last');
    seen.length = 0;
    queue.joined();
    await pass(100);
    expect(seen).toEqual(['good at last']);
  });

  it('a bad lead keeps its own pause while the others go on at once (R-PHOTO-8)', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const leads = ['bad 1', 'bad 2', 'good 1', 'good 2'];
    const { queue, seen } = queueOf(leads, (name) => name.startsWith('good'));
    queue.open();
    await pass(100 + 200 + 400 + 400);
    expect(leads).toEqual(['bad 1', 'bad 2']);
    await pass(10_000);
    seen.length = 0;
    leads.push('good 3');
    queue.joined();
    await pass(100);
    expect(leads).toEqual(['bad 1', 'bad 2']);
  });

  it('a file that cannot be tidied away delays no lead (R-PHOTO-8)', async () => {
    const leads: string[] = [];
    const { queue, rounds, folder } = queueOf(leads);
    folder.staysUntidy = true;
    queue.open();
    await pass(100 + 200 + 400);
    expect(rounds.tidied).toBe(1);
    leads.push('good');
    queue.joined();
    await pass(100);
    expect(leads).toEqual([]);
  });

  it('skips a lead whose file cannot be used, without counting it as a failure of the provider', async () => {
    const { queue, seen, rounds } = queueOf(['broken', 'two', 'three'], (name) =>
      name === 'broken' ? new Error('damaged') : true,
    );
    queue.open();
    await pass(0);
    expect(seen).toEqual(['broken', 'two', 'three']);
    await pass(59_000);
    expect(rounds.listed).toBe(1);
    await pass(1000);
    expect(rounds.listed).toBe(2);
  });

  it('waits twice as long after every failed round, up to the longest delay', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { queue, rounds } = queueOf(['one'], () => false);
    queue.open();
    await pass(0);
    for (const pause of [100, 200, 400, 400]) {
      const before = rounds.listed;
      await pass(pause - 1);
      expect(rounds.listed).toBe(before);
      await pass(1);
      expect(rounds.listed).toBe(before + 1);
    }
  });

  it('shortens a delay at random by up to half', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.9);
    const { queue, rounds } = queueOf(['one'], () => false);
    queue.open();
    await pass(0);
    await pass(54);
    expect(rounds.listed).toBe(1);
    await pass(1);
    expect(rounds.listed).toBe(2);
  });

  it('starts with the first delay again once a round succeeded', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const leads = ['one'];
    let works = false;
    const { queue, rounds } = queueOf(leads, () => works);
    queue.open();
    await pass(100 + 200);
    works = true;
    await pass(400);
    expect([leads, rounds.listed]).toEqual([[], 4]);
    works = false;
    leads.push('two');
    queue.joined();
    await pass(100);
    expect(rounds.listed).toBe(5);
    await pass(100);
    expect(rounds.listed).toBe(6);
  });

  it('checks the folder every minute when nothing waits, and soon after a lead arrived', async () => {
    const { queue, rounds } = queueOf([]);
    queue.open();
    await pass(0);
    await pass(59_999);
    expect(rounds.listed).toBe(1);
    await pass(1);
    expect(rounds.listed).toBe(2);
    queue.joined();
    await pass(50);
    queue.joined(); // does not put the round off
    await pass(50);
    expect(rounds.listed).toBe(3);
    await pass(59_999);
    expect(rounds.listed).toBe(3);
  });

  it('does not deliver a new lead early while the provider fails, but at once when it recovers', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    let works = false;
    const leads = ['one'];
    const { queue, rounds } = queueOf(leads, () => works);
    queue.open();
    await pass(100);
    expect(rounds.listed).toBe(2);
    queue.joined();
    await pass(199);
    expect(rounds.listed).toBe(2);
    works = true;
    queue.providerIsBack();
    await pass(0);
    expect([leads, rounds.listed]).toEqual([[], 3]);
    queue.providerIsBack(); // nothing had failed
    await pass(0);
    expect(rounds.listed).toBe(3);
  });

  it('starts another round when one is requested while it works', async () => {
    const { until, release } = held();
    const leads = ['one'];
    const { queue, seen } = queueOf(leads, () => until.then(() => true));
    queue.open();
    await pass(0);
    leads.push('two');
    queue.open();
    await pass(0);
    expect(seen).toEqual(['one']);
    release();
    await pass(0);
    expect([seen, leads]).toEqual([['one', 'two'], []]);
    queue.open();
    await pass(0);
    expect(seen).toEqual(['one', 'two']);
  });

  it('retries with growing delays while its folder cannot be read', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { queue, rounds, folder } = queueOf([]);
    folder.fails = true;
    queue.open();
    await pass(0);
    await pass(100);
    expect(rounds.listed).toBe(2);
    await pass(199);
    expect(rounds.listed).toBe(2);
    await pass(1);
    expect(rounds.listed).toBe(3);
  });

  it('stops after the current lead, and starts no round once it is closed', async () => {
    const { until, release } = held();
    const { queue, seen, rounds } = queueOf(['one', 'two'], () => until.then(() => true));
    queue.open();
    await pass(0);
    let closed = false;
    const closing = queue.close().then(() => {
      closed = true;
    });
    await pass(0);
    expect(closed).toBe(false);
    release();
    await closing;
    queue.open();
    await pass(120_000);
    expect([seen, rounds.listed]).toEqual([['one'], 1]);
  });
});
