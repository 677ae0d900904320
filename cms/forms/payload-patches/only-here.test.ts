import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOMS } from '../../../.dependency-cruiser.mjs';

const cms = join(import.meta.dirname, '..', '..');
const HERE = join('forms', 'payload-patches');
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
  ['replaces a global', /\b(globalThis|window|Intl|Date|console|Object|Array)\.\w+ = (?!=)|\.prototype\.\w+ = /],
  ['imports what Payload does not document', /from '(payload\/internal|payload\/dist|@payloadcms\/[\w-]+\/(dist|internal))/],
  ['stands between Payload’s screens and its server functions', /ServerFunctionsProvider/],
])('no file outside of this folder %s', (_, pattern) => {
  expect(product.filter(({ text }) => pattern.test(text)).map(({ file }) => file)).toEqual([]);
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
