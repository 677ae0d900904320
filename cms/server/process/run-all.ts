import type { Payload } from 'payload';

/** Runs tasks one after the other. One that fails is logged, and keeps no other from running. */
export async function runAll(payload: Payload, tasks: Record<string, () => unknown>): Promise<void> {
  for (const [task, run] of Object.entries(tasks)) {
    try {
      await run();
    } catch (error) {
      payload.logger.error({ err: error, task }, 'A task of the jobs failed; it is tried again');
    }
  }
}
