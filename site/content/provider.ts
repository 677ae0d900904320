import type { CallName } from 'contract';
import { addressOf, callOf } from 'contract/call';
import type { EditPicture } from 'contract/edit-picture';
import type { LeadPhoto } from 'contract/lead-photo';
import { SIGNATURE_HEADER, signatureOf } from 'contract/signature';
import { withDeadline } from 'shared/deadline';
import { REQUEST_ID, requestId } from 'shared/request-id';
import { traceparent } from 'shared/trace';
import { readBounded } from '../base/bounded-body';
import { BreakerOpen, type BreakerState, createBreaker } from '../base/breaker';
import type { Outcome } from '../base/metrics';
import { createVisitorsQueue } from '../base/visitors-queue';
import { waitLimitMs } from '../base/waits';
import { NoRecord } from './no-record';
import { answerTo } from './own-answer';

/** The provider failed, timed out, or sent an answer that breaks the contract; `message` names the call and the reason. */
export class ProviderFailure extends Error {
  constructor(
    message: string,
    readonly status?: number,
  ) {
    super(message);
  }
}

/** Maximum answer size in bytes, many times a list of thousands of posts. */
const MAX_ANSWER_BYTES = 16 * 1024 * 1024;
/** The same for the answer to a post: a receipt, or a framework's error page. */
const MAX_RECEIPT_BYTES = 1024 * 1024;

/** A file's call may take longer than any other, in milliseconds: its bytes travel, and it is made anew. */
export const FILE_DEADLINE_MS = 60_000;

/** What the address says of a file that a post brings. */
interface Files {
  leadPhotos: LeadPhoto;
  editPicture: EditPicture;
}

const VISITORS = { atOnce: 4, waiting: 100 };

export interface SubmitOptions {
  insist?: boolean;
  /** With the site's signature, for a provider with the addition `signedPosts`. */
  signed?: boolean;
  /** Whether a yes counts only with the receipt of a provider with the addition `signedReceipts`. */
  receipts?: boolean;
}

export interface ProviderDeps {
  apiUrl: string;
  /** Limits the whole call, its body included, in milliseconds. */
  deadlineMs: number;
  /** Shared with the provider, to sign posts. */
  secret?: string;
  headers?(): Record<string, string>;
  onCall?(name: CallName, outcome: Outcome, seconds: number): void;
  onBreaker?(state: BreakerState): void;
}

class BadStatus extends Error {
  constructor(readonly status: number) {
    super(`status ${status}`);
  }
}
class Unwell extends BadStatus {}
export const isUnwell = (status: number) => status >= 500 || status === 429;
/** Any other unexpected answer, from a server that works. */
class Refused extends BadStatus {}

/** By which the provider's log lines and traces belong to the request that is being answered here. */
function originHeaders(): Record<string, string> {
  const [id, trace] = [requestId(), traceparent()];
  return { ...(id && { [REQUEST_ID]: id }), ...(trace && { traceparent: trace }) };
}

/** An escaped half of a pair of UTF-16 code units; a whole pair may be written so, too. */
const HALF = /\\u[dD][89a-fA-F]/;

/** Parses JSON; half a character becomes U+FFFD, as in HTML, so that server and browser agree. Throws a SyntaxError. */
const parseAnswer = (json: string): unknown =>
  HALF.test(json) ? JSON.parse(json, (_, value) => (typeof value === 'string' ? value.toWellFormed() : value)) : JSON.parse(json);

const reasonOf = (why: unknown) =>
  why instanceof Error ? (why.cause instanceof Error ? why.cause.message : why.message) : String(why);

/** HTTP client of the provider. Each call has a timeout (R-WIRE-15); none is made while the circuit breaker is open. */
export function createProvider({ apiUrl, deadlineMs, secret, headers, onCall, onBreaker }: ProviderDeps) {
  const isFailure = (error: unknown) => !(error instanceof NoRecord || error instanceof Refused);
  const common = { what: 'the provider', deadlineMs, isFailure };
  const breaker = createBreaker({ ...common, onChange: onBreaker });
  const visitorsBreaker = createBreaker(common);
  const inTurn = createVisitorsQueue({ ...VISITORS, endMs: waitLimitMs(deadlineMs) });

  /** Runs a visitor's query; waiting ones fail at once when the provider does not answer. */
  const askForVisitor = <T>(work: (signal: AbortSignal) => Promise<T>) =>
    inTurn(async () => {
      if (breaker.state() !== 'closed') throw new BreakerOpen();
      return visitorsBreaker.run(work);
    });

  const expectedFor = (signature: string | undefined, receipts: boolean | undefined) =>
    secret && signature && receipts ? { secret, signature } : undefined;

  /** One call, counted in the metrics. `finish` reads the answer within the timeout. */
  async function call<T>(
    { name, address, insist, byVisitor }: { name: CallName; address: string; insist?: boolean; byVisitor?: boolean },
    init: RequestInit,
    finish: (response: Response) => Promise<T>,
  ): Promise<T> {
    const start = performance.now();
    let outcome: Outcome = 'failed';
    const usual = { accept: 'application/json', ...originHeaders(), ...headers?.() }; // read now: a queued call runs in the context of another request
    try {
      const work = async (signal: AbortSignal) => {
        const response = await fetch(`${apiUrl}/api${address}`, {
          ...init,
          headers: { ...usual, ...init.headers },
          signal,
        });
        return finish(response);
      };
      const result = await (byVisitor ? askForVisitor(work) : breaker.run(work, insist));
      outcome = 'answered';
      return result;
    } catch (error) {
      if (error instanceof NoRecord) outcome = 'answered';
      if (error instanceof BreakerOpen) outcome = 'spared';
      throw error;
    } finally {
      onCall?.(name, outcome, (performance.now() - start) / 1000);
    }
  }

  return {
    deadlineMs,
    /** GET, validated against the contract. Throws NoRecord or ProviderFailure. Visitors' queries have limits of their own. */
    async read(name: CallName, input?: Record<string, unknown>, byVisitor?: boolean): Promise<unknown> {
      const address = addressOf(name, input);
      const failure = (why: unknown) =>
        new ProviderFailure(`GET /api${address}: ${reasonOf(why)}`, why instanceof BadStatus ? why.status : undefined);
      const body = await call({ name, address, byVisitor }, {}, async (response): Promise<unknown> => {
        if (response.status === 404 && name === 'additions') return { additions: [] }; // R-WIRE-12
        if (response.status === 404) throw new NoRecord(`GET /api${address}: 404`);
        if (!response.ok) throw new (isUnwell(response.status) ? Unwell : Refused)(response.status);
        return parseAnswer((await readBounded(response, MAX_ANSWER_BYTES)).toString());
      }).catch((error: unknown) => {
        throw error instanceof NoRecord ? error : failure(error);
      });
      const parsed = callOf(name).output.safeParse(body);
      if (parsed.success) return parsed.data;
      const issue = parsed.error.issues[0];
      throw failure(`answer does not fit the contract at "${issue?.path.join('.')}": ${issue?.message}`);
    },
    /** POST; the caller judges the response. Rejects on network failure, timeout, and with BreakerOpen unless it insists. */
    async submit(
      name: 'contactSubmit' | 'serviceBooking' | 'followAct' | 'editAct' | 'vitals' | 'missingPaths',
      body: unknown,
      { insist, signed, receipts }: SubmitOptions = {},
    ): Promise<Response> {
      const { path: address } = callOf(name);
      const text = JSON.stringify(body);
      const signature = signed && secret ? signatureOf(secret, address, text) : undefined;
      const init: RequestInit = {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(signature && { [SIGNATURE_HEADER]: signature }),
        },
        body: text,
        redirect: 'manual', // following the redirect would turn the POST into a GET
      };
      let unwell: Response | undefined;
      const byVisitor = name === 'vitals' || name === 'missingPaths';
      return call({ name, address, insist, byVisitor }, init, async (response) => {
        // Read here, so that a body that never ends counts as a failure too.
        const text = (await readBounded(response, MAX_RECEIPT_BYTES)).toString();
        const read = answerTo(response, text, expectedFor(signature, receipts));
        if (!isUnwell(response.status)) return read;
        unwell = read;
        throw new Unwell(response.status);
      }).catch((error: unknown) => {
        if (unwell) return unwell;
        throw error;
      });
    },
    /** POST of a file, whose address signs the body's hash; leaves the circuit breaker alone. Rejects as above. */
    async submitFile<Name extends keyof Files>(
      name: Name,
      about: Files[Name],
      body: Buffer,
      receipts = false,
    ): Promise<Response> {
      if (breaker.state() === 'open') throw new BreakerOpen();
      const address = addressOf(name, about);
      const signature = secret ? signatureOf(secret, address, '') : undefined;
      return withDeadline(FILE_DEADLINE_MS, 'a file', async (signal) => {
        const response = await fetch(`${apiUrl}/api${address}`, {
          method: 'POST',
          headers: {
            accept: 'application/json',
            'content-type': 'application/octet-stream',
            ...originHeaders(),
            ...headers?.(),
            ...(signature && { [SIGNATURE_HEADER]: signature }),
          },
          body: new Uint8Array(body),
          redirect: 'manual',
          signal,
        });
        const text = (await readBounded(response, MAX_RECEIPT_BYTES)).toString();
        return answerTo(response, text, expectedFor(signature, receipts));
      });
    },
    state: breaker.state,
    /** Closes the circuit breaker, because the provider has shown that it works. */
    presumeAlive() {
      breaker.close();
      visitorsBreaker.close();
    },
  };
}

export type Provider = ReturnType<typeof createProvider>;

/** A client for calls with a token; of its own, so that its failures never spare the pages' calls. */
export const withToken = (deps: ProviderDeps, header: string, token: string): Provider =>
  createProvider({ ...deps, headers: () => ({ ...deps.headers?.(), [header]: token }) });

export const isRefused = (error: unknown): boolean =>
  error instanceof NoRecord || (error instanceof ProviderFailure && (error.status === 401 || error.status === 403));
