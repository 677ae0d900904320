import { ContactEnquiry, QuoteRequest } from 'contract/lead';
import { LINE_MAX, TEXT_MAX } from 'contract/lead-fields';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { check } from './check';
import * as model from './model';

const schemas = { contact: ContactEnquiry, quote: QuoteRequest };
const wrongFields = (form: model.FormName, values: Record<string, string>) =>
  [...new Set(schemas[form].safeParse(values).error?.issues.map(({ path }) => String(path[0])))].sort();

const value = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\n',
    '\0',
    'a\0',
    ' a ',
    'a@b',
    'a@b.c',
    ' mia@example.com ',
    'a@-b.c',
    'a b@c.d',
    'a@b..c',
    'ä@b.c',
    'a@b.c\n',
    '\u200b\u2060',
    '\u2800 \u00ad',
    '\u200b'.repeat(TEXT_MAX + 1),
  ),
  fc.emailAddress(),
  fc.string({ unit: 'grapheme' }),
  fc.integer({ min: -1, max: 1 }).map((over) => 'x'.repeat(LINE_MAX + over)),
  fc.integer({ min: -1, max: 1 }).map((over) => ` ${'x'.repeat(TEXT_MAX + over)} `),
);

describe('the browser’s rules are the contract’s (R-FORM-9)', () => {
  it.each(['contact', 'quote'] as const)('for the %s form', (form) => {
    const names = model.fields[form].map(({ name }) => name);
    expect([...names].sort()).toEqual(Object.keys(schemas[form].shape).sort());
    const values = fc.record(Object.fromEntries(names.map((name) => [name, value])));
    fc.assert(
      fc.property(values, (typed) => {
        expect(Object.keys(check(form, typed)).sort()).toEqual(wrongFields(form, typed));
      }),
      { numRuns: 500 },
    );
  });

  it('have messages in words', () => {
    expect(check('contact', { email: 'x' })).toMatchObject({
      name: 'Enter your name',
      email: 'Enter an e-mail address in full, like name@example.com',
    });
  });
});
