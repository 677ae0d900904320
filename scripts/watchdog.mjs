// Detects a part that hangs: its process is alive but does not answer.

/** Six attempts with a timeout of ten seconds, and ten seconds between them: a part may be busy for one minute, not for two. */
const USUAL = { everyMs: 10_000, most: 6 };

/**
 * Requests the child's `url` regularly and kills the child after this many consecutive failures; calls `onHang` first. It starts
 * counting after the first success, and counts attempts instead of time, so a suspended machine loses only one.
 */
export function watch(child, url, onHang, { everyMs, most } = USUAL) {
  let [answered, failed, timer] = [false, 0, undefined];

  async function look() {
    const response = await fetch(url, { signal: AbortSignal.timeout(everyMs) }).catch(() => undefined);
    await response?.body?.cancel().catch(() => undefined);
    answered ||= response?.ok === true;
    failed = response?.ok || !answered ? 0 : failed + 1;
    if (child.exitCode !== null || child.signalCode !== null) return;
    if (failed < most) return later();
    onHang();
    child.kill('SIGKILL');
  }

  function later() {
    timer = setTimeout(look, everyMs).unref();
  }
  later();
  child.once('exit', () => clearTimeout(timer));
}
