import { implement, ORPCError } from '@orpc/server';
import { contract } from 'contract';
import type { Payload } from 'payload';

/** What every handler works with. */
export interface ApiContext {
  payload: Payload;
}

/** The contract's calls, each waiting for its body. */
export const api = implement(contract).$context<ApiContext>();

/** The value, or the answer 404 when there is none: `what` says of which record. */
export function present<T>(value: T | null | undefined | '', what: string): T {
  if (value === null || value === undefined || value === '') throw new ORPCError('NOT_FOUND', { message: `There is no ${what}` });
  return value as T;
}

/** A text without regard to case and spaces, for names that people type (R-WIRE-6). */
export const fold = (text: string) => text.toLowerCase().replace(/\s+/g, '');

/** Which part of a list is asked for; the whole of it without a limit (R-WIRE-11). What is not asked for is not counted. */
export const cut = ({ page = 1, limit = 0 }: { page?: number; limit?: number }) => ({ pagination: false, page, limit });

/** The list in the owner's order, pictures included. */
export const ordered = { pagination: false, limit: 0, sort: '_order', depth: 1 } as const;
