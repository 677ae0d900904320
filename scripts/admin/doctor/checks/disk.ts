import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { error, type Finding, ok, warning } from './finding';

const MEGABYTE = 1024 * 1024;
const LEAST_MB = 200;
const COMFORTABLE_MB = 1024;

/** The folder, or its nearest existing parent. */
const existing = (path: string): string => (existsSync(path) ? path : existing(dirname(path)));

/** Checks write permission and free space of a data folder; `variable` is the setting that names it. */
export function checkDisk(folder: string, variable: string): Finding[] {
  const place = existing(folder);
  try {
    accessSync(place, constants.W_OK);
  } catch {
    return [error(`${folder} cannot be written`, `make it writable, or set ${variable} to a folder that is`)];
  }
  const { bavail, bsize } = statfsSync(place);
  const free = Math.floor((bavail * bsize) / MEGABYTE);
  if (free < LEAST_MB) return [error(`${folder} has ${free} MB left`, 'make room: leads, pictures and backups need it')];
  if (free < COMFORTABLE_MB) return [warning(`${folder} has ${free} MB left`, 'make room soon')];
  return [ok(`${folder} has ${Math.floor(free / 1024)} GB left`)];
}

export function checkSecrets(dataDir: string): Finding[] {
  const folder = join(dataDir, 'secrets');
  if (!existsSync(folder)) return [];
  const open = (statSync(folder).mode & 0o077) !== 0;
  return [
    open
      ? error(`${folder} can be read by other accounts`, `chmod 700 ${folder}`)
      : ok('secrets are readable by their owner only'),
  ];
}
