import { distanceKm, type Point } from 'shared/distance';
import { ownValue } from 'shared/own-value';
import { states } from './states';

/** A suburb or town of Australia, with its place where the list says it. */
export interface KnownSuburb {
  suburb: string;
  /** Abbreviation: SA, VIC. */
  state: string;
  postcodes: string[];
  at?: Point;
}

const HEADERS = ['suburb,postcode,state,latitude,longitude', 'suburb,postcode,state'];
/** Namesakes in one state that lie further apart than this are two places: Springfield NSW 2250 and 2630. */
const SAME_PLACE_KM = 30;

function placeOf(latitude = '', longitude = ''): Point | undefined {
  return latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : undefined;
}

const isNear = (one: Point | undefined, other: Point | undefined) => !one || !other || distanceKm(one, other) <= SAME_PLACE_KM;

/**
 * Parses the file's rows: suburb, postcode, state and, where the header says so, latitude and longitude in degrees. Throws an Error
 * that names the first line that is not such a row.
 */
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
