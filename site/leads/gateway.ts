import type { HttpBindings } from '@hono/node-server';
import { drillOf } from 'contract/drill';
import { type Network, networks } from 'contract/measuring';
import { photoName } from 'contract/photo';
import { type ReplyBy, writtenReplyBy } from 'contract/reply';
import { type Context, Hono } from 'hono';
import { clientAddress, PROXY_UNTRUSTED, proxyWarning } from 'shared/client-address';
import { localPath } from 'shared/local-path';
import { createClientLimit, type RateLimit } from 'shared/rate-limit';
import type { Log } from '../base/log';
import { Waits } from '../base/waits';
import type { About } from '../forms/about-service';
import { CHALLENGE_PATH } from '../forms/challenge';
import { CROSS_SITE, failure, limited, THANKS } from '../forms/messages';
import { ABOUT, AGREED, type Answer, ASKED, type FormName, type FormState, FROM, fields, HONEYPOT, SENDER } from '../forms/model';
import { isCrossSite } from '../http/cross-site';
import { createLeadIntake, type Verdict } from './accept';
import { BadBody, readJson } from './body';
import { agreementOf, pathOf, senderOf, typedValues, visitOf, visitOfPage } from './input';
import type { PhotoIntake } from './photos/photo-intake';
import { readPosted } from './posted-form';
import type { Proofs } from './proof';
import type { Spool } from './spool';
import type { Thanks } from './thanks';

export interface LeadGatewayDeps {
  spool: Spool;
  photos?: PhotoIntake;
  /** Absent on an insecure origin, where browsers cannot compute a proof. */
  proofs?: Proofs;
  thanks: Thanks;
  log: Log;
  /** Counts how long enquiries that have arrived wait for their answer. */
  waits?: Waits;
  phone(): Promise<string>;
  aboutOf(slug: string): Promise<About | undefined>;
  /** Path of the page that thanks for a form; undefined for the page of the form itself. */
  thanksPageOf?(form: FormName): Promise<string | undefined>;
  /** Address at which the visitor follows the request with that reference, if the provider has such pages. */
  follow?(reference: string): Promise<string | undefined>;
  /** Networks for which a visitor is asked where the form is sent. */
  asks?(): Promise<readonly Network[]>;
  /** Addresses or subnets whose `X-Forwarded-For` is trusted. */
  trustProxy: readonly string[];
  leadsPer10Min: number;
  siteUrl?: string;
  /** Shared with the provider; without it there are no fire drills. */
  secret?: string;
}

interface PagePost {
  path: string;
  form: FormName;
  peer: string | undefined;
}

/** Answer to a native form post: a redirect, or the state to render the page with (R-FORM-21, R-FORM-22). */
type PagePostAnswer =
  | { status: 303; location: string }
  | { status: 422 | 429 | 503; state: FormState; headers: Record<string, string> };

/** Challenges per allowed lead and address: many visitors touch a form and leave. */
const CHALLENGES_PER_LEAD = 6;

/** A visitor's own clock may claim anything; in milliseconds. */
const MAX_SENDING_MS = 10 * 60_000;

const isForm = (name: string): name is FormName => Object.hasOwn(fields, name);

const pressedMsAgo = (ms: unknown) => (typeof ms === 'number' && ms >= 0 ? Math.min(ms, MAX_SENDING_MS) : undefined);
/** By when the office answers, for whoever reads it now. A browser's clock and zone may be wrong. */
const replyByText = (by: ReplyBy | undefined) => by && writtenReplyBy(by, new Date());
const seconds = (ms: number) => String(Math.ceil(ms / 1000));

const perTenMinutes = (limit: number) => createClientLimit({ most: limit, perMs: 10 * 60_000 });

export class LeadGateway {
  /** `POST /api/contact-submit`, `POST /api/service-booking`, `GET /_challenge` for their proof of work, and `POST /_photos/ID`. */
  readonly app: Hono<{ Bindings: HttpBindings }>;
  readonly #deps: LeadGatewayDeps;
  readonly #waits: Waits;
  readonly #challengeLimit: RateLimit;
  readonly #accept: ReturnType<typeof createLeadIntake>;
  readonly #addressOf: ReturnType<typeof clientAddress>;
  readonly #lookForProxy: ReturnType<typeof proxyWarning>;

  /** Throws an Error that names TRUST_PROXY when it is invalid. */
  constructor(deps: LeadGatewayDeps) {
    const { spool, proofs, log } = deps;
    this.#deps = deps;
    this.#waits = deps.waits ?? new Waits();
    this.#addressOf = clientAddress(deps.trustProxy);
    this.#lookForProxy = proxyWarning(deps.trustProxy, () => log.warn(PROXY_UNTRUSTED));
    this.#challengeLimit = perTenMinutes(deps.leadsPer10Min * CHALLENGES_PER_LEAD);
    const isDrill = (mark: unknown) => drillOf(deps.secret, mark, Date.now()) !== undefined;
    this.#accept = createLeadIntake({ spool, rateLimit: perTenMinutes(deps.leadsPer10Min), proofs, log, isDrill });
    this.app = new Hono<{ Bindings: HttpBindings }>()
      .get(CHALLENGE_PATH, (c) => this.#challenge(c))
      .post('/_photos/:id', (c) => this.#acceptPhoto(c))
      .post('/api/contact-submit', (c) => this.#acceptJson(c, 'contact'))
      .post('/api/service-booking', (c) => this.#acceptJson(c, 'quote'));
  }

  async acceptPagePost(request: Request, { path, form, peer }: PagePost): Promise<PagePostAnswer> {
    const client = this.#clientOf(peer, request.headers.get('x-forwarded-for'));
    const crossSite = isCrossSite(request, this.#deps.siteUrl);
    try {
      const takesPhotos = form === 'quote' && !crossSite;
      const posted = await readPosted(request, takesPhotos ? this.#deps.photos : undefined, client);
      return await this.#waits.during(() => this.#answerPosted(request, posted, { path, form, client, crossSite }));
    } catch (error) {
      if (!(error instanceof BadBody)) throw error;
      const values = typedValues(form, Object.fromEntries(error.entries));
      return { status: 422, state: { form, status: 'refused', values, errors: {}, message: error.message }, headers: {} };
    }
  }

  async #answerPosted(
    request: Request,
    { body, photos, missing }: Awaited<ReturnType<typeof readPosted>>,
    { path, form, client, crossSite }: Pick<PagePost, 'path' | 'form'> & { client: string; crossSite: boolean },
  ): Promise<PagePostAnswer> {
    const about = await this.#titleOf(form, body);
    const guard = { honeypot: body[HONEYPOT] };
    const from = body[FROM] || request.headers.get('referer');
    const visit = visitOfPage(from);
    const verdict = await this.#accept({
      form,
      body,
      page: path,
      about,
      guard,
      visit,
      agreed: agreementOf(body[AGREED]?.split(' '), request.headers.get('user-agent') ?? ''),
      client,
      ask: body[ASKED] === undefined,
      crossSite,
      photos,
    });
    if (verdict.status === 'sent') {
      // A page of the owner's own does not say which photos are missing.
      const page = (missing.length === 0 && (await this.#thanksPage(form))) || path;
      return { status: 303, location: `${page}?${this.#deps.thanks.queryOf({ ...verdict, missing })}` };
    }
    const status = { invalid: 422, asked: 422, refused: 422, limited: 429, failed: 503 } as const;
    return {
      status: status[verdict.status],
      state: {
        form,
        status: verdict.status,
        values: typedValues(form, body),
        errors: 'errors' in verdict ? verdict.errors : {},
        about,
        photos,
        missing,
        ...(visit && from && { from: from.slice(0, 2000) }),
        message: await this.#messageOf(form, verdict),
      },
      headers: verdict.status === 'limited' ? { 'retry-after': seconds(verdict.waitMs) } : {},
    };
  }

  /** The thanks for a query that a site signed within 24 hours. */
  async stateFromQuery(query: URLSearchParams): Promise<FormState | undefined> {
    const thanked = this.#deps.thanks.read(query);
    if (!thanked) return undefined;
    const { form, reference, reply_by, missing, isFirst } = thanked;
    const follow = isFirst ? await this.#follow(reference) : undefined;
    const sent = { form, status: 'sent', values: {}, errors: {}, message: THANKS } as const;
    return { ...sent, reference, follow, replyBy: replyByText(reply_by), missing };
  }

  async #thanksPage(form: FormName) {
    return localPath(await this.#deps.thanksPageOf?.(form).catch(() => undefined));
  }

  #follow(reference: string) {
    return this.#deps.follow?.(reference).catch(() => undefined);
  }

  #clientOf(peer: string | undefined, forwarded: string | null) {
    this.#lookForProxy(peer, forwarded);
    return this.#addressOf(peer, forwarded);
  }

  #clientIn(c: Context<{ Bindings: HttpBindings }>) {
    return this.#clientOf(c.env?.incoming?.socket?.remoteAddress, c.req.header('x-forwarded-for') ?? null);
  }

  /** Title of the service page that a post is about, unless the visitor chose another option. */
  async #titleOf(form: FormName, body: Record<string, unknown>): Promise<string | undefined> {
    const slug = body[ABOUT];
    if (form !== 'quote' || typeof slug !== 'string' || !slug) return undefined;
    const about = await this.#deps.aboutOf(slug).catch(() => undefined); // the lead is accepted with or without it
    return about && about.service === body.service ? about.title : undefined;
  }

  async #acceptPhoto(c: Context<{ Bindings: HttpBindings }>) {
    c.header('cache-control', 'no-store');
    const { photos, siteUrl } = this.#deps;
    if (!photos) return c.json({ message: 'Photos cannot be sent to this address.' }, 404);
    if (isCrossSite(c.req.raw, siteUrl)) return c.json({ message: CROSS_SITE }, 403);
    const query = new URL(c.req.url).searchParams;
    const photo = { id: c.req.param('id') ?? '', name: photoName(query.get('name') ?? '') };
    // Of a lead that was sent before, perhaps to another site, the thanks are signed.
    const { reference, isFirst } = this.#deps.thanks.read(query) ?? {};
    const about = { client: this.#clientIn(c), reference: isFirst ? reference : undefined };
    const { status, message } = await photos.answer(c.req.raw, photo, about);
    return c.json({ id: photo.id, message }, status);
  }

  async #challenge(c: Context<{ Bindings: HttpBindings }>) {
    c.header('cache-control', 'no-store');
    const form = c.req.query('form') ?? '';
    const { proofs } = this.#deps;
    if (!proofs || !isForm(form)) return c.json({ message: 'There is no challenge for this' }, 404);
    if (this.#challengeLimit.take(this.#clientIn(c)) !== undefined) return c.json({ message: 'Too many challenges' }, 429);
    const asks = (await this.#deps.asks?.().catch(() => [])) ?? [];
    const named = Object.fromEntries(asks.map((network) => [network, networks[network]]));
    return c.json({ ...(await proofs.challenge(form)), ...(asks.length > 0 && { asks: named }) });
  }

  async #acceptJson(c: Context<{ Bindings: HttpBindings }>, form: FormName) {
    c.header('cache-control', 'no-store');
    try {
      const body = await readJson(c.req.raw);
      return await this.#waits.during(() => this.#answerJson(c, form, body));
    } catch (error) {
      if (error instanceof BadBody) return c.json({ success: false, message: error.message }, error.status);
      throw error;
    }
  }

  async #answerJson(c: Context<{ Bindings: HttpBindings }>, form: FormName, body: Record<string, unknown>) {
    const reply = (status: 200 | 400 | 413 | 415 | 422 | 429 | 503, receipt: Answer) => c.json(receipt, status);
    const photos = form === 'quote' ? ((await this.#deps.photos?.named(body.photos)) ?? []) : [];
    const guardInput = body.guard as Partial<Record<'honeypot' | 'started_ms' | 'pressed_ms' | 'proof', unknown>> | null;
    const verdict = await this.#accept({
      form,
      body,
      page: typeof body.page === 'string' ? body.page : pathOf(c.req.header('referer')),
      about: await this.#titleOf(form, body),
      guard: {
        honeypot: typeof guardInput?.honeypot === 'string' ? guardInput.honeypot : undefined,
        startedMs: typeof guardInput?.started_ms === 'number' ? guardInput.started_ms : undefined,
      },
      scripted: { proof: guardInput?.proof, pressedMsAgo: pressedMsAgo(guardInput?.pressed_ms) },
      visit: visitOf(body.visit) ?? visitOfPage(c.req.header('referer')),
      agreed: agreementOf(body[AGREED], c.req.header('user-agent')),
      client: this.#clientIn(c),
      crossSite: isCrossSite(c.req.raw, this.#deps.siteUrl),
      photos,
      sender: senderOf(body[SENDER]),
    });
    if (verdict.status === 'sent') {
      const { reference, reply_by, isFirst } = verdict;
      const page = await this.#thanksPage(form);
      const thanks = page && `${page}?${this.#deps.thanks.queryOf(verdict)}`;
      const missing = isFirst && (await this.#deps.photos?.missing(photos))?.map(({ id }) => id);
      const late = missing && missing.length > 0 && { ids: missing, query: this.#deps.thanks.queryOf({ reference, isFirst }) };
      const follow = isFirst ? await this.#follow(reference) : undefined;
      const more = { reply_words: replyByText(reply_by), thanks, follow, ...(late && { late_photos: late }) };
      return reply(200, { success: true, message: THANKS, reference, reply_by, ...more });
    }
    if (verdict.status === 'limited') c.header('retry-after', seconds(verdict.waitMs));
    const [field, words] = ('errors' in verdict && Object.entries(verdict.errors)[0]) || [];
    const message = words ?? (await this.#messageOf(form, verdict));
    const status = { invalid: 400, asked: 422, refused: 422, limited: 429, failed: 503 } as const;
    return reply(status[verdict.status], { success: false, message, ...(field && { field }) });
  }

  async #messageOf(form: FormName, verdict: Exclude<Verdict, { status: 'sent' }>): Promise<string | undefined> {
    if (verdict.status === 'limited') return limited(verdict.waitMs, await this.#phone());
    if (verdict.status === 'invalid' || verdict.status === 'asked') return undefined;
    if ('message' in verdict && verdict.message) return verdict.message;
    return failure[form][verdict.status];
  }

  /** Without the phone number the message still says to wait or try again. */
  #phone() {
    return this.#deps.phone().catch(() => undefined);
  }
}
