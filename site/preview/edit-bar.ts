import { createHash } from 'node:crypto';
import type { CallAnswer } from 'contract';
import { EDITOR_HEADER, EditAct, EditReceipt } from 'contract/edit-bar';
import { LibraryPicture } from 'contract/edit-picture';
import { photoName } from 'contract/photo';
import { looksLikeToken, PREVIEW_PARAMETER } from 'contract/preview';
import { UPLOAD_BYTES_MAX } from 'contract/upload';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { localPath } from 'shared/local-path';
import { type ZodType, z } from 'zod';
import { readBounded } from '../base/bounded-body';
import type { Log } from '../base/log';
import { createVisitorsQueue } from '../base/visitors-queue';
import { waitLimitMs } from '../base/waits';
import { isRefused, type Provider, type ProviderDeps, withToken } from '../content/provider';
import { isCrossOrigin } from '../http/cross-site';
import { previewHeaders } from '../http/headers';
import type { Previews } from './previews';

/** The session, which only these routes get, and a marker without a secret, by which pages know that there is one. */
const SESSION = { name: 'edit_session', path: '/_edit' };
const MARKER = { name: 'editing', path: '/' };

/** Concurrency and queue limits: anybody can invent a token. */
const QUEUE = { atOnce: 2, waiting: 20 };
/** The same for counting pages, which takes seconds: acts do not wait behind it. */
const COUNTS = { atOnce: 1, waiting: 5 };

/** A path of the site's pages; the first page for anything else. */
const pageAt = (to: string) => localPath(/^\/_/.test(to) ? '/' : to) ?? '/';

/** Longest body of an act in bytes. */
const ACT_BYTES = 100_000;
const NOT_OURS = { message: 'Only pages of this website may ask this' };
const NO_SESSION = { message: 'Open the website from the back office again' };
const UNREACHED = { message: 'The back office does not answer' };

interface EditBarDeps {
  calls: ProviderDeps;
  script: string;
  siteUrl: string;
  count: Previews['count'];
  log: Log;
}

/** The *Edit* bar. The back office leads to `/_edit` with a ticket, which becomes a cookie; pages only look for its marker. */
export function editBarRoutes({ calls, script, siteUrl, count, log }: EditBarDeps): Hono {
  const secure = siteUrl.startsWith('https:');
  const app = new Hono();
  const endMs = waitLimitMs(calls.deadlineMs);
  const queue = createVisitorsQueue({ ...QUEUE, endMs });
  const counts = createVisitorsQueue({ ...COUNTS, endMs });
  const read = async <Name extends 'editSession' | 'editRecords'>(name: Name, token: string, input?: Record<string, unknown>) =>
    (await queue(() => withToken(calls, EDITOR_HEADER, token).read(name, input))) as CallAnswer<Name>;
  /** The provider's answer to what whoever has the session posts; none without one. */
  const post = async <Answer>(
    c: Context,
    what: string,
    posted: (provider: Provider) => Promise<Response>,
    answers: ZodType<Answer>,
  ): Promise<{ status: 200 | 400 | 401 | 404 | 409 | 503; body: unknown }> => {
    const token = getCookie(c, SESSION.name) ?? '';
    if (!looksLikeToken(token)) return { status: 401, body: NO_SESSION };
    try {
      const answer = await queue(() => posted(withToken(calls, EDITOR_HEADER, token)));
      const body: unknown = await answer.json().catch(() => UNREACHED);
      if (answer.status === 200) return { status: 200, body: answers.parse(body) };
      const refused = ([400, 401, 404, 409] as const).find((status) => status === answer.status);
      if (refused) return { status: refused, body };
      throw new Error(`it answered ${answer.status}`);
    } catch (error) {
      log.warn('edit in place failed', { act: what, error });
      return { status: 503, body: UNREACHED };
    }
  };
  const doAct = (c: Context, act: EditAct) =>
    post(c, act.act, (provider) => provider.submit('editAct', act, { signed: true, receipts: true }), EditReceipt);
  const forget = (c: Context) => {
    for (const { name, path } of [SESSION, MARKER]) deleteCookie(c, name, { path, secure });
  };

  app.use('/_edit/*', async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(previewHeaders)) c.header(name, value);
  });
  app.get('/_edit', async (c) => {
    const { ticket = '', to = '/', edits } = c.req.query();
    try {
      if (looksLikeToken(ticket)) {
        const { token, seconds } = await read('editSession', ticket);
        setCookie(c, SESSION.name, token, { path: SESSION.path, httpOnly: true, sameSite: 'Strict', secure, maxAge: seconds });
        setCookie(c, MARKER.name, '1', { path: MARKER.path, sameSite: 'Lax', secure, maxAge: seconds });
      }
    } catch (error) {
      if (!isRefused(error)) log.warn('edit bar left out', { error });
    }
    const page = pageAt(to);
    return c.redirect(edits === undefined ? page : `/_edit/page?${new URLSearchParams({ to: page })}`, 303);
  });
  app.get('/_edit/bar.js', (c) => c.redirect(script, 302));
  app.get('/_edit/records', async (c) => {
    const token = getCookie(c, SESSION.name) ?? '';
    try {
      if (looksLikeToken(token))
        return c.json(await read('editRecords', token, { path: (c.req.query('path') ?? '/').slice(0, 300) }));
    } catch (error) {
      if (!isRefused(error)) {
        log.warn('edit bar left out', { error });
        return c.json(UNREACHED, 503);
      }
    }
    forget(c);
    return c.json(NO_SESSION, 401);
  });
  // A page with its drafts, each text of which can be changed where it stands.
  app.get('/_edit/page', async (c) => {
    const to = pageAt(c.req.query('to') ?? '/');
    const { status, body } = await doAct(c, { act: 'open' });
    if (status === 503) return c.text('The back office does not answer just now. Please try again in a moment.', 503);
    const { token } = status === 200 ? EditReceipt.parse(body) : {};
    const url = new URL(to, 'http://site');
    if (token) url.searchParams.set(PREVIEW_PARAMETER, token);
    return c.redirect(url.pathname + url.search + url.hash, 303);
  });
  // On how many pages a text or a picture stands.
  app.get('/_edit/pages', async (c) => {
    const { status, body } = await doAct(c, { act: 'open' });
    if (status !== 200) return c.json(body as object, status);
    try {
      return c.json(await counts(() => count(EditReceipt.parse(body).token ?? '', c.req.query('at') ?? '')));
    } catch (error) {
      log.warn('pages of a text not counted', { error });
      return c.json(UNREACHED, 503);
    }
  });
  app.post('/_edit/act', bodyLimit({ maxSize: ACT_BYTES }), async (c) => {
    if (isCrossOrigin(c.req.raw, siteUrl)) return c.json(NOT_OURS, 403);
    const act = EditAct.safeParse(await c.req.json().catch(() => undefined));
    if (!act.success) return c.json({ message: z.prettifyError(act.error) }, 400);
    const { status, body } = await doAct(c, act.data);
    return c.json(body as object, status);
  });
  app.post('/_edit/picture', async (c) => {
    if (isCrossOrigin(c.req.raw, siteUrl)) return c.json(NOT_OURS, 403);
    // Nobody's bytes are read before their session is known to hold: anybody can invent a token.
    const session = await doAct(c, { act: 'open' });
    if (session.status !== 200) return c.json(session.body as object, session.status);
    const data = await readBounded(c.req.raw, UPLOAD_BYTES_MAX).catch(() => undefined);
    if (!data)
      return c.json({ message: 'This file is larger than 50 MB, or it was cut off. Make it smaller and try again.' }, 413);
    const about = { name: photoName(c.req.query('name') ?? ''), sha256: createHash('sha256').update(data).digest('hex') };
    const { status, body } = await post(
      c,
      'upload',
      (provider) => provider.submitFile('editPicture', about, data, true),
      LibraryPicture,
    );
    return c.json(body as object, status);
  });
  app.post('/_edit/end', (c) => {
    forget(c);
    return c.body(null, 204);
  });
  return app;
}
