import { mkdir, readdir, readFile, rename, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { steadyNow } from '../base/steady-clock';
import { moveDurably, syncFolder, tryWriting, UNFINISHED, writeDurably } from './durable-file';

/** What is remembered of a lead for a day after it was delivered; nothing of the visitor's words. */
export const Receipt = z.object({
  fingerprint: z.string(),
  reference: z.string(),
  /** Milliseconds since the epoch. */
  received_at: z.number(),
});
export type Receipt = z.infer<typeof Receipt>;

/** A lead as it lies in the spool. */
export const SpooledLead = Receipt.extend({
  form: z.enum(['contact', 'quote']),
  fields: z.record(z.string(), z.string()),
  page: z.string(),
  /** Title of the service page that it is about. */
  about: z.string().optional(),
  suspicion: z.string().optional(),
  visit: z.record(z.string(), z.string()).optional(),
  key: z.string(),
  /** Set once a delivery had no answer: the provider may hold it. */
  possibly_double: z.boolean().optional(),
  /** The mark of a fire drill. */
  drill: z.string().optional(),
});
export type SpooledLead = z.infer<typeof SpooledLead>;

/** The folders that a lead goes through, each step one rename: from `waiting` to one of the others. */
const FOLDERS = ['waiting', 'delivered', 'refused'] as const;
type Folder = (typeof FOLDERS)[number];
/** Those in which a lead lies with what the visitor wrote. */
const UNDELIVERED = ['waiting', 'refused'] as const;
type Undelivered = (typeof UNDELIVERED)[number];

/** A claim by a living process is believed for this long, in milliseconds: its number may belong to another one by now. */
const CLAIM_MS = 60_000;

/** How old, in milliseconds, a look at all files may be. */
const RECENT_MS = 1000;

/** What the folders hold; `oldest` is when the oldest waiting lead was taken in. */
interface Usage {
  waiting: number;
  refused: number;
  bytes: number;
  oldest: number | undefined;
}

const CLAIM = /\.json\.(\d+)$/;
const freeName = (name: string) => name.replace(CLAIM, '.json');
const takenAt = (name: string) => Number.parseInt(name, 10);

const alive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/**
 * The spool's folders. A file is named by time and reference; while a process works on it, its name ends with that process's
 * number: a claim. Every method rejects with the file system's error.
 */
export function createLeadFiles(dir: string) {
  const mine = new Set<string>();
  let recent: { at: number; usage: Promise<Usage> } | undefined;
  const at = (folder: Folder, name: string) => join(dir, folder, name);
  const claimed = (name: string) => at('waiting', `${name}.${process.pid}`);
  const names = async (folder: Folder) =>
    (await readdir(join(dir, folder))).filter((name) => /^\d+-.*\.json(\.\d+)?$/.test(name)).sort();

  async function mayClaim(name: string): Promise<boolean> {
    const pid = Number(CLAIM.exec(name)?.[1]);
    if (!pid) return true;
    if (mine.has(freeName(name))) return false;
    if (pid === process.pid || !alive(pid)) return true;
    const { ctimeMs } = await stat(at('waiting', name)).catch(() => ({ ctimeMs: Date.now() })); // gone meanwhile
    return Math.abs(Date.now() - ctimeMs) > CLAIM_MS; // a claim from the future: the clock was set back
  }

  async function undelivered(folders: readonly Undelivered[] = UNDELIVERED) {
    const found: { path: string; lead: SpooledLead }[] = [];
    for (const folder of folders) {
      for (const name of await names(folder)) {
        const path = at(folder, name);
        try {
          found.push({ path, lead: SpooledLead.parse(JSON.parse(await readFile(path, 'utf8'))) });
        } catch {
          // Gone meanwhile, or damaged: a damaged one is set aside, aloud, when its turn comes.
        }
      }
    }
    return found;
  }

  async function usage(): Promise<Usage> {
    const [waiting, refused] = await Promise.all([names('waiting'), names('refused')]);
    const paths = [...waiting.map((name) => at('waiting', name)), ...refused.map((name) => at('refused', name))];
    const sizes = await Promise.all(
      paths.map((path) =>
        stat(path).then(
          ({ size }) => size,
          () => 0,
        ),
      ),
    ); // gone meanwhile
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    return { waiting: waiting.length, refused: refused.length, bytes, oldest: waiting[0] ? takenAt(waiting[0]) : undefined };
  }

  return {
    /** Makes the folders and clears away what a crash left half-written. */
    async open() {
      for (const folder of FOLDERS) await mkdir(join(dir, folder), { recursive: true, mode: 0o700 });
      await syncFolder(dir);
      for (const folder of FOLDERS) {
        for (const name of await readdir(join(dir, folder))) {
          const pid = Number(name.slice(UNFINISHED.length).split('-')[0]);
          if (name.startsWith(UNFINISHED) && (pid === process.pid || !alive(pid))) await unlink(at(folder, name));
        }
      }
    },

    /** Resolves when a lead of `bytes` could be written now. */
    tryWriting: (bytes: number) => tryWriting(join(dir, 'waiting'), bytes),

    /** Writes a new lead, claimed from the start; yields its name. */
    async add(lead: SpooledLead): Promise<string> {
      const name = `${lead.received_at}-${lead.reference}.json`;
      const text = JSON.stringify(lead);
      await writeDurably(claimed(name), text);
      mine.add(name);
      const known = await recent?.usage.catch(() => undefined);
      if (known) Object.assign(known, { waiting: known.waiting + 1, bytes: known.bytes + text.length });
      return name;
    },

    /** Names of the leads that may be claimed, oldest first. */
    async claimable(): Promise<string[]> {
      const waiting = await names('waiting');
      const free = await Promise.all(waiting.map(mayClaim));
      return waiting.filter((_, index) => free[index]);
    },

    /** Claims a lead; undefined when somebody else has it. `interrupted` when a process died while it worked on it. */
    async claim(name: string): Promise<{ name: string; interrupted: boolean } | undefined> {
      const free = freeName(name);
      try {
        await rename(at('waiting', name), claimed(free));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
      mine.add(free);
      return { name: free, interrupted: name !== free };
    },

    /** A claimed lead; undefined when the file is damaged. */
    async read(name: string): Promise<SpooledLead | undefined> {
      const text = await readFile(claimed(name), 'utf8');
      try {
        return SpooledLead.parse(JSON.parse(text));
      } catch {
        return undefined;
      }
    },

    save: (name: string, lead: SpooledLead) => writeDurably(claimed(name), JSON.stringify(lead)),

    /** Gives a claimed lead back to those that wait. */
    async release(name: string) {
      try {
        await rename(claimed(name), at('waiting', name));
      } finally {
        mine.delete(name);
      }
    },

    /** The provider has it: the file leaves the queue in one step, then what the visitor wrote is taken out of it. */
    async delivered(name: string, receipt: Receipt) {
      try {
        await moveDurably(claimed(name), at('delivered', name));
      } finally {
        mine.delete(name);
      }
      await writeDurably(at('delivered', name), JSON.stringify(Receipt.parse(receipt)));
    },

    /** Sets a claimed lead aside for a person to look at. */
    async setAside(name: string) {
      try {
        await moveDurably(claimed(name), at('refused', name));
      } finally {
        mine.delete(name);
      }
    },

    /** Takes away a lead that nobody was thanked for. */
    async remove(name: string) {
      try {
        await unlink(claimed(name));
        await syncFolder(join(dir, 'waiting'));
      } finally {
        mine.delete(name);
      }
    },

    /** The leads of some folders, oldest first; what is damaged or moves on meanwhile is left out. */
    undelivered: async (folders?: readonly Undelivered[]) => (await undelivered(folders)).map(({ lead }) => lead),

    /** Takes away for good all undelivered leads that match, whoever works on them; yields their numbers. */
    async erase(matches: (lead: SpooledLead) => boolean): Promise<string[]> {
      const found = (await undelivered()).filter(({ lead }) => matches(lead));
      for (const { path } of found) await unlink(path);
      for (const folder of found.length > 0 ? UNDELIVERED : []) await syncFolder(join(dir, folder));
      return found.map(({ lead }) => lead.reference);
    },

    /** What is remembered of all leads that are here, damaged files left out. */
    async receipts(): Promise<Receipt[]> {
      const found: Receipt[] = [];
      for (const folder of FOLDERS) {
        for (const name of await names(folder)) {
          try {
            const text = await readFile(at(folder, name), 'utf8');
            const receipt = Receipt.parse(JSON.parse(text));
            found.push(receipt);
            if (folder === 'delivered' && text.includes('"fields"'))
              await writeDurably(at(folder, name), JSON.stringify(receipt));
          } catch {
            // Damaged or just taken by another process; a damaged waiting one is set aside, aloud, when its turn comes.
          }
        }
      }
      return found;
    },

    /** Forgets delivered leads taken in at `time` or before, in milliseconds since the epoch. */
    async forget(time: number) {
      for (const name of await names('delivered')) if (takenAt(name) <= time) await unlink(at('delivered', name));
    },

    /** Forgets delivered leads by their numbers. */
    async forgetReferences(references: readonly string[]) {
      for (const name of await names('delivered')) {
        if (references.some((reference) => name.endsWith(`-${reference}.json`))) await unlink(at('delivered', name));
      }
    },

    /** Counts, bytes of all that is kept, and when the oldest waiting one was taken in. */
    usage,

    /** The same, up to a second old, with what was added here since: to look is to ask for every file. */
    recentUsage(): Promise<Usage> {
      if (!recent || steadyNow() - recent.at > RECENT_MS) {
        const usageNow = usage();
        recent = { at: steadyNow(), usage: usageNow };
        usageNow.catch(() => {
          recent = undefined;
        });
      }
      return recent.usage;
    },
  };
}
