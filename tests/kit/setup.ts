import fc from 'fast-check';
import { afterEach, vi } from 'vitest';

// `npm test` tries the same cases at each run, so that a change alone makes it fail; `npm run test:all` draws new ones.
if (!process.env.TEST_ALL) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 1 });

/** A busy machine takes longer than Vitest's own second. */
const WAIT_MS = 30_000;
const { waitFor } = vi;
vi.waitFor = (callback, options) => waitFor(callback, typeof options === 'number' ? options : { timeout: WAIT_MS, ...options });

// A test that failed beside false timers takes no other one along.
afterEach(() => void vi.useRealTimers());
