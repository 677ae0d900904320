import { LATE_MS, newestBackup } from '../../../../cms/operations/commands/backup/rotation';
import { command } from '../../../steps.mjs';
import { duration, error, type Finding, ok, warning } from './finding';

/** Checks the age of the newest backup. */
export async function checkBackups({ daily, dir }: { daily: boolean; dir: string }, now = new Date()): Promise<Finding[]> {
  if (!daily) return [warning('daily backups are off', 'leave BACKUP_DIR out, unless something else makes them')];
  const newest = await newestBackup(dir, now);
  if (!newest) return [warning(`there is no backup in ${dir}`, `${command} backup; the back office makes one every night`)];
  const age = now.getTime() - newest.at.getTime();
  if (age > LATE_MS)
    return [error(`the newest backup is ${duration(age)} old`, `see why in the back office's log; they go to ${dir}`)];
  return [ok(`the newest backup is ${duration(age)} old (${newest.name})`)];
}
