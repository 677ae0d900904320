import type { Payload } from 'payload';
import { sharedWork } from './shared-work';

/** Longest task in milliseconds. */
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
