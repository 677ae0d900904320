import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type KnownSuburb, parseSuburbs } from 'contract/gazetteer';
import { withDeadline } from 'shared/deadline';
import type { Point } from 'shared/distance';
import type { Log } from '../base/log';
import { DISK_MS } from '../base/waits';
import { createGazetteer, type Gazetteer } from './gazetteer.server';

/** In the built server this module is in `dist/server`, one folder deeper. */
const root = join(import.meta.dirname, '..', '..', basename(import.meta.dirname) === 'addresses' ? '' : '..');

/** The gazetteer that ships with the product. */
export const builtInSuburbs = async (): Promise<KnownSuburb[]> =>
  parseSuburbs(await readFile(join(root, 'contract', 'gazetteer.csv'), 'utf8'));

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
