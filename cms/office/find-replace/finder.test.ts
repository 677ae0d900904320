import fc from 'fast-check';
import { expect, it } from 'vitest';
import { finder } from './finder';

const HOBART = ['Adelaide', 'Melbourne'].map((find) => ({ find, replace: 'Hobart' }));
const { matches, replaced } = finder(HOBART);

it('merges two names of a list that became the same (R-OWNER-26)', () => {
  const cases = {
    'We clean in Adelaide and in Melbourne.': 'We clean in Hobart.',
    'Adelaide or Melbourne?': 'Hobart?',
    'Across Adelaide, Melbourne and Sydney': 'Across Hobart and Sydney',
    'Adelaide’s and Melbourne’s roofs': 'Hobart’s roofs',
    'Between Adelaide and Melbourne': 'Between Hobart',
    'In Hobart and Adelaide, in Melbourne or in Hobart.': 'In Hobart.',
    'house cleaning Adelaide, house cleaning Melbourne, oven cleaning Adelaide': 'house cleaning Hobart, oven cleaning Hobart',
    'house cleaning Adelaide, oven cleaning Melbourne': 'house cleaning Hobart, oven cleaning Hobart',
    'Adelaide has trams, and Melbourne has more': 'Hobart has trams, and Hobart has more',
  };
  expect(Object.fromEntries(Object.keys(cases).map((text) => [text, replaced(text)]))).toEqual(cases);
  expect(matches('In Adelaide and in Melbourne.')).toMatchObject([{ at: 3, found: 'Adelaide and in Melbourne' }]);
});

it('finds an abbreviation only in capitals (R-OWNER-26)', () => {
  const { replaced: moved } = finder([{ find: 'SA', replace: 'TAS' }]);
  expect(moved('Para Hills SA, Sa 08:00-12:00')).toBe('Para Hills TAS, Sa 08:00-12:00');
});

it('replaces small letters by capital ones (R-OWNER-26)', () => {
  expect(finder([{ find: 'ndis', replace: 'NDIS' }]).replaced('An ndis plan')).toBe('An NDIS plan');
});

const name = fc.stringMatching(/^[A-Z][a-z]{2,8}(?: [A-Z][a-z]{2,8})?$/);
const between = fc.constantFrom(' and ', ' or ', ', ', ' and in ', ', and ', ' or in ', ' & ');

it('leaves no name twice in a list, whatever it contained (R-OWNER-26)', () => {
  fc.assert(
    fc.property(
      name,
      fc.array(fc.tuple(fc.constantFrom('Adelaide', 'Melbourne', 'X'), between), { minLength: 2, maxLength: 5 }),
      (replace, list) => {
        const text = list
          .map(([word, after], at) => (word === 'X' ? replace : word) + (at < list.length - 1 ? after : ''))
          .join('');
        fc.pre(/Adelaide|Melbourne/.test(text));
        expect(finder(HOBART.map(({ find }) => ({ find, replace }))).replaced(`In ${text}.`)).toBe(`In ${replace}.`);
      },
    ),
  );
});
