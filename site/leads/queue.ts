import { withDeadline } from 'shared/deadline';
import { asRequest, chooseRequestId, withoutRequestId } from 'shared/request-id';
import type { Log } from '../base/log';
import { steadyNow } from '../base/steady-clock';
import { DISK_MS } from '../base/waits';

/** Delays after failed rounds in milliseconds: the first, doubled up to the longest, each randomly reduced by up to half. */
export interface Pauses {
  firstMs: number;
  longestMs: number;
}

export interface QueueDeps {
  waiting(): Promise<string[]>;
  /** True when the lead is finished, false to retry it; `later` if this one must wait. Rejects for an unusable file. */
  deliver(name: string): Promise<boolean | 'later'>;
  tidy(): Promise<void>;
  pauses: Pauses;
  log: Log;
  diskMs?: number;
  /** What waits, for the log. */
  what?: 'leads' | 'photos';
}

/**
 * Delivers waiting leads one at a time, oldest first. After a failure another one is tried, of those that were not tried for longest;
 * two failures in a row end the round, and the next starts after a delay. A lead that failed while another was delivered is bad: it
 * has a growing pause of its own, and delays no other.
 */
export function createQueue({ waiting, deliver, tidy, pauses, log, diskMs = DISK_MS, what = 'leads' }: QueueDeps) {
  let timer: NodeJS.Timeout | undefined;
  let dueAt = Number.POSITIVE_INFINITY;
  let running: Promise<void> | undefined;
  let failures = 0;
  /** Set when a round was requested, or a lead added, after the current round listed the leads. */
  let again = false;
  let joinedLate = false;
  let closed = false;

  /** Leads that failed while the provider took others: how often, and when each is due again. */
  const bad = new Map<string, { times: number; dueAt: number }>();
  /** When a lead that failed was last tried, in tries of all. */
  const tried = new Map<string, number>();
  let tries = 0;

  const pauseAfter = (times: number) => Math.min(pauses.longestMs, pauses.firstMs * 2 ** Math.max(0, times - 1));

  function passOver(name: string) {
    const times = (bad.get(name)?.times ?? 0) + 1;
    bad.set(name, { times, dueAt: steadyNow() + pauseAfter(times) * (1 - Math.random() / 2) });
  }

  /** Waiting leads that are due, oldest first, behind them the bad ones. */
  async function inOrder(): Promise<string[]> {
    const names = await withDeadline(diskMs, 'the folder', waiting);
    for (const known of [bad, tried]) for (const name of known.keys()) if (!names.includes(name)) known.delete(name);
    const of = (name: string) => bad.get(name)?.dueAt ?? 0;
    return names.filter((name) => of(name) <= steadyNow()).sort((a, b) => of(a) - of(b));
  }

  /** The place of one of those that were not tried for longest. */
  function longestAgo(due: readonly string[]): number {
    const last = due.map((name) => tried.get(name) ?? 0);
    const first = Math.min(...last);
    const places = last.flatMap((time, place) => (time === first ? place : []));
    return places[Math.floor(Math.random() * places.length)] ?? 0;
  }

  async function round(): Promise<void> {
    const due = await inOrder();
    /** Those that failed, and may be bad or not. */
    const failed: string[] = [];
    let failedInRow = 0;
    while (due.length > 0 && failedInRow < 2 && !closed) {
      const [name = ''] = due.splice(failedInRow === 0 ? 0 : longestAgo(due), 1);
      tries += 1;
      let outcome: boolean | 'later';
      try {
        outcome = await asRequest(chooseRequestId(undefined, false), () => deliver(name));
      } catch (error) {
        log.error(`waiting ${what.slice(0, -1)} passed over: its file cannot be used`, { file: name, error });
        continue; // says nothing about the provider; continue with the others
      }
      if (outcome === false) {
        tried.set(name, tries);
        failedInRow += 1;
        if (bad.has(name)) passOver(name);
        else failed.push(name);
        continue;
      }
      failedInRow = 0;
      failures = 0;
      for (const other of failed.splice(0)) passOver(other);
      if (outcome === 'later') passOver(name);
    }
    failures = failed.length > 0 ? failures + 1 : 0;
    if (failed.length > 0) log.warn(`${what} wait for the provider`, { left: failed.length + due.length, rounds: failures });
    await withDeadline(diskMs, 'the folder', tidy).catch((error) => log.error('spool not tidied', { what, error })); // what waits does not wait for that
  }

  /** Schedules a round in this many milliseconds, unless one is due earlier. */
  function schedule(delayMs: number) {
    if (steadyNow() + delayMs >= dueAt) return;
    clearTimeout(timer);
    dueAt = steadyNow() + delayMs;
    timer = withoutRequestId(() => setTimeout(run, delayMs).unref());
  }

  function run() {
    if (closed) return;
    if (running) {
      again = true;
      return;
    }
    clearTimeout(timer);
    dueAt = Number.POSITIVE_INFINITY;
    running = withoutRequestId(round)
      .catch((error) => {
        failures += 1;
        log.error('spool not swept', { what, error });
      })
      .finally(() => {
        running = undefined;
        if (closed) return;
        // Check the folder now and then even when it is empty: another process may have died with a lead.
        const idle = joinedLate ? pauses.firstMs : 60_000;
        const next = failures > 0 ? pauseAfter(failures) * (1 - Math.random() / 2) : idle;
        const badAgain = Math.min(...[...bad.values()].map((one) => one.dueAt)) - steadyNow();
        schedule(again ? 0 : Math.max(0, Math.min(next, badAgain)));
        again = false;
        joinedLate = false;
      });
  }

  return {
    open: run,
    /** Schedules a round for an added lead after the first delay, unless delays have grown already. */
    joined() {
      if (running) joinedLate = true;
      else if (failures === 0) schedule(pauses.firstMs);
    },
    providerIsBack() {
      if (failures > 0) run();
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
