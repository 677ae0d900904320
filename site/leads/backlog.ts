import type { Log } from '../base/log';
import { asNobody, asRequest, chooseRequestId } from '../base/request-id';
import { steadyNow } from '../base/steady-clock';

/** Pauses between attempts, in milliseconds: the first, doubled up to the longest; each shortened by chance up to a half. */
export interface Pauses {
  firstMs: number;
  longestMs: number;
}

export interface BacklogDeps {
  /** Names of what waits, oldest first. */
  waiting(): Promise<string[]>;
  /** True when it is done with, false when it has to be tried again. Rejects when its file cannot be used. */
  deliver(name: string): Promise<boolean>;
  /** Runs after every round. */
  tidy(): Promise<void>;
  pauses: Pauses;
  log: Log;
}

/**
 * Delivers what waits, one at a time, oldest first. After a failure one other is tried, picked by chance, so that a lead the
 * provider chokes on does not hold up the rest; two failures in a row end the round, and the next begins after a pause.
 */
export function createBacklog({ waiting, deliver, tidy, pauses, log }: BacklogDeps) {
  let timer: NodeJS.Timeout | undefined;
  let dueAt = Number.POSITIVE_INFINITY;
  let running: Promise<void> | undefined;
  let failures = 0;
  /** A round was asked for, or a lead joined, after the one that runs had looked at what waits. */
  let again = false;
  let joinedLate = false;
  let closed = false;

  async function round(): Promise<void> {
    const queue = await waiting();
    let failedInRow = 0;
    let left = 0;
    while (queue.length > 0 && failedInRow < 2 && !closed) {
      const index = failedInRow === 0 ? 0 : Math.floor(Math.random() * queue.length);
      const [name = ''] = queue.splice(index, 1);
      let done: boolean;
      try {
        done = await asRequest(chooseRequestId(undefined, false), () => deliver(name));
      } catch (error) {
        log.error('waiting lead passed over: its file cannot be used', { file: name, error });
        continue; // it says nothing of the provider, and the others go on
      }
      if (done) {
        failedInRow = 0;
        failures = 0;
      } else {
        failedInRow += 1;
        left += 1;
      }
    }
    if (left > 0) failures += 1;
    else failures = 0;
    if (left > 0) log.warn('leads wait for the provider', { left: left + queue.length, rounds: failures });
    await tidy();
  }

  /** A round in so many milliseconds, unless one is due sooner. */
  function schedule(delayMs: number) {
    if (steadyNow() + delayMs >= dueAt) return;
    clearTimeout(timer);
    dueAt = steadyNow() + delayMs;
    timer = asNobody(() => setTimeout(run, delayMs).unref());
  }

  function run() {
    if (closed) return;
    if (running) {
      again = true;
      return;
    }
    clearTimeout(timer);
    dueAt = Number.POSITIVE_INFINITY;
    running = asNobody(round)
      .catch((error) => {
        failures += 1;
        log.error('spool not swept', { error });
      })
      .finally(() => {
        running = undefined;
        if (closed) return;
        const pause = Math.min(pauses.longestMs, pauses.firstMs * 2 ** Math.max(0, failures - 1));
        // With nothing left the folder is still looked at now and then: another process may have died over a lead.
        const idle = joinedLate ? pauses.firstMs : 60_000;
        const next = failures > 0 ? pause * (1 - Math.random() / 2) : idle;
        schedule(again ? 0 : next);
        again = false;
        joinedLate = false;
      });
  }

  return {
    /** Begins with a round now. */
    open: run,
    /** A lead joined those that wait: there is a round after the first pause, unless pauses have grown already. */
    joined() {
      if (running) joinedLate = true;
      else if (failures === 0) schedule(pauses.firstMs);
    },
    /** The provider was seen to work: what waits for it is tried now. */
    providerIsBack() {
      if (failures > 0) run();
    },
    /** Ends after what is under way. */
    async close() {
      closed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
