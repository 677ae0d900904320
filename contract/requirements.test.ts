import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const DOCUMENT = 'docs/requirements.md';
const SKIPPED = new Set(['node_modules', 'dist', '.next', '.git', 'data', 'data-dev', 'migrations']);
const NUMBER = /\bR-[A-Z]+-\d+\b/g;
/** Marks a requirement without a test: not built yet, or only a person can judge it. */
const UNTESTED = /_\((?:not built yet|seen, not tested)\)_$/;

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(tsx?|mjs|css|md|json|lua)$/.test(entry.name) ? [path] : [];
  });
}

const files = sources(root)
  .filter((path) => path !== fileURLToPath(import.meta.url))
  .map((path) => ({ name: relative(root, path), text: readFileSync(path, 'utf8') }));

/** All requirements: number and text up to the next one. */
const requirements = readFileSync(join(root, DOCUMENT), 'utf8')
  .split(/^(?=- \*\*R-|#)/m)
  .flatMap((part) => {
    const [, number, words = ''] = /^- \*\*(R-[A-Z]+-\d+)\*\* ([\s\S]*)$/.exec(part) ?? [];
    return number ? [{ number, words: words.trim() }] : [];
  });
const defined = requirements.map(({ number }) => number);

/** Requirement numbers in the names of a file's tests. */
const namedBy = (text: string) =>
  [...text.matchAll(/^.*\b(?:it|describe)[.(<].*$|^\s*[\])'"`].*$/gm)].flatMap(([line]) => line.match(NUMBER) ?? []);
const proved = new Set(files.filter(({ name }) => /\.test\.tsx?$/.test(name)).flatMap(({ text }) => namedBy(text)));

it('defines every requirement once', () => {
  expect(defined.length).toBeGreaterThan(100);
  const again = defined.filter((number, index) => defined.indexOf(number) !== index);
  expect(again.map((number) => `${DOCUMENT} defines ${number} again`)).toEqual([]);
});

it('cites only requirements that are defined', () => {
  const unknown = files.flatMap(({ name, text }) =>
    [...new Set(text.match(NUMBER))].filter((number) => !defined.includes(number)).map((number) => `${name} cites ${number}`),
  );
  expect(unknown).toEqual([]);
});

it('has a test that names each requirement, unless its mark says that there is none', () => {
  const wrong = requirements.flatMap(({ number, words }) => {
    if (UNTESTED.test(words))
      return proved.has(number) ? [`${DOCUMENT}: ${number} is marked as untested, but a test names it`] : [];
    return proved.has(number) ? [] : [`${DOCUMENT}: no test names ${number}`];
  });
  expect(wrong).toEqual([]);
});

it('names no document that does not exist', () => {
  const absent = files.flatMap(({ name, text }) =>
    (text.match(/\brulings? \d+|\bspecification, sections? \d/gi) ?? []).map((words) => `${name} cites "${words}"`),
  );
  expect(absent).toEqual([]);
});
