import type { Payload } from 'payload';
import { type Checks, checks, type Finding, type Reading, type Trouble, troubleOf } from '../../base/checks';
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

export interface Condition {
  over: string;
  /** The trouble; null if there is none; undefined if that is unknown, which changes nothing. */
  judge(moment: Moment): Promise<Trouble | null | undefined>;
}

/** A condition of the list of checks, which can also be asked what it found; undefined where that could not be looked at. */
export interface Checked extends Condition {
  findings(moment: Moment): Promise<(Finding | undefined)[]>;
}

/** By then what a stopped machine has missed was made up for, or failed. */
const SETTLED_MS = 2 * 60 * 60 * 1000;

/** A condition that the list of checks judges: the first reading that is not well. An undefined reading could not be taken. */
export const checked = <S extends keyof Checks>(
  subject: S,
  over: string,
  measure: (moment: Moment) => Promise<(Reading<S> | undefined)[]>,
): Checked => ({
  over,
  async findings(moment) {
    const judge = checks[subject] as (reading: Reading<S>, circumstances: object) => Finding;
    return (await measure(moment)).map((reading) => reading && judge(reading, { now: moment.now, command }));
  },
  async judge(moment) {
    const findings = await this.findings(moment);
    const wrong = findings.find((finding) => finding && finding.level !== 'ok');
    if (wrong) return wrong.missed && moment.upMs < SETTLED_MS ? undefined : troubleOf(wrong);
    return findings.includes(undefined) ? undefined : null;
  },
});
