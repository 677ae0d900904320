import { link, mkdir, readdir, readFile, stat, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { isMissing } from './durable-file';
import { SAME_LEAD_MS } from './receipts';

/** Shared by equal leads: the idempotency key and the reference that the visitor sees. */
const LeadKey = z.object({
  key: z.string(),
  reference: z.string(),
  /** Time of creation, in milliseconds since the epoch. */
  drawn_at: z.number(),
  /** The id of the browser that sent the first. */
  sender: z.string().optional(),
});
export type LeadKey = z.infer<typeof LeadKey>;

let written = 0;

/** Ending of the second name that a key has while one process removes it. */
const RETIRING = '.retiring';
/** A removal takes a moment; after this many milliseconds its process has died. */
const DIED_MS = 10_000;
/** How often, and after how many milliseconds, another process's removal is looked at again. */
const [MAX_LOOKS, LOOK_AGAIN_MS] = [400, 5];

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
      return isMissing(error) ? undefined : 'damaged';
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

  /**
   * Deletes a key if it still is what it was taken for. One process at a time may: the one that gave it the second name. Without
   * that, a slow process would delete the key that a faster one has just put in its place.
   */
  async function retire(path: string, isMeant: (found: LeadKey | 'damaged', writtenAt: number) => boolean): Promise<void> {
    const retiring = `${path}${RETIRING}`;
    try {
      await link(path, retiring);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== 'EEXIST' && code !== 'ENOENT') throw error;
      const { ctimeMs } = await stat(retiring).catch(() => ({ ctimeMs: Date.now() })); // just ended
      if (Math.abs(Date.now() - ctimeMs) > DIED_MS) await removed(retiring);
      return;
    }
    try {
      const found = await read(retiring);
      if (found && isMeant(found, (await stat(retiring)).mtimeMs)) await unlink(path);
    } finally {
      await removed(retiring);
    }
  }

  const isOld = (now: number) => (found: LeadKey | 'damaged') => found === 'damaged' || now - found.drawn_at >= SAME_LEAD_MS;

  /** The keys of the folder, without second names and unfinished ones. */
  const paths = async () => (await readdir(dir)).filter((name) => !name.includes('.')).map((name) => join(dir, name));

  return {
    open: () => mkdir(dir, { recursive: true, mode: 0o700 }),

    /** The key of the first of equal leads; `drawn` if this is the first. */
    async share(fingerprint: string, drawn: LeadKey): Promise<LeadKey> {
      const path = join(dir, fingerprint);
      for (let looks = 0; looks < MAX_LOOKS; looks += 1) {
        const first = await read(path);
        if (first && !isOld(drawn.drawn_at)(first)) return first as LeadKey;
        if (first) await retire(path, isOld(drawn.drawn_at));
        if (await claim(path, JSON.stringify(drawn))) return drawn;
        if (first) await pause(LOOK_AGAIN_MS); // another process is removing it
      }
      throw new Error('the key of an equal lead cannot be replaced');
    },

    async forgetReferences(references: readonly string[]) {
      const isMeant = (found: LeadKey | 'damaged') => found !== 'damaged' && references.includes(found.reference);
      for (const path of await paths()) {
        const found = await read(path);
        if (found && isMeant(found)) await retire(path, isMeant);
      }
    },

    /** Deletes keys written at `time` or before, in milliseconds since the epoch, and what a crash left. */
    async forget(time: number) {
      for (const name of await readdir(dir)) {
        const path = join(dir, name);
        const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY })); // deleted meanwhile
        if (mtimeMs > time) continue;
        if (name.includes('.')) await removed(path);
        else await retire(path, (_, writtenAt) => writtenAt <= time);
      }
    },
  };
}
