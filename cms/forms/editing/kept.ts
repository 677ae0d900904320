'use client';
import type { Values } from './changes';

/** What somebody typed and the server does not have yet. */
export interface Kept {
  at: number;
  /** The version that it was typed in, with its `updatedAt`. */
  base: Values;
  mine: Values;
  /** Sent without an answer. */
  sent: Values[];
}

const keysOf = (prefix: string) => Object.keys(localStorage).filter((key) => key.startsWith(prefix));

/** Where this device keeps what is typed in one open form: named by account and form, so that neither people nor tabs mix. */
export class Place {
  readonly #prefix: string;
  readonly #key: string;
  #leave = () => {};

  constructor(account: number | string, record: string) {
    this.#prefix = `typed ${account} ${record} `;
    this.#key = this.#prefix + crypto.randomUUID();
    // Held as long as the form is open, so that other tabs know; a browser frees it when the page is gone, crashed or not.
    const left = new Promise<void>((done) => {
      this.#leave = done;
    });
    navigator.locks?.request(this.#key, () => left).catch(() => undefined);
  }

  /** False if the device keeps nothing: it is full, or it forbids it. */
  keep(kept: Kept): boolean {
    try {
      localStorage.setItem(this.#key, JSON.stringify(kept));
      return true;
    } catch {
      return false;
    }
  }

  forget(key = this.#key): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was kept either.
    }
  }

  /** What forms of this record kept that are open no more, oldest first. */
  async left(): Promise<[key: string, kept: Kept][]> {
    try {
      const open = new Set((await navigator.locks?.query())?.held?.map(({ name }) => name));
      const keys = keysOf(this.#prefix).filter((key) => key !== this.#key && !open.has(key));
      const found = keys.map((key): [string, Kept] => [key, JSON.parse(localStorage.getItem(key) ?? 'null')]);
      return found.filter(([, kept]) => kept).sort(([, one], [, other]) => one.at - other.at);
    } catch {
      return [];
    }
  }

  close(): void {
    this.#leave();
  }
}
