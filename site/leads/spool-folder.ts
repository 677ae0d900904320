import { join } from 'node:path';
import { newReference } from 'contract/reference';
import { withDeadline } from 'shared/deadline';
import { inSpan } from 'shared/trace';
import type { Log } from '../base/log';
import { DISK_MS } from '../base/waits';
import { createErased } from './erased';
import { parseFileName } from './file-name';
import { type Arrival, LeadFiles } from './files';
import { idempotencyKey } from './fingerprint';
import { UNDELIVERED } from './folders';
import { createLeadKeys, type LeadKey } from './keys';
import { createReceipts, SAME_LEAD_MS } from './receipts';
import type { SpooledLead } from './spooled-lead';
import { createUndelivered } from './undelivered';
import { createWriting, type Limits } from './writing';

interface SpoolFolderDeps {
  dir: string;
  log: Log;
  limits?: Limits;
  diskMs?: number;
  /** Milliseconds since the epoch. */
  now: () => number;
}

export const isSameSender = (one: Pick<SpooledLead, 'sender'>, other: Pick<SpooledLead, 'sender'>): boolean =>
  one.sender !== undefined && one.sender === other.sender;

/**
 * The spool's folder, and the receipts of its leads in memory. It is opened when it is first used, and again after a failed write:
 * an unusable folder does not stop the site.
 */
export function createSpoolFolder({ dir, log, limits, diskMs = DISK_MS, now }: SpoolFolderDeps) {
  const files = new LeadFiles(dir);
  const undelivered = createUndelivered(files);
  const writing = createWriting(files, log, limits);
  const keys = createLeadKeys(join(dir, 'keys'));
  const erased = createErased(join(dir, 'erased'));
  const receipts = createReceipts();
  let opened = false;

  /** Rejects with the file system's error, like what follows unless it says otherwise. */
  async function open() {
    if (opened) return;
    await files.open();
    await keys.open();
    receipts.addAll(await files.receipts());
    opened = true;
  }

  return {
    files,
    receipts,
    open,

    /** Names of the leads that can be claimed, oldest first. */
    async claimable() {
      await open();
      return files.claimable();
    },

    /** References of the undelivered leads; of those, too, that a process works on. */
    async references() {
      await open();
      const names = await Promise.all(UNDELIVERED.map((folder) => files.folders.names(folder)));
      return names.flat().flatMap((name) => parseFileName(name)?.reference ?? []);
    },

    /** Writes a lead with a claim; undefined, with an error in the log, when the disk is full or fails. Never rejects. */
    async write(lead: SpooledLead): Promise<string | undefined> {
      try {
        await open();
        return await inSpan('write lead to spool', { reference: lead.reference }, () => writing.write(lead));
      } catch (error) {
        opened = false;
        log.error('lead not written to the spool', { reference: lead.reference, error });
        return undefined;
      }
    },

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
      while (receipts.knows(reference, drawn_at)) reference = newReference(form);
      const drawn = { key: idempotencyKey(print, drawn_at), reference, drawn_at, sender };
      const share = async () => {
        await open();
        for (let again = 2; await erased.has(drawn.key); again += 1) drawn.key = `${idempotencyKey(print, drawn_at)}-${again}`;
        return keys.share(print, drawn);
      };
      try {
        const first = await withDeadline(diskMs, 'the key', share);
        return { ...first, isFirst: first === drawn || isSameSender(first, { sender }) };
      } catch {
        return { ...drawn, isFirst: true }; // the write of the lead's own file fails too, and logs it
      }
    },

    /** Ends a claim once the answer is decided. A failure is logged, and the next start repeats the step. Never rejects. */
    async end(reference: string, step: Promise<void>): Promise<void> {
      await withDeadline(diskMs, 'the file', () => step).catch((error) =>
        log.error('spool file not moved', { reference, error }),
      );
    },

    /** Releases a claimed lead back to those that wait, rewritten if it changed; a later attempt may have it in any case. Never rejects. */
    async release(reference: string, name: string, changed?: SpooledLead): Promise<void> {
      await this.end(reference, files.release(name, changed));
      files.giveUp(name);
    },

    /** Deletes what is kept of leads that no equal post can follow any more. */
    async tidy() {
      const before = now() - SAME_LEAD_MS;
      receipts.prune(now());
      await files.forget(before);
      await keys.forget(before);
    },

    async undelivered() {
      await open();
      return undelivered;
    },

    /** What is known of the lead with that reference. Rejects with the file system's error, unless there is a receipt. */
    async arrival(reference: string): Promise<Arrival | undefined> {
      const found = await open()
        .then(() => files.arrival(reference))
        .catch((error: unknown) => ({ error }));
      if (found && !('error' in found)) return found;
      // The provider may have stored it under another reference.
      const receivedAt = receipts.receivedAt(reference, now());
      if (receivedAt !== undefined) return { receivedAt, delivered: true };
      if (found) throw found.error;
      return undefined;
    },

    /** Deletes the receipts of these leads, so that an equal post is a new lead again, under another key. */
    async forget(references: readonly string[], known: readonly string[]) {
      await open();
      await erased.mark(known);
      await files.forgetReferences(references);
      await keys.forgetReferences(references);
      receipts.forget(references);
    },

    /**
     * For `/readyz`: `oldest_ms` is the age of the oldest waiting lead, `writable` whether the longest lead could be written now.
     * Never rejects.
     */
    async state() {
      const look = async () => {
        const { waiting, refused, oldest } = await files.usage();
        return { writable: await writing.works(), waiting, refused, oldest_ms: oldest ? Math.max(0, now() - oldest) : 0 };
      };
      try {
        return await withDeadline(diskMs, 'the spool', look);
      } catch {
        return { writable: false, waiting: 0, refused: 0, oldest_ms: 0 };
      }
    },
  };
}

export type SpoolFolder = ReturnType<typeof createSpoolFolder>;
