import fc from 'fast-check';
import { readPrice } from 'shared/quote-lines';
import { expect, it } from 'vitest';
import { contentOf, linesIn, totalsOf } from './typed-quote';

const form = (values: Record<string, string>) => new URLSearchParams(values);
const oven = { text1: 'Oven, double', quantity1: '2', price1: '90', text2: 'First time here', quantity2: '', price2: '−20,50' };

it('adds up what can be read while somebody types (R-QUOTE-3)', () => {
  expect(totalsOf(form({ ...oven, gst: 'on' }))).toEqual({ total: '$159.50', gst: '$14.50' });
  expect(totalsOf(form({ ...oven, price1: '9x' }))).toEqual({ total: '−$20.50' });
  expect(totalsOf(form({}))).toEqual({ total: '$0.00' });
});

it('leaves out lines in which nothing is typed but a quantity', () => {
  expect(linesIn(form({ text1: ' ', quantity1: '1', price1: '', text2: ' Windows ', quantity2: '', price2: '' }))).toEqual([
    { text: 'Windows', quantity: '', price: '' },
  ]);
});

it('what the server writes anew says the same as what was typed (R-QUOTE-5)', () => {
  const saved = {
    text1: 'Oven, double',
    quantity1: '2',
    price1: '90',
    text2: 'First time here',
    quantity2: '1',
    price2: '-20.50',
  };
  const empty = { text3: '', quantity3: '', price3: '' };
  expect(contentOf(form({ ...oven, ...empty, greeting: 'One\r\nTwo ' }))).toBe(
    contentOf(form({ ...saved, greeting: 'One\nTwo' })),
  );
  const others: Record<string, string>[] = [
    { price1: '91' },
    { quantity1: '3' },
    { text1: 'Oven' },
    { greeting: 'Hello' },
    { gst: 'on' },
    { price1: '' },
  ];
  for (const other of others) expect(contentOf(form({ ...oven, ...other }))).not.toBe(contentOf(form(oven)));
});

it('a price that cannot be read is kept apart from any that can (R-QUOTE-5)', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), (one, other) => {
      const [first, second] = [one, other].map((price1) => contentOf(form({ text1: 'Oven', price1 })));
      const same =
        readPrice(one.trim()) === readPrice(other.trim()) && (readPrice(one.trim()) !== undefined || one.trim() === other.trim());
      expect(first === second).toBe(same);
    }),
  );
});
