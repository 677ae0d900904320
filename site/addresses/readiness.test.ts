import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressMessages } from './address-source';
import { createReadiness } from './readiness';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A dependency that the test resolves or rejects. */
function later() {
  const loads: { come(): void; fail(): void }[] = [];
  const ready = createReadiness(
    () =>
      new Promise<{ here: true }>((resolve, reject) =>
        loads.push({ come: () => resolve({ here: true }), fail: () => reject(new Error('no')) }),
      ),
  );
  return { loads, ready };
}
const outcome = (promise: Promise<unknown>) => {
  const seen: { value?: unknown; error?: Error } = {};
  promise.then(
    (value) => {
      seen.value = value;
    },
    (error) => {
      seen.error = error;
    },
  );
  return seen;
};

describe('readiness', () => {
  it('is given up after 50 times 100 ms, not before (R-ADDRESS-3)', async () => {
    const { ready } = later();
    const seen = outcome(ready());
    await vi.advanceTimersByTimeAsync(4999);
    expect(seen).toEqual({});
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.error?.message).toBe(addressMessages.notLoaded);
  });

  it('is noticed within the next 100 ms', async () => {
    const { loads, ready } = later();
    const seen = outcome(ready());
    await vi.advanceTimersByTimeAsync(250);
    loads[0]?.come();
    await vi.advanceTimersByTimeAsync(100);
    expect(seen.value).toEqual({ here: true });
  });

  it('waits once for all callers', async () => {
    const { loads, ready } = later();
    expect(ready()).toBe(ready());
    expect(loads).toHaveLength(1);
    loads[0]?.come();
    await vi.advanceTimersByTimeAsync(100);
  });

  it('stops waiting when loading fails, and loads again at the next request', async () => {
    const { loads, ready } = later();
    const first = outcome(ready());
    loads[0]?.fail();
    await vi.advanceTimersByTimeAsync(100);
    expect(first.error?.message).toBe(addressMessages.notLoaded);
    const second = outcome(ready());
    expect(loads).toHaveLength(2);
    loads[1]?.come();
    await vi.advanceTimersByTimeAsync(100);
    expect(second.value).toEqual({ here: true });
  });

  it('accepts a script that arrives after waiting has ended', async () => {
    const { loads, ready } = later();
    outcome(ready());
    await vi.advanceTimersByTimeAsync(5000);
    loads[0]?.come();
    const seen = outcome(ready());
    await vi.advanceTimersByTimeAsync(100);
    expect(seen.value).toEqual({ here: true });
    expect(loads).toHaveLength(1);
  });
});
