import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ifMissing } from './if-missing';

const NAME = /^backup-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.tar\.gz$/;
const DAY_MS = 24 * 60 * 60 * 1000;

/** How many backups to keep: the newest of this many days and of this many weeks. */
export interface Kept {
  days: number;
  weeks: number;
}

export interface Backup {
  name: string;
  at: Date;
}

export const nameAt = (time: Date) => `backup-${time.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`;

/** The backup that a file name stands for; undefined if it is none. */
export function backupOf(name: string): Backup | undefined {
  const [, day, hours, minutes, seconds] = NAME.exec(name) ?? [];
  return day ? { name, at: new Date(`${day}T${hours}:${minutes}:${seconds}Z`) } : undefined;
}

/** Backups in a folder, newest first; none if the folder does not exist. */
export async function backupsIn(folder: string): Promise<Backup[]> {
  const names = await readdir(folder).catch(ifMissing([]));
  return names.flatMap((name) => backupOf(name) ?? []).sort((a, b) => b.at.getTime() - a.at.getTime());
}

/** The newest backup in a folder that is not dated in the future by a wrong clock. */
export const newestBackup = async (folder: string, now: Date): Promise<Backup | undefined> =>
  (await backupsIn(folder)).find(({ at }) => at <= now);

/** Weeks start on Monday; the epoch was a Thursday. */
const weekOf = ({ at }: Backup) => Math.floor((at.getTime() / DAY_MS + 3) / 7);
const dayOf = ({ at }: Backup) => Math.floor(at.getTime() / DAY_MS);

function newestOf(backups: readonly Backup[], period: (backup: Backup) => number, count: number): Backup[] {
  const newest = new Map<number, Backup>();
  for (const backup of backups) if (!newest.has(period(backup))) newest.set(period(backup), backup);
  return [...newest.values()].slice(0, count);
}

/** Backups to delete. Periods without a backup do not count; nor do backups that a wrong clock has dated in the future. */
export function expired(backups: readonly Backup[], { days, weeks }: Kept, now: Date): Backup[] {
  const newestFirst = backups.filter(({ at }) => at <= now).sort((a, b) => b.at.getTime() - a.at.getTime());
  const keep = new Set([
    ...newestFirst.slice(0, 1),
    ...newestOf(newestFirst, dayOf, days),
    ...newestOf(newestFirst, weekOf, weeks),
  ]);
  return newestFirst.filter((backup) => !keep.has(backup));
}

export async function tidyBackups(folder: string, kept: Kept, now = new Date()): Promise<void> {
  const unfinished = (await readdir(folder)).filter((name) => /^backup-.*\.part(\.d)?$/.test(name)); // also of an encrypted copy
  const dayAgo = nameAt(new Date(now.getTime() - DAY_MS));
  const stale = unfinished.filter((name) => name < dayAgo);
  const names = [...expired(await backupsIn(folder), kept, now).map(({ name }) => name), ...stale];
  for (const name of names) await rm(join(folder, name), { recursive: true, force: true });
}
