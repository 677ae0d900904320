import { join } from 'node:path';
import { newReference } from 'contract/reference';
import { inSpan, traceparent } from 'contract/trace';
import type { Log } from '../base/log';
import { createBacklog, type Pauses } from './backlog';
import type { Delivery } from './delivery';
import { LeadFiles } from './files';
import { fingerprint, idempotencyKey } from './fingerprint';
import { createLeadKeys } from './keys';
import { createReceipts, SAME_LEAD_MS } from './receipts';
import type { SpooledLead } from './spooled-lead';
import { createUndelivered } from './undelivered';
import { createWriting, type Limits } from './writing';

/** A validated lead as a visitor sent it. */
export type NewLead = Pick<SpooledLead, 'form' | 'fields' | 'page' | 'about' | 'suspicion' | 'visit' | 'drill'>;

/** The answer for the visitor. */
export type Acceptance =
  | { status: 'accepted'; reference: string }
  | { status: 'refused'; field?: string; message?: string }
  /** Neither the file nor the provider stored it (R-LEAD-1). */
  | { status: 'unavailable' };

export interface SpoolDeps {
  /** Folder of the spool, created if missing. */
  dir: string;
  /** Sends a lead to the provider within its timeout; with `insist` past the circuit breaker, because there is no file. */
  deliver(lead: SpooledLead, insist?: boolean): Promise<Delivery>;
  log: Log;
  limits?: Limits;
  pauses?: Pauses;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

/** At most two failed attempts every 30 to 60 seconds do not burden a provider; leads arrive within a minute of its recovery. */
const PAUSES: Pauses = { firstMs: 1000, longestMs: 60_000 };

/** The waiting lead after an attempt without a result. */
const after = (lead: SpooledLead, { status }: Delivery): SpooledLead =>
  status === 'unanswered' ? { ...lead, possibly_double: true } : lead;

/**
 * The spool: an acknowledged lead is never lost and never doubled. A lead is written to `waiting` before the provider is called;
 * if the provider answers in time the visitor gets that answer, else the thanks rely on the file.
 */
export class Spool {
  readonly #deps: SpoolDeps;
  readonly #now: () => number;
  readonly #files: LeadFiles;
  readonly #undelivered: ReturnType<typeof createUndelivered>;
  readonly #writing: ReturnType<typeof createWriting>;
  readonly #keys: ReturnType<typeof createLeadKeys>;
  readonly #receipts = createReceipts();
  readonly #backlog: ReturnType<typeof createBacklog>;
  /** Leads being accepted, by fingerprint: equal posts share one answer. */
  readonly #inFlight = new Map<string, Promise<Acceptance>>();
  #opened = false;

  constructor(deps: SpoolDeps) {
    const { dir, log, limits, pauses = PAUSES, now = Date.now } = deps;
    this.#deps = deps;
    this.#now = now;
    this.#files = new LeadFiles(dir);
    this.#undelivered = createUndelivered(this.#files);
    this.#writing = createWriting(this.#files, log, limits);
    this.#keys = createLeadKeys(join(dir, 'keys'));
    this.#backlog = createBacklog({
      waiting: () => this.#waiting(),
      deliver: (name) => this.#deliverWaiting(name),
      tidy: () => this.#tidy(),
      pauses,
      log,
    });
  }

  /** Opens the folder and starts delivering what waits in it. */
  async start() {
    const { dir, log } = this.#deps;
    await this.#open().catch((error) => log.error('spool cannot be used', { dir, error }));
    this.#backlog.open();
  }

  /** An unusable folder does not stop the site: leads go straight to the provider until it works. */
  async #open() {
    if (this.#opened) return;
    await this.#files.open();
    await this.#keys.open();
    this.#receipts.addAll(await this.#files.receipts());
    this.#opened = true;
  }

  async #waiting() {
    await this.#open();
    return this.#files.claimable();
  }

  #deliver(lead: SpooledLead, insist = false): Promise<Delivery> {
    return this.#deps.deliver(lead, insist).catch((why: unknown) => ({ status: 'unanswered' as const, why }));
  }

  async #tidy() {
    this.#receipts.prune(this.#now());
    await this.#files.forget(this.#now() - SAME_LEAD_MS);
    await this.#keys.forget(this.#now() - SAME_LEAD_MS);
  }

  /** Writes the lead; undefined, with an error in the log, when the disk is full or fails. */
  async #write(lead: SpooledLead): Promise<string | undefined> {
    try {
      await this.#open();
      return await inSpan('write lead to spool', { reference: lead.reference }, () => this.#writing.write(lead));
    } catch (error) {
      this.#opened = false;
      this.#deps.log.error('lead not written to the spool', { reference: lead.reference, error });
      return undefined;
    }
  }

  /** A step after the answer is decided: its failure is logged, and the next start repeats it. */
  async #attempt(step: Promise<void> | undefined, reference: string) {
    await step?.catch((error) => this.#deps.log.error('spool file not moved', { reference, error }));
  }

  /**
   * Key and reference: those of the first equal lead within 24 hours, from the shared folder; without the folder, by the date in
   * the key.
   */
  async #keyOf(form: SpooledLead['form'], print: string, drawn_at: number) {
    let reference = newReference(form);
    while (this.#receipts.knows(reference, drawn_at)) reference = newReference(form);
    const drawn = { key: idempotencyKey(print, drawn_at), reference, drawn_at };
    try {
      await this.#open();
      return await this.#keys.share(print, drawn);
    } catch {
      return drawn; // the write of the lead's own file fails too, and logs it
    }
  }

  async #take(lead: NewLead, print: string): Promise<Acceptance> {
    const received_at = this.#now();
    const { key, reference } = await this.#keyOf(lead.form, print, received_at);
    const spooled: SpooledLead = { ...lead, fingerprint: print, reference, received_at, key, trace: traceparent() };
    const file = await this.#write(spooled);
    const delivery = await this.#deliver(spooled, file === undefined);

    if (delivery.status === 'refused') {
      this.#deps.log.info('lead refused by the provider', { reference, field: delivery.field });
      await this.#attempt(file ? this.#files.remove(file) : undefined, reference);
      return delivery;
    }
    if (delivery.status === 'stored') {
      const receipt = { fingerprint: print, reference: delivery.reference ?? reference, received_at };
      this.#receipts.add(receipt);
      await this.#attempt(file ? this.#files.delivered(file, receipt) : undefined, reference);
      this.#backlog.providerIsBack();
      return { status: 'accepted', reference: receipt.reference };
    }
    this.#deps.log.warn('provider did not take a lead', { reference, why: delivery.why, kept: file !== undefined });
    if (!file) return { status: 'unavailable' };
    this.#receipts.add(spooled);
    await this.#attempt(this.#giveBack(file, spooled, after(spooled, delivery)), reference);
    this.#backlog.joined();
    return { status: 'accepted', reference };
  }

  /** Releases the lead to `waiting`, rewritten if it changed. */
  async #giveBack(file: string, before: SpooledLead, lead: SpooledLead) {
    try {
      if (lead.possibly_double !== before.possibly_double) await this.#files.save(file, lead);
    } finally {
      await this.#files.release(file);
    }
  }

  /** One delivery attempt of an acknowledged lead; true when it is finished. */
  async #deliverWaiting(name: string): Promise<boolean> {
    const claim = await this.#files.claim(name);
    if (!claim) return true;
    const stored = await this.#files.read(claim.name).catch(async (error) => {
      await this.#attempt(this.#files.release(claim.name), claim.name);
      throw error;
    });
    if (!stored) {
      this.#deps.log.error('damaged lead set aside', { file: claim.name });
      await this.#files.setAside(claim.name);
      return true;
    }
    const { reference } = stored;
    const lead = claim.interrupted ? { ...stored, possibly_double: true } : stored;
    const delivery = await this.#deliver(lead);
    if (delivery.status === 'stored') {
      await this.#attempt(this.#files.delivered(claim.name, lead), reference);
      this.#deps.log.info('lead delivered late', { reference, after_ms: this.#now() - lead.received_at });
      return true;
    }
    if (delivery.status === 'refused') {
      this.#deps.log.error('acknowledged lead refused by the provider; it needs a look', { reference, field: delivery.field });
      await this.#attempt(this.#files.setAside(claim.name), reference);
      return true;
    }
    await this.#attempt(this.#giveBack(claim.name, stored, after(lead, delivery)), reference);
    return false;
  }

  /** Stores a lead once and returns the answer for the visitor. Never rejects. */
  accept(lead: NewLead): Promise<Acceptance> {
    const print = fingerprint(lead.form, lead.about ? { ...lead.fields, about: lead.about } : lead.fields);
    const pending = this.#inFlight.get(print);
    if (pending) return pending;
    const known = this.#receipts.find(print, this.#now());
    if (known) return Promise.resolve({ status: 'accepted', reference: known.reference });
    const answer = this.#take(lead, print).finally(() => this.#inFlight.delete(print));
    this.#inFlight.set(print, answer);
    return answer;
  }

  /** Whether a visitor got this reference within the last 24 hours. */
  knows(reference: string) {
    return this.#receipts.knows(reference, this.#now());
  }

  /** What a person may ask of the undelivered leads. Rejects with the file system's error. */
  async undelivered() {
    await this.#open();
    return this.#undelivered;
  }

  /** Moves leads that were set aside back to those that wait; resolves with their number. Rejects with the file system's error. */
  async sendAgain(references?: readonly string[]) {
    const moved = await (await this.undelivered()).sendAgain(references);
    if (moved > 0) this.#backlog.open();
    return moved;
  }

  /** Deletes leads that were set aside, and their receipts: an equal post is a new lead. Rejects with the file system's error. */
  async dismiss(references: readonly string[]) {
    const gone = await (await this.undelivered()).dismiss(references);
    await this.forget(references);
    return gone;
  }

  /**
   * Deletes undelivered leads that match; resolves with their number. Those under way are waited for. Rejects when one is still
   * being delivered after ten seconds, and with the file system's error.
   */
  async erase(matches: (lead: SpooledLead) => boolean) {
    await Promise.all(this.#inFlight.values());
    const references = await (await this.undelivered()).erase(matches);
    await this.forget(references);
    return references.length;
  }

  /** Deletes the receipts of these leads, so that an equal post is a new lead again. Rejects with the file system's error. */
  async forget(references: readonly string[]) {
    await this.#open();
    await this.#files.forgetReferences(references);
    await this.#keys.forgetReferences(references);
    this.#receipts.forget(references);
  }

  /**
   * For `/readyz`: `oldest_ms` is the age of the oldest waiting lead, `writable` whether the longest lead could be written now.
   */
  async state() {
    try {
      const { waiting, refused, oldest } = await this.#files.usage();
      return {
        writable: await this.#writing.works(),
        waiting,
        refused,
        oldest_ms: oldest ? Math.max(0, this.#now() - oldest) : 0,
      };
    } catch {
      return { writable: false, waiting: 0, refused: 0, oldest_ms: 0 };
    }
  }

  /** Stops background delivery after the current attempt. */
  async close() {
    await this.#backlog.close();
    await Promise.all(this.#inFlight.values());
  }
}

/** A spool in its folder, which delivers what waits there. */
export async function openSpool(deps: SpoolDeps): Promise<Spool> {
  const spool = new Spool(deps);
  await spool.start();
  return spool;
}
