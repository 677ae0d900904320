import type { KnownSuburb } from 'contract/gazetteer';
import type { ServiceArea } from 'contract/service-area';
import type { Office } from 'contract/settings';
import { distanceKm } from 'shared/distance';
import { dissect, type Gazetteer, plainWords } from './gazetteer.server';
import { suburbLine } from './suburb';
import type { PlaceAnswer, SuburbAnswer } from './suburb-answer';

const QUESTION_MAX = 80;
const NAMES_SHOWN = 3;
const PLACES_SHOWN = 4;
/** How far each office goes when the owner has not said where it works, in km: the suburbs of a large city. */
const DEFAULT_KM = 60;
const FAR_KM = 200;

/** Each office's surroundings: the service area where the owner has not said it. */
export const defaultServiceArea = (offices: readonly Office[]): ServiceArea => ({
  areas: offices.map(({ id }) => ({ office: id, postcodes: [], within_km: DEFAULT_KM })),
});

const covers = (ranges: readonly string[], postcode: string) =>
  ranges.some((range) => {
    const [from = '', to = from] = range.split('-');
    return from <= postcode && postcode <= to;
  });

const sameName = (one: string, other: string) => plainWords(one).join(' ') === plainWords(other).join(' ');

interface Knowledge {
  gazetteer: Gazetteer;
  area: ServiceArea;
  offices: readonly Office[];
}

/** The office that has the suburb or one of the postcodes in its list, else the nearest whose circle holds it. */
function officeOf({ area, offices }: Knowledge, postcodes: readonly string[], suburb?: KnownSuburb): Office | undefined {
  const areas = area.areas.flatMap((entry) => {
    const office = offices.find(({ id }) => id === entry.office);
    return office ? [{ ...entry, office }] : [];
  });
  const listed = areas.find(
    ({ office, postcodes: ranges, suburbs = [] }) =>
      postcodes.some((postcode) => covers(ranges, postcode)) ||
      (suburb && office.state === suburb.state && suburbs.some((name) => sameName(name, suburb.suburb))),
  );
  if (listed || !suburb?.at) return listed?.office;
  const { at } = suburb;
  return areas
    .map(({ office, within_km = 0 }) => ({ office, within_km, km: distanceKm(office, at) }))
    .filter(({ km, within_km }) => km <= within_km)
    .sort((a, b) => a.km - b.km)[0]?.office;
}

export const servedBy =
  (knowledge: Knowledge) =>
  (suburb: KnownSuburb): boolean =>
    officeOf(knowledge, suburb.postcodes, suburb) !== undefined;

/** From the nearest office, in km; infinite for a place whose position is not known. */
const fromOffice = ({ at }: KnownSuburb, offices: readonly Office[]) =>
  at ? Math.min(...offices.map((office) => distanceKm(office, at))) : Number.POSITIVE_INFINITY;

/** Whether nobody will come there soon: each of these suburbs is far from every office. Set only where it is so. */
const ifFar = (found: readonly KnownSuburb[], office: unknown, offices: readonly Office[]) =>
  !office && found.some(({ at }) => at) && found.every((one) => fromOffice(one, offices) > FAR_KM) ? { far: true } : {};

function postcodeAnswer(postcode: string, knowledge: Knowledge): PlaceAnswer {
  const there = knowledge.gazetteer.suburbs.filter((known) => known.postcodes.includes(postcode));
  const names = there.slice(0, NAMES_SHOWN).map(({ suburb }) => suburb);
  if (there.length > NAMES_SHOWN) names.push('…');
  const office =
    officeOf(knowledge, [postcode]) ?? there.map((known) => officeOf(knowledge, known.postcodes, known)).find(Boolean);
  const place = names.length > 0 ? `${postcode} (${names.join(', ')})` : postcode;
  return { place, office: office?.name, ...ifFar(there, office, knowledge.offices) };
}

/** A suburb that is not in the gazetteer but in the owner's list. */
function ownersSuburbs(name: string, { area, offices }: Knowledge): PlaceAnswer[] {
  return area.areas.flatMap(({ office, suburbs = [] }) => {
    const known = suburbs.find((suburb) => sameName(suburb, name));
    const { name: officeName, state } = offices.find(({ id }) => id === office) ?? {};
    return known && officeName ? { place: `${known} ${state}`, office: officeName } : [];
  });
}

/** Those that are served, else those in the offices' states, else all; what is not served by its distance from an office. */
function likeliest(places: { found: KnownSuburb; office: string | undefined }[], offices: readonly Office[]): PlaceAnswer[] {
  const served = places.filter(({ office }) => office);
  const inState = places.filter(({ found }) => offices.some(({ state }) => state === found.state));
  const elsewhere = (inState.length > 0 ? inState : places).sort(
    (one, other) => fromOffice(one.found, offices) - fromOffice(other.found, offices),
  );
  return (served.length > 0 ? served : elsewhere).slice(0, PLACES_SHOWN).map(({ found, office }) => ({
    place: suburbLine(found),
    office,
    ...ifFar([found], office, offices),
  }));
}

/** Finds the office that serves the suburb or postcode in `question`; of several places, the likeliest. */
export function answerSuburb(question: string, knowledge: Knowledge): SuburbAnswer {
  const query = question.trim().slice(0, QUESTION_MAX);
  const words = plainWords(query);
  const { name: nameWords, postcode, state } = dissect(words, true);
  const name = nameWords.join(' ');
  if (!name) return { asked: query, places: postcode?.length === 4 ? [postcodeAnswer(postcode, knowledge)] : [] };

  const wanted = (found: KnownSuburb) => (!state || found.state === state) && (!postcode || found.postcodes.includes(postcode));
  const exact = knowledge.gazetteer.named(name).filter(wanted);
  const owners = exact.length > 0 ? [] : ownersSuburbs(name, knowledge);
  if (owners.length > 0) return { asked: query, places: owners };
  const search = knowledge.gazetteer.search(name, servedBy(knowledge));
  const guesses = search.words === nameWords.length ? search.suburbs.filter(wanted) : [];
  const places = (exact.length > 0 ? exact : guesses).map((found) => ({
    found,
    office: officeOf(knowledge, found.postcodes, found)?.name,
  }));
  return { asked: query, places: likeliest(places, knowledge.offices) };
}
