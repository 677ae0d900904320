import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { states } from 'contract/states';
import { withDeadline } from 'shared/deadline';
import { ownValue } from 'shared/own-value';
import type { Log } from '../base/log';
import { DISK_MS } from '../base/waits';
import { distanceKm, type Point } from './distance';
import { createGazetteer, type Gazetteer } from './gazetteer.server';
import type { KnownSuburb } from './suburb';

const HEADERS = ['suburb,postcode,state,latitude,longitude', 'suburb,postcode,state'];
/** Namesakes in one state that lie further apart than this are two places: Springfield NSW 2250 and 2630. */
const SAME_PLACE_KM = 30;

function placeOf(latitude = '', longitude = ''): Point | undefined {
  return latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : undefined;
}

const isNear = (one: Point | undefined, other: Point | undefined) => !one || !other || distanceKm(one, other) <= SAME_PLACE_KM;

/** Parses the file's rows: suburb, postcode, state, and perhaps degrees. Throws an Error that names the first wrong line. */
export function parseSuburbs(csv: string): KnownSuburb[] {
  const [header = '', ...lines] = csv.trim().split(/\r?\n/);
  if (!HEADERS.includes(header)) throw new Error(`line 1 must be "${HEADERS.join('" or "')}"`);
  const namesakes = new Map<string, KnownSuburb[]>();
  for (const [index, line] of lines.entries()) {
    const [suburb, postcode, state, latitude, longitude, ...rest] = line.split(',');
    const at = placeOf(latitude, longitude);
    if (!suburb || !postcode || !/^\d{4}$/.test(postcode) || !state || !ownValue(states, state) || rest.length > 0) {
      throw new Error(`line ${index + 2} must be a suburb, its postcode and its state: "${line}"`);
    }
    if (at && !(Math.abs(at.latitude) <= 90 && Math.abs(at.longitude) <= 180)) {
      throw new Error(`line ${index + 2} must end with a latitude and a longitude in degrees: "${line}"`);
    }
    const key = `${suburb}|${state}`;
    const known = namesakes.get(key)?.find((namesake) => isNear(namesake.at, at));
    if (known) known.postcodes.push(postcode);
    else namesakes.set(key, [...(namesakes.get(key) ?? []), { suburb, state, postcodes: [postcode], at }]);
  }
  return [...namesakes.values()].flat();
}

/** In the built server this module is in `dist/server`, but the file stays in place. */
const folder =
  basename(import.meta.dirname) === 'addresses' ? import.meta.dirname : join(import.meta.dirname, '..', '..', 'addresses');

export const builtInSuburbs = async (): Promise<KnownSuburb[]> =>
  parseSuburbs(await readFile(join(folder, 'gazetteer.csv'), 'utf8'));

/** The list with the places that it does not say taken from `known`: of the same suburb, else of its postcode. */
function withPlaces(suburbs: KnownSuburb[], known: readonly KnownSuburb[]): KnownSuburb[] {
  if (suburbs.every(({ at }) => at)) return suburbs;
  const places = new Map<string, Point>();
  for (const { suburb, postcodes, at } of known) {
    for (const postcode of at ? postcodes : []) {
      places.set(`${suburb}|${postcode}`, at as Point);
      if (!places.has(postcode)) places.set(postcode, at as Point);
    }
  }
  const placeIn = ({ suburb, postcodes }: KnownSuburb) =>
    postcodes.map((postcode) => places.get(`${suburb}|${postcode}`) ?? places.get(postcode)).find(Boolean);
  return suburbs.map((suburb) => ({ ...suburb, at: suburb.at ?? placeIn(suburb) }));
}

async function readList(dataDir: string, log: Log): Promise<KnownSuburb[]> {
  const builtIn = await builtInSuburbs();
  const file = join(dataDir, 'gazetteer.csv');
  try {
    const suburbs = parseSuburbs(await readFile(file, 'utf8'));
    log.info('gazetteer read', { file, suburbs: suburbs.length });
    return withPlaces(suburbs, builtIn);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') log.warn('gazetteer not used', { file, error });
    return builtIn;
  }
}

/** The gazetteer in the data folder, else the one that ships; read at the first question, so that no start waits for it. */
export function lazyGazetteer(dataDir: string, log: Log): () => Promise<Gazetteer> {
  let reading: Promise<Gazetteer> | undefined;
  return () => {
    reading ??= withDeadline(DISK_MS, 'the gazetteer', () => readList(dataDir, log)).then(createGazetteer);
    reading.catch(() => (reading = undefined)); // asked again by the next visitor
    return reading;
  };
}
