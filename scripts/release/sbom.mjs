import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run } from '../steps.mjs';
import { found } from './packages.mjs';

/** npm names only what has a version of three numbers. */
const threeNumbers = (version) => (/^v?\d+\.\d+\.\d+/.test(version) ? version.replace(/^v/, '') : `0.0.0-${version}`);

const KINDS = ['dependencies', 'optionalDependencies', 'peerDependencies'];

/** A lockfile of what is in the release: npm would miss the packages that were left out, and it names the tools' as the product's. */
function lockfileOf(paths, version) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const own = ['', ...lock.packages[''].workspaces];
  const links = Object.keys(lock.packages).filter((path) => lock.packages[path].link);
  const kept = new Set([...paths, ...links]);
  const entries = [...own, ...links, ...paths].map((path) => {
    const entry = { ...lock.packages[path], devDependencies: undefined, peerDependenciesMeta: undefined };
    for (const kind of KINDS) {
      const wanted = Object.entries(entry[kind] ?? {}).filter(([name]) => kept.has(found(lock.packages, path, name)));
      entry[kind] = Object.fromEntries(wanted);
    }
    return [path, own.includes(path) ? { ...entry, version } : entry];
  });
  return { lock: { ...lock, packages: Object.fromEntries(entries) }, own };
}

/** The bill of materials (CycloneDX, by npm) of a release that has these packages, as paths in the lockfile. */
export async function billOfMaterials(paths, release) {
  const folder = mkdtempSync(join(tmpdir(), 'sbom-'));
  try {
    const { lock, own } = lockfileOf(paths, threeNumbers(release));
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
    for (const path of own) {
      mkdirSync(join(folder, path), { recursive: true });
      writeFileSync(join(folder, path, 'package.json'), JSON.stringify({ ...lock.packages[path], private: true }));
    }
    const args = ['sbom', '--package-lock-only', '--include=dev', '--sbom-format=cyclonedx'];
    const bill = JSON.parse(await run('npm', args, { cwd: folder }));
    bill.metadata.component.name = 'cleaning-website';
    return bill;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
