import { servicePages, starterSettings } from 'contract/catalogue';
import { builtInHeads, headOfCity } from 'contract/catalogue/heads';
import { usualFooter, usualMenu } from 'contract/catalogue/menu';
import { FACTS, factsIn } from 'contract/facts';
import { stateName, stateZones } from 'contract/states';
import { usualTemplates } from 'contract/words';
import { expect, it } from 'vitest';
import { builtInSuburbs } from '../../../site/addresses/gazetteer-file.server';
import { NUMBERS } from '../../../tests/kit/common-numbers';
import { written } from '../../api/facts';
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

/** Everything that a new installation says, but for the pages about the demo's cities and the pictures that they alone show. */
const content: Record<string, object> = {
  ...{ about, company, home, privacy, questions, reviews, cityLists, otherPages },
  ...Object.fromEntries([...services, ...posts].map((page) => [page.slug, page])),
  pictures: Object.fromEntries(Object.entries(pictures).filter(([key]) => !key.startsWith('city-'))),
  catalogue: { servicePages, words: usualTemplates, heads: [builtInHeads, headOfCity('{city}')], menu: [usualMenu, usualFooter] },
};

/** Fields that nobody reads. */
const UNREAD = /^(slug|icon|picture|video|file|focus|date|href|page|platform|shape|parent|claim|own_calls|name)$/;

/** Without what Markdown makes of it: bold words, where links lead, what numbers a list. */
const said = (text: string) => text.replaceAll(/\*\*|\]\([^)]*\)|^(?:- |\d\. )/gm, '');

/** Texts that people read, by their place. */
function textsIn(value: unknown, path: string): [place: string, text: string][] {
  if (typeof value === 'string') return [[path, said(value)]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    UNREAD.test(key) && typeof inner === 'string' ? [] : textsIn(inner, `${path}.${key}`),
  );
}
const texts = Object.entries(content).flatMap(([file, value]) => textsIn(value, file));

/** Names that mean the same in the whole country: materials, trades, laws and signs. */
const NAMES = new Set(
  `Colorbond NDIS NDIA Core Supports Assistance Daily Life GP TAFE HEPA PVA Blu Tack PV Term Principles Privacy Information Commissioner
  Office Google Australian Australia Sample Owner`.split(/\s+/),
);
/** Days, which every week has. */
const DAYS = /^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?$/;
const MONTHS = /\b(?:January|February|March|April|May(?! (?:I|we)\b)|June|July|August|September|October|November|December)\b/;

const WORD = /[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu;
/** Whatever the texts themselves write in small letters is a word and no name. */
const plain = new Set(texts.flatMap(([, text]) => (text.match(WORD) ?? []).filter((word) => /^\p{Ll}/u.test(word))));
const parts = (word: string) => word.replace(/[’'](?:s|ll)$/, '').split('-');
const isPlain = (word: string) => parts(word).every((part) => !/^\p{Lu}/u.test(part) || plain.has(part.toLowerCase()));
const isKnown = (word: string) =>
  parts(word).every((part) => isPlain(part) || NAMES.has(part) || DAYS.test(part) || /^[A-Z]$/.test(part));
/** A title, in which every longer word has a capital letter. */
const isTitle = (text: string) =>
  !/[.!?]$/.test(text) &&
  (text.replaceAll(/\{\w+\}/g, '').match(WORD) ?? []).every((word) => word.length < 5 || /^\p{Lu}/u.test(word));

/** Words with capital letters that no sentence begins with. */
const namesIn = (text: string) =>
  (isTitle(text) ? [] : [...text.matchAll(WORD)]).flatMap(({ 0: word, index }) =>
    /^\p{Lu}/u.test(word) && /[^.!?:\n“‘({[\]| ] ?$|\p{L}[,;–-] $/u.test(text.slice(0, index)) && !isKnown(word) ? word : [],
  );

it('no text has a name that is not one in the whole country (R-OWNER-31)', () => {
  expect(texts.flatMap(([place, text]) => namesIn(text).map((name) => `${place}: ${name}`))).toEqual([]);
});

it('no text names a place of Australia, wherever in a sentence (R-OWNER-31)', async () => {
  const places = [
    ...(await builtInSuburbs()).map(({ suburb }) => suburb),
    ...Object.keys(stateZones).flatMap((state) => [state, stateName(state)]),
    ...starterSettings.offices.map(({ city }) => city),
  ];
  // A place called like a plain word is no place in a text: Reservoir.
  const names = new Set(places.filter((name) => !name.split(' ').every(isPlain)));
  const LONGEST = 4;
  const found = texts.flatMap(([place, text]) => {
    const words = [...text.matchAll(/[\p{L}’'-]+/gu)].map(([word]) => word.replace(/[’']s$/, ''));
    return words.flatMap((_, at) =>
      Array.from({ length: LONGEST }, (_, more) => words.slice(at, at + more + 1).join(' '))
        .filter((name) => names.has(name))
        .map((name) => `${place}: ${name}`),
    );
  });
  expect(found).toEqual([]);
});

it('no text has a month, or a number that is not one everywhere (R-OWNER-31)', () => {
  const found = texts.flatMap(([place, text]) => {
    const rest = NUMBERS.reduce((all, known) => all.replaceAll(known, ''), text);
    const said = [MONTHS.exec(rest)?.[0], ...(rest.match(/\S*\d\S*/g) ?? [])].filter(Boolean);
    return said.length > 0 ? [`${place}: ${said.join(', ')}`] : [];
  });
  expect(found.filter((one) => !/\.(rating|years|retention_months|figures\.\w+): /.test(one))).toEqual([]);
});

it('no word above a list counts its rows, of which one may be missing (R-CLAIM-15)', () => {
  const COUNTED =
    /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:things|reasons|promises|services|cities|ways)\b/i;
  expect(texts.filter(([place, text]) => place.startsWith('catalogue') && COUNTED.test(text))).toEqual([]);
});

it('no text spells what settings say of the company (R-CLAIM-6)', () => {
  const { brand, phone, mobile, email, claims } = starterSettings;
  const own = [brand, brand.split(' ')[0] ?? '', phone, mobile, email, claims.guarantee, claims.insurance, claims.eco];
  const found = texts.flatMap(([place, text]) =>
    own.filter((words) => text.toLowerCase().includes(words.toLowerCase())).map((words) => `${place}: ${words}`),
  );
  expect(found).toEqual([]);
});

const EVERY = Object.fromEntries(FACTS.map((fact) => [fact, `<${fact}>`]));
/** Rows of figures go with their figure, and others have usual words in their place; what else is empty would be a hole. */
const MAY_GO =
  /\.(number|value|rating|happy_customers|search_\w+)$|^company\.(tagline|blurb|claims|default_\w+)|^cityLists\.achievements\.heading$|^catalogue\.words/;

it.each(FACTS)('without {%s} every text reads on (R-CLAIM-13)', (missing) => {
  const facts = { ...EVERY, [missing]: '' };
  const isWithheld = (text: string) => factsIn(text).some((fact) => !facts[fact]);
  for (const [file, value] of Object.entries({ ...content, cities: { cities } })) {
    const before = new Map(textsIn(value, file));
    const after = textsIn(written(value, facts, isWithheld), file);
    for (const [place, text] of after) {
      if (text === '' && before.get(place) !== '') expect(place).toMatch(MAY_GO);
      expect(text, place).not.toMatch(/\{(?!city|cities|service\})/);
      expect(text, place).not.toMatch(/ {2}|\s$|\b(\p{L}+) \1\b|^[,;:]| [,.;:]/iu);
    }
  }
});
