import type { Payload } from 'payload';
import { env } from '../../base/process/env';

/** What an operator says before a verb: a further installation on a machine has a command of its own. */
export const command = /^\/var\/lib\/(cleaning-[a-z0-9]+)$/.exec(env.dataDir)?.[1] ?? 'cleaning';

export interface Moment {
  payload: Payload;
  now: Date;
  /** How long this back office has run, in milliseconds: what is due every night gets its chance after a start. */
  upMs: number;
  /** Whether the condition held when it was last judged: it ends later than it begins, so that it does not waver. */
  active: boolean;
}

/** What is wrong in one sentence, and what to do about it. */
export interface Trouble {
  what: string;
  advice: string;
}

export interface Condition {
  /** A sentence for when it is over. */
  over: string;
  /** The trouble; null if there is none; undefined if that is unknown, which changes nothing. */
  judge(moment: Moment): Promise<Trouble | null | undefined>;
}

/** By then what a stopped machine has missed was made up for, or failed. */
export const SETTLED_MS = 2 * 60 * 60 * 1000;

/** Milliseconds since a time; undefined without one, or if a wrong clock put it into the future. */
export function ageOf(time: Date | string | null | undefined, now: Date): number | undefined {
  const age = time ? now.getTime() - new Date(time).getTime() : Number.NaN;
  return age >= 0 ? age : undefined;
}
