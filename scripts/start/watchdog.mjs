// Detects a part whose pages hang (its process is alive, and may answer checks), and one that answers that only a new start helps.

import { patience } from './patience.mjs';
import { askReadiness } from './readiness.mjs';

/**
 * Three pages that do not come within half a minute each, ten seconds between them: a part may be slow, and busy for a minute. While it
 * waits for the processor, which others have, no time passes.
 */
export const USUAL = { everyMs: 10_000, answerMs: 30_000, most: 3, mostStuck: 6 };

/** How often a page that has not come yet is looked after, in milliseconds. */
const LOOK_MS = 300;

/** How long a part may take to exit after SIGTERM, in milliseconds: it gives itself ten seconds. */
export const GRACE_MS = 15_000;

/** Resolves with status and body, whatever they are; with undefined when they have not arrived in time. */
async function answerTo(request) {
  try {
    const response = await request;
    return { ok: response.ok, body: await response.text() };
  } catch {
    return undefined;
  }
}

/** Resolves with the page; with undefined if it has not come although the part stood still for so long, or used the processor. */
function pageOf(child, url, answerMs) {
  const waiting = patience(() => [child.pid], { stillMs: answerMs, busyMs: answerMs });
  const ending = new AbortController();
  return new Promise((done) => {
    const timer = setInterval(() => {
      if (!waiting.over()) return;
      ending.abort();
      end();
    }, LOOK_MS);
    const end = (answer) => {
      clearInterval(timer);
      done(answer);
    };
    void answerTo(fetch(url, { redirect: 'manual', signal: ending.signal })).then(end);
  });
}

function stateIn(answer) {
  try {
    return JSON.parse(answer?.body ?? '{}');
  } catch {
    return {};
  }
}

/** Whether `/readyz` says that only a new start helps, or that somebody waits for a page or an enquiry for longer than is well. */
const isStuckIn = ({ stuck, waiting }) =>
  stuck === true || [waiting?.page_ms, waiting?.enquiry_ms].some((ms) => ms > waiting?.limit_ms);

/**
 * Asks the child for `page` regularly, as a visitor does, and kills it after `most` that did not come in a row; calls `onHang` first.
 * Any answer counts. It starts counting after the first one, and counts attempts instead of time, so a suspended machine loses only
 * one. It ends the child after `mostStuck` answers of `/readyz` in a row that say so; calls `onStuck` first.
 */
export function watch(child, { url, page }, { env, everyMs, answerMs, most, mostStuck, onHang, onStuck, onReady }) {
  let [answered, failed, stuck, timer] = [false, 0, 0, undefined];

  async function look() {
    const [shown, ready] = await Promise.all([
      pageOf(child, `${url}${page}`, answerMs),
      answerTo(askReadiness(url, env, answerMs)),
    ]);
    const state = stateIn(ready);
    answered ||= shown !== undefined;
    // A page of the back office waits for its database; a new start would only end what that is at.
    const waits = state.ready === false;
    failed = shown || waits || !answered ? 0 : failed + 1;
    stuck = isStuckIn(state) ? stuck + 1 : 0;
    if (ready?.ok) onReady?.();
    const kill = failed >= most ? [onHang, 'SIGKILL'] : stuck >= mostStuck ? [onStuck, 'SIGTERM'] : undefined;
    if (child.exitCode !== null || child.signalCode !== null) return;
    if (!kill) return later();
    const [say, signal] = kill;
    say?.();
    child.kill(signal);
    setTimeout(() => child.kill('SIGKILL'), GRACE_MS).unref(); // if its end hangs
  }

  function later() {
    timer = setTimeout(look, everyMs).unref();
  }
  later();
  child.once('exit', () => clearTimeout(timer));
}
