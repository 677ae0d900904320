import { link, mkdir, readdir, readFile, stat, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { newReference } from 'contract/reference';
import { withDeadline } from 'shared/deadline';
import { z } from 'zod';
import { DISK_MS } from '../base/waits';
import { isMissing } from './durable-file';
import { createErased } from './erased';
import { idempotencyKey } from './fingerprint';
import type { Arrival, SpoolFolder } from './spool-folder';
import type { Receipt, SpooledLead } from './spooled-lead';

/** Equal posts within this many milliseconds are one lead (R-LEAD-3). */
export const SAME_LEAD_MS = 24 * 60 * 60 * 1000;

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

type Sender = Pick<SpooledLead, 'sender'>;
export const isSameSender = (one: Sender, other: Sender) => one.sender !== undefined && one.sender === other.sender;

/**
 * What equal posts share for 24 hours. In memory: the receipts of known leads, by fingerprint and by reference. In a folder that all
 * processes of the site share: the key that the first of equal posts drew; it need not survive a power cut, because the lead's own file
 * contains its key. Methods reject with the file system's error.
 */
export function createReceipts(folder: SpoolFolder, diskMs = DISK_MS) {
  const dir = join(folder.dir, 'keys');
  const erased = createErased(join(folder.dir, 'erased'));
  const byPrint = new Map<string, Receipt>();
  const byReference = new Map<string, Receipt>();
  let isOpen = false;

  const add = (receipt: Receipt) => {
    byPrint.set(receipt.fingerprint, receipt);
    byReference.set(receipt.reference, receipt);
  };

  const valid = (receipt: Receipt | undefined, now: number) =>
    receipt && now - receipt.received_at < SAME_LEAD_MS ? receipt : undefined;

  function forgetReceipts(isMeant: (receipt: Receipt) => boolean) {
    for (const known of [byPrint, byReference]) for (const [name, receipt] of known) if (isMeant(receipt)) known.delete(name);
  }

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

  const knows = (reference: string, now: number) => valid(byReference.get(reference), now) !== undefined;

  /** Opens the spool's folder and reads its receipts when it is first used, and again after `close`. */
  async function open() {
    if (isOpen) return;
    await folder.open();
    await mkdir(dir, { recursive: true, mode: 0o700 });
    for (const receipt of (await folder.receipts()).sort((a, b) => a.received_at - b.received_at)) add(receipt);
    isOpen = true;
  }

  /** The key of the first of equal leads; `drawn` if this is the first. */
  async function share(fingerprint: string, drawn: LeadKey): Promise<LeadKey> {
    const path = join(dir, fingerprint);
    for (let looks = 0; looks < MAX_LOOKS; looks += 1) {
      const first = await read(path);
      if (first && !isOld(drawn.drawn_at)(first)) return first as LeadKey;
      if (first) await retire(path, isOld(drawn.drawn_at));
      if (await claim(path, JSON.stringify(drawn))) return drawn;
      if (first) await pause(LOOK_AGAIN_MS); // another process is removing it
    }
    throw new Error('the key of an equal lead cannot be replaced');
  }

  return {
    open,
    /** After a failed write: the folder may have been replaced. */
    close() {
      isOpen = false;
    },

    add,
    find: (fingerprint: string, now: number) => valid(byPrint.get(fingerprint), now),
    knows,
    share,

    /**
     * Key, reference and sender: those of the first equal lead within 24 hours, from the shared folder; without the folder, by the
     * date in the key. `isFirst` if it is this one, or its sender sent that. No erased lead's key comes again: the provider would take
     * it for that lead. Never rejects.
     */
    async keyOf(
      { form, sender }: Pick<SpooledLead, 'form' | 'sender'>,
      print: string,
      drawn_at: number,
    ): Promise<LeadKey & { isFirst: boolean }> {
      let reference = newReference(form);
      while (knows(reference, drawn_at)) reference = newReference(form);
      const key = idempotencyKey(print, drawn_at);
      const drawn = { key, reference, drawn_at, sender };
      try {
        const first = await withDeadline(diskMs, 'the key', async () => {
          await open();
          for (let again = 2; await erased.has(drawn.key); again += 1) drawn.key = `${key}-${again}`;
          return share(print, drawn);
        });
        return { ...first, isFirst: first === drawn || isSameSender(first, { sender }) };
      } catch {
        return { ...drawn, isFirst: true }; // the write of the lead's own file fails too, and logs it
      }
    },

    /** What is known of the lead with that reference. Rejects with the file system's error, unless there is a receipt. */
    async arrival(reference: string, now: number): Promise<Arrival | undefined> {
      const found = await open()
        .then(() => folder.arrival(reference))
        .catch((error: unknown) => ({ error }));
      if (found && !('error' in found)) return found;
      // The provider may have stored it under another reference.
      const receivedAt = valid(byReference.get(reference), now)?.received_at;
      if (receivedAt !== undefined) return { receivedAt, delivered: true };
      if (found) throw found.error;
      return undefined;
    },

    /** Deletes what is kept of these leads and keys, so that an equal post is a new lead again, under another key. */
    async forgetReferences(references: readonly string[], keys: readonly string[] = []) {
      await open();
      await erased.mark(keys);
      await folder.forgetReferences(references);
      const isMeant = (found: LeadKey | 'damaged') => found !== 'damaged' && references.includes(found.reference);
      for (const name of await readdir(dir)) {
        if (name.includes('.')) continue; // a second name, or unfinished
        const found = await read(join(dir, name));
        if (found && isMeant(found)) await retire(join(dir, name), isMeant);
      }
      forgetReceipts(({ reference }) => references.includes(reference));
    },

    /** Deletes what is kept of leads of that time and before, in milliseconds since the epoch, and what a crash left. */
    async forget(time: number) {
      forgetReceipts(({ received_at }) => received_at <= time);
      await folder.forget(time);
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
