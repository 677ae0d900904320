import type { ReplyBy } from 'contract/reply';
import { DeadlineExceeded, withDeadline } from 'shared/deadline';
import { traceparent } from 'shared/trace';
import type { Log } from '../base/log';
import { DISK_MS, Waits, waitLimitMs } from '../base/waits';
import { createBacklog, type Pauses } from './backlog';
import type { Deliver, Delivery } from './delivery';
import { fingerprint } from './fingerprint';
import { createLateDelivery } from './late-delivery';
import type { PhotoSpool } from './photos/photo-spool';
import { createSpoolFolder, isSameSender, type SpoolFolder } from './spool-folder';
import type { Receipt, SpooledLead } from './spooled-lead';
import type { Limits } from './writing';

export type NewLead = Pick<
  SpooledLead,
  'form' | 'fields' | 'page' | 'about' | 'suspicion' | 'visit' | 'agreed' | 'drill' | 'photos' | 'sender'
>;

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
  /** Milliseconds since the epoch. */
  now?: () => number;
}

/** At most two failed attempts every 30 to 60 seconds do not burden a provider; leads arrive within a minute of its recovery. */
const PAUSES: Pauses = { firstMs: 1000, longestMs: 60_000 };

const DELIVER_MS = 2 * waitLimitMs(3000);

/** `deliver`, a failure of which, or no end, is an answer: the provider may have the lead. */
const withFailuresAnswered =
  (deliver: Deliver, deliverMs: number): Deliver =>
  (lead, insist = false) =>
    withDeadline(deliverMs, 'delivery', () => deliver(lead, insist)).catch(
      (why: unknown): Delivery => ({ status: 'unanswered', why }),
    );

/**
 * The spool: an acknowledged lead is never lost and never doubled. A lead is written to `waiting` before the provider is called;
 * if the provider answers in time the visitor gets that answer, else the thanks rely on the file.
 */
export class Spool {
  readonly #dir: string;
  readonly #log: Log;
  readonly #deliver: Deliver;
  readonly #now: () => number;
  readonly #waits: Waits;
  readonly #diskMs: number;
  readonly #folder: SpoolFolder;
  readonly #photos: SpoolDeps['photos'];
  readonly #backlog: ReturnType<typeof createBacklog>;
  /** Leads being accepted, by fingerprint: equal posts share one answer. */
  readonly #inFlight = new Map<string, { sender?: string; answer: Promise<Acceptance> }>();

  constructor({
    dir,
    deliver,
    log,
    waits = new Waits(),
    photos,
    limits,
    pauses = PAUSES,
    deliverMs = DELIVER_MS,
    diskMs = DISK_MS,
    now = Date.now,
  }: SpoolDeps) {
    this.#dir = dir;
    this.#photos = photos;
    this.#log = log;
    this.#diskMs = diskMs;
    this.#deliver = withFailuresAnswered(deliver, deliverMs);
    this.#now = now;
    this.#waits = waits;
    this.#folder = createSpoolFolder({ dir, log, limits, diskMs, now });
    const deliverLate = createLateDelivery({
      folder: this.#folder,
      deliver: this.#deliver,
      log,
      now,
      onDelivered: () => photos?.wake(),
    });
    /** An attempt outlasts its steps; what has no end is tried again, with the same key. */
    const attemptMs = deliverMs + 4 * diskMs;
    this.#backlog = createBacklog({
      waiting: this.#folder.claimable,
      deliver: (name) =>
        waits
          .during(() => withDeadline(attemptMs, name, (late) => deliverLate(name, late)))
          .catch((error) => {
            if (!(error instanceof DeadlineExceeded)) throw error;
            log.error('delivery of a lead given up', { error });
            return false;
          }),
      tidy: this.#folder.tidy,
      pauses,
      diskMs,
      log,
    });
  }

  async start() {
    await withDeadline(this.#diskMs, 'the spool', this.#folder.open).catch((error) =>
      this.#log.error('spool cannot be used', { dir: this.#dir, error }),
    );
    this.#backlog.open();
  }

  /** Undefined, with an error in the log, if the disk does not end in time. For steps that do not reject. */
  async #inTime<T>(step: Promise<T> | undefined): Promise<T | undefined> {
    try {
      return await withDeadline(this.#diskMs, 'the disk', async () => step);
    } catch (error) {
      this.#log.error('spool does not answer', { dir: this.#dir, error });
      return undefined;
    }
  }

  async #take(lead: NewLead, print: string): Promise<Acceptance> {
    const { files, receipts } = this.#folder;
    const received_at = this.#now();
    const { key, reference, sender, isFirst } = await this.#folder.keyOf(lead, print, received_at);
    const spooled: SpooledLead = { ...lead, fingerprint: print, reference, received_at, key, sender, trace: traceparent() };
    await this.#inTime(this.#photos?.bind(spooled, lead.photos ?? []));
    const writing = this.#folder.write(spooled);
    const file = await this.#inTime(writing);
    /** Takes a step with the lead's file; if the disk was too slow to write it, once it is there. */
    const settle = async (step: (name: string) => Promise<void>) => {
      if (file) return step(file);
      void writing.then((late) => (late ? step(late) : undefined));
    };
    const delivery = await this.#deliver(spooled, file === undefined);

    if (delivery.status === 'refused') {
      this.#log.info('lead refused by the provider', { reference, field: delivery.field });
      await settle((name) => this.#folder.end(reference, files.remove(name)));
      await this.#inTime(this.#photos?.unbind(lead.photos ?? []));
      return delivery;
    }
    if (delivery.status === 'stored') {
      const { reply_by } = delivery;
      const isNew = (delivery.reference ?? reference) === reference; // else another site took an equal one before
      const known = { reference: delivery.reference ?? reference, ...(isNew && { sender }) };
      const receipt = { fingerprint: print, received_at, key, reply_by, ...known };
      receipts.add(receipt);
      await settle((name) => this.#folder.end(reference, files.delivered(name, receipt)));
      this.#backlog.providerIsBack();
      this.#photos?.wake();
      return { status: 'accepted', reference: receipt.reference, reply_by, isFirst: isFirst && isNew };
    }
    this.#log.warn('provider did not take a lead', { reference, why: delivery.why, kept: file !== undefined });
    const changed = delivery.status === 'unanswered' ? { ...spooled, possibly_double: true } : undefined;
    await settle(async (name) => {
      receipts.add(spooled);
      await this.#folder.release(reference, name, changed);
      this.#backlog.joined();
    });
    return file ? { status: 'accepted', reference, isFirst } : { status: 'unavailable' };
  }

  /** The answer to an equal lead, which may bring photos that the first did not. */
  async #again(lead: NewLead, known: Receipt): Promise<Acceptance> {
    const { reference, reply_by } = known;
    await this.#inTime(this.#photos?.bind(known, lead.photos ?? []));
    return { status: 'accepted', reference, reply_by, isFirst: isSameSender(known, lead) };
  }

  /** Stores a lead once and returns the answer for the visitor. Never rejects. */
  accept(lead: NewLead): Promise<Acceptance> {
    const print = fingerprint(lead.form, lead.about ? { ...lead.fields, about: lead.about } : lead.fields);
    const pending = this.#inFlight.get(print);
    if (pending) return pending.answer.then((answer) => ({ ...answer, isFirst: isSameSender(pending, lead) }));
    const known = this.#folder.receipts.find(print, this.#now());
    if (known) return this.#again(lead, known);
    const answer = this.#waits.during(() => this.#take(lead, print)).finally(() => this.#inFlight.delete(print));
    this.#inFlight.set(print, { sender: lead.sender, answer });
    return answer;
  }

  /** Whether a visitor got this reference within the last 24 hours. */
  knows(reference: string) {
    return this.#folder.receipts.knows(reference, this.#now());
  }

  /** What is known of the lead with that reference. Rejects with the file system's error. */
  arrival(reference: string) {
    return this.#folder.arrival(reference);
  }

  /** What a person may ask of the undelivered leads. Rejects with the file system's error, like what follows. */
  undelivered() {
    return this.#folder.undelivered();
  }

  /** Moves leads that were set aside back to those that wait; resolves with their number. */
  async sendAgain(references?: readonly string[]) {
    const moved = await (await this.undelivered()).sendAgain(references);
    if (moved > 0) this.#backlog.open();
    return moved;
  }

  /** Deletes leads that were set aside, and their receipts: an equal post is a new lead. Resolves with their number. */
  async dismiss(references: readonly string[]) {
    const gone = await (await this.undelivered()).dismiss(references);
    await this.forget(references);
    return gone;
  }

  /**
   * Deletes undelivered leads that match; resolves with their number. Those under way are waited for. Rejects also when one is
   * still being delivered after ten seconds.
   */
  async erase(matches: (lead: SpooledLead) => boolean) {
    await Promise.all([...this.#inFlight.values()].map(({ answer }) => answer));
    const erased = await (await this.undelivered()).erase(matches);
    await this.forget(
      erased.map(({ reference }) => reference),
      erased.map(({ key }) => key),
    );
    return erased.length;
  }

  /** Deletes the receipts and photos of these leads, so that an equal post is a new lead again, under another key. */
  async forget(references: readonly string[], keys: readonly string[] = []) {
    await this.#folder.forget(references, keys);
    await this.#photos?.forget(references, keys);
  }

  async waiting(): Promise<ReadonlySet<string>> {
    return new Set(await this.#folder.references());
  }

  /** For `/readyz`. Never rejects. */
  state() {
    return this.#folder.state();
  }

  async close() {
    await this.#backlog.close();
    await Promise.all([...this.#inFlight.values()].map(({ answer }) => answer));
  }
}

export async function openSpool(deps: SpoolDeps): Promise<Spool> {
  const spool = new Spool(deps);
  await spool.start();
  return spool;
}
