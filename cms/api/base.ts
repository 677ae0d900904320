import { implement, ORPCError } from '@orpc/server';
import { type CallName, contract } from 'contract';
import { withoutOrigins } from 'contract/text-origin';
import type { Payload } from 'payload';
import type { Claims } from '../office/preview/preview-token';
import { answerWithFacts } from './facts';
import type { Source } from './source';

export interface ApiContext {
  payload: Payload;
  source: Source;
  signed: boolean;
  preview?: Claims;
  editor?: string | null;
  follow?: string | null;
}

/** Answers with what somebody typed, in which nothing is filled in. */
const AS_TYPED: ReadonlySet<string> = new Set(['follow', 'followAct', 'editAct', 'editPicture'] satisfies CallName[]);

/** The contract's calls and their handlers' types. Their texts may name facts such as {years}. */
export const api = implement(contract)
  .$context<ApiContext>()
  .use(async ({ context: { source }, next, path }) => {
    const result = await next();
    if (AS_TYPED.has(path.join('.'))) return result;
    return { ...result, output: await answerWithFacts(result.output, source) };
  });

/** Responds 401 to a post that no site has signed: what only sites send. */
export function onlySites({ signed }: ApiContext): void {
  if (!signed) throw new ORPCError('UNAUTHORIZED', { message: 'Only a website with the shared secret may send this' });
}

/** Returns the value, or responds 404; `what` names the missing record. */
export function present<T>(value: T | null | undefined | '', what: string): T {
  if (value === null || value === undefined || value === '') throw new ORPCError('NOT_FOUND', { message: `There is no ${what}` });
  return value as T;
}

/** Normalises case and spaces, for names that people type (R-WIRE-6). */
export const fold = (text: string) => withoutOrigins(text).toLowerCase().replace(/\s+/g, '');

/** Paging options of a query; without a limit the whole list (R-WIRE-11). `pagination: false` saves Payload's count. */
export const cut = ({ page = 1, limit = 0 }: { page?: number; limit?: number }) => ({ pagination: false, page, limit });

export const ordered = { pagination: false, limit: 0, sort: '_order', depth: 1 } as const;
