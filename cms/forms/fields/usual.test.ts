import { servicePages } from 'contract/catalogue';
import fc from 'fast-check';
import { type FlattenedField, flattenAllFields } from 'payload';
import { expect, it } from 'vitest';
import { services } from '../../model/services/services';
import { firstUsual, usualRowsOf, usualsOf, valueAt } from './usual';

/** Every field by its name in the form. */
const byPath = (fields: FlattenedField[], within = ''): [path: string, field: FlattenedField][] =>
  fields.flatMap((field): [string, FlattenedField][] => [
    [within + field.name, field],
    ...('flattenedFields' in field && field.type === 'group' ? byPath(field.flattenedFields, `${within}${field.name}.`) : []),
  ]);
const fields = new Map(byPath(flattenAllFields({ fields: services.fields })));

const shown = (path: string, record: Record<string, unknown>) =>
  firstUsual(usualsOf(fields.get(path) ?? {}, { slug: 'services', record }), (other) => valueAt(record, other))?.text;

it('an empty field of each specified service page shows the words that visitors read (R-CLAIM-12)', () => {
  for (const page of servicePages) {
    const record = { slug: page.slug };
    expect(shown('name', record)).toBe(page.name);
    expect(shown('title', record)).toBe(page.title);
    expect(shown('description', record)).toBe(page.description);
    expect(shown('intro.heading', record)).toBe(page.title);
    expect(shown('benefits.heading', record)).toBe(page.benefits.heading);
    expect(shown('closing.heading', record)).toBe(page.closing.heading);
    expect(shown('closing.text', record)).toBe(page.closing.text);
    expect(shown('home_card.title', record)).toBe(page.name);
    const cards = fields.get('benefits')?.type === 'group' ? fields.get('benefits.cards') : undefined;
    expect(usualRowsOf(cards ?? {}, { slug: 'services', record })).toEqual(page.benefits.cards);
  }
});

it('usual words that contain another field follow it as it is typed (R-CLAIM-12)', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1 }).filter((text) => text.trim() !== ''),
      (name) => {
        const record = { slug: 'curtain-cleaning', name };
        expect(shown('title', record)).toBe(name);
        expect(shown('intro.heading', record)).toBe(name);
        expect(shown('closing.heading', record)).toBe(`Book ${name} Now!`);
        expect(shown('intro.heading', { ...record, title: `${name}, done` })).toBe(`${name}, done`);
      },
    ),
  );
  expect(shown('title', { slug: 'curtain-cleaning' }), 'nothing is typed yet').toBeUndefined();
});
