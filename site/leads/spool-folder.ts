import { mkdir, readdir, readFile, rename, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { steadyNow } from '../base/steady-clock';
import {
  isAlive,
  isMissing,
  moveDurably,
  removeFile,
  removeUnfinished,
  syncFolder,
  tryWriting,
  writeDurably,
} from './durable-file';
import { isOfLead, parseFileName, printFileName, withClaim } from './file-name';
import { parseLead, Receipt, type SpooledLead } from './spooled-lead';

/** Folders whose files contain what the visitor wrote. */
export const UNDELIVERED = ['waiting', 'refused'] as const;
export type Undelivered = (typeof UNDELIVERED)[number];
const FOLDERS = [...UNDELIVERED, 'delivered'] as const;
type Folder = (typeof FOLDERS)[number];

/** A claim by a living process expires after this many milliseconds, because its process id may have been reused. */
const CLAIM_MS = 60_000;

/** Maximum number and bytes of undelivered leads. */
export interface Limits {
  leads: number;
  bytes: number;
}
const LIMITS: Limits = { leads: 10_000, bytes: 256 * 1024 * 1024 };

/** From this share of a limit, the folder is filling up. */
const ALARM = 0.8;

/** Maximum age of the file statistics, in milliseconds. */
const RECENT_MS = 1000;

/** Size in bytes of the test write (the longest lead), and how long its result is cached in milliseconds. */
const [TRIAL_BYTES, TRIAL_MS] = [65_536, 5000];

/** Statistics of the undelivered leads; `oldest` is when the oldest waiting lead was received. */
interface Usage {
  waiting: number;
  refused: number;
  bytes: number;
  oldest: number | undefined;
}

export interface Arrival {
  receivedAt: number;
  delivered: boolean;
}

/**
 * The spool's files. A step of a lead is one rename from `waiting` to another folder. Every method rejects with the file system's
 * error.
 */
export class SpoolFolder {
  /** Names of the leads that this process has claimed. */
  readonly #mine = new Set<string>();
  /** Leads that are being written: of many at once, each sees those before it. */
  readonly #begun = { leads: 0, bytes: 0 };
  #recent: { at: number; usage: Promise<Usage> } | undefined;
  #trial: { at: number; passed: Promise<boolean> } | undefined;

  /** `onFilling` is called for each lead that finds the folder almost full. */
  constructor(
    readonly dir: string,
    readonly limits = LIMITS,
    readonly onFilling: (usage: Record<string, unknown>) => void = () => undefined,
  ) {}

  at(folder: Folder, name: string) {
    return join(this.dir, folder, name);
  }

  #claimed(name: string) {
    return this.at('waiting', withClaim(name, process.pid));
  }

  /** Names of the leads in a folder, oldest first. */
  async names(folder: Folder): Promise<string[]> {
    return (await readdir(join(this.dir, folder))).filter(parseFileName).sort();
  }

  /** References of the undelivered leads; of those, too, that a process works on. */
  async references(): Promise<ReadonlySet<string>> {
    const names = await Promise.all(UNDELIVERED.map((folder) => this.names(folder)));
    return new Set(names.flat().flatMap((name) => parseFileName(name)?.reference ?? []));
  }

  /** Creates the folders and deletes incomplete files of a crash. */
  async open() {
    for (const folder of FOLDERS) await mkdir(join(this.dir, folder), { recursive: true, mode: 0o700 });
    await syncFolder(this.dir);
    for (const folder of FOLDERS) await removeUnfinished(join(this.dir, folder));
  }

  /** Counts the undelivered leads, and reads every file's metadata. */
  async usage(): Promise<Usage> {
    const [waiting, refused] = await Promise.all([this.names('waiting'), this.names('refused')]);
    const paths = [...waiting.map((name) => this.at('waiting', name)), ...refused.map((name) => this.at('refused', name))];
    const sizes = await Promise.all(paths.map((path) => stat(path).catch(() => ({ size: 0 })))); // deleted meanwhile
    const bytes = sizes.reduce((sum, { size }) => sum + size, 0);
    return { waiting: waiting.length, refused: refused.length, bytes, oldest: parseFileName(waiting[0] ?? '')?.receivedAt };
  }

  /** The same, up to a second old, plus the leads added since. */
  recentUsage(): Promise<Usage> {
    if (!this.#recent || steadyNow() - this.#recent.at > RECENT_MS) {
      const usage = this.usage();
      this.#recent = { at: steadyNow(), usage };
      usage.catch(() => {
        this.#recent = undefined;
      });
    }
    return this.#recent.usage;
  }

  /** Writes a new lead with a claim; returns its name. Rejects also when the folder is full. */
  async add(lead: SpooledLead): Promise<string> {
    const name = printFileName({ receivedAt: lead.received_at, reference: lead.reference });
    const text = JSON.stringify(lead);
    const before = { ...this.#begun };
    this.#begun.leads += 1;
    this.#begun.bytes += text.length;
    this.#mine.add(name);
    try {
      const { waiting, refused, bytes } = await this.recentUsage();
      const { limits } = this;
      const share = Math.max((waiting + refused + before.leads) / limits.leads, (bytes + before.bytes) / limits.bytes);
      if (share >= ALARM) this.onFilling({ waiting, refused, bytes, limits });
      if (share >= 1) throw new Error('the spool is full');
      await writeDurably(this.#claimed(name), text);
      const usage = await this.#recent?.usage.catch(() => undefined);
      if (usage) Object.assign(usage, { waiting: usage.waiting + 1, bytes: usage.bytes + text.length });
      return name;
    } catch (error) {
      this.#mine.delete(name);
      this.#trial = undefined;
      throw error;
    } finally {
      this.#begun.leads -= 1;
      this.#begun.bytes -= text.length;
    }
  }

  tryWriting(bytes: number) {
    return tryWriting(join(this.dir, 'waiting'), bytes);
  }

  /** Whether a lead can be written now. Cached, because the check writes a file. */
  isWritable(): Promise<boolean> {
    if (this.#trial && steadyNow() - this.#trial.at < TRIAL_MS) return this.#trial.passed;
    const passed = this.tryWriting(TRIAL_BYTES).then(
      () => true,
      () => false,
    );
    this.#trial = { at: steadyNow(), passed };
    return passed;
  }

  /** Whether a waiting lead can be claimed: it is free, or its claim is of a process that has ended. */
  async mayClaim(name: string): Promise<boolean> {
    const pid = parseFileName(name)?.claimedBy;
    if (pid !== undefined && this.#mine.has(withClaim(name, undefined))) return false;
    if (!pid || pid === process.pid || !isAlive(pid)) return true;
    const { ctimeMs } = await stat(this.at('waiting', name)).catch(() => ({ ctimeMs: Date.now() })); // deleted meanwhile
    return Math.abs(Date.now() - ctimeMs) > CLAIM_MS; // a claim from the future: the clock was set back
  }

  /** Names of the leads that can be claimed, oldest first. */
  async claimable(): Promise<string[]> {
    const waiting = await this.names('waiting');
    const free = await Promise.all(waiting.map((name) => this.mayClaim(name)));
    return waiting.filter((_, index) => free[index]);
  }

  /** Claims a lead; undefined if another process has it. `interrupted` if a process died while it worked on it. */
  async claim(name: string): Promise<{ name: string; interrupted: boolean } | undefined> {
    const free = withClaim(name, undefined);
    if (this.#mine.has(free)) return undefined;
    this.#mine.add(free);
    try {
      await rename(this.at('waiting', name), this.#claimed(free));
    } catch (error) {
      this.#mine.delete(free);
      if (isMissing(error)) return undefined;
      throw error;
    }
    return { name: free, interrupted: name !== free };
  }

  /** A claimed lead; undefined if the file is damaged. */
  async read(name: string): Promise<SpooledLead | undefined> {
    return parseLead(await readFile(this.#claimed(name), 'utf8'));
  }

  save(name: string, lead: SpooledLead) {
    return writeDurably(this.#claimed(name), JSON.stringify(lead));
  }

  async #end(name: string, step: () => Promise<unknown>) {
    try {
      await step();
    } finally {
      this.giveUp(name);
    }
  }

  /** Gives up a claim whose steps have not ended: the file may be claimed again. */
  giveUp(name: string) {
    this.#mine.delete(name);
  }

  /** Releases a claimed lead back to `waiting`, rewritten if it changed. */
  release(name: string, changed?: SpooledLead) {
    return this.#end(name, async () => {
      try {
        if (changed) await this.save(name, changed);
      } finally {
        await rename(this.#claimed(name), this.at('waiting', name));
      }
    });
  }

  /** The provider has stored the lead: one rename removes it from the queue, then the visitor's words are deleted from it. */
  async delivered(name: string, receipt: Receipt) {
    const path = this.at('delivered', name);
    await this.#end(name, () => moveDurably(this.#claimed(name), path));
    await writeDurably(path, JSON.stringify(Receipt.parse(receipt)));
  }

  setAside(name: string) {
    return this.#end(name, () => moveDurably(this.#claimed(name), this.at('refused', name)));
  }

  remove(name: string) {
    return this.#end(name, async () => {
      await unlink(this.#claimed(name));
      await syncFolder(join(this.dir, 'waiting'));
    });
  }

  /** Receipts of all leads in the spool, without damaged files. */
  async receipts(): Promise<Receipt[]> {
    const found: Receipt[] = [];
    for (const folder of FOLDERS) {
      for (const name of await this.names(folder)) {
        const path = this.at(folder, name);
        try {
          const text = await readFile(path, 'utf8');
          const receipt = Receipt.parse(JSON.parse(text));
          found.push(receipt);
          if (folder === 'delivered' && text.includes('"fields"')) await writeDurably(path, JSON.stringify(receipt));
        } catch {
          // Damaged, or just claimed by another process; a damaged waiting file is logged and set aside in its turn.
        }
      }
    }
    return found;
  }

  async arrival(reference: string): Promise<Arrival | undefined> {
    for (const folder of FOLDERS) {
      const file = (await this.names(folder)).find((name) => isOfLead(name, [reference]));
      const receivedAt = file && parseFileName(file)?.receivedAt;
      if (receivedAt) return { receivedAt, delivered: folder === 'delivered' };
    }
    return undefined;
  }

  /** Deletes receipts of delivered leads received at `time` or before, in milliseconds since the epoch. */
  forget(time: number) {
    return this.#forget((name) => (parseFileName(name)?.receivedAt ?? 0) <= time);
  }

  forgetReferences(references: readonly string[]) {
    return this.#forget((name) => isOfLead(name, references));
  }

  async #forget(isMeant: (name: string) => boolean) {
    for (const name of (await this.names('delivered')).filter(isMeant)) await removeFile(this.at('delivered', name));
  }
}
