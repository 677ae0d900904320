import { withDeadline } from 'contract/deadline';
import type { Log } from '../base/log';
import { asRequest, chooseRequestId, withoutRequestId } from '../base/request-id';
import { steadyNow } from '../base/steady-clock';
import { DISK_MS } from '../base/waits';

/** Delays after failed rounds in milliseconds: the first, doubled up to the longest, each randomly reduced by up to half. */
export interface Pauses {
  firstMs: number;
  longestMs: number;
}

export interface BacklogDeps {
  /** Names of the waiting leads, oldest first. */
  waiting(): Promise<string[]>;
  /** True when the lead is finished, false to retry it. Rejects when its file cannot be used. Has an end of its own. */
  deliver(name: string): Promise<boolean>;
  /** Runs after every round. */
  tidy(): Promise<void>;
  pauses: Pauses;
  log: Log;
  /** The longest wait for the folder, in milliseconds. */
  diskMs?: number;
  /** What waits, for the log. */
  what?: 'leads' | 'photos';
}

/**
 * Delivers waiting leads one at a time, oldest first. After a failure a random other one is tried, so that one bad lead does not
 * block the rest; two failures in a row end the round, and the next starts after a delay. A lead that failed while another was
 * delivered is tried after all others from then on, those that were not tried for longest first.
 */
export function createBacklog({ waiting, deliver, tidy, pauses, log, diskMs = DISK_MS, what = 'leads' }: BacklogDeps) {
  let timer: NodeJS.Timeout | undefined;
  let dueAt = Number.POSITIVE_INFINITY;
  let running: Promise<void> | undefined;
  let failures = 0;
  /** Set when a round was requested, or a lead added, after the current round listed the leads. */
  let again = false;
  let joinedLate = false;
  let closed = false;

  /** Leads that failed while the provider took others, by when they were last tried. */
  const bad = new Map<string, number>();
  let tries = 0;

  /** Waiting leads, oldest first, behind them the bad ones. */
  async function inOrder(): Promise<string[]> {
    const names = await withDeadline(diskMs, 'the folder', waiting);
    for (const name of bad.keys()) if (!names.includes(name)) bad.delete(name);
    return names.sort((a, b) => (bad.get(a) ?? 0) - (bad.get(b) ?? 0));
  }

  async function round(): Promise<void> {
    const queue = await inOrder();
    const failed: string[] = [];
    let failedInRow = 0;
    let left = 0;
    while (queue.length > 0 && failedInRow < 2 && !closed) {
      const index = failedInRow === 0 ? 0 : Math.floor(Math.random() * queue.length);
      const [name = ''] = queue.splice(index, 1);
      tries += 1;
      if (bad.has(name)) bad.set(name, tries);
      let done: boolean;
      try {
        done = await asRequest(chooseRequestId(undefined, false), () => deliver(name));
      } catch (error) {
        log.error(`waiting ${what.slice(0, -1)} passed over: its file cannot be used`, { file: name, error });
        continue; // says nothing about the provider; continue with the others
      }
      if (done) {
        failedInRow = 0;
        failures = 0;
        for (const other of failed.splice(0)) bad.set(other, tries);
      } else {
        failed.push(name);
        failedInRow += 1;
        left += 1;
      }
    }
    if (left > 0) failures += 1;
    else failures = 0;
    if (left > 0) log.warn(`${what} wait for the provider`, { left: left + queue.length, rounds: failures });
    await withDeadline(diskMs, 'the folder', tidy);
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
        const pause = Math.min(pauses.longestMs, pauses.firstMs * 2 ** Math.max(0, failures - 1));
        // Check the folder now and then even when it is empty: another process may have died with a lead.
        const idle = joinedLate ? pauses.firstMs : 60_000;
        const next = failures > 0 ? pause * (1 - Math.random() / 2) : idle;
        schedule(again ? 0 : next);
        again = false;
        joinedLate = false;
      });
  }

  return {
    /** Starts a round now. */
    open: run,
    /** Schedules a round for an added lead after the first delay, unless delays have grown already. */
    joined() {
      if (running) joinedLate = true;
      else if (failures === 0) schedule(pauses.firstMs);
    },
    /** The provider is known to work: deliver what waits now. */
    providerIsBack() {
      if (failures > 0) run();
    },
    /** Stops after the current delivery. */
    async close() {
      closed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
