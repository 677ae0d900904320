import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { steadyNow } from '../base/steady-clock';
import { isMissing, moveDurably, removeFile, syncFolder } from './durable-file';
import { isOfLead } from './file-name';
import type { LeadFiles } from './files';
import { type Folders, UNDELIVERED, type Undelivered } from './folders';
import { parseLead, type SpooledLead } from './spooled-lead';

/** How often a lead that is being delivered is looked at again, and for how long, in milliseconds. */
const [LOOK_AGAIN_MS, GIVE_UP_MS] = [25, 10_000];

/** A file of an undelivered lead; without `lead` it is damaged. */
interface Found {
  folder: Undelivered;
  name: string;
  lead?: SpooledLead;
}

/** Reads one file; undefined if it has moved or is gone. */
async function readOne(folders: Folders, folder: Undelivered, name: string): Promise<Found | undefined> {
  try {
    return { folder, name, lead: parseLead(await readFile(folders.at(folder, name), 'utf8')) };
  } catch (error) {
    return isMissing(error) ? undefined : { folder, name };
  }
}

/** Names in both folders. `waiting` is listed twice, so that a lead that moves between the folders meanwhile is in the list. */
async function listed(folders: Folders): Promise<[Undelivered, string][]> {
  const [before, refused, after] = [
    await folders.names('waiting'),
    await folders.names('refused'),
    await folders.names('waiting'),
  ];
  const waiting = [...new Set([...before, ...after])].sort();
  return [
    ...waiting.map((name): [Undelivered, string] => ['waiting', name]),
    ...refused.map((name): [Undelivered, string] => ['refused', name]),
  ];
}

/** What a person asks of the leads that the provider does not have. Methods reject with the file system's error. */
export function createUndelivered(files: LeadFiles) {
  const { folders } = files;

  /** The files of some folders, oldest first, without those that move meanwhile. */
  async function read(which: readonly Undelivered[]): Promise<Found[]> {
    const found: Found[] = [];
    for (const folder of which) {
      for (const name of await folders.names(folder)) {
        const one = await readOne(folders, folder, name);
        if (one) found.push(one);
      }
    }
    return found;
  }

  /** Deletes a file unless somebody is working on it, or it has just moved; false then. */
  async function remove({ folder, name }: Found): Promise<boolean> {
    if (folder === 'waiting') {
      const claim = (await files.mayClaim(name)) ? await files.claim(name) : undefined;
      if (claim) await files.remove(claim.name);
      return claim !== undefined;
    }
    const path = folders.at('refused', name);
    const removed = await removeFile(path);
    if (removed) await syncFolder(dirname(path));
    return removed;
  }

  const named =
    (references: readonly string[]) =>
    ({ name }: Found) =>
      isOfLead(name, references);

  return {
    /** The leads of some folders, oldest first. */
    async leads(which: readonly Undelivered[] = UNDELIVERED): Promise<SpooledLead[]> {
      return (await read(which)).flatMap(({ lead }) => lead ?? []);
    },

    /** Names of files that lie in `refused` and cannot be read. */
    async damaged(): Promise<string[]> {
      return (await read(['refused'])).flatMap(({ name, lead }) => (lead ? [] : name));
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
        const unread = (await listed(folders)).filter((file) => !seen.has(file.join('/')));
        for (const [folder, name] of unread) {
          const found = await readOne(folders, folder, name);
          if (!found) continue; // it moved: the next listing shows where it is
          const { lead } = found;
          if (!lead || !matches(lead)) seen.add(`${folder}/${name}`);
          else if (await remove(found)) erased.push(lead);
        }
        if (unread.every((file) => seen.has(file.join('/')))) return erased;
        if (steadyNow() > until) throw new Error('a lead of this person is still being delivered');
        await pause(LOOK_AGAIN_MS);
      }
    },

    /** Moves leads from `refused` back to those that wait, all or by reference; resolves with their number. */
    async sendAgain(references?: readonly string[]): Promise<number> {
      const readable = (await read(['refused'])).filter(({ lead }) => lead);
      let moved = 0;
      for (const { name } of references ? readable.filter(named(references)) : readable) {
        try {
          await moveDurably(folders.at('refused', name), folders.at('waiting', name));
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
      for (const found of (await read(['refused'])).filter(named(references))) if (await remove(found)) gone += 1;
      return gone;
    },
  };
}
