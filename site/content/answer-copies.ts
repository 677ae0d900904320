import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { boundFolder } from 'shared/kept-files';
import { replaceFile } from 'shared/replace-file';

export interface CopyLimits {
  copies: number;
  bytes: number;
}

/** Copies of answers in a folder, one file each, within limits: those used the longest ago are deleted. */
export class AnswerCopies {
  readonly #dir: string;
  readonly #limits: CopyLimits;
  /** Share of the limits written since the last clean-up; unknown at the start. */
  #written = Number.POSITIVE_INFINITY;

  constructor(dir: string, limits: CopyLimits) {
    this.#dir = dir;
    this.#limits = limits;
  }

  #fileOf(key: string) {
    return join(this.#dir, `${createHash('sha256').update(key).digest('hex').slice(0, 32)}.json`);
  }

  /** The copy of the answer for `key`; undefined if there is none, or it is unreadable. */
  async read(key: string): Promise<{ value: unknown; bytes: number } | undefined> {
    try {
      const copy = await readFile(this.#fileOf(key));
      const { key: whose, value } = JSON.parse(copy.toString()) as { key: string; value: unknown };
      return whose === key ? { value, bytes: copy.length } : undefined;
    } catch {
      return undefined;
    }
  }

  /** Writes or replaces a copy. Rejects with the file system's error. */
  async write(key: string, value: unknown): Promise<void> {
    const copy = Buffer.from(JSON.stringify({ key, value }));
    await mkdir(this.#dir, { recursive: true });
    await replaceFile(this.#fileOf(key), (temporary) => writeFile(temporary, copy));
    this.#written += Math.max(1 / this.#limits.copies, copy.length / this.#limits.bytes);
    if (this.#written <= 0.1) return;
    // Each time a tenth of a limit was written, so usage stays below 1.1 times the limit.
    this.#written = 0;
    await boundFolder(this.#dir, this.#limits.bytes, this.#limits.copies);
  }

  /** Deletes a copy if there is one. Rejects with the file system's error. */
  async remove(key: string): Promise<void> {
    await rm(this.#fileOf(key), { force: true });
  }
}
