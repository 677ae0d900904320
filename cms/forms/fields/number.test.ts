import fc from 'fast-check';
import { type FlattenedField, flattenAllFields, type Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { askRest, signedIn, startPayload } from '../../testing/api';

let payload: Payload;
let token: string;
beforeAll(async () => {
  payload = await startPayload();
  ({ token } = await signedIn(payload, 'owner'));
});

const post = (path: string, body: object) => askRest(payload, 'POST', path, { token, body });

/** All number fields of a record that a form shows. */
const numbersIn = (fields: readonly FlattenedField[], within: string): [path: string, field: FlattenedField][] =>
  fields.flatMap((field): [string, FlattenedField][] => {
    if (
      ('hidden' in field && field.hidden) ||
      ('admin' in field && (field.admin?.hidden || field.admin?.disabled || field.admin?.readOnly))
    )
      return [];
    const path = `${within}.${'name' in field ? field.name : ''}`;
    if (field.type === 'number') return [[path, field]];
    if (field.type === 'blocks')
      return field.blocks.flatMap((block) => numbersIn(block.flattenedFields, `${path}.${block.slug}`));
    return 'flattenedFields' in field ? numbersIn(field.flattenedFields, path) : [];
  });

it('every number that a person types, in whichever form, is read as people write amounts (R-QUOTE-12)', () => {
  const { collections, globals } = payload.config;
  const typed = [...collections, ...globals]
    .filter(({ admin }) => !admin?.hidden)
    .flatMap(({ slug, fields }) => numbersIn(flattenAllFields({ fields }), slug));
  const asTyped = typed.filter(([, field]) => JSON.stringify(field.admin ?? {}).includes('/forms/controls/number#NumberInput'));
  expect(asTyped.map(([path]) => path)).toEqual(typed.map(([path]) => path));
  expect(typed.length).toBeGreaterThan(8);
});

it('a number that is sent as a text is stored as it was meant, or refused at its field (R-QUOTE-12)', async () => {
  const won = (quoted_amount: string) => post('/leads', { name: 'Sam', status: 'won', quoted_amount });
  expect((await (await won('450,50')).json()).doc.quoted_amount).toBe(450.5);
  expect((await (await won('$1,450.50')).json()).doc.quoted_amount).toBe(1450.5);
  const refused = await won('1,23,456');
  expect(refused.status).toBe(400);
  expect((await refused.json()).errors[0].data.errors).toMatchObject([{ path: 'quoted_amount' }]);
});

it('a price of the list is the same whichever signs it is typed with (R-QUOTE-12)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 9_999_999 }), fc.constantFrom('.', ','), async (cents, decimal) => {
      const price = (cents / 100).toFixed(2).replace('.', decimal);
      const saved = await post('/globals/prices', { rows: [{ name: 'Oven', price }] });
      expect((await saved.json()).result.rows).toMatchObject([{ price: cents / 100 }]);
    }),
    { numRuns: 5 },
  );
});
