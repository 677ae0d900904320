import type { ReplyBy } from 'contract/reply';
import { DeadlineExceeded, withDeadline } from 'shared/deadline';
import { inSpan, traceparent } from 'shared/trace';
import type { Log } from '../base/log';
import { DISK_MS, Waits, waitLimitMs } from '../base/waits';
import type { Deliver, Delivery } from './delivery';
import { withClaim } from './file-name';
import { fingerprint } from './fingerprint';
import { createOutbox } from './outbox';
import type { PhotoSpool } from './photos/photo-spool';
import { createQueue, type Pauses } from './queue';
import { createReceipts, isSameSender, SAME_LEAD_MS } from './receipts';
import { type Limits, SpoolFolder } from './spool-folder';
import type { NewLead, Receipt, SpooledLead } from './spooled-lead';

export type Acceptance =
  /** `isFirst` unless somebody else sent the first of equal leads: whoever did not gets nothing that opens it (R-LEAD-20). */
  | { status: 'accepted'; reference: string; reply_by?: ReplyBy; isFirst: boolean }
  | { status: 'refused'; field?: string; message?: string }
  /** Neither the file nor the provider stored it (R-LEAD-1). */
  | { status: 'unavailable' };

export interface SpoolDeps {
  dir: string;
  deliver: Deliver;
  log: Log;
  /** Counts how long leads are being accepted and delivered. */
  waits?: Waits;
  photos?: Pick<PhotoSpool, 'bind' | 'unbind' | 'forget' | 'wake'>;
  limits?: Limits;
  pauses?: Pauses;
  /** The end of sending a lead to the provider, above that of its calls, and of a step on disk; in milliseconds. */
  deliverMs?: number;
  diskMs?: number;
  now?: () => number;
}

/** At most two failed attempts every 30 to 60 seconds do not burden a provider; leads arrive within a minute of its recovery. */
const PAUSES: Pauses = { firstMs: 1000, longestMs: 60_000 };

const DELIVER_MS = 2 * waitLimitMs(3000);

/**
 * The spool: an acknowledged lead is never lost and never doubled. A lead is written to `waiting` before the provider is called;
 * if the provider answers in time the visitor gets that answer, else the thanks rely on the file.
 */
export async function openSpool(deps: SpoolDeps) {
  const { dir, log, photos, limits, pauses = PAUSES, now = Date.now } = deps;
  const { waits = new Waits(), deliverMs = DELIVER_MS, diskMs = DISK_MS } = deps;
  const folder = new SpoolFolder(dir, limits, (usage) => log.error('spool is filling up', usage));
  const outbox = createOutbox(folder);
  const receipts = createReceipts(folder, diskMs);
  /** Leads being accepted, by fingerprint: equal posts share one answer. */
  const inFlight = new Map<string, { sender?: string; answer: Promise<Acceptance> }>();

  /** A failure, or no end, is an answer: the provider may have the lead. */
  const deliver: Deliver = (lead, insist = false) =>
    withDeadline(deliverMs, 'delivery', () => deps.deliver(lead, insist)).catch(
      (why: unknown): Delivery => ({ status: 'unanswered', why }),
    );

  /** Writes a lead with a claim; undefined, with an error in the log, when the disk is full or fails. Never rejects. */
  async function write(lead: SpooledLead): Promise<string | undefined> {
    try {
      await receipts.open();
      return await inSpan('write lead to spool', { reference: lead.reference }, () => folder.add(lead));
    } catch (error) {
      receipts.close();
      log.error('lead not written to the spool', { reference: lead.reference, error });
      return undefined;
    }
  }

  /** Undefined, with an error in the log, if the disk does not end in time. For steps that do not reject. */
  async function inTime<T>(step: Promise<T> | undefined): Promise<T | undefined> {
    try {
      return await withDeadline(diskMs, 'the disk', async () => step);
    } catch (error) {
      log.error('spool does not answer', { dir, error });
      return undefined;
    }
  }

  /** Ends a claim once the answer is decided. A failure is logged, and the next start repeats the step. Never rejects. */
  const end = (reference: string, step: Promise<void>) =>
    withDeadline(diskMs, 'the file', () => step).catch((error) => log.error('spool file not moved', { reference, error }));

  /** Releases a claimed lead back to those that wait, rewritten if it changed; a later attempt may have it in any case. Never rejects. */
  async function release(reference: string, name: string, changed?: SpooledLead) {
    await end(reference, folder.release(name, changed));
    folder.giveUp(name);
  }

  /** One delivery attempt of an acknowledged lead; true when it is finished. Once `late` is aborted it sends nothing any more. */
  async function deliverLate(waiting: string, late: AbortSignal): Promise<boolean> {
    late.addEventListener('abort', () => folder.giveUp(withClaim(waiting, undefined)));
    const claim = await folder.claim(waiting);
    if (!claim) return true;
    const { name, interrupted } = claim;
    const stored = await folder.read(name).catch(async (error) => {
      await release(name, name);
      throw error;
    });
    if (!stored) {
      log.error('damaged lead set aside', { file: name });
      await folder.setAside(name);
      return true;
    }
    const { reference } = stored;
    if (late.aborted) return false;
    const delivery = await deliver(interrupted ? { ...stored, possibly_double: true } : stored);
    if (delivery.status === 'stored') {
      await end(reference, folder.delivered(name, stored));
      log.info('lead delivered late', { reference, after_ms: now() - stored.received_at });
      photos?.wake();
      return true;
    }
    if (delivery.status === 'refused') {
      log.error('acknowledged lead refused by the provider; it needs a look', { reference, field: delivery.field });
      await end(reference, folder.setAside(name));
      return true;
    }
    if (late.aborted) return false;
    const isDoubtful = interrupted || delivery.status === 'unanswered';
    await release(reference, name, isDoubtful && !stored.possibly_double ? { ...stored, possibly_double: true } : undefined);
    return false;
  }

  const queue = createQueue({
    async waiting() {
      await receipts.open();
      return folder.claimable();
    },
    // An attempt outlasts its steps; what has no end is tried again, with the same key.
    deliver: (name) =>
      waits
        .during(() => withDeadline(deliverMs + 4 * diskMs, name, (late) => deliverLate(name, late)))
        .catch((error) => {
          if (!(error instanceof DeadlineExceeded)) throw error;
          log.error('delivery of a lead given up', { error });
          return false;
        }),
    /** Deletes what is kept of leads that no equal post can follow any more. */
    tidy: () => receipts.forget(now() - SAME_LEAD_MS),
    pauses,
    diskMs,
    log,
  });

  async function take(lead: NewLead, print: string): Promise<Acceptance> {
    const received_at = now();
    const { key, reference, sender, isFirst } = await receipts.keyOf(lead, print, received_at);
    const spooled: SpooledLead = { ...lead, fingerprint: print, reference, received_at, key, sender, trace: traceparent() };
    await inTime(photos?.bind(spooled, lead.photos ?? []));
    const writing = write(spooled);
    const file = await inTime(writing);
    /** Takes a step with the lead's file; if the disk was too slow to write it, once it is there. */
    const withFile = async (step: (name: string) => Promise<void>) => {
      if (file) return step(file);
      void writing.then((late) => (late ? step(late) : undefined));
    };
    const delivery = await deliver(spooled, file === undefined);

    if (delivery.status === 'refused') {
      log.info('lead refused by the provider', { reference, field: delivery.field });
      await withFile((name) => end(reference, folder.remove(name)));
      await inTime(photos?.unbind(lead.photos ?? []));
      return delivery;
    }
    if (delivery.status === 'stored') {
      const { reply_by } = delivery;
      const isNew = (delivery.reference ?? reference) === reference; // else another site took an equal one before
      const known = { reference: delivery.reference ?? reference, ...(isNew && { sender }) };
      const receipt = { fingerprint: print, received_at, key, reply_by, ...known };
      receipts.add(receipt);
      await withFile((name) => end(reference, folder.delivered(name, receipt)));
      queue.providerIsBack();
      photos?.wake();
      return { status: 'accepted', reference: receipt.reference, reply_by, isFirst: isFirst && isNew };
    }
    log.warn('provider did not take a lead', { reference, why: delivery.why, kept: file !== undefined });
    const changed = delivery.status === 'unanswered' ? { ...spooled, possibly_double: true } : undefined;
    await withFile(async (name) => {
      receipts.add(spooled);
      await release(reference, name, changed);
      queue.joined();
    });
    return file ? { status: 'accepted', reference, isFirst } : { status: 'unavailable' };
  }

  /** The answer to an equal lead, which may bring photos that the first did not. */
  async function again(lead: NewLead, known: Receipt): Promise<Acceptance> {
    const { reference, reply_by } = known;
    await inTime(photos?.bind(known, lead.photos ?? []));
    return { status: 'accepted', reference, reply_by, isFirst: isSameSender(known, lead) };
  }

  const accepted = () => Promise.all([...inFlight.values()].map(({ answer }) => answer));

  /** Deletes the receipts and photos of these leads, so that an equal post is a new lead again, under another key. */
  async function forget(references: readonly string[], keys: readonly string[] = []) {
    await receipts.forgetReferences(references, keys);
    await photos?.forget(references, keys);
  }

  await withDeadline(diskMs, 'the spool', receipts.open).catch((error) => log.error('spool cannot be used', { dir, error }));
  queue.open();
  return {
    /** Stores a lead once and returns the answer for the visitor. Never rejects. */
    accept(lead: NewLead): Promise<Acceptance> {
      const print = fingerprint(lead.form, lead.about ? { ...lead.fields, about: lead.about } : lead.fields);
      const pending = inFlight.get(print);
      if (pending) return pending.answer.then((answer) => ({ ...answer, isFirst: isSameSender(pending, lead) }));
      const known = receipts.find(print, now());
      if (known) return again(lead, known);
      const answer = waits.during(() => take(lead, print)).finally(() => inFlight.delete(print));
      inFlight.set(print, { sender: lead.sender, answer });
      return answer;
    },

    /** Whether a visitor got this reference within the last 24 hours. */
    knows: (reference: string) => receipts.knows(reference, now()),

    /** What is known of the lead with that reference. Rejects with the file system's error, unless there is a receipt. */
    arrival: (reference: string) => receipts.arrival(reference, now()),

    /** The leads that the provider does not have. Rejects with the file system's error, like what follows. */
    async undelivered() {
      await receipts.open();
      return outbox;
    },

    /** References of the undelivered leads; of those, too, that a process works on. */
    async waiting(): Promise<ReadonlySet<string>> {
      await receipts.open();
      return folder.references();
    },

    /** Moves leads that were set aside back to those that wait; resolves with their number. */
    async sendAgain(references?: readonly string[]) {
      await receipts.open();
      const moved = await outbox.sendAgain(references);
      if (moved > 0) queue.open();
      return moved;
    },

    /** Deletes leads that were set aside, and their receipts: an equal post is a new lead. Resolves with their number. */
    async dismiss(references: readonly string[]) {
      await receipts.open();
      const gone = await outbox.dismiss(references);
      await forget(references);
      return gone;
    },

    /** Deletes undelivered leads that match, after those under way. Rejects when one is not delivered in ten seconds. */
    async erase(matches: (lead: SpooledLead) => boolean) {
      await accepted();
      await receipts.open();
      const gone = await outbox.erase(matches);
      await forget(
        gone.map(({ reference }) => reference),
        gone.map(({ key }) => key),
      );
      return gone.length;
    },
    forget,

    /** For `/readyz`: the age of the oldest waiting lead, and whether the longest one could be written. Never rejects. */
    async state() {
      const look = async () => {
        const { waiting, refused, oldest } = await folder.usage();
        return { writable: await folder.isWritable(), waiting, refused, oldest_ms: oldest ? Math.max(0, now() - oldest) : 0 };
      };
      try {
        return await withDeadline(diskMs, 'the spool', look);
      } catch {
        return { writable: false, waiting: 0, refused: 0, oldest_ms: 0 };
      }
    },

    async close() {
      await queue.close();
      await accepted();
    },
  };
}

export type Spool = Awaited<ReturnType<typeof openSpool>>;
