import type { Payload } from 'payload';
import { sharedWork } from '../process/shared-work';
import { type Client, poolOf } from './query';

/** A connection of PostgreSQL's pool that is kept for its locks: closing it, once or more often, releases them. */
export interface HeldConnection {
  client: Client;
  close(): void;
}

/** Takes a connection and begins with it; closes it when that fails, or has no end within `ms`. */
export const holdConnection = <T>(
  payload: Payload,
  ms: number,
  what: string,
  begin: (held: HeldConnection) => Promise<T>,
): Promise<T> =>
  sharedWork(ms, what, async (signal) => {
    const client = await poolOf(payload).connect();
    let isOpen = true;
    const close = () => {
      if (isOpen) client.release(true);
      isOpen = false;
    };
    signal.addEventListener('abort', close);
    try {
      signal.throwIfAborted();
      return await begin({ client, close });
    } catch (error) {
      close();
      throw error;
    } finally {
      signal.removeEventListener('abort', close);
    }
  });
