import type { AnyContractProcedure } from '@orpc/contract';
import { type CallName, contract } from 'contract';
import type { ZodType } from 'zod';

/** The provider said that there is no such record (404). */
export class NoRecord extends Error {}

/** The provider failed, hung, or answered something that the contract does not know; `message` says which call and why. */
export class ProviderFailure extends Error {}

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

/** HTTP to the provider, each call with a deadline (ruling 42). */
export interface Provider {
  /** GET and check against the contract. Throws NoRecord or ProviderFailure. */
  read(name: CallName, input?: Record<string, unknown>): Promise<unknown>;
  /** POST as it is; the caller judges the response. Rejects on network failure and at the deadline. */
  submit(name: 'contactSubmit' | 'serviceBooking' | 'vitals', body: unknown): Promise<Response>;
}

/** A provider at `apiUrl`; `deadlineMs` bounds the whole of a call, its body included. */
export function createProvider({ apiUrl, deadlineMs }: { apiUrl: string; deadlineMs: number }): Provider {
  return {
    async read(name, input) {
      const address = addressOf(name, input);
      const failure = (why: unknown) =>
        new ProviderFailure(
          `GET /api${address}: ${why instanceof Error ? (why.cause instanceof Error ? why.cause.message : why.message) : why}`,
        );
      let body: unknown;
      try {
        const response = await fetch(`${apiUrl}/api${address}`, {
          headers: { accept: 'application/json' },
          signal: AbortSignal.timeout(deadlineMs),
        });
        if (response.status === 404) throw new NoRecord(`GET /api${address}: 404`);
        if (!response.ok) throw new Error(`status ${response.status}`);
        body = await response.json();
      } catch (error) {
        throw error instanceof NoRecord ? error : failure(error);
      }
      const parsed = callOf(name).output.safeParse(body);
      if (parsed.success) return parsed.data;
      const issue = parsed.error.issues[0];
      throw failure(`answer does not fit the contract at "${issue?.path.join('.')}": ${issue?.message}`);
    },
    submit: (name, body) =>
      fetch(`${apiUrl}/api${callOf(name).path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(body),
        redirect: 'manual', // a followed redirect would turn the POST into a GET
        signal: AbortSignal.timeout(deadlineMs),
      }),
  };
}
