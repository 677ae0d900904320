import { servicePages, starterSettings } from 'contract/catalogue';
import { builtInHeads } from 'contract/catalogue/heads';
import { usualFooter, usualMenu } from 'contract/catalogue/menu';
import { stateName } from 'contract/states';
import { usualTemplates } from 'contract/words';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { finder } from '../../office/find-replace/finder';
import {
  about,
  cities,
  cityLists,
  company,
  home,
  otherPages,
  pictures,
  posts,
  privacy,
  questions,
  reviews,
  services,
} from './content';
import { comparesWithItself, localTexts, placesIn, sentencesOf, stillSays } from './local';

const texts = localTexts.filter(({ kinds }) => !kinds.includes('picture'));
const text = fc.constantFrom(...texts);
/** Names of places as people write them. */
const place = fc.stringMatching(/^[A-Z][a-z]{2,8}(?: [A-Z][a-z’]{1,8}| St\. [A-Z][a-z]{1,5})?$/);

it('a starter text is found, wherever it stands (R-OWNER-31)', () => {
  for (const local of texts) {
    expect(stillSays(local, local.says), local.says).toEqual({ at: 0, end: local.says.length, whole: true });
    const before = 'Before this. ';
    expect(stillSays(local, `${before}${local.says} After it.`)).toMatchObject({ at: before.length, whole: true });
  }
});

it('a starter text is found, whatever names replace its places (R-OWNER-31)', () => {
  fc.assert(
    fc.property(text, fc.array(place, { minLength: 40, maxLength: 40 }), (local, names) => {
      const pairs = [...new Set(placesIn(local.says))].map((find, at) => ({ find, replace: names[at] ?? '' }));
      const said = pairs.reduce((all, { find, replace }) => all.replaceAll(find, replace), local.says);
      expect(stillSays(local, said)).toMatchObject({ at: 0, whole: true });
    }),
  );
});

it('a starter text is found after one name replaced all places, which shortens lists (R-OWNER-31)', () => {
  fc.assert(
    fc.property(text, place, (local, replace) => {
      const found = [...new Set(placesIn(local.says))];
      if (found.length === 0) return;
      const { matches, replaced } = finder(found.map((find) => ({ find, replace })));
      const kept = matches(local.says).some((match) => match.kept);
      expect(stillSays(local, kept ? local.says : replaced(local.says))).toMatchObject({ whole: true });
    }),
  );
});

it('a sentence counts as rewritten once any of its other words changes (R-OWNER-31)', () => {
  fc.assert(
    fc.property(text, fc.nat(), fc.stringMatching(/^[a-z]{2,9}$/), (local, nth, word) => {
      const kept = sentencesOf(local.one_city ?? '');
      const own = sentencesOf(local.says).filter((sentence) => !kept.includes(sentence));
      const sentence = own[nth % own.length] ?? '';
      const words = sentence.split(' ');
      const plain = words.flatMap((one, at) => (/^[a-z]{4,}$/.test(one) ? [at] : []));
      if (plain.length === 0) return;
      const at = plain[nth % plain.length] ?? 0;
      fc.pre(words[at] !== word);
      const rewritten = words.with(at, `${word}x`).join(' ');
      const others = own.filter((one) => one !== sentence);
      expect(stillSays(local, rewritten)).toBeUndefined();
      expect(stillSays(local, [rewritten, ...others].join(' ')) !== undefined).toBe(others.length > 0);
    }),
  );
});

it('a version for one city is not found as a starter text (R-OWNER-31)', () => {
  for (const { one_city } of texts) if (one_city) expect(texts.filter((local) => stillSays(local, one_city))).toEqual([]);
});

it('a comparison of two cities that became the same is found (R-OWNER-31)', () => {
  const [title] = texts.filter(({ says }) => says.startsWith('When to clean gutters'));
  if (!title) throw new Error('The title is not marked');
  const [one = '', other = ''] = starterSettings.offices.map(({ city }) => city);
  expect(comparesWithItself(title, title.says)).toBe(false);
  expect(comparesWithItself(title, title.says.replace(one, 'Hobart'))).toBe(false);
  expect(comparesWithItself(title, title.says.replace(one, 'Hobart').replace(other, 'Hobart'))).toBe(true);
});

/** The texts of a file of the starter content, by field. */
function textsIn(value: unknown, path: string[] = []): [field: string, text: string][] {
  if (typeof value === 'string') return [[path.join('.'), value.replaceAll('**', '')]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key]));
}

const content: Record<string, unknown> = {
  ...{ about, home, privacy, questions, reviews, company },
  ...{ 'city-pages': cityLists, 'other-pages': otherPages },
  ...Object.fromEntries(services.map(({ slug, ...words }) => [`services/${slug}`, words])),
  ...Object.fromEntries(posts.map(({ slug, ...words }) => [`posts/${slug}`, words])),
  ...Object.fromEntries(cities.map(({ slug, words }) => [`cities/${slug}`, words])),
  catalogue: { servicePages, words: usualTemplates, heads: builtInHeads, menu: [usualMenu, usualFooter] },
};
const fields = Object.entries(content).flatMap(([file, value]) =>
  textsIn(value)
    // Words that people search for name cities one by one: any other name in their place is as true.
    .filter(([field]) => !field.endsWith('search_keywords'))
    .map(([field, said]) => ({ file, field, said })),
);

it('every mark is of words in the starter, and every picture of its cities is marked (R-OWNER-31)', () => {
  for (const { file, field, says, kinds } of localTexts) {
    if (kinds.includes('picture')) expect(pictures[field]?.file, field).toBe(says);
    else expect(fields.find((one) => one.file === file && one.field === field)?.said, `${file} ${field}`).toContain(says);
  }
  expect(new Set(localTexts.map(({ says }) => says)).size).toBe(localTexts.length);
  const shown = Object.values(pictures).filter((picture) => picture && placesIn(picture.alt).length > 0);
  expect(shown.map((picture) => picture?.file).filter((file) => !localTexts.some(({ says }) => says === file))).toEqual([]);
});

const LOCAL_WORDS =
  /\b(?:(?:both|each|two|either) cit(?:y|ies)|January|February|March|April|June|July|August|September|October|November|December|northerl\w+|north wind|cool change|gulf|foothills|plains|ranges|stadium|trams?|Yarra|Torrens|River Murray|Dandenongs|Collins Street|CBD|jacaranda\w*|embers|limestone dust)\b/gi;
/** Holds wherever seasons are those of Australia. */
const TRUE_EVERYWHERE = [
  'do not compare January with June',
  'Dry litter in a gutter can catch from embers',
  'Light rain after a dusty north wind is the worst of all',
];

it('every starter text that names or describes a place is marked (R-OWNER-31)', () => {
  const unmarked = fields.flatMap(({ file, field, said }) => {
    const marks = texts.filter((one) => one.file === file && one.field === field).map(({ says }) => says);
    const rest = [...marks, ...TRUE_EVERYWHERE].reduce((all, says) => all.replace(says, ''), said);
    // A city's page is named after it: with another name it is another city's page.
    const city = cities.find(({ slug }) => file === `cities/${slug}`);
    const office = starterSettings.offices.find(({ id }) => id === city?.office);
    const own = [city?.name, office?.suburb, stateName(office?.state ?? '')];
    const places = placesIn(rest).filter((name) => !own.includes(name));
    const found = [...places, ...(rest.match(LOCAL_WORDS) ?? [])];
    return found.length > 0 ? [`${file} ${field}: ${found.join(', ')}`] : [];
  });
  expect(unmarked).toEqual([]);
});

it('the starter with every version for one city names one city only (R-OWNER-31)', () => {
  const cityNames = starterSettings.offices.map(({ city }) => city);
  const two = fields.flatMap(({ file, field, said }) => {
    const after = texts
      .filter((one) => one.file === file && one.field === field && one.one_city)
      .reduce((all, { says, one_city = '' }) => all.replace(says, one_city), said);
    const compares = cityNames.every((name) => after.includes(name)) || /\b(?:both|each|two|either) cit(?:y|ies)\b/i.test(after);
    return compares ? [`${file} ${field}: ${after}`] : [];
  });
  expect(two).toEqual([]);
});
