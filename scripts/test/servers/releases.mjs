// The archive and the images that the tests of servers take to them, built from a clean clone of the last commit.
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../../steps.mjs';
import { CONTAINERS, engine } from './engine.mjs';

const clone = join(CONTAINERS, 'clone');
/** Variants of the starter's pictures; they depend on nothing but the pictures and take minutes. */
const PICTURES = '.cache/pictures';

const builds = () => join(CONTAINERS, 'archives');

/** Clones the last commit, with the pictures that were drawn already. */
export async function cloneClean() {
  const changed = (await run('git', ['status', '--porcelain', '--untracked-files=no'])).split('\n').filter(Boolean).length;
  rmSync(clone, { recursive: true, force: true });
  await run('git', ['clone', '--quiet', '--no-hardlinks', root, clone]);
  if (existsSync(join(root, PICTURES))) cpSync(join(root, PICTURES), join(clone, PICTURES), { recursive: true });
  const commit = (await run('git', ['rev-parse', '--short', 'HEAD'])).trim();
  return changed === 0 ? commit : `${commit}, without ${changed} changed files`;
}

export async function makeArchive() {
  await run(process.execPath, ['scripts/release.mjs'], { cwd: clone });
  const [name] = readdirSync(join(clone, 'release')).filter((file) => file.endsWith('.tar.gz'));
  rmSync(builds(), { recursive: true, force: true });
  mkdirSync(builds(), { recursive: true });
  renameSync(join(clone, 'release', name), join(builds(), name));
  return join(builds(), name);
}

export function lastArchive() {
  const [name] = existsSync(builds()) ? readdirSync(builds()).filter((file) => file.endsWith('.tar.gz')) : [];
  return name && join(builds(), name);
}

export async function makeImage(part) {
  const args = ['bud', '--layers', '--format', 'docker', '--network', 'host', '--target', part, '-t', `localhost/${part}:1`];
  await engine('buildah', [...args, clone]);
}

/** Size of a part's image; "none" if it was not built. */
export async function sizeOfImage(part) {
  const size = await engine('podman', ['image', 'inspect', '--format', '{{.Size}}', `localhost/${part}:1`]).catch(() => '');
  return size ? `${Math.round(Number(size) / 1e6)} MB` : 'none';
}
