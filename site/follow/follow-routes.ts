import type { HttpBindings } from '@hono/node-server';
import { visitCalendar } from 'contract/agreed-day';
import {
  FOLLOW_HEADER,
  FOLLOW_PATH,
  type FollowAct,
  type FollowedRequest,
  type FollowKey,
  type FollowReceipt,
  readFollowKey,
} from 'contract/follow';
import { isFollowPath, rightFollowPath } from 'contract/follow-path';
import { LEAD_PHOTOS_MAX, PHOTOS_MAX } from 'contract/photo';
import { type Context, Hono } from 'hono';
import { clientAddress } from 'shared/client-address';
import { withDeadline } from 'shared/deadline';
import { createClientLimit, createRateLimit } from 'shared/rate-limit';
import type { Log } from '../base/log';
import { createVisitorsQueue } from '../base/visitors-queue';
import { waitLimitMs } from '../base/waits';
import { postingTo } from '../content/additions';
import { type FollowedView, type FormView, momentIn, notAlong, requestView } from '../content/followed';
import { isRefused, type ProviderDeps, withToken } from '../content/provider';
import type { Env } from '../env';
import { CROSS_SITE, limited } from '../forms/messages';
import { isCrossOrigin } from '../http/cross-site';
import type { PhotoIntake } from '../leads/photos/photo-intake';
import type { PhotoSpool } from '../leads/photos/photo-spool';
import type { Spool } from '../leads/spool';
import { contactCard } from './files';
import { followHeaders } from './follow-page';
import { isDone, type Known } from './known';
import { missingIn, missingQuery, readPhotosForm } from './photos-form';
import { ID, NOT_DONE, newId, readAct } from './posted-act';
import { sendAct, showsAct } from './send-act';

type Bound = { Bindings: HttpBindings };

interface FollowDeps {
  env: Env;
  calls: ProviderDeps;
  spool: Pick<Spool, 'arrival'>;
  photos: Pick<PhotoSpool, 'bind' | 'waiting'>;
  intake: PhotoIntake;
  show(view: FollowedView): Promise<{ html: string; headers: Record<string, string> }>;
  company(): Promise<{ phone: string; time_zone: string }>;
  additions(): Promise<ReadonlySet<string>>;
  log: Log;
}

/** Concurrency and queue limits: anybody who once sent a request has a key. */
const QUEUE = { atOnce: 4, waiting: 40 };
/** Acts of one key, and of one address as many times as it may send leads, in ten minutes. */
const ACTS = { ofKey: 30, perLead: 3, perMs: 10 * 60_000 };

const ADDRESS = new RegExp(`^${FOLLOW_PATH}/([\\w.-]{1,120})(/office\\.vcf|/visit\\.ics|/photos)?$`);

interface Opened {
  text: string;
  key: FollowKey;
  path: string;
}
type Done = Pick<Extract<FollowedView, { kind: 'request' }>, 'done' | 'missing'>;
interface Refusal {
  code: number;
  message: string;
  more?: Record<string, string>;
}
const download = (c: Context, name: string, type: string, text: string) =>
  c.body(text, 200, {
    ...followHeaders,
    'content-type': `${type}; charset=utf-8`,
    'content-disposition': `attachment; filename="${name}"`,
  });

/**
 * `/your-request/KEY`: the page on which a customer follows a request, what they do there, and its two files. Only a post changes
 * anything, so that programs that open every link of a mail do no harm.
 */
export function followRoutes({ env, calls, spool, photos, intake, show, company, additions, log }: FollowDeps): Hono<Bound> {
  const secret = env.publishSecret ?? '';
  const app = new Hono<Bound>();
  const endMs = waitLimitMs(calls.deadlineMs);
  const queue = createVisitorsQueue({ ...QUEUE, endMs });
  const addressOf = clientAddress(env.trustProxy);
  const ofClient = createClientLimit({ most: env.leadsPer10Min * ACTS.perLead, perMs: ACTS.perMs });
  const ofKey = createRateLimit({ most: ACTS.ofKey, perMs: ACTS.perMs });
  const providerFor = ({ text }: Opened) => withToken(calls, FOLLOW_HEADER, text);

  /** What the spool knows of a lead; undefined if nothing, or if it cannot be read. */
  const arrivalOf = ({ key }: Opened) =>
    'edition' in key ? spool.arrival(key.reference).catch(() => undefined) : Promise.resolve(undefined);

  const looks = new Map<string, Promise<Known>>();

  /** Asks once for all who open the same page at once, so that nobody fills the queue of all customers with one key. */
  function look(opened: Opened): Promise<Known> {
    const { text } = opened;
    const known =
      looks.get(text) ??
      withDeadline(2 * endMs, 'the request', () => askFor(opened)).finally(() => looks.get(text) === known && looks.delete(text));
    looks.set(text, known);
    return known;
  }

  async function askFor(opened: Opened): Promise<Known> {
    try {
      const request = (await queue(() => providerFor(opened).read('follow'))) as FollowedRequest;
      return { request, photosOnTheWay: await photos.waiting(opened.key.reference) };
    } catch (error) {
      const arrival = await arrivalOf(opened);
      // A lead that is still on its way is not there yet; of any other key the back office knows whether it holds.
      if (isRefused(error)) return arrival && !arrival.delivered ? 'arrived' : 'ended';
      log.warn('request not shown', { reference: opened.key.reference, error });
      return arrival ? 'arrived' : 'unknown';
    }
  }

  async function viewOf(opened: Opened, known: Known, form: FormView, done?: Done): Promise<FollowedView> {
    const about = { address: opened.path, form };
    if (typeof known !== 'string') {
      const request = requestView(known.request, new Date(), known.photosOnTheWay);
      return { ...about, ...done, kind: 'request', request, takesPhotos: await intake.isOffered() };
    }
    if (known !== 'arrived') return { ...about, kind: known };
    const { reference } = opened.key;
    const arrival = await arrivalOf(opened);
    const { time_zone } = await company();
    return arrival
      ? { ...about, kind: known, reference, received: momentIn(arrival.receivedAt, time_zone) }
      : { ...about, kind: 'unknown' };
  }

  const statusOf = (known: Known) => (known === 'ended' ? 404 : known === 'unknown' ? 503 : 200);

  async function page(view: FollowedView, status: number, more: Record<string, string> = {}): Promise<Response> {
    const { html, headers } = await show(view);
    return new Response(html, { status, headers: { ...headers, ...(status === 503 && { 'retry-after': '60' }), ...more } });
  }

  const ended = (path: string) => page({ kind: 'ended', address: path, form: { id: newId() } }, 404);

  async function open(c: Context, opened: Opened): Promise<Response> {
    const query = new URL(c.req.url).searchParams;
    const asked = query.get('done');
    const known = await look(opened);
    const missing = missingIn(secret, opened.text, query);
    const view = await viewOf(opened, known, { id: newId() }, isDone(asked, known) ? { done: asked, missing } : undefined);
    return page(view, statusOf(known));
  }

  async function sendFile(c: Context, opened: Opened, name: string): Promise<Response> {
    const known = await look(opened);
    if (typeof known === 'string')
      return page(await viewOf(opened, known, { id: newId() }), statusOf(known) === 200 ? 503 : statusOf(known));
    if (name === '/office.vcf') return download(c, 'office.vcf', 'text/vcard', contactCard(known.request));
    const calendar = visitCalendar(known.request, env.siteUrl, new Date());
    return calendar ? download(c, 'visit.ics', 'text/calendar', calendar) : ended(opened.path);
  }

  async function again(opened: Opened, status: number, form: FormView, more: Record<string, string> = {}): Promise<Response> {
    const known = await look(opened);
    return page(await viewOf(opened, known, form), known === 'ended' ? 404 : status, more);
  }

  const clientOf = (c: Context<Bound>) =>
    addressOf(c.env?.incoming?.socket?.remoteAddress, c.req.header('x-forwarded-for') ?? null);

  /** Why nothing is done for this post, whatever it says. */
  async function refusalOf(c: Context<Bound>, { key, text }: Opened, client: string): Promise<Refusal | undefined> {
    if (isCrossOrigin(c.req.raw, env.siteUrl)) return { code: 403, message: CROSS_SITE }; // first: it uses up no limit of whoever was led here
    const waitMs = ofClient.take(client) ?? ofKey.take(text);
    if (waitMs !== undefined) {
      const { phone } = await company();
      return { code: 429, message: limited(waitMs, phone), more: { 'retry-after': String(Math.ceil(waitMs / 1000)) } };
    }
    return 'draft' in key ? { code: 403, message: NOT_DONE.draft } : undefined;
  }

  /**
   * Sends an act to the provider. Without an answer it may have been done all the same, so it is looked for; undefined if nothing says that
   * it was done.
   */
  async function send(opened: Opened, act: Partial<FollowAct>): Promise<FollowReceipt | undefined> {
    const about = { reference: opened.key.reference, act: act.act };
    const post = async () => providerFor(opened).submit('followAct', act, { ...postingTo(await additions()), signed: true });
    const receipt = await sendAct(() =>
      queue(post).catch((error: unknown) => {
        log.warn('customer’s act not sent', { ...about, error });
        return undefined;
      }),
    );
    looks.delete(opened.text); // one that began before the act shows nothing of it
    if (receipt?.done) log.info('customer’s act done', about);
    if (receipt) return receipt;
    const known = await look(opened);
    return typeof known !== 'string' && showsAct(known.request, act) ? { done: true } : undefined;
  }

  const done = (location: string) => new Response(null, { status: 303, headers: { ...followHeaders, location } });

  async function act(c: Context<Bound>, opened: Opened): Promise<Response> {
    const client = clientOf(c);
    const { fault, status = 422, ...form } = await readAct(c.req.raw);
    const refuse = (code: number, message: string, more?: Record<string, string>) =>
      again(opened, code, { ...form, message }, more);
    const refusal = await refusalOf(c, opened, client);
    if (refusal) return refuse(refusal.code, refusal.message, refusal.more);
    if (fault !== undefined) return refuse(status, fault);
    const receipt = await send(opened, { ...form, address: client.slice(0, 60) });
    if (!receipt) return refuse(503, NOT_DONE.unreachable);
    if (!receipt.done) return refuse(422, receipt.message ?? NOT_DONE.notOurs);
    return done(`${opened.path}?done=${form.act}`);
  }

  /** Photos that posts under way may bring, by reference. */
  const begun = new Map<string, number>();

  /** Reserves places for a post's photos before it looks how many there are; the work is told how many others have. */
  async function reserving<T>({ key: { reference } }: Opened, work: (begunBefore: number) => Promise<T>): Promise<T> {
    const before = begun.get(reference) ?? 0;
    begun.set(reference, before + PHOTOS_MAX);
    try {
      return await work(before);
    } finally {
      const left = (begun.get(reference) ?? 0) - PHOTOS_MAX;
      if (left > 0) begun.set(reference, left);
      else begun.delete(reference);
    }
  }

  /**
   * Takes photos for a request whose key holds. They belong to it only once the provider has noted them, so that it has none that the
   * office was not told of.
   */
  async function addPhotos(c: Context<Bound>, opened: Opened, begunBefore: number): Promise<Response> {
    const { reference } = opened.key;
    const client = clientOf(c);
    const refusal = await refusalOf(c, opened, client);
    const known = refusal ? 'unknown' : await look(opened);
    const takes = typeof known !== 'string';
    const room = takes ? LEAD_PHOTOS_MAX - known.request.photos - known.photosOnTheWay - begunBefore : 0;
    const posted = await readPhotosForm(c.req.raw, takes ? intake : undefined, client, room);
    const form = { act: 'photos' as const, id: ID.test(posted.id) ? posted.id : newId() };
    const refuse = (code: number, message: string, more?: Record<string, string>, kept?: FormView['kept']) =>
      again(opened, code, { ...form, kept, message }, more);
    if (refusal) return refuse(refusal.code, refusal.message, refusal.more);
    if (!takes) return refuse(503, NOT_DONE.photos);
    if (posted.fault !== undefined) return refuse(posted.status, posted.fault);
    const count = posted.photos.length;
    if (count === 0) return refuse(422, posted.missing.length > 0 ? notAlong(posted.missing) : NOT_DONE.noPhotos);
    const receipt = await send(opened, { ...form, photos: count });
    if (!receipt?.done) return refuse(503, receipt?.message ?? NOT_DONE.photos, {}, posted.photos);
    await photos.bind({ reference, noted: true }, posted.photos);
    return done(`${opened.path}?done=photos${missingQuery(secret, opened.text, posted.missing)}`);
  }

  app.all('*', async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    if (!isFollowPath(pathname)) return next(); // whatever looks like it passes no other part
    const { method } = c.req;
    if (pathname.startsWith('/_')) return c.body(null, 204, followHeaders);
    try {
      const [, text = '', file] = ADDRESS.exec(pathname) ?? [];
      const key = readFollowKey(secret, text);
      if (!key) {
        const right = rightFollowPath(pathname);
        const [, meant = ''] = ADDRESS.exec(right ?? '') ?? [];
        if (!right || !readFollowKey(secret, meant)) return await ended(FOLLOW_PATH);
        return c.body(null, 308, { ...followHeaders, location: right + search });
      }
      const opened = { text, key, path: `${FOLLOW_PATH}/${text}` };
      if (method === 'POST' && !file) return await act(c, opened);
      if (method === 'POST' && file === '/photos')
        return await reserving(opened, (begunBefore) => addPhotos(c, opened, begunBefore));
      if (method !== 'GET' && method !== 'HEAD') return c.text('Nothing can be posted to this address.', 405, followHeaders);
      if (file === '/photos') return done(opened.path); // the address of an answer, opened again
      return await (file ? sendFile(c, opened, file) : open(c, opened));
    } catch (error) {
      log.error('page of a request failed', { error }); // without its address, which would open it
      return c.html(
        '<!doctype html><html lang="en-AU"><title>Please try again</title><h1>Please try again in a moment</h1>',
        503,
        {
          ...followHeaders,
          'retry-after': '60',
        },
      );
    }
  });
  return app;
}
