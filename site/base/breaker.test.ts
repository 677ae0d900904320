import { describe, expect, it } from 'vitest';
import { BreakerOpen, createBreaker } from './breaker';

/** A breaker with a manual clock, and a provider that works or fails. */
function bench() {
  const at = { time: 0, broken: true, asked: 0 };
  const states: string[] = [];
  const breaker = createBreaker({
    what: 'the provider',
    deadlineMs: 10_000,
    isFailure: (error) => (error as Error).message !== 'no such record',
    failures: 3,
    windowMs: 10_000,
    firstPauseMs: 1000,
    longestPauseMs: 3000,
    onChange: (state) => states.push(state),
    now: () => at.time,
  });
  const ask = (insist?: boolean) =>
    breaker
      .run(async () => {
        at.asked += 1;
        if (at.broken) throw new Error('broken');
        return 'answer';
      }, insist)
      .catch((error: Error) => (error instanceof BreakerOpen ? 'spared' : error.message));
  const fail = async (times: number) => {
    for (let n = 0; n < times; n += 1) await ask();
  };
  return { at, states, breaker, ask, fail };
}

describe('the circuit breaker', () => {
  it('opens after repeated failures, and then makes no call', async () => {
    const { at, breaker, ask, fail } = bench();
    await fail(2);
    expect(breaker.state()).toBe('closed');
    await fail(1);
    expect(breaker.state()).toBe('open');
    expect([await ask(), await ask(), at.asked]).toEqual(['spared', 'spared', 3]);
  });

  it('stays closed for failures that are far apart or separated by a success', async () => {
    const { at, breaker, ask, fail } = bench();
    await fail(2);
    at.time += 11_000;
    await fail(2);
    expect(breaker.state()).toBe('closed');
    at.broken = false;
    await ask();
    at.broken = true;
    await fail(2);
    expect(breaker.state()).toBe('closed');
  });

  it('stays closed for error statuses that are valid answers', async () => {
    const { breaker } = bench();
    for (let n = 0; n < 9; n += 1) await breaker.run(() => Promise.reject(new Error('no such record'))).catch(() => undefined);
    expect(breaker.state()).toBe('closed');
  });

  it('lets one probe through after a pause that grows to a limit, and closes when it succeeds', async () => {
    const { at, states, breaker, ask, fail } = bench();
    await fail(3);
    for (const pause of [1000, 2000, 3000, 3000]) {
      at.time += pause - 1;
      expect(await ask()).toBe('spared');
      at.time += 1;
      expect(await Promise.all([ask(), ask(), ask()])).toEqual(['broken', 'spared', 'spared']);
    }
    at.broken = false;
    at.time += 3000;
    expect(await ask()).toBe('answer');
    expect([breaker.state(), await ask()]).toEqual(['closed', 'answer']);
    expect(states).toEqual(['open', 'closed']);
  });

  it('lets a forced call through, and closes when it succeeds', async () => {
    const { at, breaker, ask, fail } = bench();
    await fail(3);
    at.broken = false;
    expect([await ask(), await ask(true), breaker.state()]).toEqual(['spared', 'answer', 'closed']);
  });

  it('gives up a probe that never ends, and lets the next one through (R-CONTENT-14)', async () => {
    let time = 0;
    let work = () => Promise.reject<string>(new Error('broken'));
    const breaker = createBreaker({ what: 'it', deadlineMs: 20, failures: 1, isFailure: () => true, now: () => time });
    const ask = () => breaker.run(work).catch((error: Error) => error.message);
    await ask();
    let answerLate: (answer: string) => void = () => undefined;
    work = () => new Promise((done) => (answerLate = done));
    time += 1000;
    expect(await ask()).toBe('it: no end after 20 ms');
    answerLate('late');
    await Promise.resolve();
    expect(breaker.state(), 'a late answer says nothing').toBe('open');
    work = async () => 'answer';
    time += 2000;
    expect([await ask(), breaker.state()]).toEqual(['answer', 'closed']);
  });

  it('learns nothing from a probe of an earlier time', async () => {
    let time = 0;
    const breaker = createBreaker({ what: 'it', deadlineMs: 10_000, failures: 2, isFailure: () => true, now: () => time });
    const fail = () => breaker.run(() => Promise.reject(new Error('broken'))).catch(() => undefined);
    const open = async () => {
      await fail();
      await fail();
    };
    await open();
    time += 1000;
    let end: { done(answer: string): void; fail(error: Error): void } | undefined;
    const probe = () =>
      breaker.run(() => new Promise<string>((done, failed) => (end = { done, fail: failed }))).catch(() => undefined);
    const failing = probe();
    breaker.close(); // the provider has sent a signal
    end?.fail(new Error('broken'));
    await failing;
    expect(breaker.state()).toBe('closed');
    await open();
    time += 1000;
    const working = probe();
    breaker.close();
    await open();
    end?.done('answer');
    await working;
    expect(breaker.state()).toBe('open');
  });
});
