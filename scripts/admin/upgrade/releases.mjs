import { existsSync, mkdtempSync, readdirSync, realpathSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { RELEASE, root, run, Stop } from '../../steps.mjs';

/** Folder in which all releases lie, and the link in it to the one that runs. */
const folder = dirname(root);
const current = join(folder, 'current');

/** Throws Stop unless this is the release that `current` leads to. */
export function checkCurrent() {
  if (existsSync(current) && realpathSync(current) === root) return;
  throw new Stop(
    `${current} is not a link to ${root}: an upgrade changes that link; see docs/operations.md, "Put it on a server"`,
  );
}

/** Unpacks a release beside this one, in place of an earlier attempt; resolves with its folder. */
export async function unpack(archive) {
  const incoming = mkdtempSync(join(folder, '.incoming-'));
  try {
    await run('tar', ['-xf', archive, '--no-same-owner', '-C', incoming]);
    const [name = '', ...others] = readdirSync(incoming);
    const description = join(incoming, name, RELEASE);
    if (others.length > 0 || !existsSync(description)) throw new Stop(`${basename(archive)} is no release: it has no ${RELEASE}`);
    const release = join(folder, name);
    if (release === root) throw new Stop(`${name} is the release that runs`);
    rmSync(release, { recursive: true, force: true });
    renameSync(join(incoming, name), release);
    return release;
  } finally {
    rmSync(incoming, { recursive: true, force: true });
  }
}

/** Leads `current` to a release, in one step. */
export function switchTo(release) {
  const link = `${current}.next`;
  rmSync(link, { force: true });
  symlinkSync(basename(release), link);
  renameSync(link, current);
}
