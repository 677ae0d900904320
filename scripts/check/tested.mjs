// Which test covers a file: one that imports it, directly or through others; else the one that `tests/covers.json` names for it or its
// folder, because its code runs in a browser or a process of its own.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import { root, Stop } from '../steps.mjs';

const TABLE = 'tests/covers.json';
const TEST = /\.test(-d)?\.tsx?$/;
/** What is no product: tests and their helpers, what is generated, settings of tools, and the tools of developers. */
const OTHER =
  /^(tests|bench)\/|\/testing\/|\/migrations\/|\.test|vitest|\.config\.(ts|mjs)$|\.size-limit|payload-types|importMap|^scripts\/(check|test|dev)\b|^site\/.*\/dev\.ts$/;

const read = (path) => readFileSync(join(root, path), 'utf8');

/** The sources of the repository, as paths from its root. */
export function sources() {
  const args = ['ls-files', '-co', '--exclude-standard', 'shared', 'contract', 'site', 'cms', 'scripts', 'tests', 'bench'];
  const listed = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n');
  return listed.filter((path) => /(?<!\.d)\.(tsx?|mjs|mts)$/.test(path) && existsSync(join(root, path)));
}

/** Resolves with a function that names the files that a file imports; packages are left out. */
export async function importsOf(files) {
  const { default: ts } = await import('typescript');
  const known = new Set(files);
  const resolve = (from, name) => {
    const path = name.startsWith('.') ? join(dirname(from), name) : /^(shared|contract)(\/|$)/.test(name) ? normalize(name) : '';
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

/** Each file that tests import, with its test: the one that is the fewest imports away, of several the nearest in the folders. */
async function reached(files) {
  const imports = await importsOf(files);
  let level = new Map(files.filter((file) => TEST.test(file)).map((file) => [file, file]));
  const found = new Map(level);
  while (level.size > 0) {
    const next = new Map();
    for (const [file, test] of level) {
      for (const path of imports(file)) {
        const other = next.get(path);
        if (!found.has(path) && (!other || shared(path, test) > shared(path, other))) next.set(path, test);
      }
    }
    for (const [file, test] of next) found.set(file, test);
    level = next;
  }
  return found;
}

/** The entry of the table that is nearest to a file. */
const entryOf = (table, file) =>
  Object.keys(table)
    .filter((key) => file.startsWith(key))
    .sort((a, b) => b.length - a.length)[0];

/** Resolves with a function that names the test of a file; throws Stop if a product file has none or the table is out of date. */
export async function testsOf() {
  const files = sources();
  const found = await reached(files);
  const table = JSON.parse(read(TABLE));
  for (const test of files.filter((file) => TEST.test(file))) {
    const base = test.replace(/\.(long\.|alone\.)*test.*/, '');
    for (const file of [`${base}.ts`, `${base}.tsx`, `${base}.mjs`]) if (files.includes(file)) found.set(file, test); // of the same name
  }
  const unreached = files.filter((file) => !OTHER.test(file) && !found.has(file));
  const used = new Set(unreached.map((file) => entryOf(table, file)));
  const wrong = [
    ...unreached.filter((file) => !entryOf(table, file)).map((file) => `${file}: no test imports it, and ${TABLE} names none`),
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
