import { join } from 'node:path';
import { newReference } from 'contract/reference';
import type { Log } from '../base/log';
import { steadyNow } from '../base/steady-clock';
import { createBacklog, type Pauses } from './backlog';
import { createLeadFiles, type SpooledLead } from './files';
import { fingerprint, idempotencyKey } from './fingerprint';
import { createLeadKeys } from './keys';
import { createReceipts, SAME_LEAD_MS } from './receipts';

/** A checked lead, as a visitor sent it. */
export type NewLead = Pick<SpooledLead, 'form' | 'fields' | 'page' | 'about' | 'suspicion' | 'visit' | 'drill'>;

/** What came of offering a lead to the provider. */
export type Delivery =
  | { status: 'stored'; reference?: string }
  | { status: 'refused'; field?: string; message?: string }
  /** It surely did not arrive. */
  | { status: 'unreached'; why: unknown }
  /** It may have arrived: no answer, none that can be understood, or a server's error. */
  | { status: 'unanswered'; why: unknown };

/** What the visitor is told. */
export type Acceptance =
  | { status: 'accepted'; reference: string }
  | { status: 'refused'; field?: string; message?: string }
  /** Neither the file nor the provider took it (R-LEAD-1). */
  | { status: 'unavailable' };

export interface SpoolDeps {
  /** Folder of its own, made when it is missing. */
  dir: string;
  /** Offers a lead to the provider; settles within the provider's deadline. `insist` where there is no file to fall back on. */
  deliver(lead: SpooledLead, insist?: boolean): Promise<Delivery>;
  log: Log;
  /** Most leads, and bytes of leads, that are kept undelivered. */
  limits?: { leads: number; bytes: number };
  pauses?: Pauses;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

export interface Spool {
  /** Keeps a lead, once, and says what to tell the visitor. Never rejects. */
  accept(lead: NewLead): Promise<Acceptance>;
  /** Whether a visitor was given this reference within the last 24 hours. */
  knows(reference: string): boolean;
  /** Leads that the provider refused after they were acknowledged, oldest first. Rejects with the file system's error. */
  refused(): Promise<SpooledLead[]>;
  /** Undelivered leads that match, oldest first. Rejects with the file system's error. */
  find(matches: (lead: SpooledLead) => boolean): Promise<SpooledLead[]>;
  /** Takes undelivered leads that match away for good; resolves with how many. Rejects with the file system's error. */
  erase(matches: (lead: SpooledLead) => boolean): Promise<number>;
  /** Forgets that these leads were taken in: the same words are a new lead again. Rejects with the file system's error. */
  forget(references: readonly string[]): Promise<void>;
  /** For `/readyz`: `oldest_ms` is the age of the oldest lead that waits, `writable` whether the longest lead could be written now. */
  state(): Promise<{ writable: boolean; waiting: number; refused: number; oldest_ms: number }>;
  /** Ends background delivery after what is under way. */
  close(): Promise<void>;
}

const LIMITS = { leads: 10_000, bytes: 256 * 1024 * 1024 };
/** Two attempts a minute burden no provider, and leads are in the office a minute after it is well again. */
const PAUSES: Pauses = { firstMs: 1000, longestMs: 60_000 };

/** What is written to see whether it can be, in bytes: the longest lead; and how long, in milliseconds, that is believed. */
const [TRIAL_BYTES, TRIAL_MS] = [65_536, 5000];

/** From this share of a limit on, every lead is logged as an error. */
const ALARM = 0.8;

/** The lead as it waits on, after an attempt that brought no decision. */
const after = (lead: SpooledLead, { status }: Delivery): SpooledLead =>
  status === 'unanswered' ? { ...lead, possibly_double: true } : lead;

/**
 * The spool: an acknowledged lead is never lost and never doubled, whatever is down. A lead lies in `waiting` before the
 * provider is asked; the provider's answer within its deadline is the visitor's, else the file is what the thanks stand on.
 */
export async function openSpool(deps: SpoolDeps): Promise<Spool> {
  const { dir, log, limits = LIMITS, pauses = PAUSES, now = Date.now } = deps;
  const files = createLeadFiles(dir);
  const keys = createLeadKeys(join(dir, 'keys'));
  const receipts = createReceipts();
  const inFlight = new Map<string, Promise<Acceptance>>();
  let opened = false;
  let trial: { at: number; passed: Promise<boolean> } | undefined;
  const backlog = createBacklog({ waiting, deliver: deliverWaiting, tidy, pauses, log });
  await open().catch((error) => log.error('spool cannot be used', { dir, error }));
  backlog.open();

  /** A folder that cannot be used does not keep the site from starting: leads go straight to the provider until it can. */
  async function open() {
    if (opened) return;
    await files.open();
    await keys.open();
    receipts.addAll(await files.receipts());
    opened = true;
  }

  /** Whether a lead could be written now. To look is to write, so it is not done at every question. */
  function writable(): Promise<boolean> {
    if (trial && steadyNow() - trial.at < TRIAL_MS) return trial.passed;
    const passed = files.tryWriting(TRIAL_BYTES).then(
      () => true,
      () => false,
    );
    trial = { at: steadyNow(), passed };
    return passed;
  }

  async function waiting() {
    await open();
    return files.claimable();
  }

  const deliver = (lead: SpooledLead, insist = false): Promise<Delivery> =>
    deps.deliver(lead, insist).catch((why: unknown) => ({ status: 'unanswered' as const, why }));

  async function tidy() {
    receipts.prune(now());
    await files.forget(now() - SAME_LEAD_MS);
    await keys.forget(now() - SAME_LEAD_MS);
  }

  /** Writes the lead; undefined, and a loud log, when there is no room or no disk. */
  async function write(lead: SpooledLead): Promise<string | undefined> {
    try {
      await open();
      const { waiting, refused, bytes } = await files.recentUsage();
      const share = Math.max((waiting + refused) / limits.leads, bytes / limits.bytes);
      if (share >= ALARM) log.error('spool is filling up', { waiting, refused, bytes, limits });
      if (share >= 1) throw new Error('the spool is full');
      return await files.add(lead);
    } catch (error) {
      opened = false;
      trial = undefined;
      log.error('lead not written to the spool', { reference: lead.reference, error });
      return undefined;
    }
  }

  /** A step after the answer is already certain: its failure is logged, and made good by the next start. */
  async function attempt(step: Promise<void> | undefined, reference: string) {
    await step?.catch((error) => log.error('spool file not moved', { reference, error }));
  }

  /** Key and number: the first's of equal leads within 24 hours, by the folder; without one, by the date that the key holds. */
  async function keyOf(form: SpooledLead['form'], print: string, drawn_at: number) {
    let reference = newReference(form);
    while (receipts.knows(reference, drawn_at)) reference = newReference(form);
    const drawn = { key: idempotencyKey(print, drawn_at), reference, drawn_at };
    try {
      await open();
      return await keys.share(print, drawn);
    } catch {
      return drawn; // the lead's own file fails as well, aloud
    }
  }

  async function take(lead: NewLead, print: string): Promise<Acceptance> {
    const received_at = now();
    const { key, reference } = await keyOf(lead.form, print, received_at);
    const spooled: SpooledLead = { ...lead, fingerprint: print, reference, received_at, key };
    const file = await write(spooled);
    const delivery = await deliver(spooled, file === undefined);

    if (delivery.status === 'refused') {
      log.info('lead refused by the provider', { reference, field: delivery.field });
      await attempt(file ? files.remove(file) : undefined, reference);
      return delivery;
    }
    if (delivery.status === 'stored') {
      const receipt = { fingerprint: print, reference: delivery.reference ?? reference, received_at };
      receipts.add(receipt);
      await attempt(file ? files.delivered(file, receipt) : undefined, reference);
      backlog.providerIsBack();
      return { status: 'accepted', reference: receipt.reference };
    }
    log.warn('provider did not take a lead', { reference, why: delivery.why, kept: file !== undefined });
    if (!file) return { status: 'unavailable' };
    receipts.add(spooled);
    await attempt(giveBack(file, spooled, after(spooled, delivery)), reference);
    backlog.joined();
    return { status: 'accepted', reference };
  }

  /** Back among those that wait, written anew where it changed. */
  async function giveBack(file: string, before: SpooledLead, lead: SpooledLead) {
    try {
      if (lead.possibly_double !== before.possibly_double) await files.save(file, lead);
    } finally {
      await files.release(file);
    }
  }

  /** One attempt with a lead that was acknowledged before; true when it is done with. */
  async function deliverWaiting(name: string): Promise<boolean> {
    const claim = await files.claim(name);
    if (!claim) return true;
    const stored = await files.read(claim.name).catch(async (error) => {
      await attempt(files.release(claim.name), claim.name);
      throw error;
    });
    if (!stored) {
      log.error('damaged lead set aside', { file: claim.name });
      await files.setAside(claim.name);
      return true;
    }
    const { reference } = stored;
    const lead = claim.interrupted ? { ...stored, possibly_double: true } : stored;
    const delivery = await deliver(lead);
    if (delivery.status === 'stored') {
      await attempt(files.delivered(claim.name, lead), reference);
      log.info('lead delivered late', { reference, after_ms: now() - lead.received_at });
      return true;
    }
    if (delivery.status === 'refused') {
      log.error('acknowledged lead refused by the provider; it needs a look', { reference, field: delivery.field });
      await attempt(files.setAside(claim.name), reference);
      return true;
    }
    await attempt(giveBack(claim.name, stored, after(lead, delivery)), reference);
    return false;
  }

  async function forget(references: readonly string[]) {
    await open();
    await files.forgetReferences(references);
    await keys.forgetReferences(references);
    receipts.forget(references);
  }

  return {
    accept(lead) {
      const print = fingerprint(lead.form, lead.about ? { ...lead.fields, about: lead.about } : lead.fields);
      const pending = inFlight.get(print);
      if (pending) return pending;
      const known = receipts.find(print, now());
      if (known) return Promise.resolve({ status: 'accepted', reference: known.reference });
      const answer = take(lead, print).finally(() => inFlight.delete(print));
      inFlight.set(print, answer);
      return answer;
    },
    knows: (reference) => receipts.knows(reference, now()),
    async refused() {
      await open();
      return files.undelivered(['refused']);
    },
    async find(matches) {
      await open();
      return (await files.undelivered()).filter(matches);
    },
    async erase(matches) {
      await open();
      const references = await files.erase(matches);
      await forget(references);
      return references.length;
    },
    forget,
    async state() {
      try {
        const { waiting, refused, oldest } = await files.usage();
        return { writable: await writable(), waiting, refused, oldest_ms: oldest ? Math.max(0, now() - oldest) : 0 };
      } catch {
        return { writable: false, waiting: 0, refused: 0, oldest_ms: 0 };
      }
    },
    async close() {
      await backlog.close();
      await Promise.all(inFlight.values());
    },
  };
}
