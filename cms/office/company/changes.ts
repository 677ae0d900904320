import { isDeepStrictEqual } from 'node:util';
import type { Fact } from 'contract/facts';
import type { FoundRecord } from 'office/find-replace';
import type { Payload } from 'payload';
import type { City, Setting } from '../../base/database/payload-types';
import { officeAddress } from '../../base/facts/company-facts';
import { count } from '../../base/process/counted';
import { changesBetween, type FieldShape, inWords } from '../../forms/editing/changes';
import { addressOf } from '../../forms/fields/page-slug';
import { placesOf } from '../../model/content/shown-at';
import { findWords } from '../find-replace/find-replace';
import type { Pair } from '../find-replace/texts';
import { type Answers, answersOf, isSame } from './answers';
import { hoursLine } from './hours';
import type { Plan } from './plan';

export interface Change {
  title: string;
  where: (string | { text: string; href: string })[];
}

/** Texts of the owner that say what is no longer so, and what would stand there instead. */
export interface OldWords {
  pair: Pair;
  records: FoundRecord[];
}

type Asked = Exclude<keyof Answers, 'offered' | 'other' | 'also' | 'place' | 'promises' | 'evidence'>;
/** What an answer is called, where it shows, and the fact by which texts name it. */
const ANSWERED: Record<Asked, [name: string, where: string, fact?: Fact]> = {
  brand: ['The name', 'At the top and the bottom of every page, in search results, mails, and quotes from now on', 'company'],
  phone: ['The phone', 'On every page, in mails, and on quotes from now on', 'phone'],
  email: ['The e-mail address', 'On every page and in mails; enquiries arrive there', 'email'],
  hours: ['The hours', 'Contact page, contact form and search engines'],
  since: ['The year', 'Wherever the years are told', 'years'],
  abn: ['The ABN', 'On quotes from now on'],
  sentence: ['The sentence', 'At the top of every page'],
  km: ['How far you go, in km', 'The check of suburbs, and pages that tell your area'],
  suburbs: ['The suburbs that you list', 'The check of suburbs, and pages that tell your area'],
  main: ['The main colour', 'Every page, mails, and quotes from now on'],
  accent: ['The colour of buttons', 'Every page'],
};

const named = (text: string) => (text ? `“${text}”` : 'nothing');
const factText = (fact: Fact) => ({ find: `{${fact}}`, replace: `{${fact}}` });
const placeOf = ({ offices: [first] }: Setting) => (first ? officeAddress(first) : '');

/** Words of the company that no setting has any more, the name first. */
export function oldWords(before: Setting, draft: Setting): Pair[] {
  const [[was], [is]] = [before.offices, draft.offices];
  const said = [
    draft.brand,
    draft.phone,
    draft.mobile,
    draft.email,
    ...draft.offices.flatMap(({ city, suburb }) => [city, suburb]),
  ];
  const pairs = [
    [before.brand, draft.brand],
    [before.phone, draft.phone],
    [before.mobile, draft.mobile],
    [before.email, draft.email],
    [placeOf(before), placeOf(draft)],
    [was?.suburb, is?.suburb],
    [was?.city, is?.city],
  ].map(([find = '', replace = '']) => ({ find, replace, exact: !find.includes(' ') })); // Shine, Sale and Orange are words, too
  return pairs.filter(
    ({ find, replace }, at) =>
      find && replace && !said.includes(find) && find !== replace && pairs.findIndex((one) => one.find === find) === at,
  );
}

const inSite = ({ state }: FoundRecord) => state !== 'trash';

/** The records with the places where they say these words. What the settings on the site say, their draft has changed. */
const saying = (records: FoundRecord[], words: string): FoundRecord[] =>
  records
    .map((record) => ({ ...record, places: record.places.filter(({ pair }) => pair.find === words) }))
    .filter((record) => record.places.length > 0);

const textsOf = (records: FoundRecord[]) => records.flatMap(({ places }) => places).length;

function byThemselves(found: FoundRecord[], fact: Fact | undefined): string[] {
  const texts = fact ? saying(found, factText(fact).find).filter(({ state }) => state === 'shown') : [];
  if (texts.length === 0) return [];
  const number = textsOf(texts);
  const say = number === 1 ? 'says it by itself' : 'say it by themselves';
  return [`${count(number, 'text')} on ${count(texts.length, 'page')} ${say}`];
}

function answered(before: Setting, draft: Setting, found: FoundRecord[]): Change[] {
  const [then, now] = [before, draft].map((settings) => answersOf(settings, [], '')) as [Answers, Answers];
  const textFor = (name: Asked, settings: Setting, answers: Answers) =>
    name === 'hours' ? hoursLine(settings.opening_hours) : answers[name];
  return (Object.entries(ANSWERED) as [Asked, (typeof ANSWERED)[Asked]][])
    .map(([asked, one]) => ({ one, was: textFor(asked, before, then), is: textFor(asked, draft, now) }))
    .filter(({ was, is }) => !isSame(was, is))
    .map(({ one: [name, where, fact], was, is }) => ({
      title: `${name}: ${named(was)} becomes ${named(is)}`,
      where: [where, ...byThemselves(found, fact)],
    }));
}

const recordAt = (collection: 'cities' | 'services' | 'posts', id: number) => `/admin/collections/${collection}/${id}`;

function moved(before: Setting, draft: Setting, found: FoundRecord[], cities: City[]): Change[] {
  if (placeOf(before) === placeOf(draft)) return [];
  const served = [...draft.offices.map(({ city }) => city), ...(draft.cities ?? []).map(({ name }) => name)].map(addressOf);
  const [was] = before.offices;
  const left = cities.filter(({ name }) => name === was?.city && !served.includes(addressOf(name)));
  const where = 'Footer, contact page, map, search engines, the check of suburbs, and quotes from now on';
  return [
    {
      title: `The office moves to ${placeOf(draft)}`,
      where: [
        where,
        ...byThemselves(found, 'town'),
        ...left.map(({ id, name }) => ({
          text: `The page of ${name} stays as it is: give it the new name and path, or take it off the site`,
          href: recordAt('cities', id),
        })),
      ],
    },
  ];
}

function towns(before: Setting, draft: Setting, cities: City[]): Change[] {
  const known = new Set([...before.offices, ...draft.offices.slice(0, 1)].map(officeAddress));
  return draft.offices
    .filter((office) => !known.has(officeAddress(office)))
    .map((office) => {
      const page = cities.find(({ slug }) => slug === addressOf(office.city));
      return {
        title: `An office in ${officeAddress(office)}`,
        where: [
          `Both forms offer ${office.city}`,
          'The contact page, the footer and search engines name the office, with your phone and hours',
          'The check of suburbs knows it, with all around it',
          page
            ? { text: `Its page, ${page.route}, is there already`, href: recordAt('cities', page.id) }
            : 'A page is begun for it of what is known. Nobody sees it before you publish it',
        ],
      };
    });
}

function fieldsOf({ config }: Payload, before: Setting, draft: Setting): Change[] {
  const { fields = [] } = config.globals.find(({ slug }) => slug === 'settings') ?? {};
  const changes = changesBetween(fields as FieldShape[], before, draft);
  const where = [{ text: 'Compare it there', href: '/admin/globals/settings' }];
  return changes.length > 0 ? [{ title: `The form Company changes in: ${inWords(changes, changes.length)}`, where }] : [];
}

/** Posts with a link to this page. */
async function postsWith(payload: Payload, slug: string) {
  const { docs } = await payload.find({
    collection: 'posts',
    where: { _status: { equals: 'published' } },
    pagination: false,
    depth: 0,
  });
  const link = new RegExp(`/service/${slug}(?![a-z0-9-])`);
  return docs.filter((post) => link.test(JSON.stringify(post)));
}

async function servicesOf(payload: Payload, { off, on, begun, leadTo }: Plan): Promise<Change[]> {
  const going = off.services.map(async ({ id, name, slug }) => {
    const [places, posts] = await Promise.all([placesOf(payload, 'services', id), postsWith(payload, slug)]);
    const links = posts.map((post) => ({ text: `The post “${post.title}” links to it`, href: recordAt('posts', post.id) }));
    return { title: `${name} leaves the site`, where: [...(places ?? []), ...links, `Its address leads to ${leadTo(slug)}`] };
  });
  return [
    ...(await Promise.all(going)),
    ...on.map(({ id, name }) => ({
      title: `${name} comes to the site`,
      where: [{ text: 'With the words that its page has now', href: recordAt('services', id) }],
    })),
    ...begun.map((name) => ({
      title: `A page is begun for ${name}`,
      where: ['Nobody sees it before you publish it', 'A line in the quote form, from now on'],
    })),
  ];
}

/** All that the sheet changes on a site that is theirs, and texts that still say what was so before. */
export async function changesOf(
  payload: Payload,
  { before, draft }: { before: Setting; draft: Setting },
  plan: Plan,
): Promise<{ changes: Change[]; old: OldWords[] }> {
  const pairs = oldWords(before, draft);
  const facts = (['company', 'phone', 'email', 'years', 'town'] as const).map(factText);
  const isChanged = !isDeepStrictEqual(before, draft);
  const [found, cities] = await Promise.all([
    isChanged ? findWords(payload, [...pairs, ...facts], true) : [],
    payload.find({ collection: 'cities', draft: true, pagination: false, limit: 0, depth: 0 }),
  ]);
  const own = found.filter(
    (record) => inSite(record) && !(record.href.endsWith('/globals/settings') && record.state === 'shown'),
  );
  return {
    changes: [
      ...answered(before, draft, found),
      ...moved(before, draft, found, cities.docs),
      ...towns(before, draft, cities.docs),
      ...(await servicesOf(payload, plan)),
      ...fieldsOf(payload, before, draft),
    ],
    old: pairs.map((pair) => ({ pair, records: saying(own, pair.find) })).filter(({ records }) => records.length > 0),
  };
}
