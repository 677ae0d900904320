/** What texts may name in braces: each has one home in the company's settings or content, and is written out where visitors read it. */
export const FACTS = [
  'reply',
  'places',
  'place',
  'town',
  'services',
  'years',
  'customers',
  'rating',
  'reviews',
  'solar',
  'guarantee',
  'insurance',
  'eco',
  'company',
  'phone',
  'email',
  'address',
  'retention',
] as const;
export type Fact = (typeof FACTS)[number];
/** Without those that are not known; one that is empty is known, and nothing to say yet. */
export type Facts = Partial<Record<Fact, string>>;

/** Other spellings that people try. */
const SPELLINGS: Record<string, Fact> = { year: 'years', customer: 'customers', review: 'reviews', 'e-mail': 'email' };
/** Any of them, in small or capital letters and with spaces: `{years}`, `{Reply}`, `{ customer }`; with what is counted behind it. */
const PLACEHOLDER = new RegExp(String.raw`\{\s*(${[...FACTS, ...Object.keys(SPELLINGS)].join('|')})\s*\}(\s+years\b)?`, 'gi');

const factOf = (name: string): Fact => {
  const small = name.toLowerCase();
  return SPELLINGS[small] ?? (small as Fact);
};

export const factsIn = (text: string): Fact[] =>
  text.includes('{') ? [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => factOf(name)) : [];

/** The text of a company that promises no time: “a free quote within {reply}” is a free quote all the same. */
export const unpromised = (text: string): string => text.replace(/,?\s{1,9}within\s{1,9}\{\s{0,9}reply\s{0,9}\},?/gi, '');

const capital = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** The text with its facts, beginning with a capital letter where the name does: `{Services}`. One that says nothing stays as it was typed. */
export const withFacts = (text: string, facts: Facts): string =>
  text.replace(PLACEHOLDER, (typed, name: string, counted = '') => {
    const fact = facts[factOf(name)];
    if (!fact) return typed;
    const many = fact === '1' ? counted.slice(0, -1) : counted;
    return (/^\p{Lu}\p{Ll}/u.test(name) ? capital(fact) : fact) + many;
  });

const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
/** A count as texts have it: in words up to twelve. */
export const counted = (count: number): string => NUMBERS[count] ?? String(count);
