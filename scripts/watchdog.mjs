// Notices a part that hangs: its process lives, and answers nobody.

/** Six tries in turn, one every ten seconds: what is merely busy for a minute is rare, and a minute of silence is long enough. */
const USUAL = { everyMs: 10_000, most: 6 };

/**
 * Asks the child's `url` now and then, and kills the child when so many tries in turn fail; `onHang` is called first. Tries count only
 * once it has answered, so that a start may take its time. They are counted, not timed: a machine that was suspended loses one.
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
