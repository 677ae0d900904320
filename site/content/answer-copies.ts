import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from 'contract/replace-file';

export interface CopyLimits {
  copies: number;
  bytes: number;
}

/** Copies of answers in a folder, one file each, within limits: the oldest are deleted. */
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
    if (this.#written > 0.1) await this.#deleteOldest();
  }

  /** Deletes a copy if there is one. Rejects with the file system's error. */
  async remove(key: string): Promise<void> {
    await rm(this.#fileOf(key), { force: true });
  }

  /** Runs each time a tenth of a limit was written, so usage stays below 1.1 times the limit. */
  async #deleteOldest() {
    this.#written = 0;
    const copies = await Promise.all(
      (await readdir(this.#dir)).map(async (name) => {
        const { size, mtimeMs } = await stat(join(this.#dir, name)).catch(() => ({ size: 0, mtimeMs: 0 })); // already deleted
        return { name, size, mtimeMs };
      }),
    );
    let [count, total] = [copies.length, copies.reduce((sum, { size }) => sum + size, 0)];
    for (const { name, size } of copies.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
      if (count <= this.#limits.copies && total <= this.#limits.bytes) return;
      await rm(join(this.#dir, name), { force: true });
      count -= 1;
      total -= size;
    }
  }
}
