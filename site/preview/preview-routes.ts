import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { withoutSlash } from 'contract/paths';
import { looksLikeToken, PREVIEW_PARAMETER } from 'contract/preview';
import { type Context, Hono } from 'hono';
import { escapeHtml } from 'shared/html';
import { localPath } from 'shared/local-path';
import type { Log } from '../base/log';
import { createVisitorsQueue } from '../base/visitors-queue';
import { waitLimitMs } from '../base/waits';
import { isRefused } from '../content/provider';
import type { Env } from '../env';
import { previewHeaders } from '../http/headers';
import { redirects } from '../pages/routes';
import { pageKey, spelledRight } from '../render/page-address';
import type { Previews } from './previews';

/** Concurrency and queue limits: anybody can invent a token. */
const QUEUE = { atOnce: 4, waiting: 40 };

const STYLE =
  'body{font:18px/1.6 system-ui,sans-serif;max-width:34em;margin:12vh auto;padding:0 1.25rem;color:#12303a;background:#f7faf9}' +
  'h1{font-size:1.6em;line-height:1.25}a{color:#0f4c5c}';

const messages = {
  ended: {
    status: 403,
    heading: 'This preview has ended',
    text: 'A preview works for a while only, so that changes stay private until they are published. If somebody sent you the link, ask for a new one. In the back office, open the record again.',
  },
  unreachable: {
    status: 503,
    heading: 'Please try again in a moment',
    text: 'The preview could not be made just now, because the back office does not answer.',
  },
} as const;

/** A local address with the preview's token; other sites never get it. */
function keepToken(to: string, token: string): string {
  const path = localPath(to);
  if (path === undefined) return to;
  const url = new URL(path, 'http://site');
  url.searchParams.set(PREVIEW_PARAMETER, token);
  return url.pathname + url.search + url.hash;
}

/** `/any/page?preview=TOKEN`: the page with its drafts, outside of every cache. A bad token never gets the published one. */
export function previewRoutes({ env, show, log }: { env: Env; show: Previews['show']; log: Log }): Hono {
  const app = new Hono();
  const queue = createVisitorsQueue({ ...QUEUE, endMs: waitLimitMs(env.providerDeadlineMs) });
  const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors ${env.cmsUrl}`;

  const say = (c: Context, which: keyof typeof messages) => {
    const { status, heading, text } = messages[which];
    const html =
      `<!doctype html><html lang="en-AU"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
      `<title>${heading}</title><style>${STYLE}</style><h1>${heading}</h1><p>${text}</p>` +
      `<p><a href="${escapeHtml(new URL(c.req.url).pathname)}" target="_blank" rel="noopener">See the page as it is published</a></p></html>`;
    return c.html(html, status, { ...previewHeaders, 'content-security-policy': policy });
  };
  const move = (to: string) => new Response(null, { status: 302, headers: { ...previewHeaders, location: to } });

  app.on(['GET', 'POST'], '*', async (c, next) => {
    const { pathname, searchParams } = new URL(c.req.url);
    const token = searchParams.get(PREVIEW_PARAMETER);
    if (token === null || pathname.startsWith('/_')) return next();
    if (c.req.method === 'POST') return c.text('This is a preview: nothing was sent.', 403, previewHeaders);
    if (!looksLikeToken(token)) return say(c, 'ended');
    const right = redirects[withoutSlash(pathname)] ?? spelledRight(pathname, () => false) ?? pathname;
    if (right !== pathname) return move(keepToken(right, token));
    try {
      const shown = await queue(() => setImmediate().then(() => show(token, pageKey(pathname, searchParams))));
      if (shown.kind === 'moved') return move(keepToken(shown.to, token));
      return new Response(shown.html, { status: shown.status, headers: shown.headers });
    } catch (error) {
      if (isRefused(error)) return say(c, 'ended');
      log.error('preview failed', { path: pathname, error });
      return say(c, 'unreachable');
    }
  });
  return app;
}
