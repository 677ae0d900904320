/** What texts may name in braces: each has one home in the company's settings or content, and is written out where visitors read it. */
export const FACTS = [
  'reply',
  'places',
  'place',
  'services',
  'years',
  'customers',
  'rating',
  'reviews',
  'solar',
  'company',
  'phone',
  'email',
  'address',
  'retention',
] as const;
export type Fact = (typeof FACTS)[number];
/** Without those that are not known. */
export type Facts = Partial<Record<Fact, string>>;

/** Other spellings that people try. */
const SPELLINGS: Record<string, Fact> = { year: 'years', customer: 'customers', review: 'reviews', 'e-mail': 'email' };
/** Any of them, in small or capital letters and with spaces: `{years}`, `{Reply}`, `{ customer }`. */
const PLACEHOLDER = new RegExp(String.raw`\{\s*(${[...FACTS, ...Object.keys(SPELLINGS)].join('|')})\s*\}`, 'gi');

const factOf = (name: string): Fact => {
  const small = name.toLowerCase();
  return SPELLINGS[small] ?? (small as Fact);
};

/** The facts that a text names. */
export const factsIn = (text: string): Fact[] =>
  text.includes('{') ? [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => factOf(name)) : [];

const capital = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** The text with its facts, beginning with a capital letter where the name does: `{Services}`. One that is not known stays as it was typed. */
export const withFacts = (text: string, facts: Facts): string =>
  text.replace(PLACEHOLDER, (typed, name: string) => {
    const fact = facts[factOf(name)];
    if (fact === undefined) return typed;
    return /^\p{Lu}\p{Ll}/u.test(name) ? capital(fact) : fact;
  });

const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
/** A count as texts have it: in words up to twelve. */
export const counted = (count: number): string => NUMBERS[count] ?? String(count);
