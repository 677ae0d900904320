import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOMS } from '../../../.dependency-cruiser.mjs';

const cms = join(import.meta.dirname, '..', '..');
const files = ROOMS.flatMap((room) =>
  readdirSync(join(cms, room), { recursive: true, encoding: 'utf8' }).map((file) => join(room, file)),
);
const read = (...names: string[]) => names.map((name) => readFileSync(join(cms, name), 'utf8')).join('\n');

const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '');

const ours = read(...files.filter((file) => /(?<!\.test)\.tsx?$/.test(file)));
const styles = withoutComments(read(...files.filter((file) => file.endsWith('.css'))));
const payloads = read(
  '../node_modules/@payloadcms/ui/dist/styles.css',
  '../node_modules/@payloadcms/next/dist/prod/styles.css',
  '../node_modules/@payloadcms/ui/dist/exports/client/index.js',
  '../node_modules/@payloadcms/richtext-lexical/dist/field/bundled.css',
);

/** Classes that Payload computes of a slug or a column, and those of another library. */
const COMPUTED = /^(cell-|collection-list--)/;

it('every Payload class that our styles name exists in Payload', () => {
  const named = [...styles.matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/gi)].map(([, name = '']) => name);
  const blockOf = (name: string) => name.split(/__|--/)[0] ?? '';
  const foreign = [...new Set(named)].filter((name) => !ours.includes(blockOf(name)) && !COMPUTED.test(name));
  expect(foreign.length).toBeGreaterThan(20);
  const isPayloads = (name: string) => payloads.includes(blockOf(name)) && payloads.includes(name.replace(/^.*?(__|$)/, '$1'));
  expect(foreign.filter((name) => !isPayloads(name))).toEqual([]);
});

/** The only place that reads style variables of Payload. */
const VARIABLES = 'forms/controls/payload-variables.css';
const readIn = (css: string) => new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name));
const setIn = (css: string) => new Set([...css.matchAll(/(?<![\w-])(--[\w-]+)['"]?\s*:/g)].map(([, name = '']) => name));

it('every style variable of Payload that we use exists in Payload, and is read in one file', () => {
  const here = withoutComments(read(VARIABLES));
  const elsewhere = withoutComments(read(...files.filter((file) => file.endsWith('.css') && file !== VARIABLES)));
  const own = new Set([...setIn(styles), ...setIn(ours)]);
  const [theirs, readByThem] = [setIn(payloads), readIn(payloads)];
  const named = [...readIn(here)].filter((name) => !name.startsWith('--brand-'));
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !theirs.has(name))).toEqual([]);
  const isOwn = (name: string) => !theirs.has(name) && (own.has(name) || name.startsWith('--site-')); // computed of the palette
  expect([...readIn(elsewhere)].filter((name) => !isOwn(name))).toEqual([]);
  // What nobody reads has lost its meaning.
  const readByUs = readIn(`${styles}${ours}`);
  expect([...own].filter((name) => !readByUs.has(name) && !readByThem.has(name))).toEqual([]);
});
