import { existsSync, mkdtempSync, readdirSync, readlinkSync, realpathSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { RELEASE, run, Stop } from '../../steps.mjs';
import { here } from '../environment/installation.mjs';

export const INCOMING = '.incoming-';

const target = (name) => {
  const link = join(here.releases, name);
  return existsSync(link) ? realpathSync(link) : undefined;
};

export const current = () => target('current');
export const previous = () => target('previous');

export function checkCurrent() {
  if (current()) return;
  throw new Stop(`${join(here.releases, 'current')} is no link to a release: see docs/operations.md, "Put it on a server"`);
}

/** Moves the one folder that `fill` leaves in the folder that it is given to the releases, in place of an earlier attempt. */
async function bringIn(what, fill) {
  for (const name of readdirSync(here.releases)) {
    if (name.startsWith(INCOMING)) rmSync(join(here.releases, name), { recursive: true, force: true });
  }
  const incoming = mkdtempSync(join(here.releases, INCOMING));
  try {
    await fill(incoming);
    await run('chmod', ['-R', 'go=u-w', incoming]); // the service's account reads it
    const [name = '', ...others] = readdirSync(incoming);
    if (others.length > 0 || !existsSync(join(incoming, name, RELEASE)))
      throw new Stop(`${basename(what)} is no release: it has no ${RELEASE}`);
    const release = join(here.releases, name);
    if (release === current()) return release;
    rmSync(release, { recursive: true, force: true });
    renameSync(join(incoming, name), release);
    return release;
  } finally {
    rmSync(incoming, { recursive: true, force: true });
  }
}

export const unpack = (archive) =>
  bringIn(archive, (incoming) => run('tar', ['-xf', archive, '--no-same-owner', '-C', incoming]));

/** Copies an unpacked release there, unless it is there already; resolves with its folder. */
export async function adopt(folder) {
  if (dirname(folder) === here.releases) return folder;
  return bringIn(folder, async (incoming) => {
    await run('cp', ['-a', folder, incoming]);
    await run('chown', ['-R', '-h', 'root:root', incoming]);
  });
}

function link(name, release) {
  const path = join(here.releases, name);
  if (existsSync(path) && readlinkSync(path) === basename(release)) return;
  rmSync(`${path}.next`, { force: true });
  symlinkSync(basename(release), `${path}.next`);
  renameSync(`${path}.next`, path);
}

/** Leads `current` to a release, in one step; `former`, if there is one, is what `rollback` goes to. */
export function switchTo(release, former) {
  if (!former) rmSync(join(here.releases, 'previous'), { force: true });
  else if (former !== release) link('previous', former);
  link('current', release);
}

/** Migrations of a release that another lacks, and that take away what that one uses. */
export function contractions(release, other) {
  const namesIn = (folder) =>
    ['sqlite', 'postgres'].flatMap((kind) => {
      const path = join(folder, 'cms/migrations', kind);
      return existsSync(path) ? readdirSync(path).filter((name) => /[-_]contract\.ts$/.test(name)) : [];
    });
  const known = namesIn(other);
  return [...new Set(namesIn(release).filter((name) => !known.includes(name)))];
}
