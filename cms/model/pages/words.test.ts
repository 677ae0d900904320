import { usualTemplates } from 'contract/words';
import { flattenAllFields } from 'payload';
import { expect, it } from 'vitest';
import { words } from './words';

it('an empty field shows the usual words that stand for it (R-CLAIM-12)', () => {
  const shown = flattenAllFields({ fields: words.fields }).flatMap(({ name, custom }) =>
    custom?.usual ? [[name, custom.usual]] : [],
  );
  expect(Object.fromEntries(shown)).toMatchObject(usualTemplates);
});
