import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOMS } from '../../../.dependency-cruiser.mjs';
import { foreignWrites } from '../../testing/foreign-writes';

const cms = join(import.meta.dirname, '..', '..');
const HERE = join('forms', 'payload-patches');
/** Keeps its own state on `globalThis`, under symbols of its own. */
const PER_PROCESS = join('base', 'process', 'per-process.ts');
const product = ROOMS.flatMap((room) =>
  readdirSync(join(cms, room), { recursive: true, encoding: 'utf8' }).map((file) => join(room, file)),
)
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.startsWith(HERE) && !file.includes('testing'))
  .map((file) => ({ file, text: readFileSync(join(cms, file), 'utf8') }));

it.each([
  [
    'reads or clicks markup of Payload',
    /\bdocument\s*\.(querySelector|getElement)|MutationObserver|(querySelector(All)?(<\w+>)?|closest)\(\s*['"`][.#]/,
  ],
  ['rewrites Payload’s finished configuration', /\): SanitizedConfig\b(?!\[)/],
  ['imports what Payload does not document', /from '(payload\/internal|payload\/dist|@payloadcms\/[\w-]+\/(dist|internal))/],
  ['stands between Payload’s screens and its server functions', /ServerFunctionsProvider/],
])('no file outside of this folder %s', (_, pattern) => {
  expect(product.filter(({ text }) => pattern.test(text)).map(({ file }) => file)).toEqual([]);
});

it.each([
  ['Payload’s adapter', 'export class Job { constructor(readonly payload: Payload) { payload.db.allowIDOnCreate = true; } }'],
  ['the adapter by another name', 'const { db: adapter } = req.payload; delete adapter.sessions[id];'],
  ['the adapter through a cast', 'Object.assign((payload as any).db.drizzle, { transaction });'],
  ['what an argument gives', 'const open = (kept: Payload) => { const found = kept.config.hooks; found.push(act); };'],
  [
    'the finished configuration',
    'const change = ({ collections }: SanitizedConfig) => { for (const { hooks } of collections) hooks.beforeChange = []; };',
  ],
  [
    'a column in a loop',
    'for (const column of Object.values(getTableColumns(table))) column.mapFromDriverValue = (value) => value;',
  ],
  [
    'the columns of all tables',
    'const leave = ({ tables }: Adapter) => Object.values(tables).forEach((table) => { table.id.notNull = false; });',
  ],
  ['an export of another module', `import { sanitizeFields } from 'payload'; sanitizeFields.inner = act;`],
  [
    'all exports of a module',
    `import * as dates from 'date-fns'; const all = dates; Object.defineProperty(all, 'format', { value });`,
  ],
  ['a class of another module', `import { Pool } from 'pg'; Pool.prototype.query = ask;`],
  ['a global', 'globalThis.fetch = ask;'],
  ['a global’s prototype', 'Date.prototype.getDay = () => 0; Intl.counted++;'],
])('a write is found to %s', (_, text) => {
  expect(foreignWrites(text)).not.toEqual([]);
});

it.each([
  ['an object of its own', 'const state = { running: false }; state.running = true; delete state.running;'],
  ['what a hook of React gave', `import { useRef } from 'react'; const latest = useRef(0); latest.current = 1;`],
  ['the data of a request', 'const hook = ({ data, req }) => { data.name = 1; req.context.told = true; return data; };'],
  ['a copy', `import { given } from './given'; const copy = { ...given }; copy.name = 1; given.filter(Boolean).sort();`],
  [
    'a name that hides an import',
    `import { state } from './state'; const act = (state: { on: boolean }) => { state.on = true; };`,
  ],
])('a write is allowed to %s', (_, text) => {
  expect(foreignWrites(text)).toEqual([]);
});

it('no file outside of this folder changes what is Payload’s, another module’s or everybody’s', () => {
  const rest = product.filter(({ file }) => file !== PER_PROCESS);
  expect(rest.flatMap(({ file, text }) => foreignWrites(text, file).map((write) => `${file}: ${write}`))).toEqual([]);
});

it('each patch says why it is there, what it relies on, which test fails, and how to remove it', () => {
  const pieces = readdirSync(import.meta.dirname).filter((file) => /(?<!\.test|-client|-server)\.tsx?$/.test(file));
  const index = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
  for (const file of pieces) {
    const text = readFileSync(join(import.meta.dirname, file), 'utf8');
    for (const part of ['Why', 'Relies on', 'Test', 'Remove']) expect(text, file).toContain(` * ${part}: `);
    expect(
      [file, `${file.replace(/\..*/, '')}*`].some((name) => index.includes(`\`${name}\``)),
      file,
    ).toBe(true);
    for (const [test] of text.matchAll(/(?<=`)[\w/.-]+\.test\.tsx?(?=`)/g)) {
      const path = test.includes('/') ? (test.startsWith('tests/') ? `../${test}` : test) : join(HERE, test);
      expect(() => readFileSync(join(cms, path)), `${file}: ${test}`).not.toThrow();
    }
  }
});
