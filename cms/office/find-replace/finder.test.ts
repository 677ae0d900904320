import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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

it('finds each word of a list that has no replacement yet (R-OWNER-25)', () => {
  const suburbs = finder(['Glenelg', 'Semaphore'].map((find) => ({ find, replace: '' })));
  expect(suburbs.matches('Glenelg, Semaphore').map(({ found }) => found)).toEqual(['Glenelg', 'Semaphore']);
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

describe('a text of the starter that compares its two cities', () => {
  const title = 'When to clean gutters: one calendar for Adelaide, another for Melbourne';

  it('is left for the owner to rewrite if both cities would become the same (R-OWNER-31)', () => {
    expect(replaced(title)).toBe(title);
    expect(matches(title).map(({ kept }) => kept)).toEqual([true, true]);
    expect(replaced('Adelaide: empty before the heat'), 'one half of the comparison').toBe('Adelaide: empty before the heat');
    const [adelaide, melbourne] = HOBART.map((pair) => finder([pair]));
    const half = adelaide?.replaced(title) ?? '';
    expect(half).toContain('one calendar for Hobart, another for Melbourne');
    expect(melbourne?.replaced(half), 'in two steps').toBe(half);
  });

  it('is replaced for a company with two cities (R-OWNER-31)', () => {
    const two = finder([HOBART[0], { find: 'Melbourne', replace: 'Launceston' }].filter((pair) => pair !== undefined));
    expect(two.replaced(title)).toContain('one calendar for Hobart, another for Launceston');
  });

  it('stays, and the text around it is replaced (R-OWNER-31)', () => {
    const text =
      'Ask Adelaide. Fine silt is the quiet problem in both cities. In Adelaide it is limestone dust, blown in off the plains.';
    expect(replaced(text)).toContain('Ask Hobart. Fine silt');
  });
});
