// The table of long suites with the tests and the inputs of each, and what changed of them since their last green run.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf, sources, testsOf } from '../../check/tested.mjs';
import { root } from '../../steps.mjs';

const TABLE = 'tests/suites.json';
const RUNS = 'tests/suite-runs.json';
const ALL = ['package-lock.json'];
/** Marks a test file that does more with TEST_ALL, or only runs with it. */
const LONG = /\.long\.test|\.server\.test/;
const THOROUGH = /kit\/sample'|from 'fast-check'/;

const json = (path) => (existsSync(join(root, path)) ? JSON.parse(readFileSync(join(root, path), 'utf8')) : {});
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
const beginsWith = (starts, path) => starts.some((start) => path.startsWith(start));

const isLong = (file) => LONG.test(file) || (/\.test\.tsx?$/.test(file) && THOROUGH.test(readFileSync(join(root, file), 'utf8')));

/** The test files that `npm test` runs in part or not at all. */
export const longTests = () => sources().filter(isLong);

/** All suites in their order. A test file belongs to the first that names it. */
export function suites() {
  const taken = new Set();
  const long = longTests();
  return Object.entries(json(TABLE)).map(([name, { minutes, command, tests = [], follow = [], inputs = [] }]) => {
    const own = long.filter((file) => beginsWith(tests, file) && !taken.has(file));
    for (const file of own) taken.add(file);
    return { name, minutes, command, tests: own, follow, inputs: [...ALL, ...inputs] };
  });
}

/** Everything that these files import, directly or through others, with themselves. */
function closure(entries, imports) {
  const found = new Set(entries);
  for (const file of found) for (const other of imports(file)) found.add(other); // a Set also visits what is added meanwhile
  return found;
}

/** Resolves with a function that says whether a path is an input of a suite: by its imports, `tests/covers.json`, or the table. */
export async function inputsOf() {
  const files = sources();
  const imports = await importsOf(files);
  const testOf = await testsOf();
  const closures = new Map();
  return ({ name, tests, follow, inputs }, path) => {
    const entries = [...tests, ...follow].filter((file) => files.includes(file));
    if (!closures.has(name)) closures.set(name, closure(entries, imports));
    return closures.get(name).has(path) || tests.includes(testOf(path)) || beginsWith(inputs, path);
  };
}

export const runs = () => json(RUNS);

export function noteRun(name, now = new Date()) {
  const noted = { ...runs(), [name]: { commit: git('rev-parse', 'HEAD'), at: now.toISOString() } };
  const sorted = Object.fromEntries(Object.entries(noted).sort(([a], [b]) => a.localeCompare(b)));
  writeFileSync(join(root, RUNS), `${JSON.stringify(sorted, null, 2)}\n`);
}

/** What differs from a commit; undefined if this clone does not have it. */
export function changedSince(commit) {
  try {
    return git('diff', '--name-only', '--no-renames', commit, '--').split('\n').filter(Boolean);
  } catch {
    return undefined;
  }
}

/** Resolves with each suite, its last green run, and which of its inputs changed since: undefined if none did. */
export async function states() {
  const isInput = await inputsOf();
  const noted = runs();
  return suites().map((suite) => {
    const run = noted[suite.name];
    const paths = run ? changedSince(run.commit) : undefined;
    const changed = paths ? paths.filter((path) => isInput(suite, path)) : ['everything'];
    return { ...suite, lastRun: run && Date.parse(run.at), changed: changed.length > 0 ? changed : undefined };
  });
}
