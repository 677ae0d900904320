import { mkdir, readdir, readFile, rename, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { steadyNow } from '../base/steady-clock';
import { moveDurably, syncFolder, tryWriting, UNFINISHED, writeDurably } from './durable-file';
import { Receipt, SpooledLead } from './spooled-lead';

/** The folders of a lead; each step is one rename from `waiting` to another. */
const FOLDERS = ['waiting', 'delivered', 'refused'] as const;
type Folder = (typeof FOLDERS)[number];
/** Folders whose files contain what the visitor wrote. */
const UNDELIVERED = ['waiting', 'refused'] as const;
type Undelivered = (typeof UNDELIVERED)[number];

/** A claim by a living process expires after this many milliseconds, because its process id may have been reused. */
const CLAIM_MS = 60_000;

/** Maximum age of the file statistics, in milliseconds. */
const RECENT_MS = 1000;

/** Statistics of the folders; `oldest` is when the oldest waiting lead was received. */
interface Usage {
  waiting: number;
  refused: number;
  bytes: number;
  oldest: number | undefined;
}

const CLAIM = /\.json\.(\d+)$/;
const freeName = (name: string) => name.replace(CLAIM, '.json');
const takenAt = (name: string) => Number.parseInt(name, 10);

/** A lead whose delivery was cut off: the provider may have stored it. Damaged text stays as it is. */
function markInterrupted(text: string): string {
  try {
    return JSON.stringify({ ...SpooledLead.parse(JSON.parse(text)), possibly_double: true });
  } catch {
    return text;
  }
}

const alive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/**
 * The spool's folders. A file is named by time and reference; while a process works on it, its name ends with the process id: a
 * claim. Every method rejects with the file system's error.
 */
export class LeadFiles {
  readonly #dir: string;
  /** Names of the leads that this process has claimed. */
  readonly #mine = new Set<string>();
  #recent: { at: number; usage: Promise<Usage> } | undefined;

  constructor(dir: string) {
    this.#dir = dir;
  }

  #at(folder: Folder, name: string) {
    return join(this.#dir, folder, name);
  }

  #claimed(name: string) {
    return this.#at('waiting', `${name}.${process.pid}`);
  }

  async #names(folder: Folder): Promise<string[]> {
    return (await readdir(join(this.#dir, folder))).filter((name) => /^\d+-.*\.json(\.\d+)?$/.test(name)).sort();
  }

  async #mayClaim(name: string): Promise<boolean> {
    const pid = Number(CLAIM.exec(name)?.[1]);
    if (!pid) return true;
    if (this.#mine.has(freeName(name))) return false;
    if (pid === process.pid || !alive(pid)) return true;
    const { ctimeMs } = await stat(this.#at('waiting', name)).catch(() => ({ ctimeMs: Date.now() })); // deleted meanwhile
    return Math.abs(Date.now() - ctimeMs) > CLAIM_MS; // a claim from the future: the clock was set back
  }

  async #undelivered(folders: readonly Undelivered[] = UNDELIVERED) {
    const found: { path: string; lead: SpooledLead }[] = [];
    for (const folder of folders) {
      for (const name of await this.#names(folder)) {
        const path = this.#at(folder, name);
        try {
          found.push({ path, lead: SpooledLead.parse(JSON.parse(await readFile(path, 'utf8'))) });
        } catch {
          // Deleted meanwhile, or damaged: a damaged file is logged and set aside in its turn.
        }
      }
    }
    return found;
  }

  /** Counts, total bytes, and when the oldest waiting lead was received. */
  async usage(): Promise<Usage> {
    const [waiting, refused] = await Promise.all([this.#names('waiting'), this.#names('refused')]);
    const paths = [...waiting.map((name) => this.#at('waiting', name)), ...refused.map((name) => this.#at('refused', name))];
    const sizes = await Promise.all(
      paths.map((path) =>
        stat(path).then(
          ({ size }) => size,
          () => 0, // deleted meanwhile
        ),
      ),
    );
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    return { waiting: waiting.length, refused: refused.length, bytes, oldest: waiting[0] ? takenAt(waiting[0]) : undefined };
  }

  /** Creates the folders and deletes incomplete files of a crash. */
  async open() {
    for (const folder of FOLDERS) await mkdir(join(this.#dir, folder), { recursive: true, mode: 0o700 });
    await syncFolder(this.#dir);
    for (const folder of FOLDERS) {
      for (const name of await readdir(join(this.#dir, folder))) {
        const pid = Number(name.slice(UNFINISHED.length).split('-')[0]);
        if (name.startsWith(UNFINISHED) && (pid === process.pid || !alive(pid))) await unlink(this.#at(folder, name));
      }
    }
  }

  /** Resolves if a lead of `bytes` can be written now. */
  tryWriting(bytes: number) {
    return tryWriting(join(this.#dir, 'waiting'), bytes);
  }

  /** Writes a new lead with a claim; returns its name. */
  async add(lead: SpooledLead): Promise<string> {
    const name = `${lead.received_at}-${lead.reference}.json`;
    const text = JSON.stringify(lead);
    await writeDurably(this.#claimed(name), text);
    this.#mine.add(name);
    const known = await this.#recent?.usage.catch(() => undefined);
    if (known) Object.assign(known, { waiting: known.waiting + 1, bytes: known.bytes + text.length });
    return name;
  }

  /** Names of the leads that can be claimed, oldest first. */
  async claimable(): Promise<string[]> {
    const waiting = await this.#names('waiting');
    const free = await Promise.all(waiting.map((name) => this.#mayClaim(name)));
    return waiting.filter((_, index) => free[index]);
  }

  /** Claims a lead; undefined if another process has it. `interrupted` if a process died while it worked on it. */
  async claim(name: string): Promise<{ name: string; interrupted: boolean } | undefined> {
    const free = freeName(name);
    try {
      await rename(this.#at('waiting', name), this.#claimed(free));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
    this.#mine.add(free);
    return { name: free, interrupted: name !== free };
  }

  /** A claimed lead; undefined if the file is damaged. */
  async read(name: string): Promise<SpooledLead | undefined> {
    const text = await readFile(this.#claimed(name), 'utf8');
    try {
      return SpooledLead.parse(JSON.parse(text));
    } catch {
      return undefined;
    }
  }

  save(name: string, lead: SpooledLead) {
    return writeDurably(this.#claimed(name), JSON.stringify(lead));
  }

  /** Releases a claimed lead back to `waiting`. */
  async release(name: string) {
    try {
      await rename(this.#claimed(name), this.#at('waiting', name));
    } finally {
      this.#mine.delete(name);
    }
  }

  /** The provider has stored the lead: one rename removes it from the queue, then the visitor's words are deleted from it. */
  async delivered(name: string, receipt: Receipt) {
    try {
      await moveDurably(this.#claimed(name), this.#at('delivered', name));
    } finally {
      this.#mine.delete(name);
    }
    await writeDurably(this.#at('delivered', name), JSON.stringify(Receipt.parse(receipt)));
  }

  /** Sets a claimed lead aside for a person to look at. */
  async setAside(name: string) {
    try {
      await moveDurably(this.#claimed(name), this.#at('refused', name));
    } finally {
      this.#mine.delete(name);
    }
  }

  /** Deletes a lead that was never acknowledged. */
  async remove(name: string) {
    try {
      await unlink(this.#claimed(name));
      await syncFolder(join(this.#dir, 'waiting'));
    } finally {
      this.#mine.delete(name);
    }
  }

  /** The leads of some folders, oldest first, without damaged files and those that move meanwhile. */
  async undelivered(folders?: readonly Undelivered[]): Promise<SpooledLead[]> {
    return (await this.#undelivered(folders)).map(({ lead }) => lead);
  }

  /** Deletes all undelivered leads that match, claimed or not; returns their references. */
  async erase(matches: (lead: SpooledLead) => boolean): Promise<string[]> {
    const found = (await this.#undelivered()).filter(({ lead }) => matches(lead));
    for (const { path } of found) await unlink(path);
    for (const folder of found.length > 0 ? UNDELIVERED : []) await syncFolder(join(this.#dir, folder));
    return found.map(({ lead }) => lead.reference);
  }

  /** Receipts of all leads in the spool, without damaged files. */
  async receipts(): Promise<Receipt[]> {
    const found: Receipt[] = [];
    for (const folder of FOLDERS) {
      for (const name of await this.#names(folder)) {
        try {
          const text = await readFile(this.#at(folder, name), 'utf8');
          const receipt = Receipt.parse(JSON.parse(text));
          found.push(receipt);
          if (folder === 'delivered' && text.includes('"fields"'))
            await writeDurably(this.#at(folder, name), JSON.stringify(receipt));
        } catch {
          // Damaged, or just claimed by another process; a damaged waiting file is logged and set aside in its turn.
        }
      }
    }
    return found;
  }

  /** Deletes receipts of delivered leads received at `time` or before, in milliseconds since the epoch. */
  async forget(time: number) {
    for (const name of await this.#names('delivered')) if (takenAt(name) <= time) await unlink(this.#at('delivered', name));
  }

  /** Deletes receipts of delivered leads by reference. */
  async forgetReferences(references: readonly string[]) {
    for (const name of await this.#names('delivered')) {
      if (references.some((reference) => name.endsWith(`-${reference}.json`))) await unlink(this.#at('delivered', name));
    }
  }

  /**
   * Moves the undelivered leads of another spool, whose site has ended for good, into this one; resolves with their number. Each
   * is written here before it is deleted there, and keeps its key, so a move that was cut off doubles nothing.
   */
  async takeOver(dir: string): Promise<number> {
    const other = new LeadFiles(dir);
    await other.open();
    let moved = 0;
    for (const folder of UNDELIVERED) {
      for (const name of await other.#names(folder)) {
        const text = await readFile(other.#at(folder, name), 'utf8');
        const wasClaimed = folder === 'waiting' && CLAIM.test(name);
        await writeDurably(this.#at(folder, freeName(name)), wasClaimed ? markInterrupted(text) : text);
        await unlink(other.#at(folder, name));
        moved += 1;
      }
    }
    return moved;
  }

  /** The result of `usage`, up to a second old, plus the leads added since. Counting reads every file's metadata. */
  recentUsage(): Promise<Usage> {
    if (!this.#recent || steadyNow() - this.#recent.at > RECENT_MS) {
      const usageNow = this.usage();
      this.#recent = { at: steadyNow(), usage: usageNow };
      usageNow.catch(() => {
        this.#recent = undefined;
      });
    }
    return this.#recent.usage;
  }
}
