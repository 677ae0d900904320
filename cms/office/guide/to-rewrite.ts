import { createHash } from 'node:crypto';
import { factsIn } from 'contract/facts';
import type { Payload } from 'payload';
import { inShortTurn } from '../../base/database/in-turn';
import type { City, Setting } from '../../base/database/payload-types';
import { endedPromises } from '../../base/facts/ended-promises';
import { env } from '../../base/process/env';
import { htmlOf } from '../../forms/fields/rich-text-field';
import { findUses } from '../../model/pictures/uses';
import { hrefOf, type RecordState, recordStates, shownOf } from '../../model/records/records';
import {
  type LocalKind,
  type LocalText,
  localTexts,
  placesIn,
  type Standing,
  starterCitiesIn,
  stillSays,
} from '../../model/starter/local';
import { withWords } from '../find-replace/find-replace';
import { type Text, textsIn } from '../find-replace/texts';
import { mentionFinder, offeredServices, reasonsIn, SUBURBS, servicesIn } from './mentions';
import { ownWords } from './starter-words';

const KEY = 'true-here';

const KIND_WORDS: Record<LocalKind, string> = {
  seasons: 'seasons and weather',
  ground: 'soil, dust and water',
  landmarks: 'landmarks',
  suburbs: SUBURBS,
  rules: 'rules of a state',
  picture: 'shows a place',
};

/** What stands for the page of pictures, which several pages may show. */
export const PICTURES = 'Pictures';

/** A text, or a picture, that visitors see and that is not true of the company. */
export interface ToRewrite {
  /** Changes with what it says. */
  id: string;
  record: string;
  place: string;
  href: string;
  why: string[];
  says: string;
  offered?: string;
  /** What is offered goes into the newer draft of its record. */
  intoDraft: boolean;
  /** A draft above it no longer says so. */
  isRewritten: boolean;
  confirmable: boolean;
}

/** Why a text of the starter is not true of a company; none, if it is. */
function reasons(settings: Setting) {
  const all = [...(settings.offices ?? []).map(({ city }) => city), ...(settings.cities ?? []).map(({ name }) => name)];
  const cities = new Set(all.map((city) => city.trim().toLowerCase()));
  const isOwn = ownWords(settings);
  const isForeign = (local: LocalText) => starterCitiesIn(local).some((city) => !cities.has(city.toLowerCase()));
  return (local: LocalText, says: string) => {
    const comparesCities = local.one_city !== undefined && cities.size === 1;
    // Suburbs of its own make a text true that knows no more of them than their names.
    const [named, names] = [placesIn(local.says), placesIn(says)];
    const isTrue = named.length > 0 && local.kinds.every((kind) => kind === 'suburbs') && names.every(isOwn);
    const isLocal = isForeign(local) && !isTrue;
    return { comparesCities, kinds: isLocal ? local.kinds : [] };
  };
}

const idOf = (says: string) => createHash('sha256').update(says).digest('base64url').slice(0, 12);

interface Found {
  local: LocalText;
  standing: Standing;
}

const localIn = (text: string): Found[] =>
  localTexts.flatMap((local) => {
    const standing = stillSays(local, text);
    return standing ? { local, standing } : [];
  });

type Range = Pick<Standing, 'at' | 'end'>;
type Where = Pick<ToRewrite, 'record' | 'place' | 'href' | 'intoDraft'>;

interface Judge {
  local: ReturnType<typeof reasons>;
  mentions: ReturnType<typeof mentionFinder>;
  ended: ReadonlySet<string>;
}

/** The sentences as they stand, with a mark where others are between them. */
const quoted = (text: string, sentences: Range[]) =>
  sentences
    .map(
      ({ at, end }, nth) => (nth > 0 && text.slice(sentences[nth - 1]?.end, at).trim() ? '… ' : '') + text.slice(at, end).trim(),
    )
    .join(' ');

/** Whether a text is one of the entries of a menu or a form: they go with their page by themselves. */
const goesWithItsPage = ({ slug }: RecordState, { path }: Text) => slug === 'settings' && /^(?:menu|footer|services$)/.test(path);

/** A city's plain paragraphs are not shown once it has a text. */
const isCovered = ({ slug, data }: RecordState, { path }: Text) =>
  slug === 'cities' && path === 'who_we_are.paragraphs' && Boolean(htmlOf((data as Partial<City>).who_we_are?.description));

const rowOf = ({ path }: Text) => path.replace(/[^.]+$/, '');

/** Rows of lists, such as `stats.3`, that visitors do not see while the promise that they name is over. */
function endedRows(texts: Text[], ended: ReadonlySet<string>): Set<string> {
  const named = texts.filter(({ text }) => factsIn(text).some((fact) => ended.has(fact)));
  return new Set(named.map(rowOf).filter((row) => /\.\d+\.$/.test(row)));
}

const isEnded = ({ path }: Text, ended: ReadonlySet<string>) =>
  path.startsWith('claims.') && ended.has(path.slice('claims.'.length));

/** What visitors see: published records, without sample reviews at a public address and questions of services that are gone. */
function shownStates(states: readonly RecordState[]): RecordState[] {
  const services = new Set(offeredServices(states).map(({ id }) => id));
  const belongs = ({ slug, data: { service, sample } }: RecordState) =>
    slug === 'testimonials'
      ? !(env.hidesSamples && sample)
      : slug !== 'faq-categories' || service == null || services.has(service as number);
  return states.filter((state) => shownOf(state) === 'shown' && state.slug !== 'media' && belongs(state));
}

/** The words of the starter's places that stand in a text, and of the company's newer draft. */
function localRows(text: Text, drafted: Text[] | undefined, judge: Judge, where: Where): (ToRewrite & { range: Range })[] {
  return localIn(text.text).flatMap(({ local, standing }) => {
    const says = text.text.slice(standing.at, standing.end);
    const { comparesCities, kinds } = judge.local(local, says);
    if (!comparesCities && kinds.length === 0) return [];
    const inDraft = drafted?.map((other) => stillSays(local, other.text)).find(Boolean);
    const fits = drafted ? inDraft?.whole : standing.whole;
    return {
      ...where,
      id: idOf(says),
      range: standing,
      why: [
        ...(comparesCities ? ['speaks of two cities'] : []),
        ...kinds.map((kind) => KIND_WORDS[kind]),
        ...servicesIn(judge.mentions(says)),
      ],
      says,
      offered: comparesCities && fits ? local.one_city : undefined,
      isRewritten: drafted !== undefined && !inDraft,
      confirmable: !comparesCities,
    };
  });
}

/** The other sentences of a text that name suburbs and services which are not the company's. */
function mentionRow(text: Text, drafted: Text[] | undefined, listed: Range[], judge: Judge, where: Where): ToRewrite[] {
  const isListed = ({ at, end }: Range) => listed.some((other) => other.at < end && other.end > at);
  const sayOf = ({ at, end }: Range) => text.text.slice(at, end);
  const isUnsaid = (sentence: Range) => factsIn(sayOf(sentence)).some((fact) => judge.ended.has(fact));
  const sentences = judge.mentions(text.text).filter((one) => !isListed(one) && !isUnsaid(one));
  if (sentences.length === 0) return [];
  const says = quoted(text.text, sentences);
  const why = reasonsIn(sentences);
  const stands = (sentence: Range) => drafted?.some((other) => other.text.includes(sayOf(sentence)));
  const isRewritten = drafted !== undefined && !sentences.some(stands);
  return [{ ...where, id: idOf([says, ...why].join('\n')), why, says, isRewritten, confirmable: true }];
}

const textsOf = ({ fields, slug, data }: RecordState) => [...textsIn(fields, { slug, record: data })];

async function textsToRewrite(payload: Payload, settings: Setting, states: RecordState[]): Promise<ToRewrite[]> {
  const judge: Judge = {
    local: reasons(settings),
    mentions: mentionFinder(states, settings),
    ended: await endedPromises(payload),
  };
  const drafts = new Map(states.filter(({ draft, trashed }) => draft && !trashed).map((state) => [hrefOf(state), state]));
  return shownStates(states).flatMap((state) => {
    const record = hrefOf(state);
    const draft = drafts.get(record);
    const drafted = draft && textsOf(draft);
    const texts = textsOf(state).filter((text) => !isCovered(state, text));
    const rows = endedRows(texts, judge.ended);
    return texts.flatMap((text): ToRewrite[] => {
      const where = {
        record: state.type ? `${state.type}: ${state.title}` : state.title,
        place: text.words.join(', '),
        href: `${record}#field=${encodeURIComponent(text.path)}`,
        intoDraft: draft !== undefined,
      };
      const locals = localRows(text, drafted, judge, where);
      const isOver = goesWithItsPage(state, text) || isEnded(text, judge.ended) || rows.has(rowOf(text));
      const ranges = locals.map(({ range }) => range);
      return [...locals.map(({ range: _, ...row }) => row), ...(isOver ? [] : mentionRow(text, drafted, ranges, judge, where))];
    });
  });
}

/** Pictures that visitors see and that show the starter's places, or a service that is not offered. */
async function picturesToReplace(payload: Payload, settings: Setting, states: RecordState[]): Promise<ToRewrite[]> {
  const why = reasons(settings);
  const mention = mentionFinder(states, settings);
  const local = new Set(
    localTexts.filter((text) => text.kinds.includes('picture') && why(text, '').kinds.length > 0).map(({ says }) => says),
  );
  const [{ docs }, uses] = await Promise.all([
    payload.find({ collection: 'media', pagination: false, depth: 0, select: { filename: true, alt: true } }),
    findUses(payload),
  ]);
  return docs.flatMap(({ id, filename, alt }) => {
    const places = (uses.get(id) ?? []).filter(({ state }) => state === 'shown').map(({ place }) => place);
    if (!filename || places.length === 0) return [];
    const reasonsOf = [...(local.has(filename) ? [KIND_WORDS.picture] : []), ...reasonsIn(mention(alt ?? ''))];
    if (reasonsOf.length === 0) return [];
    return {
      id: idOf(local.has(filename) ? filename : [filename, ...reasonsOf].join('\n')),
      record: PICTURES,
      place: places.join('; '),
      href: `/admin/collections/media/${id}`,
      why: reasonsOf,
      says: alt ?? filename,
      intoDraft: false,
      isRewritten: false,
      confirmable: true,
    };
  });
}

const saidTrue = async (payload: Payload) => (await payload.kv.get<string[]>(KEY)) ?? [];

/** What visitors see that is true of the starter and not of the company; `confirmed` of it somebody said that it is true here. */
export async function toRewrite(payload: Payload): Promise<{ left: ToRewrite[]; confirmed: ToRewrite[] }> {
  const settings = await payload.findGlobal({ slug: 'settings', depth: 0 });
  const states = await recordStates(payload, withWords);
  const [texts, pictures, said] = await Promise.all([
    textsToRewrite(payload, settings, states),
    picturesToReplace(payload, settings, states),
    saidTrue(payload),
  ]);
  const all = [...texts, ...pictures];
  const isConfirmed = ({ confirmable, id }: ToRewrite) => confirmable && said.includes(id);
  return { left: all.filter((text) => !isConfirmed(text)), confirmed: all.filter(isConfirmed) };
}

export const sayTrueHere = (payload: Payload, ids: readonly string[], isTrue: boolean): Promise<void> =>
  inShortTurn(payload, KEY, async () => {
    const others = (await saidTrue(payload)).filter((other) => !ids.includes(other));
    await payload.kv.set(KEY, isTrue ? [...others, ...ids] : others);
  });
