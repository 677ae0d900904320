import fc from 'fast-check';
import { expect, it } from 'vitest';
import { counted, factsIn, withFacts } from './facts';

it('fills in facts, however their names are spelt, with a capital letter where the name has one', () => {
  const facts = { reply: '24 hours', services: 'ten services', years: '12', places: 'Perth' };
  expect(withFacts('Within {reply}, { Reply }, {Services}, {year} years in {PLACES}.', facts)).toBe(
    'Within 24 hours, 24 hours, Ten services, 12 years in Perth.',
  );
  expect(factsIn('{customer} and {E-mail}, {service} {city} {constructor}')).toEqual(['customers', 'email']);
});

it('counts one year, and says nothing where there is nothing to say', () => {
  expect(withFacts('Over {years} years, {Years} Years, a {years}-year habit.', { years: '1' })).toBe(
    'Over 1 year, 1 Year, a 1-year habit.',
  );
  expect(withFacts('{years} years, {reply} years', { years: '', reply: '2' })).toBe('{years} years, 2 years');
});

it('leaves alone what is not known, and every text without a name', () => {
  expect(withFacts('{solar} {service}', { reply: '24 hours' })).toBe('{solar} {service}');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      fc.pre(factsIn(text).length === 0);
      expect(withFacts(text, { reply: 'x', company: 'y' })).toBe(text);
    }),
  );
});

it('does not fill in a name inside the value of a fact', () => {
  expect(withFacts('{company}', { company: '{phone} $& $1', phone: '1' })).toBe('{phone} $& $1');
});

it.each([
  [1, 'one'],
  [10, 'ten'],
  [12, 'twelve'],
  [13, '13'],
])('counts %i as %s', (count, words) => expect(counted(count)).toBe(words));
