// npm run check -- licences: writes the licences of all packages in the lockfile; the check fails on one that is not allowed.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, Stop } from '../steps.mjs';

const LIST = join(root, 'docs/licences.md');

/** Allowed licences: those that only require their notice, and those that cover only the files or the library itself. */
const ALLOWED = {
  'MIT MIT-0 ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 BlueOak-1.0.0 Python-2.0 WTFPL CC0-1.0 Unlicense Zlib':
    'keep the notice, if that',
  'MPL-2.0': 'changes to its own files stay open; none is changed here',
  'LGPL-3.0-or-later': 'libvips, loaded as a library that can be exchanged; not changed here',
  'LGPL-3.0': 'libheif, likewise',
  'OFL-1.1': 'the two typefaces, served as they are',
  'CC-BY-4.0': 'data about browsers, used while building only',
};
const allowed = new Set(Object.keys(ALLOWED).flatMap((names) => names.split(' ')));

/** Whether an SPDX expression is satisfied by allowed licences: `OR` or `AND`. Mixed expressions are not supported. */
export function isAllowed(expression) {
  const plain = expression.replaceAll(/[()]/g, '');
  if (plain.includes(' OR ') && plain.includes(' AND ')) return false;
  if (plain.includes(' OR ')) return plain.split(' OR ').some((licence) => allowed.has(licence));
  return plain.split(' AND ').every((licence) => allowed.has(licence));
}

/** The licence in an old-style package.json; npm's lockfile contains only the new style. */
function oldStyleLicence(path) {
  const file = join(root, path, 'package.json');
  if (!existsSync(file)) return 'unknown';
  const { licenses = [] } = JSON.parse(readFileSync(file, 'utf8'));
  return licenses.map(({ type }) => type).join(' OR ') || 'unknown';
}

function packagesByLicence() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const found = new Map();
  for (const [path, { version, license, link }] of Object.entries(packages)) {
    if (link || !path.includes('node_modules/')) continue;
    const licence = license ?? oldStyleLicence(path);
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    found.set(licence, (found.get(licence) ?? new Set()).add(`${name} ${version}`));
  }
  return [...found].map(([licence, names]) => [licence, [...names].sort()]).sort((a, b) => b[1].length - a[1].length);
}

function listOf(groups) {
  const rules = Object.entries(ALLOWED).map(([names, why]) => `| ${names.split(' ').join(', ')} | ${why} |`);
  const sections = groups.map(([licence, names]) => `## ${licence} (${names.length})\n\n${names.join(' · ')}\n`);
  return [
    '# Licences of what is installed',
    '',
    'Written by `npm run check -- licences` from `package-lock.json`, which names the packages of every platform. `npm run check`',
    'fails when this list is not up to date, or when it holds a licence that is not agreed to here:',
    '',
    '| licence | what it asks |',
    '| --- | --- |',
    ...rules,
    '',
    ...sections,
  ].join('\n');
}

export function writeLicences() {
  const groups = packagesByLicence();
  writeFileSync(LIST, listOf(groups));
  refuseOthers(groups);
  return `${groups.reduce((sum, [, names]) => sum + names.length, 0)} packages`;
}

function refuseOthers(groups) {
  const others = groups.filter(([licence]) => !isAllowed(licence));
  const listed = others.map(([licence, names]) => `${licence}: ${names.join(', ')}`).join('\n');
  if (others.length > 0) throw new Stop(`Licences that are not agreed to in scripts/check/licences.mjs:\n${listed}`);
}

/** Throws Stop on a licence that is not allowed, or when the list does not match the lockfile. */
export function checkLicences() {
  const groups = packagesByLicence();
  refuseOthers(groups);
  if (!existsSync(LIST) || readFileSync(LIST, 'utf8') !== listOf(groups))
    throw new Stop('docs/licences.md is not of this lockfile: npm run check -- licences');
}
