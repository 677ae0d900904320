import { createHash } from 'node:crypto';
import type { Payload } from 'payload';

type Kind = 'posts' | 'testimonials';

/** A thing at its source: another site, or the tables of a person. */
export interface Origin {
  /** Such as `wordpress https://old.example`. */
  source: string;
  key: string;
}

/** A short fingerprint of an address or of a record's own words. */
export const fingerprint = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 20);

const markOf = ({ source, key }: Origin) => fingerprint(`${source} ${key}`);

/** Which record each imported thing became, in the database, so that a repeated import finds it reworded or removed, too. */
export class Ledger {
  constructor(private readonly payload: Payload) {}

  /** Id of the media record of an address; undefined if it was not imported yet. */
  async findPicture(address: string): Promise<number | undefined> {
    return (await this.#read<{ id: number }>('media', fingerprint(address)))?.id;
  }

  notePicture(address: string, id: number): Promise<void> {
    return this.payload.kv.set(`import.media.${fingerprint(address)}`, { id });
  }

  /** Id of the record that this thing became; undefined if it was not imported yet, or another thing has its record. */
  async find(kind: Kind, origin: Origin): Promise<number | undefined> {
    const noted = await this.#read<{ id: number }>(kind, markOf(origin));
    if (noted === undefined || !(await this.isFree(kind, origin, noted.id))) return undefined;
    await this.#claim(kind, origin, noted.id);
    return noted.id;
  }

  async note(kind: Kind, origin: Origin, id: number): Promise<void> {
    await this.payload.kv.set(`import.${kind}.${markOf(origin)}`, { id });
    await this.#claim(kind, origin, id);
  }

  async isFree(kind: Kind, origin: Origin, id: number): Promise<boolean> {
    const claim = await this.#read<{ by: string }>(kind, this.#place(origin, id));
    return claim === undefined || claim.by === markOf(origin);
  }

  #claim(kind: Kind, origin: Origin, id: number): Promise<void> {
    return this.payload.kv.set(`import.${kind}.${this.#place(origin, id)}`, { by: markOf(origin) });
  }

  #place = ({ source }: Origin, id: number) => fingerprint(`record ${id} of ${source}`);

  async #read<Value extends object>(kind: Kind | 'media', mark: string): Promise<Value | undefined> {
    return (await this.payload.kv.get<Value>(`import.${kind}.${mark}`)) ?? undefined;
  }
}
