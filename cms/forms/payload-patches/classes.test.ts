import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOMS } from '../../../.dependency-cruiser.mjs';

const cms = join(import.meta.dirname, '..', '..');
const files = ROOMS.flatMap((room) =>
  readdirSync(join(cms, room), { recursive: true, encoding: 'utf8' }).map((file) => join(room, file)),
);
const read = (...names: string[]) => names.map((name) => readFileSync(join(cms, name), 'utf8')).join('\n');

/** Classes that Payload computes of a slug or a column, and those of another library. */
const COMPUTED = /^(cell-|collection-list--)/;

it('every Payload class that our styles name exists in Payload', () => {
  const ours = read(...files.filter((file) => /(?<!\.test)\.tsx?$/.test(file)));
  const payloads = read(
    '../node_modules/@payloadcms/ui/dist/styles.css',
    '../node_modules/@payloadcms/next/dist/prod/styles.css',
    '../node_modules/@payloadcms/ui/dist/exports/client/index.js',
    '../node_modules/@payloadcms/richtext-lexical/dist/field/bundled.css',
  );
  const styles = read(...files.filter((file) => file.endsWith('.css'))).replace(/\/\*[\s\S]*?\*\//g, '');
  const named = [...styles.matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/gi)].map(([, name = '']) => name);
  const blockOf = (name: string) => name.split(/__|--/)[0] ?? '';
  const foreign = [...new Set(named)].filter((name) => !ours.includes(blockOf(name)) && !COMPUTED.test(name));
  expect(foreign.length).toBeGreaterThan(20);
  const isPayloads = (name: string) => payloads.includes(blockOf(name)) && payloads.includes(name.replace(/^.*?(__|$)/, '$1'));
  expect(foreign.filter((name) => !isPayloads(name))).toEqual([]);
});
