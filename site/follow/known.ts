import type { FollowedRequest, FollowQuote } from 'contract/follow';
import type { ActName, FollowedView } from '../content/followed';
import { isAct } from './posted-act';

export type Known =
  | { request: FollowedRequest; photosOnTheWay: number }
  | Extract<FollowedView, { kind: 'arrived' | 'unknown' | 'ended' }>['kind'];

const DECIDED: Partial<Record<ActName, FollowQuote['state']>> = { accept: 'accepted', decline: 'declined' };

/** Whether to say that an act was done. Anybody can write it into the address, so of a decision only if the quote says the same. */
export function isDone(asked: string | null, known: Known): asked is ActName {
  if (!isAct(asked)) return false;
  const decided = DECIDED[asked];
  if (decided === undefined || typeof known === 'string') return decided === undefined;
  const { quote, declined_version } = known.request;
  return quote?.state === decided || (asked === 'decline' && declined_version !== undefined);
}
