import { createHash } from 'node:crypto';
import type { Payload } from 'payload';

type Kind = 'media' | 'posts' | 'testimonials';

/** A short fingerprint of an address or of a record's own words. */
export const fingerprint = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 20);

/**
 * Which record each imported thing became. It is in the database and therefore in its backups, so that a repeated import finds
 * what it made also after the owner has reworded, replaced or removed it.
 */
export class Ledger {
  constructor(private readonly payload: Payload) {}

  /** Id of the record that this thing became; undefined if it was not imported yet. */
  async find(kind: Kind, key: string): Promise<number | undefined> {
    const noted = await this.payload.kv.get<{ id: number }>(`import.${kind}.${fingerprint(key)}`);
    return noted?.id;
  }

  note(kind: Kind, key: string, id: number): Promise<void> {
    return this.payload.kv.set(`import.${kind}.${fingerprint(key)}`, { id });
  }
}
