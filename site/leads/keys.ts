import { link, mkdir, readdir, readFile, stat, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { SAME_LEAD_MS } from './receipts';

/** Shared by equal leads: the idempotency key and the reference that the visitor sees. */
const LeadKey = z.object({
  key: z.string(),
  reference: z.string(),
  /** Time of creation, in milliseconds since the epoch. */
  drawn_at: z.number(),
});
export type LeadKey = z.infer<typeof LeadKey>;

let written = 0;

/**
 * Keys by fingerprint, in a folder that all processes of the site share: created by the first of equal posts and reused for 24
 * hours. The folder need not survive a power cut, because the lead's own file contains its key. Methods reject with the file
 * system's error.
 */
export function createLeadKeys(dir: string) {
  async function read(path: string): Promise<LeadKey | 'damaged' | undefined> {
    try {
      return LeadKey.parse(JSON.parse(await readFile(path, 'utf8')));
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === 'ENOENT' ? undefined : 'damaged';
    }
  }

  /** Creates a file exclusively; false if it exists. */
  async function claim(path: string, text: string): Promise<boolean> {
    written += 1;
    const unfinished = `${path}.${process.pid}-${written}`;
    await writeFile(unfinished, text, { mode: 0o600 });
    try {
      await link(unfinished, path);
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
      throw error;
    } finally {
      await unlink(unfinished);
    }
  }

  const removed = (path: string) => unlink(path).catch(() => undefined); // another process was faster

  return {
    open: () => mkdir(dir, { recursive: true, mode: 0o700 }),

    /** The key of the first of equal leads; `drawn` if this is the first. */
    async share(fingerprint: string, drawn: LeadKey): Promise<LeadKey> {
      const path = join(dir, fingerprint);
      for (;;) {
        const first = await read(path);
        if (first && first !== 'damaged' && drawn.drawn_at - first.drawn_at < SAME_LEAD_MS) return first;
        if (first) await removed(path);
        if (await claim(path, JSON.stringify(drawn))) return drawn;
      }
    },

    async forgetReferences(references: readonly string[]) {
      for (const name of await readdir(dir)) {
        const path = join(dir, name);
        const found = await read(path);
        if (found && found !== 'damaged' && references.includes(found.reference)) await removed(path);
      }
    },

    /** Deletes keys written at `time` or before, in milliseconds since the epoch. */
    async forget(time: number) {
      for (const name of await readdir(dir)) {
        const { mtimeMs } = await stat(join(dir, name)).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY })); // deleted meanwhile
        if (mtimeMs <= time) await removed(join(dir, name));
      }
    },
  };
}
