import { readFile, rename, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing, moveDurably, removeFile, syncFolder, tryWriting, writeDurably } from './durable-file';
import { isOfLead, parseFileName, printFileName, withClaim } from './file-name';
import { Folders, UNDELIVERED } from './folders';
import { parseLead, Receipt, type SpooledLead } from './spooled-lead';
import { createUsage, type Usage } from './usage';

export interface Arrival {
  /** Milliseconds since the epoch. */
  receivedAt: number;
  delivered: boolean;
}

const isClaimed = (name: string) => parseFileName(name)?.claimedBy !== undefined;

/** A lead whose delivery was cut off: the provider may have stored it. Damaged text stays as it is. */
function markInterrupted(text: string): string {
  const lead = parseLead(text);
  return lead ? JSON.stringify({ ...lead, possibly_double: true }) : text;
}

/** The files of the spool's leads, one rename from step to step. Every method rejects with the file system's error. */
export class LeadFiles {
  readonly folders: Folders;
  /** Names of the leads that this process has claimed. */
  readonly #mine = new Set<string>();
  readonly #usage: ReturnType<typeof createUsage>;

  constructor(dir: string) {
    this.folders = new Folders(dir);
    this.#usage = createUsage(this.folders);
  }

  #claimed(name: string) {
    return this.folders.at('waiting', withClaim(name, process.pid));
  }

  open() {
    return this.folders.open();
  }

  usage(): Promise<Usage> {
    return this.#usage.count();
  }

  /** The same, up to a second old. */
  recentUsage(): Promise<Usage> {
    return this.#usage.recent();
  }

  tryWriting(bytes: number) {
    return tryWriting(join(this.folders.dir, 'waiting'), bytes);
  }

  /** Writes a new lead with a claim; returns its name. */
  async add(lead: SpooledLead): Promise<string> {
    const name = printFileName({ receivedAt: lead.received_at, reference: lead.reference });
    const text = JSON.stringify(lead);
    this.#mine.add(name);
    try {
      await writeDurably(this.#claimed(name), text);
    } catch (error) {
      this.#mine.delete(name);
      throw error;
    }
    await this.#usage.added(text.length);
    return name;
  }

  /** Whether a waiting lead can be claimed: nobody works on it. */
  async mayClaim(name: string): Promise<boolean> {
    return !(isClaimed(name) && this.#mine.has(withClaim(name, undefined))) && this.folders.mayClaim(name);
  }

  /** Names of the leads that can be claimed, oldest first. */
  async claimable(): Promise<string[]> {
    const waiting = await this.folders.names('waiting');
    const free = await Promise.all(waiting.map((name) => this.mayClaim(name)));
    return waiting.filter((_, index) => free[index]);
  }

  /** Claims a lead; undefined if another process has it. `interrupted` if a process died while it worked on it. */
  async claim(name: string): Promise<{ name: string; interrupted: boolean } | undefined> {
    const free = withClaim(name, undefined);
    if (this.#mine.has(free)) return undefined;
    this.#mine.add(free);
    try {
      await rename(this.folders.at('waiting', name), this.#claimed(free));
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

  /** Ends a claim with a step that moves or deletes the file. */
  async #end(name: string, step: () => Promise<unknown>) {
    try {
      await step();
    } finally {
      this.#mine.delete(name);
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
        await rename(this.#claimed(name), this.folders.at('waiting', name));
      }
    });
  }

  /** The provider has stored the lead: one rename removes it from the queue, then the visitor's words are deleted from it. */
  async delivered(name: string, receipt: Receipt) {
    const path = this.folders.at('delivered', name);
    await this.#end(name, () => moveDurably(this.#claimed(name), path));
    await writeDurably(path, JSON.stringify(Receipt.parse(receipt)));
  }

  setAside(name: string) {
    return this.#end(name, () => moveDurably(this.#claimed(name), this.folders.at('refused', name)));
  }

  remove(name: string) {
    return this.#end(name, async () => {
      await unlink(this.#claimed(name));
      await syncFolder(join(this.folders.dir, 'waiting'));
    });
  }

  /** Receipts of all leads in the spool, without damaged files. */
  async receipts(): Promise<Receipt[]> {
    const found: Receipt[] = [];
    for (const folder of ['waiting', 'delivered', 'refused'] as const) {
      for (const name of await this.folders.names(folder)) {
        const path = this.folders.at(folder, name);
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
    for (const folder of [...UNDELIVERED, 'delivered'] as const) {
      const file = (await this.folders.names(folder)).find((name) => isOfLead(name, [reference]));
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
    for (const name of (await this.folders.names('delivered')).filter(isMeant)) {
      await removeFile(this.folders.at('delivered', name));
    }
  }

  /**
   * Moves the undelivered leads of another spool, whose site has ended for good, into this one; resolves with their number. Each
   * is written here before it is deleted there, and keeps its key, so a move that was cut off doubles nothing.
   */
  async takeOver(dir: string): Promise<number> {
    const other = new Folders(dir);
    await other.open();
    let moved = 0;
    for (const folder of UNDELIVERED) {
      for (const name of await other.names(folder)) {
        const text = await readFile(other.at(folder, name), 'utf8');
        const wasClaimed = folder === 'waiting' && isClaimed(name);
        await writeDurably(this.folders.at(folder, withClaim(name, undefined)), wasClaimed ? markInterrupted(text) : text);
        await unlink(other.at(folder, name));
        moved += 1;
      }
    }
    return moved;
  }
}
