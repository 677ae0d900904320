// Detects a part that hangs (its process is alive but does not answer), and one that answers that only a new start helps.

import { askReadiness } from './readiness.mjs';

/** Six attempts with a timeout of ten seconds, and ten seconds between them: a part may be busy for one minute, not for two. */
export const USUAL = { everyMs: 10_000, most: 6 };

/** How long a part may take to exit after SIGTERM, in milliseconds: it gives itself ten seconds. */
export const GRACE_MS = 15_000;

const ask = (url, ms) => fetch(url, { signal: AbortSignal.timeout(ms) }).catch(() => undefined);

/**
 * Requests the child's `/healthz` regularly and kills the child after `most` failures in a row; calls `onHang` first. It starts
 * counting after the first success, and counts attempts instead of time, so a suspended machine loses only one. With `mostStuck`
 * it also asks `/readyz`, and ends the child after that many answers in a row that say `stuck`; calls `onStuck` first.
 */
export function watch(child, url, { env, everyMs, most, mostStuck, onHang, onStuck, onReady }) {
  let [answered, failed, stuck, timer] = [false, 0, 0, undefined];

  async function isHanging() {
    const response = await ask(`${url}/healthz`, everyMs);
    await response?.body?.cancel().catch(() => undefined);
    answered ||= response?.ok === true;
    failed = response?.ok || !answered ? 0 : failed + 1;
    return failed >= most;
  }

  async function isStuck() {
    if (!mostStuck) return false;
    const response = await askReadiness(url, env, everyMs).catch(() => undefined);
    const state = await response?.json().catch(() => undefined);
    if (response?.ok) onReady?.();
    stuck = state?.stuck === true ? stuck + 1 : 0;
    return stuck >= mostStuck;
  }

  async function look() {
    const kill = (await isHanging()) ? [onHang, 'SIGKILL'] : (await isStuck()) ? [onStuck, 'SIGTERM'] : undefined;
    if (child.exitCode !== null || child.signalCode !== null) return;
    if (!kill) return later();
    const [say, signal] = kill;
    say();
    child.kill(signal);
    setTimeout(() => child.kill('SIGKILL'), GRACE_MS).unref(); // if its end hangs
  }

  function later() {
    timer = setTimeout(look, everyMs).unref();
  }
  later();
  child.once('exit', () => clearTimeout(timer));
}
