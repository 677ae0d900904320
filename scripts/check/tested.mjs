// Which test covers a file: one that imports it, or imports the file of the same folder that does; else the one that `tests/covers.json`
// names for it or its folder, because only more of the product shows it.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import { root, Stop, workspaces } from '../steps.mjs';

const TABLE = 'tests/covers.json';
const TEST = /\.test\.tsx?$/;
/** Helpers of tests, which are a part of those that import them. */
const HELPER = /^(tests|bench)\/|\/testing\//;
/** What is no product: tests and their helpers, what is generated, settings of tools, and the tools of developers. */
const OTHER =
  /^(tests|bench)\/|\/testing\/|\/migrations\/|\.test|vitest|\.config\.(ts|mjs)$|\.size-limit|payload-types|importMap|^scripts\/(check|test|dev)\b|^site\/.*\/dev\.ts$/;

const read = (path) => readFileSync(join(root, path), 'utf8');

export function sources() {
  const args = ['ls-files', '-co', '--exclude-standard', ...workspaces, 'scripts', 'tests', 'bench'];
  const listed = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n');
  return listed.filter((path) => /(?<!\.d)\.(tsx?|mjs|mts)$/.test(path) && existsSync(join(root, path)));
}

/** Resolves with a function that names the files that a file imports; packages are left out. */
export async function importsOf(files) {
  const { default: ts } = await import('typescript');
  const known = new Set(files);
  const resolve = (from, name) => {
    const path = name.startsWith('.')
      ? join(dirname(from), name)
      : workspaces.includes(name.split('/')[0])
        ? normalize(name)
        : '';
    return [path, `${path}.ts`, `${path}.tsx`, `${path}.mjs`, `${path}/index.ts`].find((candidate) => known.has(candidate));
  };
  return (file) =>
    ts.preProcessFile(read(file), true, true).importedFiles.flatMap(({ fileName }) => resolve(file, fileName) ?? []);
}

function shared(a, b) {
  const [one, other] = [a.split('/'), b.split('/')];
  const end = one.findIndex((part, at) => part !== other[at]);
  return end < 0 ? one.length : end;
}

/** Notes for each path the nearest in the folders of its tests. */
class Nearest extends Map {
  note(path, test) {
    if (!this.has(path) || shared(path, test) > shared(path, this.get(path))) this.set(path, test);
  }
}

/** The test of each file that one imports or is named after, and of the files beside such a one that it imports. */
export function shown(files, imports) {
  const found = new Nearest();
  for (const test of files.filter((file) => TEST.test(file))) {
    const parts = new Set([test]);
    for (const part of parts)
      for (const path of imports(part)) {
        if (HELPER.test(path)) parts.add(path);
        else found.note(path, test);
      }
    const base = test.replace(/\.(long\.|alone\.)*test.*/, '');
    for (const file of [`${base}.ts`, `${base}.tsx`, `${base}.mjs`]) if (files.includes(file)) found.set(file, test);
  }
  const beside = new Nearest();
  for (const [file, test] of found)
    for (const path of imports(file)) if (!found.has(path) && dirname(path) === dirname(file)) beside.note(path, test);
  return new Map([...found, ...beside]);
}

const entryOf = (table, file) =>
  Object.keys(table)
    .filter((key) => file.startsWith(key))
    .sort((a, b) => b.length - a.length)[0];

/** Resolves with a function that names the test of a file; throws Stop if a product file has none or the table is out of date. */
export async function testsOf() {
  const files = sources();
  const found = shown(files, await importsOf(files));
  const table = JSON.parse(read(TABLE));
  const unreached = files.filter((file) => !OTHER.test(file) && !found.has(file));
  const used = new Set(unreached.map((file) => entryOf(table, file)));
  const wrong = [
    ...unreached
      .filter((file) => !entryOf(table, file))
      .map((file) => `${file}: no test imports it or the file beside it that does, and ${TABLE} names none`),
    ...Object.keys(table)
      .filter((key) => !used.has(key))
      .map((key) => `${TABLE}: nothing needs the entry ${key}`),
    ...Object.values(table)
      .filter((test) => !existsSync(join(root, test)))
      .map((test) => `${TABLE}: there is no ${test}`),
  ];
  if (wrong.length > 0) throw new Stop(`A file without a test:\n${wrong.join('\n')}`);
  return (file) => found.get(file) ?? table[entryOf(table, file)];
}
