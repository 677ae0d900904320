import type { HttpBindings } from '@hono/node-server';
import { clientAddress, PROXY_UNTRUSTED, proxyWarning } from 'contract/client-address';
import { drillOf } from 'contract/drill';
import type { LeadReceipt } from 'contract/lead';
import { createClientLimit } from 'contract/rate-limit';
import { formOfReference } from 'contract/reference';
import { type Context, Hono } from 'hono';
import type { Log } from '../base/log';
import type { About } from '../forms/about';
import { ABOUT, type FormName, type FormState, fields, HONEYPOT } from '../forms/model';
import { CHALLENGE_PATH } from '../forms/proof';
import { failure, limited, THANKS } from '../forms/words';
import { createLeadDesk, type Verdict } from './accept';
import { BadBody, readForm, readJson } from './body';
import { typedValues, visitOf } from './input';
import type { Proofs } from './proof';
import type { Spool } from './spool';

/** What the gateway stands on. */
export interface LeadGatewayDeps {
  spool: Spool;
  /** Absent where browsers cannot work on a proof: on an origin that is not secure. */
  proofs?: Proofs;
  log: Log;
  /** The company line as shown, for messages that send the visitor to the phone. */
  phone(): Promise<string>;
  /** The service page of that slug, as the quote form knows it. */
  aboutOf(slug: string): Promise<About | undefined>;
  /** Addresses or subnets whose `X-Forwarded-For` is believed. */
  trustProxy: readonly string[];
  leadsPer10Min: number;
  /** Shared with the provider; without it nothing is a fire drill. */
  secret?: string;
}

/** Where a plain HTML post came in. */
interface PagePost {
  /** Path of the page, to which success leads back. */
  path: string;
  /** The form of that page. */
  form: FormName;
  /** Address of the socket's other end. */
  peer: string | undefined;
}

/** Answer to a plain HTML post: a redirect, or the page to draw with this state (R-FORM-21, R-FORM-22). */
type PagePostAnswer =
  | { status: 303; location: string }
  | { status: 422 | 429 | 503; state: FormState; headers: Record<string, string> };

export interface LeadGateway {
  /** `POST /api/contact-submit`, `POST /api/service-booking`, and `GET /_challenge` for the proof of work of their forms. */
  app: Hono<{ Bindings: HttpBindings }>;
  /** A form posted to a page without JavaScript. */
  acceptPagePost(request: Request, post: PagePost): Promise<PagePostAnswer>;
  /** What `?reference=` stands for: thanks, when that lead was taken in here within 24 hours. */
  stateFromQuery(query: URLSearchParams): FormState | undefined;
}

/** Challenges that one address may fetch for each lead that it may send: forms are touched, and left. */
const CHALLENGES_PER_LEAD = 6;

const isForm = (name: string): name is FormName => Object.hasOwn(fields, name);
/** Browsers say from where a form was sent; what says nothing is let through. */
const isCrossSite = ({ headers }: Request) => headers.get('sec-fetch-site') === 'cross-site';
const seconds = (ms: number) => String(Math.ceil(ms / 1000));

/** Takes in leads: checks, guards, keeps, and words the answer. Throws an Error that names TRUST_PROXY when that is wrong. */
export function leadGateway(deps: LeadGatewayDeps): LeadGateway {
  const { spool, proofs, log } = deps;
  const addressOf = clientAddress(deps.trustProxy);
  const lookForProxy = proxyWarning(deps.trustProxy, () => log.warn(PROXY_UNTRUSTED));
  const clientOf: typeof addressOf = (peer, forwarded) => {
    lookForProxy(peer, forwarded);
    return addressOf(peer, forwarded);
  };
  const perTenMinutes = (most: number) => createClientLimit({ most, perMs: 10 * 60_000 });
  const challengeLimit = perTenMinutes(deps.leadsPer10Min * CHALLENGES_PER_LEAD);
  const isDrill = (mark: unknown) => drillOf(deps.secret, mark, Date.now()) !== undefined;
  const judge = createLeadDesk({ spool, rateLimit: perTenMinutes(deps.leadsPer10Min), proofs, log, isDrill });
  const phone = () => deps.phone().catch(() => undefined); // without it the message still says to wait or try again

  const clientIn = (c: Context<{ Bindings: HttpBindings }>) =>
    clientOf(c.env?.incoming?.socket?.remoteAddress, c.req.header('x-forwarded-for') ?? null);

  /** Title of the service page that a post is about, unless another option was chosen since. */
  async function titleOf(form: FormName, body: Record<string, unknown>): Promise<string | undefined> {
    const slug = body[ABOUT];
    if (form !== 'quote' || typeof slug !== 'string' || !slug) return undefined;
    const about = await deps.aboutOf(slug).catch(() => undefined); // the lead counts, with it or without
    return about && about.service === body.service ? about.title : undefined;
  }

  async function challenge(c: Context<{ Bindings: HttpBindings }>) {
    c.header('cache-control', 'no-store');
    const form = c.req.query('form') ?? '';
    if (!proofs || !isForm(form)) return c.json({ message: 'There is no challenge for this' }, 404);
    if (challengeLimit.take(clientIn(c)) !== undefined) return c.json({ message: 'Too many challenges' }, 429);
    return c.json(await proofs.challenge(form));
  }

  async function acceptJson(c: Context<{ Bindings: HttpBindings }>, form: FormName) {
    const reply = (status: 200 | 400 | 413 | 415 | 422 | 429 | 503, receipt: LeadReceipt) => c.json(receipt, status);
    c.header('cache-control', 'no-store');
    let body: Record<string, unknown>;
    try {
      body = await readJson(c.req.raw);
    } catch (error) {
      if (error instanceof BadBody) return reply(error.status, { success: false, message: error.message });
      throw error;
    }
    const told = body.guard as { honeypot?: unknown; started_ms?: unknown; proof?: unknown } | null | undefined;
    const verdict = await judge({
      form,
      body,
      page: typeof body.page === 'string' ? body.page : pathOf(c.req.header('referer')),
      about: await titleOf(form, body),
      guard: {
        honeypot: typeof told?.honeypot === 'string' ? told.honeypot : undefined,
        startedMs: typeof told?.started_ms === 'number' ? told.started_ms : undefined,
      },
      scripted: { proof: told?.proof },
      visit: visitOf(body.visit),
      client: clientIn(c),
      crossSite: isCrossSite(c.req.raw),
    });
    if (verdict.status === 'sent') return reply(200, { success: true, message: THANKS, reference: verdict.reference });
    if (verdict.status === 'limited') c.header('retry-after', seconds(verdict.waitMs));
    const [field, words] = ('errors' in verdict && Object.entries(verdict.errors)[0]) || [];
    const message = words ?? (await messageOf(form, verdict));
    const status = { invalid: 400, refused: 422, limited: 429, failed: 503 } as const;
    return reply(status[verdict.status], { success: false, message, ...(field && { field }) });
  }

  async function messageOf(form: FormName, verdict: Exclude<Verdict, { status: 'sent' }>): Promise<string | undefined> {
    if (verdict.status === 'limited') return limited(verdict.waitMs, await phone());
    if (verdict.status === 'invalid') return undefined;
    if ('message' in verdict && verdict.message) return verdict.message;
    return failure[form][verdict.status];
  }

  return {
    app: new Hono<{ Bindings: HttpBindings }>()
      .get(CHALLENGE_PATH, challenge)
      .post('/api/contact-submit', (c) => acceptJson(c, 'contact'))
      .post('/api/service-booking', (c) => acceptJson(c, 'quote')),

    async acceptPagePost(request, { path, form, peer }): Promise<PagePostAnswer> {
      let body: Record<string, string>;
      try {
        body = await readForm(request);
      } catch (error) {
        if (!(error instanceof BadBody)) throw error;
        return { status: 422, state: { form, status: 'refused', values: {}, errors: {}, message: error.message }, headers: {} };
      }
      const client = clientOf(peer, request.headers.get('x-forwarded-for'));
      const about = await titleOf(form, body);
      const guard = { honeypot: body[HONEYPOT] };
      const verdict = await judge({ form, body, page: path, about, guard, client, crossSite: isCrossSite(request) });
      if (verdict.status === 'sent') return { status: 303, location: `${path}?reference=${verdict.reference}` };
      const status = { invalid: 422, refused: 422, limited: 429, failed: 503 } as const;
      return {
        status: status[verdict.status],
        state: {
          form,
          status: verdict.status,
          values: typedValues(form, body),
          errors: 'errors' in verdict ? verdict.errors : {},
          about,
          message: await messageOf(form, verdict),
        },
        headers: verdict.status === 'limited' ? { 'retry-after': seconds(verdict.waitMs) } : {},
      };
    },

    stateFromQuery(query) {
      const reference = query.get('reference') ?? '';
      const form = formOfReference(reference);
      if (!form || !spool.knows(reference)) return undefined;
      return { form, status: 'sent', values: {}, errors: {}, message: THANKS, reference };
    },
  };
}

/** Path of an address, as far as it is one. */
function pathOf(address: string | undefined): string {
  return address && URL.canParse(address) ? new URL(address).pathname : '';
}
