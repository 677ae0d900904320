import { checks, type Finding, warning } from '../../../../cms/base/checks';
import type { env } from '../../../../cms/base/process/env';
import { measureDisk } from '../../../../cms/operations/alerts/machine';
import { newestBackup } from '../../../../cms/operations/commands/backup/rotation';
import { readState } from '../../../../cms/operations/commands/offsite/state';
import { command } from '../../../steps.mjs';

/** The newest backup, the room for more, and without a bucket the last restore that was tried. */
export async function checkBackups({ daily, dir, away }: (typeof env)['backups'], now = new Date()): Promise<Finding[]> {
  if (!daily) return [warning('daily backups are off', 'leave BACKUP_DIR out, unless something else makes them')];
  return [
    checks.backup({ dir, made_at: (await newestBackup(dir, now))?.at }, { now, command }),
    ...(away ? [] : [checks.restoreDrill(await readState(), { now, command })]),
    checks.disk(await measureDisk(dir, 'BACKUP_DIR')),
  ];
}
