import { existsSync, lstatSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { RELEASE } from '../../steps.mjs';
import { here } from '../environment/installation.mjs';
import { current, INCOMING, previous } from './releases.mjs';

export const backupBefore = (release, { DATA_DIR }) => join(DATA_DIR, `before-${basename(release)}.tar.gz`);

const isFolder = (path) => lstatSync(path).isDirectory();

/** Releases that neither run nor are what `rollback` goes to, with the backups of before them, and what an attempt left behind. */
function leftovers({ DATA_DIR }) {
  const kept = [current(), previous()].flatMap((release) => (release ? [basename(release)] : []));
  const folders = readdirSync(here.releases).filter((name) => isFolder(join(here.releases, name)) && !kept.includes(name));
  const releases = folders.filter((name) => name.startsWith(INCOMING) || existsSync(join(here.releases, name, RELEASE)));
  const backups = readdirSync(DATA_DIR).filter((file) => {
    const [, release = ''] = /^before-(.+)\.tar\.gz$/.exec(file) ?? [];
    return (releases.includes(release) || release.startsWith('cleaning-website-')) && !kept.includes(release);
  });
  return [...releases.map((name) => join(here.releases, name)), ...backups.map((file) => join(DATA_DIR, file))];
}

export function tidy(env) {
  const paths = leftovers(env);
  for (const path of paths) rmSync(path, { recursive: true, force: true });
  return paths.length > 0 ? `removed ${paths.map((path) => basename(path)).join(', ')}` : 'nothing to remove';
}
