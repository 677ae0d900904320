import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { checkRoom } from '../backup/make';
import { type Backup, backupOf, expired, type Kept, newestBackup } from '../backup/rotation';
import { open, recipientsOf, seal } from './seal';
import { copyOf, noteState, placeOf, readState } from './state';
import type { Place } from './store';
import { openStore, type Store } from './store';

export interface Away {
  dir: string;
  kept: Kept;
  place: Place;
  recipients: readonly string[];
  identities: readonly string[];
}

export const ENDING = '.age';

interface Copy extends Backup {
  bytes: number;
}

/** Copies in the bucket, newest first; `name` is without the ending of encrypted files. */
async function copiesIn(store: Store): Promise<Copy[]> {
  const objects = await store.list();
  return objects
    .flatMap(({ name, bytes }) => {
      const backup = name.endsWith(ENDING) ? backupOf(name.slice(0, -ENDING.length)) : undefined;
      return backup ? [{ ...backup, bytes }] : [];
    })
    .sort((a, b) => b.at.getTime() - a.at.getTime());
}

/** The newest that a wrong clock has not dated in the future; of those alone the newest. */
const newestOf = <T extends Backup>(backups: readonly T[], now: Date): T | undefined =>
  backups.find(({ at }) => at <= now) ?? backups[0];

/** Deletes old copies as old backups are. Resolves with why some could not be: a key that may not delete is a good choice. */
async function tidy(store: Store, kept: Kept, now: Date): Promise<{ kept: number; undeleted?: string }> {
  const copies = await copiesIn(store);
  let left = copies.length;
  try {
    for (const { name } of expired(copies, kept, now)) {
      await store.remove(name + ENDING);
      left -= 1;
    }
    await store.clear(now).catch(() => undefined); // not every server has this call
    return { kept: left };
  } catch (error) {
    return { kept: left, undeleted: (error as Error).message };
  }
}

async function send(newest: Backup, { dir, kept, place, recipients, identities }: Away, now: Date): Promise<void> {
  const store = openStore(place);
  await store.list(); // what is wrong with the settings is known before everything is encrypted
  const file = join(dir, newest.name);
  const sealed = `${file}${ENDING}.part`;
  try {
    await checkRoom(dir, (await stat(file)).size);
    const { bytes, sha256 } = await seal(file, sealed, recipients.length > 0 ? recipients : await recipientsOf(identities));
    await store.put(newest.name + ENDING, sealed, bytes);
    const copy = { place: placeOf(place), name: newest.name, made_at: newest.at.toISOString(), bytes, sha256 };
    const noted = { ...copy, copied_at: new Date().toISOString() };
    await noteState({ copy: { ...noted, kept: 1 }, copy_failed: undefined });
    await noteState({ copy: { ...noted, ...(await tidy(store, kept, now)) } });
  } finally {
    await rm(sealed, { force: true });
  }
}

/** Puts an encrypted copy of the newest backup into the bucket, unless it is there; resolves with its name. A failure is noted. */
export async function copyAway(away: Away, now = new Date()): Promise<string | undefined> {
  const newest = await newestBackup(away.dir, now);
  if (!newest) return undefined;
  if (copyOf(await readState())?.name === newest.name) return newest.name;
  try {
    await send(newest, away, now);
    return newest.name;
  } catch (error) {
    const why = (error as Error).message;
    await noteState({ copy_failed: { at: now.toISOString(), why } }).catch(() => undefined); // a full disk; the log has it
    throw new Error(`${newest.name} was not copied: ${why}`);
  }
}

export const newestCopy = async (place: Place, now: Date) => newestOf(await copiesIn(openStore(place)), now);

/** A copy by name, with or without its ending; the newest if no name is given. Rejects with the names that there are. */
export async function findCopy(place: Place, name: string | undefined, now = new Date()): Promise<Copy> {
  const copies = await copiesIn(openStore(place));
  const found = name ? copies.find((copy) => [copy.name, copy.name + ENDING].includes(name)) : newestOf(copies, now);
  if (found) return found;
  const where = `the bucket ${place.name}, folder ${place.prefix}`;
  if (copies.length === 0) throw new Error(`there is no copy in ${where}`);
  throw new Error(`there is no copy ${name} in ${where}; there are\n${copies.map((copy) => copy.name + ENDING).join('\n')}`);
}

/** Fetches a copy and decrypts it into a file. Resolves with the encrypted size and hash. Leaves no file when it fails. */
export async function fetchCopy({ name, bytes }: Copy, place: Place, identities: readonly string[], to: string, room: string) {
  await checkRoom(room, bytes);
  try {
    const fetched = await open(await openStore(place).get(name + ENDING), to, identities);
    if (fetched.bytes !== bytes) throw new Error(`${name} came with ${fetched.bytes} bytes instead of ${bytes}`);
    return fetched;
  } catch (error) {
    await rm(to, { force: true });
    const { code, message } = error as NodeJS.ErrnoException;
    throw code === 'ECONNRESET' ? new Error(`${name} did not arrive whole: the connection was cut`) : new Error(message);
  }
}
