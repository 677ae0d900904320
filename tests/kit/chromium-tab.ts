import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { CHROMIUM, FLAGS } from './browser';
import { until } from './stack';

/** Milliseconds after its load event by which a page that does not wait for activation would have started everything. */
const SETTLED_MS = 1000;

interface Message {
  id?: number;
  sessionId?: string;
  method?: string;
  params?: { sessionId: string; targetInfo: { type: string; subtype?: string } };
  result?: Record<string, unknown>;
  error?: { message: string };
}

/**
 * One tab of a Chromium that may prerender, controlled by the DevTools protocol: Playwright attaches to pages instead of tabs,
 * which disables prerendering.
 */
export async function openTab({ reducedMotion = false } = {}) {
  const profile = await mkdtemp(join(tmpdir(), 'tab-'));
  const own = [`--user-data-dir=${profile}`, '--headless=new', '--remote-debugging-pipe', '--window-size=1280,800'];
  if (reducedMotion) own.push('--force-prefers-reduced-motion');
  const chromium = spawn(CHROMIUM, [...FLAGS, ...own, 'about:blank'], { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
  const ended = new Promise((done) => chromium.once('close', done));
  const [to, from] = [chromium.stdio[3] as Writable, chromium.stdio[4] as Readable];
  for (const end of [chromium, to, from]) end.on('error', () => undefined); // reported by the rejections below
  const waiting = new Map<number, { done(result: Record<string, unknown>): void; fail(error: Error): void }>();
  chromium.once('close', () => {
    for (const { fail } of waiting.values()) fail(new Error('Chromium has ended'));
  });
  /** Sessions of the tab's pages; a prerendered page has one before it is shown. */
  const pages: { session: string; prerendered: boolean }[] = [];
  let lastId = 0;
  const send = (method: string, params: object = {}, sessionId?: string) => {
    lastId += 1;
    const id = lastId;
    to.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return new Promise<Record<string, unknown>>((done, fail) => waiting.set(id, { done, fail }));
  };
  const attach = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
  const hear = ({ id, method, params, result, error }: Message) => {
    if (id !== undefined) {
      const { done, fail } = waiting.get(id) ?? {};
      waiting.delete(id);
      if (error) fail?.(new Error(error.message));
      else done?.(result ?? {});
    }
    if (method !== 'Target.attachedToTarget' || !params) return;
    const { sessionId: session, targetInfo } = params;
    if (targetInfo.type === 'tab') send('Target.setAutoAttach', attach, session).catch(() => undefined); // the tab is closed
    if (targetInfo.type === 'page') pages.push({ session, prerendered: targetInfo.subtype === 'prerender' });
  };
  let rest = '';
  from.setEncoding('utf8').on('data', (part: string) => {
    const messages = (rest + part).split('\0');
    rest = messages.pop() ?? '';
    for (const message of messages) hear(JSON.parse(message));
  });
  await send('Target.setAutoAttach', { ...attach, filter: [{ type: 'tab' }] });
  const page = await until(async () => pages[0], 'the tab');
  let shown = page.session;
  const evaluateIn = async (session: string, expression: string): Promise<unknown> => {
    const { result, exceptionDetails } = (await send(
      'Runtime.evaluate',
      { expression, awaitPromise: true, returnByValue: true },
      session,
    )) as { result: { value?: unknown }; exceptionDetails?: { text: string } };
    if (exceptionDetails) throw new Error(`${exceptionDetails.text}: ${expression}`);
    return result.value;
  };

  return {
    /** Evaluates an expression in the visible page; promises are awaited. */
    evaluate: (expression: string) => evaluateIn(shown, expression),
    goto: (url: string) => send('Page.navigate', { url }, shown),
    /** Centre of an element in pixels of the viewport, after scrolling to it. */
    placeOf: (selector: string) =>
      evaluateIn(
        shown,
        `(() => {
          const element = document.querySelector(${JSON.stringify(selector)});
          element.scrollIntoView({ block: 'center', behavior: 'instant' });
          const { x, y, width, height } = element.getBoundingClientRect();
          return [x + width / 2, y + height / 2];
        })()`,
      ) as Promise<[x: number, y: number]>,
    /** Moves the pointer to a point in viewport pixels, and clicks if requested. */
    async point(x: number, y: number, click = false) {
      const types = click ? ['mousePressed', 'mouseReleased'] : ['mouseMoved'];
      for (const type of types)
        await send('Input.dispatchMouseEvent', { type, x, y, ...(click && { button: 'left', clickCount: 1 }) }, shown);
    },
    /**
     * Resolves when the page at `path` is prerendered; returns a function that waits until it is shown and makes it this tab's
     * page.
     */
    async prerendered(path: string) {
      const isReady = `document.prerendering && location.pathname === ${JSON.stringify(path)} && document.readyState === 'complete' &&
        performance.now() > performance.getEntriesByType('navigation')[0].loadEventEnd + ${SETTLED_MS}`;
      const session = await until(async () => {
        for (const page of pages)
          if (page.prerendered && (await evaluateIn(page.session, isReady).catch(() => false))) return page.session;
        return undefined;
      }, `${path} to be prerendered`);
      return async () => {
        shown = session;
        await until(async () => (await evaluateIn(shown, 'document.prerendering')) === false, `${path} to be shown`);
      };
    },
    async close() {
      chromium.kill();
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
