import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, Stop } from '../steps.mjs';

const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** Throws Stop for a version that is a range, or a package without a checksum, which those of other platforms may lack. */
export function checkPins() {
  const { workspaces } = read('package.json');
  const wrong = [];
  for (const folder of ['.', ...workspaces]) {
    const { dependencies, devDependencies } = read(join(folder, 'package.json'));
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      if (!workspaces.includes(name) && !/^\d+\.\d+\.\d+/.test(version)) wrong.push(`${folder}/package.json: ${name} ${version}`);
    }
  }
  for (const [path, { link, integrity, dev, optional }] of Object.entries(read('package-lock.json').packages)) {
    if (path.includes('node_modules/') && !link && !integrity && !(dev && optional))
      wrong.push(`package-lock.json: ${path} has no checksum`);
  }
  if (wrong.length > 0) throw new Stop(`Versions are exact, and what is installed has a checksum:\n${wrong.join('\n')}`);
}

/** Asks the registry for known vulnerabilities; goes on if that fails. Throws Stop on high or critical severity. */
export function audit() {
  let report;
  try {
    report = JSON.parse(
      spawnSync('npm', ['audit', '--json', '--omit=dev'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }).stdout,
    );
  } catch {
    report = {};
  }
  const counts = report.metadata?.vulnerabilities;
  if (!counts) {
    const why = report.message ?? report.error?.summary ?? 'it gave no answer';
    return `not asked: this registry has no audit (${String(why).split(' - ')[0].slice(0, 60)})`;
  }
  if (counts.high + counts.critical > 0) {
    const names = Object.values(report.vulnerabilities)
      .filter(({ severity }) => ['high', 'critical'].includes(severity))
      .map(({ name, severity, range }) => `${name} ${range}: ${severity}`);
    throw new Stop(`Known against what is installed:\n${names.join('\n')}`);
  }
  return `${counts.total} known, none high`;
}
