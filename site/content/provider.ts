import type { AnyContractProcedure } from '@orpc/contract';
import { type CallName, contract } from 'contract';
import type { ZodType } from 'zod';
import { readBounded } from '../base/bounded-body';
import { type BreakerState, createBreaker, Spared } from '../base/breaker';
import type { Outcome } from '../base/metrics';
import { createVisitorsQueue } from '../base/visitors-queue';

/** The provider said that there is no such record (404). */
export class NoRecord extends Error {}

/** The provider failed, hung, or answered something that the contract does not know; `message` says which call and why. */
export class ProviderFailure extends Error {}

/** The longest answer, in bytes, that is read: many times what a list of thousands of posts takes. */
const MAX_ANSWER_BYTES = 16 * 1024 * 1024;
/** The same for the answer to a post: a receipt, or the page that a framework makes of an error. */
const MAX_RECEIPT_BYTES = 1024 * 1024;

/** How many questions made up by visitors are asked at once, and how many wait. */
const VISITORS = { atOnce: 4, waiting: 100 };

/** What `contract` says of one call. */
export function callOf(name: CallName) {
  const call = (contract[name] as AnyContractProcedure)['~orpc'];
  return {
    method: call.route.method as 'GET' | 'POST',
    path: call.route.path as string,
    input: call.inputSchema as ZodType,
    output: call.outputSchema as ZodType,
  };
}

/** Address of a call below `/api`: path parameters filled in, the rest as query. */
export function addressOf(name: CallName, input: Record<string, unknown> = {}): string {
  const rest = new Map(Object.entries(input).filter(([, value]) => value !== undefined));
  const path = callOf(name).path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = encodeURIComponent(String(rest.get(key)));
    rest.delete(key);
    return value;
  });
  const query = new URLSearchParams([...rest].map(([key, value]) => [key, String(value)])).toString();
  return query ? `${path}?${query}` : path;
}

/** HTTP to the provider, each call with a deadline (R-WIRE-15), none at all while the provider is spared. */
export interface Provider {
  /**
   * GET and check against the contract. Throws NoRecord or ProviderFailure. What a visitor asks is asked a few at a time, and spared
   * by failures of its own: whatever comes of it, pages and leads still reach the provider.
   */
  read(name: CallName, input?: Record<string, unknown>, byVisitor?: boolean): Promise<unknown>;
  /**
   * POST as it is; the caller judges the response. Rejects on network failure, at the deadline, and, unless it insists, with Spared.
   */
  submit(name: 'contactSubmit' | 'serviceBooking' | 'vitals', body: unknown, insist?: boolean): Promise<Response>;
  /** `open` while it is spared. */
  state(): BreakerState;
  /** It has shown that it lives: it is asked again at once. */
  presumeAlive(): void;
}

export interface ProviderDeps {
  apiUrl: string;
  /** Bounds the whole of a call, its body included. */
  deadlineMs: number;
  /** Headers of every call. */
  headers?(): Record<string, string>;
  onCall?(name: CallName, outcome: Outcome, seconds: number): void;
  onBreaker?(state: BreakerState): void;
}

/** A server's error, or its wish to be left alone. */
class Unwell extends Error {}
export const isUnwell = (status: number) => status >= 500 || status === 429;
/** Any other answer that is not what was asked for: bad news, from a server that is well. */
class Refused extends Error {}

const reasonOf = (why: unknown) =>
  why instanceof Error ? (why.cause instanceof Error ? why.cause.message : why.message) : String(why);

/** A provider at `apiUrl`. */
export function createProvider({ apiUrl, deadlineMs, headers, onCall, onBreaker }: ProviderDeps): Provider {
  const isFailure = (error: unknown) => !(error instanceof NoRecord || error instanceof Refused);
  const breaker = createBreaker({ isFailure, onChange: onBreaker });
  const visitorsBreaker = createBreaker({ isFailure });
  const inTurn = createVisitorsQueue(VISITORS);

  /** Asks what a visitor made up; those that wait fail at once when the provider turns out not to answer. */
  const askForVisitor = <T>(work: () => Promise<T>) =>
    inTurn(async () => {
      if (breaker.state() !== 'closed') throw new Spared();
      return visitorsBreaker.run(work);
    });

  /** One call, counted. `finish` reads what it needs of the answer while the deadline still runs. */
  async function call<T>(
    { name, address, insist, byVisitor }: { name: CallName; address: string; insist?: boolean; byVisitor?: boolean },
    init: RequestInit,
    finish: (response: Response) => Promise<T>,
  ): Promise<T> {
    const start = performance.now();
    let outcome: Outcome = 'failed';
    const common = { accept: 'application/json', ...headers?.() }; // read now: a queued call runs in another request's context
    try {
      const work = async () => {
        const response = await fetch(`${apiUrl}/api${address}`, {
          ...init,
          headers: { ...common, ...init.headers },
          signal: AbortSignal.timeout(deadlineMs),
        });
        return finish(response);
      };
      const result = await (byVisitor ? askForVisitor(work) : breaker.run(work, insist));
      outcome = 'answered';
      return result;
    } catch (error) {
      if (error instanceof NoRecord) outcome = 'answered';
      if (error instanceof Spared) outcome = 'spared';
      throw error;
    } finally {
      onCall?.(name, outcome, (performance.now() - start) / 1000);
    }
  }

  return {
    async read(name, input, byVisitor) {
      const address = addressOf(name, input);
      const failure = (why: unknown) => new ProviderFailure(`GET /api${address}: ${reasonOf(why)}`);
      const body = await call({ name, address, byVisitor }, {}, async (response): Promise<unknown> => {
        if (response.status === 404) throw new NoRecord(`GET /api${address}: 404`);
        if (!response.ok) throw new (isUnwell(response.status) ? Unwell : Refused)(`status ${response.status}`);
        return JSON.parse((await readBounded(response, MAX_ANSWER_BYTES)).toString());
      }).catch((error: unknown) => {
        throw error instanceof NoRecord ? error : failure(error);
      });
      const parsed = callOf(name).output.safeParse(body);
      if (parsed.success) return parsed.data;
      const issue = parsed.error.issues[0];
      throw failure(`answer does not fit the contract at "${issue?.path.join('.')}": ${issue?.message}`);
    },
    async submit(name, body, insist) {
      const init: RequestInit = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        redirect: 'manual', // a followed redirect would turn the POST into a GET
      };
      let unwell: Response | undefined;
      const byVisitor = name === 'vitals';
      return call({ name, address: callOf(name).path, insist, byVisitor }, init, async (response) => {
        // Read here, so that a body that never ends counts as a failure too.
        const text = (await readBounded(response, MAX_RECEIPT_BYTES)).toString();
        const read = new Response(text || null, { status: response.status, headers: response.headers });
        if (!isUnwell(response.status)) return read;
        unwell = read;
        throw new Unwell(`status ${response.status}`);
      }).catch((error: unknown) => {
        if (unwell) return unwell;
        throw error;
      });
    },
    state: breaker.state,
    presumeAlive() {
      breaker.close();
      visitorsBreaker.close();
    },
  };
}
