import type { Lead } from '../../base/database/payload-types';

/** What *Not spam* changes: spam becomes new again, others lose the warning; undefined if there is nothing to change. */
export function notSpam({ status, suspicion }: Pick<Lead, 'status' | 'suspicion'>): Partial<Lead> | undefined {
  if (status === 'spam') return { status: 'new', suspicion: null };
  return suspicion ? { suspicion: null } : undefined;
}
