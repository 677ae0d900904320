import { readFile } from 'node:fs/promises';
import { type KnownSuburb, parseSuburbs } from 'contract/gazetteer';
import { stateCode } from 'contract/states';
import { fromRoot } from '../process/env';

/** Where a company is, as its first office has it. */
export interface Town {
  suburb: string;
  state: string;
  postcode: string;
  latitude: number;
  longitude: number;
}

let reading: Promise<KnownSuburb[]> | undefined;

function knownSuburbs(): Promise<KnownSuburb[]> {
  reading ??= readFile(fromRoot('contract/gazetteer.csv'), 'utf8').then(parseSuburbs);
  reading.catch(() => (reading = undefined)); // asked again
  return reading;
}

const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/^saint /, 'st ')
    .replace(/^mt /, 'mount ')
    .trim();

/** "Launceston TAS 7250" */
export const townLine = ({ suburb, state, postcode }: Pick<Town, 'suburb' | 'state' | 'postcode'>): string =>
  `${suburb} ${state} ${postcode}`;

/** Whether it is known where on the map an office is. */
export const isPlaced = <Office extends { latitude?: number | null; longitude?: number | null }>(
  office: Office,
): office is Office & { latitude: number; longitude: number } =>
  typeof office.latitude === 'number' && typeof office.longitude === 'number';

/** The town of an office, which may be one that no list knows. */
export const townAt = ({ suburb, state, postcode, latitude, longitude }: Town): Town => ({
  ...{ suburb, state, postcode, latitude, longitude },
});

interface Wanted {
  name: string;
  state?: string;
  postcode?: string;
}

/** A name, then perhaps a state and a postcode, in either order; or a postcode alone. */
function readWanted(typed: string): Wanted {
  const words = typed
    .slice(0, 80)
    .split(/[\s,]+/)
    .filter(Boolean);
  const postcode = words.find((word) => /^\d{4}$/.test(word));
  const rest = words.filter((word) => word !== postcode);
  const state = rest.length > 1 ? stateCode(rest.at(-1) ?? '') : undefined;
  return { name: plain((state ? rest.slice(0, -1) : rest).join(' ')), state, postcode };
}

/** The towns that somebody may mean by a name, a postcode, or both; with their places. */
export async function townsNamed(typed: string): Promise<Town[]> {
  const { name, state, postcode } = readWanted(typed);
  if (!name && !postcode) return [];
  return (await knownSuburbs()).flatMap((known) => {
    const isMeant =
      known.at &&
      (!name || plain(known.suburb) === name) &&
      (!state || known.state === state) &&
      (!postcode || known.postcodes.includes(postcode));
    return isMeant && known.at
      ? [{ suburb: known.suburb, state: known.state, postcode: postcode ?? known.postcodes[0] ?? '', ...known.at }]
      : [];
  });
}

type Written = Partial<Pick<Town, 'suburb' | 'state' | 'postcode'>>;

/** The place of a town whose name is written with its state or postcode; undefined unless there is just one. */
export async function placeOf({ suburb, state, postcode }: Written): Promise<Town | undefined> {
  if (!suburb) return undefined;
  const [town, ...others] = await townsNamed([suburb, state && stateCode(state), postcode].filter(Boolean).join(' '));
  return others.length === 0 ? town : undefined;
}
