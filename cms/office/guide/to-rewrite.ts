import { createHash } from 'node:crypto';
import type { Payload, PayloadRequest } from 'payload';
import { findUses } from '../../model/pictures/uses';
import { type Changed, changeRecords } from '../../model/records/change';
import { hrefOf, type RecordState, recordStates, shownOf } from '../../model/records/records';
import { inShortTurn } from '../../storage/database/in-turn';
import type { Setting } from '../../storage/database/payload-types';
import {
  type LocalKind,
  type LocalText,
  localTexts,
  placesIn,
  type Standing,
  starterCitiesIn,
  stillSays,
} from '../../storage/starter/local';
import { withWords } from '../find-replace/find-replace';
import { type Text, textsIn } from '../find-replace/texts';
import { ownWords } from './starter-words';

const KEY = 'true-here';

const KIND_WORDS: Record<LocalKind, string> = {
  seasons: 'seasons and weather',
  ground: 'soil, dust and water',
  landmarks: 'landmarks',
  suburbs: 'suburbs',
  rules: 'rules of a state',
  picture: 'shows a place',
};

/** A text, or a picture, that visitors see and that is not true of the company. */
export interface ToRewrite {
  /** Changes with what it says. */
  id: string;
  /** The record, as the owner calls it. */
  record: string;
  /** Where in it. */
  place: string;
  /** Its field in the back office. */
  href: string;
  why: string[];
  /** What it says now; of a picture, what it shows. */
  says: string;
  /** What a company with one city may say instead. */
  offered?: string;
  /** What is offered goes into the newer draft of its record. */
  intoDraft: boolean;
  /** A draft above it no longer says so. */
  isRewritten: boolean;
  /** Somebody may say that it is true here. */
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
  state: RecordState;
  text: Text;
  standing: Standing;
}

/** Where a record still says what is true at the starter's places. */
function* foundIn(state: RecordState): Generator<Found> {
  for (const text of textsIn(state.fields, { slug: state.slug, record: state.data }))
    for (const local of localTexts) {
      const standing = stillSays(local, text.text);
      if (standing) yield { local, state, text, standing };
    }
}

const sayOf = ({ text: { text }, standing: { at, end } }: Found) => text.slice(at, end);

async function textsToRewrite(payload: Payload, settings: Setting): Promise<ToRewrite[]> {
  const why = reasons(settings);
  const states = await recordStates(payload, withWords);
  const drafts = new Map(states.filter(({ draft, trashed }) => draft && !trashed).map((state) => [hrefOf(state), state]));
  return states
    .filter((state) => shownOf(state) === 'shown' && state.slug !== 'media') // a picture's description goes with it
    .flatMap((state) => [...foundIn(state)])
    .flatMap((found) => {
      const { local, state, text, standing } = found;
      const says = sayOf(found);
      const { comparesCities, kinds } = why(local, says);
      if (!comparesCities && kinds.length === 0) return [];
      const record = hrefOf(state);
      const draft = drafts.get(record);
      const inDraft = draft && [...foundIn(draft)].find((other) => other.local === local);
      const fits = draft ? inDraft?.standing.whole : standing.whole;
      return {
        id: idOf(says),
        record: state.type ? `${state.type}: ${state.title}` : state.title,
        place: text.words.join(', '),
        href: `${record}#field=${encodeURIComponent(text.path)}`,
        why: [...(comparesCities ? ['speaks of two cities'] : []), ...kinds.map((kind) => KIND_WORDS[kind])],
        says,
        offered: comparesCities && fits ? local.one_city : undefined,
        intoDraft: draft !== undefined,
        isRewritten: draft !== undefined && !inDraft,
        confirmable: !comparesCities,
      };
    });
}

async function picturesToReplace(payload: Payload, settings: Setting): Promise<ToRewrite[]> {
  const why = reasons(settings);
  const marked = new Map(
    localTexts
      .filter((local) => local.kinds.includes('picture') && why(local, '').kinds.length > 0)
      .map((local) => [local.says, local]),
  );
  const [{ docs }, uses] = await Promise.all([
    payload.find({ collection: 'media', where: { filename: { in: [...marked.keys()] } }, pagination: false, depth: 0 }),
    findUses(payload),
  ]);
  return docs.flatMap(({ id, filename, alt }) => {
    const places = (uses.get(id) ?? []).filter(({ state }) => state === 'shown').map(({ place }) => place);
    if (!filename || places.length === 0) return [];
    return {
      id: idOf(filename),
      record: 'Pictures',
      place: places.join('; '),
      href: `/admin/collections/media/${id}`,
      why: [KIND_WORDS.picture],
      says: alt ?? filename,
      intoDraft: false,
      isRewritten: false,
      confirmable: true,
    };
  });
}

const saidTrue = async (payload: Payload) => (await payload.kv.get<string[]>(KEY)) ?? [];

/** What visitors see that is true of the starter's places and not of the company's; `confirmed` of it somebody said that it is true here. */
export async function toRewrite(payload: Payload): Promise<{ left: ToRewrite[]; confirmed: ToRewrite[] }> {
  const settings = await payload.findGlobal({ slug: 'settings', depth: 0 });
  const [texts, pictures, said] = await Promise.all([
    textsToRewrite(payload, settings),
    picturesToReplace(payload, settings),
    saidTrue(payload),
  ]);
  const all = [...texts, ...pictures];
  const isConfirmed = ({ confirmable, id }: ToRewrite) => confirmable && said.includes(id);
  return { left: all.filter((text) => !isConfirmed(text)), confirmed: all.filter(isConfirmed) };
}

/** Remembers that a text is true here as it stands, or forgets it. */
export const sayTrueHere = (payload: Payload, id: string, isTrue: boolean): Promise<void> =>
  inShortTurn(payload, KEY, async () => {
    const others = (await saidTrue(payload)).filter((other) => other !== id);
    await payload.kv.set(KEY, isTrue ? [...others, id] : others);
  });

/** What became of the versions for one city. */
export interface Used extends Changed {
  /** Of the places, those in drafts. */
  inDrafts: number;
}

/** Puts the versions for one city where they are offered: everywhere, or for one text at one place. */
export async function putOffered(req: PayloadRequest, only?: { id: string; href: string }): Promise<Used> {
  const { left } = await toRewrite(req.payload);
  const chosen = left.filter(({ id, href, offered }) => offered && (!only || (id === only.id && href === only.href)));
  const offers = new Set(chosen.map(({ href, offered }) => `${href.replace(/#.*/, '')} ${offered}`));
  const changed = await changeRecords(
    req,
    withWords,
    (state, record) => {
      const locals = localTexts.filter(({ one_city }) => offers.has(`${hrefOf(state)} ${one_city}`));
      let places = 0;
      for (const { text, put } of textsIn(state.fields, { slug: state.slug, record })) {
        let said = text;
        for (const local of locals) {
          const standing = stillSays(local, said);
          if (!standing?.whole) continue;
          said = said.slice(0, standing.at) + local.one_city + said.slice(standing.end);
          places += 1;
        }
        if (said !== text) put(said);
      }
      return places;
    },
    { newestAlone: true },
  );
  return { ...changed, inDrafts: chosen.filter(({ intoDraft }) => intoDraft).length };
}
