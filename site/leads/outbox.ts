import { readFile, unlink } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { steadyNow } from '../base/steady-clock';
import { isMissing, moveDurably, removeFile, syncFolder, writeDurably } from './durable-file';
import { isOfLead, withClaim } from './file-name';
import { SpoolFolder, UNDELIVERED, type Undelivered } from './spool-folder';
import { parseLead, type SpooledLead } from './spooled-lead';

/** How often a lead that is being delivered is looked at again, and for how long, in milliseconds. */
const [LOOK_AGAIN_MS, GIVE_UP_MS] = [25, 10_000];

/** A file of an undelivered lead; without `lead` it is damaged. */
interface Found {
  at: Undelivered;
  name: string;
  lead?: SpooledLead;
}

/** A lead whose delivery was cut off: the provider may have stored it. Damaged text stays as it is. */
function markInterrupted(text: string): string {
  const lead = parseLead(text);
  return lead ? JSON.stringify({ ...lead, possibly_double: true }) : text;
}

/** What a person asks of the leads that the provider does not have. Methods reject with the file system's error. */
export function createOutbox(folder: SpoolFolder) {
  /** Reads one file; undefined if it has moved or is gone. */
  async function read(at: Undelivered, name: string): Promise<Found | undefined> {
    try {
      return { at, name, lead: parseLead(await readFile(folder.at(at, name), 'utf8')) };
    } catch (error) {
      return isMissing(error) ? undefined : { at, name };
    }
  }

  /** Names in both folders. `waiting` is listed twice, so that a lead that moves between the folders meanwhile is in the list. */
  async function listed(): Promise<[Undelivered, string][]> {
    const [before, refused, after] = [
      await folder.names('waiting'),
      await folder.names('refused'),
      await folder.names('waiting'),
    ];
    const waiting = [...new Set([...before, ...after])].sort();
    return [
      ...waiting.map((name): [Undelivered, string] => ['waiting', name]),
      ...refused.map((name): [Undelivered, string] => ['refused', name]),
    ];
  }

  /** The files of some folders, oldest first, without those that move meanwhile. */
  async function readAll(which: readonly Undelivered[]): Promise<Found[]> {
    const found: Found[] = [];
    for (const at of which) {
      for (const name of await folder.names(at)) {
        const one = await read(at, name);
        if (one) found.push(one);
      }
    }
    return found;
  }

  /** The files in `refused` of the leads with these references. */
  const refusedOf = async (references: readonly string[]) =>
    (await readAll(['refused'])).filter(({ name }) => isOfLead(name, references));

  /** Deletes a file unless somebody is working on it, or it has just moved; false then. */
  async function remove({ at, name }: Found): Promise<boolean> {
    if (at === 'waiting') {
      const claim = (await folder.mayClaim(name)) ? await folder.claim(name) : undefined;
      if (claim) await folder.remove(claim.name);
      return claim !== undefined;
    }
    const path = folder.at('refused', name);
    const removed = await removeFile(path);
    if (removed) await syncFolder(dirname(path));
    return removed;
  }

  return {
    /** The leads of some folders, oldest first. */
    async leads(which: readonly Undelivered[] = UNDELIVERED): Promise<SpooledLead[]> {
      return (await readAll(which)).flatMap(({ lead }) => lead ?? []);
    },

    /** Names of files that lie in `refused` and cannot be read. */
    async damaged(): Promise<string[]> {
      return (await readAll(['refused'])).flatMap(({ name, lead }) => (lead ? [] : name));
    },

    /**
     * Deletes all leads that match, and returns them. A lead that is being delivered, or moves meanwhile, is waited for.
     * Rejects when one is still being delivered after ten seconds.
     */
    async erase(matches: (lead: SpooledLead) => boolean): Promise<SpooledLead[]> {
      const until = steadyNow() + GIVE_UP_MS;
      const erased: SpooledLead[] = [];
      const seen = new Set<string>();
      for (;;) {
        const unread = (await listed()).filter((file) => !seen.has(file.join('/')));
        for (const [at, name] of unread) {
          const found = await read(at, name);
          if (!found) continue; // it moved: the next listing shows where it is
          const { lead } = found;
          if (!lead || !matches(lead)) seen.add(`${at}/${name}`);
          else if (await remove(found)) erased.push(lead);
        }
        if (unread.every((file) => seen.has(file.join('/')))) return erased;
        if (steadyNow() > until) throw new Error('a lead of this person is still being delivered');
        await pause(LOOK_AGAIN_MS);
      }
    },

    /** Moves leads from `refused` back to those that wait, all or by reference; resolves with their number. */
    async sendAgain(references?: readonly string[]): Promise<number> {
      let moved = 0;
      for (const { name, lead } of references ? await refusedOf(references) : await readAll(['refused'])) {
        if (!lead) continue;
        try {
          await moveDurably(folder.at('refused', name), folder.at('waiting', name));
          moved += 1;
        } catch (error) {
          if (!isMissing(error)) throw error; // another process was faster
        }
      }
      return moved;
    },

    /** Deletes leads from `refused` that the office has dealt with, damaged ones included; resolves with their number. */
    async dismiss(references: readonly string[]): Promise<number> {
      let gone = 0;
      for (const found of await refusedOf(references)) if (await remove(found)) gone += 1;
      return gone;
    },

    /**
     * Moves the undelivered leads of another spool, whose site has ended for good, into this one; resolves with their number. Each
     * is written here before it is deleted there, and keeps its key, so a move that was cut off doubles nothing.
     */
    async takeOver(dir: string): Promise<number> {
      const other = new SpoolFolder(dir);
      await other.open();
      let moved = 0;
      for (const at of UNDELIVERED) {
        for (const name of await other.names(at)) {
          const text = await readFile(other.at(at, name), 'utf8');
          const free = withClaim(name, undefined);
          await writeDurably(folder.at(at, free), at === 'waiting' && name !== free ? markInterrupted(text) : text);
          await unlink(other.at(at, name));
          moved += 1;
        }
      }
      return moved;
    },
  };
}
