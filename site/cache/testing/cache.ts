import { createLog } from '../../base/log';
import { PageCache } from '../page-cache';
import type { Rendering } from '../rendering';

const rendering = (html: string, over: Partial<Rendering> = {}): Rendering => ({
  kind: 'page',
  status: 200,
  route: '/',
  shelf: 'listed',
  data: JSON.stringify({ html }),
  version: `v-${html}`,
  source: html,
  used: new Set(['testimonials']),
  failed: new Set(),
  draw: async () => ({ html, headers: { 'content-type': 'text/html' } }),
  ...over,
});

/** The end of a rendering in milliseconds. */
export const END_MS = 1000;

/** A page cache whose renderings, clock and failures are set by `state`; it renders one page of the text `state.next`. */
export function startCache() {
  const lines: string[] = [];
  const state = {
    now: 1000,
    renders: 0,
    drawn: 0,
    next: 'one',
    over: {} as Partial<Rendering>,
    /** There is no page, and the failed calls say why that is uncertain. */
    gone: undefined as string[] | undefined,
    movedTo: undefined as string | undefined,
    fails: undefined as Error | undefined,
    release: undefined as (() => void) | undefined,
    hold: false,
    /** How often pages were renewed after a change. */
    renewed: 0,
  };
  const cache = new PageCache({
    log: createLog((line) => lines.push(line)),
    now: () => state.now,
    endMs: END_MS,
    onRenewed: () => (state.renewed += 1),
    render: async (key) => {
      state.renders += 1;
      const { next: html, over, gone, movedTo, fails } = state;
      if (state.hold) await new Promise<void>((done) => (state.release = done));
      if (fails) throw fails;
      if (movedTo) return { kind: 'moved', to: movedTo };
      if (gone && key !== '/gone')
        return { kind: 'instead', key: '/gone', used: new Set(['testimonials']), failed: new Set(gone) };
      const { draw, ...made } = rendering(html, { ...over, ...(gone && { status: 404 }) });
      return {
        ...made,
        draw() {
          state.drawn += 1;
          return draw();
        },
      };
    },
  });
  /** A page that the cache has or renders. */
  const pageAt = async (key: string) => {
    const answer = await cache.get(key);
    if (answer.kind !== 'page') throw new Error(`moved to ${answer.to}`);
    return answer;
  };
  return { state, cache, pageAt, lines };
}

/** The HTML of a cached page. */
export const text = (page: { html: { identity: Buffer } }) => page.html.identity.toString();
