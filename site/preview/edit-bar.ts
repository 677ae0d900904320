import type { CallAnswer } from 'contract';
import { EDITOR_HEADER } from 'contract/edit-bar';
import { looksLikeToken } from 'contract/preview';
import { type Context, Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { localPath } from 'shared/local-path';
import type { Log } from '../base/log';
import { createVisitorsQueue } from '../base/visitors-queue';
import { waitLimitMs } from '../base/waits';
import { isRefused, type ProviderDeps, withToken } from '../content/provider';
import { previewHeaders } from '../http/headers';

/** The session, which only these routes get, and a marker without a secret, by which pages know that there is one. */
const SESSION = { name: 'edit_session', path: '/_edit' };
const MARKER = { name: 'editing', path: '/' };

/** Concurrency and queue limits: anybody can invent a token. */
const QUEUE = { atOnce: 2, waiting: 20 };

/** A path of the site's pages; the first page for anything else. */
const pageAt = (to: string) => localPath(/^\/_/.test(to) ? '/' : to) ?? '/';

/** A path, and the text on the page for which a field is looked for. */
const asked = (c: Context) => {
  const text = c.req.query('text')?.slice(0, 500);
  return { path: (c.req.query('path') ?? '/').slice(0, 300), ...(text && { text }) };
};

/** The *Edit* bar. The back office leads to `/_edit` with a ticket, which becomes a cookie; pages only look for its marker. */
export function editBarRoutes(deps: { calls: ProviderDeps; script: string; secure: boolean; log: Log }): Hono {
  const { calls, script, secure, log } = deps;
  const app = new Hono();
  const queue = createVisitorsQueue({ ...QUEUE, endMs: waitLimitMs(calls.deadlineMs) });
  const read = async <Name extends 'editSession' | 'editRecords'>(name: Name, token: string, input?: Record<string, unknown>) =>
    (await queue(() => withToken(calls, EDITOR_HEADER, token).read(name, input))) as CallAnswer<Name>;
  const forget = (c: Context) => {
    for (const { name, path } of [SESSION, MARKER]) deleteCookie(c, name, { path, secure });
  };

  app.use('/_edit/*', async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(previewHeaders)) c.header(name, value);
  });
  app.get('/_edit', async (c) => {
    const { ticket = '', to = '/' } = c.req.query();
    try {
      if (looksLikeToken(ticket)) {
        const { token, seconds } = await read('editSession', ticket);
        setCookie(c, SESSION.name, token, { path: SESSION.path, httpOnly: true, sameSite: 'Strict', secure, maxAge: seconds });
        setCookie(c, MARKER.name, '1', { path: MARKER.path, sameSite: 'Lax', secure, maxAge: seconds });
      }
    } catch (error) {
      if (!isRefused(error)) log.warn('edit bar left out', { error });
    }
    return c.redirect(pageAt(to), 303);
  });
  app.get('/_edit/bar.js', (c) => c.redirect(script, 302));
  app.get('/_edit/records', async (c) => {
    const token = getCookie(c, SESSION.name) ?? '';
    try {
      if (looksLikeToken(token)) return c.json(await read('editRecords', token, asked(c)));
    } catch (error) {
      if (!isRefused(error)) {
        log.warn('edit bar left out', { error });
        return c.json({ message: 'The back office does not answer' }, 503);
      }
    }
    forget(c);
    return c.json({ message: 'Open the website from the back office again' }, 401);
  });
  app.post('/_edit/end', (c) => {
    forget(c);
    return c.body(null, 204);
  });
  return app;
}
