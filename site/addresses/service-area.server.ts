import type { ServiceArea } from 'contract/service-area';
import type { Office } from 'contract/settings';
import { dissect, type Gazetteer, plainWords } from './gazetteer.server';
import { type Suburb, suburbLine } from './suburb';
import type { PlaceAnswer, SuburbAnswer } from './suburb-answer';

/** Maximum query length, in characters. */
const QUESTION_MAX = 80;
/** Number of suburb names shown for a postcode. */
const NAMES_SHOWN = 3;
/** Maximum number of suburbs for a partial name. */
const GUESSES = 4;

/** The default service area: all suburbs of each office's state in the built-in gazetteer. */
export function defaultServiceArea(offices: readonly Office[], builtIn: readonly Suburb[]): ServiceArea {
  const stateTaken = new Set<string>();
  return {
    areas: offices.flatMap(({ id, state }) => {
      if (stateTaken.has(state)) return [];
      stateTaken.add(state);
      return { office: id, postcodes: [...new Set(builtIn.flatMap((known) => (known.state === state ? known.postcodes : [])))] };
    }),
  };
}

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

function officeOf({ area, offices }: Knowledge, postcodes: readonly string[], suburb?: Suburb): Office | undefined {
  const found = area.areas.find(
    ({ office, postcodes: ranges, suburbs = [] }) =>
      postcodes.some((postcode) => covers(ranges, postcode)) ||
      (suburb &&
        offices.find(({ id }) => id === office)?.state === suburb.state &&
        suburbs.some((name) => sameName(name, suburb.suburb))),
  );
  return found && offices.find(({ id }) => id === found.office);
}

function postcodeAnswer(postcode: string, knowledge: Knowledge): PlaceAnswer {
  const there = knowledge.gazetteer.suburbs.filter((known) => known.postcodes.includes(postcode));
  const names = there.slice(0, NAMES_SHOWN).map(({ suburb }) => suburb);
  if (there.length > NAMES_SHOWN) names.push('…');
  const office =
    officeOf(knowledge, [postcode]) ?? there.map((known) => officeOf(knowledge, known.postcodes, known)).find(Boolean);
  return { place: names.length > 0 ? `${postcode} (${names.join(', ')})` : postcode, office: office?.name };
}

/** A suburb that is not in the gazetteer but in the owner's list. */
function ownersSuburbs(name: string, { area, offices }: Knowledge): PlaceAnswer[] {
  return area.areas.flatMap(({ office, suburbs = [] }) => {
    const known = suburbs.find((suburb) => sameName(suburb, name));
    const { name: officeName, state } = offices.find(({ id }) => id === office) ?? {};
    return known && officeName ? { place: `${known} ${state}`, office: officeName } : [];
  });
}

/** Finds the office that serves the suburb or postcode in `question`; one result per suburb of that name. */
export function answerSuburb(question: string, knowledge: Knowledge): SuburbAnswer {
  const query = question.trim().slice(0, QUESTION_MAX);
  const words = plainWords(query);
  const { name: nameWords, postcode, state } = dissect(words, true);
  const name = nameWords.join(' ');
  if (!name) return { asked: query, places: postcode?.length === 4 ? [postcodeAnswer(postcode, knowledge)] : [] };

  const wanted = (found: Suburb) => (!state || found.state === state) && (!postcode || found.postcodes.includes(postcode));
  const exact = knowledge.gazetteer.named(name).filter(wanted);
  const owners = exact.length > 0 ? [] : ownersSuburbs(name, knowledge);
  if (owners.length > 0) return { asked: query, places: owners };
  const search = knowledge.gazetteer.search(name);
  const guesses = search.words === nameWords.length ? search.suburbs.filter(wanted).slice(0, GUESSES) : [];
  const places = (exact.length > 0 ? exact : guesses).map((found) => ({
    place: suburbLine(found),
    office: officeOf(knowledge, found.postcodes, found)?.name,
  }));
  return { asked: query, places };
}
