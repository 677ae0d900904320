import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Circumstances, error, type Finding, LATE_MS, ok, warning } from '../../base/checks';
import { duration } from '../../base/process/zone';

/** File in BACKUP_DIR whose time of change is that of the last copy to another machine. */
export const COPIED = 'copied';
const REMOTE = /^(nfs4?|cifs|smb3|ceph|davfs|fuse\.(sshfs|rclone|s3fs|glusterfs))$/;

/** The mounted file system that holds a folder; `mounts` is in the format of /proc/self/mounts. */
function mountOf(folder: string, mounts: string): { at: string; type: string } | undefined {
  const path = `${realpathSync(folder)}/`;
  return mounts
    .split('\n')
    .map((line) => line.split(' ').map((part) => part.replaceAll('\\040', ' ')))
    .map(([, at = '', type = '']) => ({ at, type }))
    .filter(({ at }) => at && path.startsWith(at.endsWith('/') ? at : `${at}/`))
    .sort((a, b) => b.at.length - a.at.length)[0];
}

function readMounts(): string {
  try {
    return readFileSync('/proc/self/mounts', 'utf8');
  } catch {
    return ''; // a system without /proc
  }
}

/** Whether a fire, a thief or a broken disk would leave a backup. */
export function checkCopies(
  { daily, dir }: { daily: boolean; dir: string },
  dataDir: string,
  { now, command, mounts = readMounts() }: Circumstances & { mounts?: string },
): Finding {
  if (!daily)
    return warning('BACKUP_DIR is off: nobody here knows where backups lie', 'make sure that some lie on another machine');
  const elsewhere = 'copy them to another machine every night: docs/operations.md, “Before you go live”';
  if (!existsSync(dir)) return error(`there are no backups in ${dir} yet`, `say: ${command} backup; then ${elsewhere}`);
  const mount = mountOf(dir, mounts);
  if (mount && REMOTE.test(mount.type)) return ok(`backups go to another machine (${mount.at}, ${mount.type})`);
  const stamp = join(dir, COPIED);
  if (existsSync(stamp)) {
    const age = now.getTime() - statSync(stamp).mtimeMs;
    return age > LATE_MS
      ? error(`backups were last copied ${duration(age)} ago`, elsewhere)
      : ok(`backups were copied ${duration(age)} ago`);
  }
  if (existsSync(dataDir) && mount?.at !== mountOf(dataDir, mounts)?.at)
    return warning(`backups lie on another disk (${dir}), but not on another machine`, elsewhere);
  return error(`backups lie beside the data (${dir}): what breaks or steals this machine takes both`, elsewhere);
}
