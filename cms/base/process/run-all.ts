import type { Payload } from 'payload';
import { sharedWork } from './shared-work';

const TASK_MS = 10 * 60_000;

/** Runs tasks one after the other. One that fails, or never ends, is logged, and keeps no other from running. */
export async function runAll(payload: Payload, tasks: Record<string, () => unknown>): Promise<void> {
  for (const [task, run] of Object.entries(tasks)) {
    try {
      await sharedWork(TASK_MS, task, async () => run());
    } catch (error) {
      payload.logger.error({ err: error, task }, 'A task of the jobs failed; it is tried again');
    }
  }
}

/** Does the same with each of these, one after the other; rejects with the first error, once all had their turn. */
export async function eachAlone<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
  const errors: unknown[] = [];
  for (const item of items) await work(item).catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw errors[0];
}
