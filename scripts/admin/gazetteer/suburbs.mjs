import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { Stop } from '../../steps.mjs';

/** Known column names, in lower case and letters only. */
const COLUMNS = {
  suburb: ['suburb', 'locality', 'localityname', 'suburbname', 'placename', 'name'],
  postcode: ['postcode', 'pcode', 'postalcode', 'primarypostcode'],
  state: ['state', 'stateabbreviation', 'stateabbrev', 'statecode', 'stateshort', 'statepid'],
  kind: ['type', 'category', 'deliveryofficetype'],
  // Where a list has both, the precise ones are the suburb's own, the others those of its post office.
  latitude: ['latprecise', 'latitude', 'lat'],
  longitude: ['longprecise', 'longitude', 'long', 'lng', 'lon'],
  postLatitude: ['lat', 'latitude'],
  postLongitude: ['long', 'longitude', 'lng', 'lon'],
};

/** Decimals of a latitude or longitude: 0.001 degrees are about 100 m. */
const DECIMALS = 3;
/** That many suburbs on one spot stand for a region's middle, not for themselves. */
const TOO_MANY_ON_A_SPOT = 4;

/** By abbreviation: name, number in the national address file, ranges of postcodes, and bounds in degrees, with its islands. */
const STATES = JSON.parse(readFileSync(new URL('./states.json', import.meta.url), 'utf8'));

/** Converts all-capital names, with straight apostrophes: "McLaren Vale", "O'Halloran Hill". */
const properName = (given) => {
  const name = given.replaceAll('’', "'");
  return name !== name.toUpperCase()
    ? name
    : name
        .toLowerCase()
        .replace(/(^|[\s'(-])(mc)?(\p{L})/gu, (_, before, mc, letter) => `${before}${mc ? 'Mc' : ''}${letter.toUpperCase()}`);
};

function columnsOf(header, file) {
  const plain = header.map((name) => name.toLowerCase().replace(/[^a-z]/g, ''));
  const find = (key) => COLUMNS[key].map((name) => plain.indexOf(name)).find((index) => index >= 0) ?? -1;
  const columns = Object.fromEntries(Object.keys(COLUMNS).map((key) => [key, find(key)]));
  const missing = ['suburb', 'postcode', 'state'].filter((key) => columns[key] < 0);
  if (missing.length > 0)
    throw new Stop(`${file}: the header has no column for ${missing.join(', ')}; it has ${header.join(', ')}`);
  return columns;
}

/** Why a row cannot be used; undefined if it can. */
function flawOf({ suburb, postcode, state, kind }) {
  if (!suburb || /[,"\n]/.test(suburb)) return 'the suburb has no usable name';
  if (!/^\d{4}$/.test(postcode)) return 'there is no postcode of four digits';
  if (!state) return 'there is no such state';
  if (!STATES[state].postcodes.some(([from, to]) => from <= postcode && postcode <= to))
    return 'the postcode is not one of the state';
  if (/box|large volume|lvr/i.test(kind) || / (mc|dc|bc)$/i.test(suburb))
    return 'nobody lives there: post boxes or large receivers';
}

/** "-34.821,138.648", if the place lies in the state; else undefined. */
function spotIn(state, latitude, longitude) {
  const { south, north, west, east } = STATES[state];
  const [lat, long] = [Number(latitude || Number.NaN), Number(longitude || Number.NaN)];
  if (!(south <= lat && lat <= north && west <= long && long <= east)) return undefined;
  return `${lat.toFixed(DECIMALS)},${long.toFixed(DECIMALS)}`;
}

const delimiterOf = (header) =>
  [',', ';', '\t', '|'].reduce((best, sign) => (header.split(sign).length > header.split(best).length ? sign : best));

/** The rows of a delimited text, including quotes and line breaks in cells (RFC 4180). */
function rowsOf(text, file) {
  try {
    return parse(text, {
      bom: true,
      delimiter: delimiterOf(text.split(/\r?\n/, 1)[0]),
      relax_column_count: true,
      relax_quotes: true,
      skip_records_with_empty_values: true,
      trim: true,
    });
  } catch (error) {
    throw new Stop(`${file} is not a table: ${error.message}`);
  }
}

/** The spot of each entry: its own, unless it is a region's; else that of its post office. */
function withSpots(entries) {
  const onSpot = new Map();
  for (const { own } of entries) onSpot.set(own, (onSpot.get(own) ?? 0) + 1);
  return entries.map(({ row, own, post }) => {
    const spot = (own && onSpot.get(own) < TOO_MANY_ON_A_SPOT && own) || post || own || ',';
    return [...row, ...spot.split(',')];
  });
}

/**
 * Parses a postcode list into unique, sorted [suburb, postcode, state, latitude, longitude] rows, in degrees and empty where the
 * list does not say them, and counts skipped rows by reason. Throws Stop when the text is not a table or lacks a column.
 */
export function readSuburbs(text, file) {
  const [header = [], ...rows] = rowsOf(text, file);
  const column = columnsOf(header, file);
  const found = new Map();
  const left = new Map();
  for (const row of rows) {
    const given = (row[column.state] ?? '').toLowerCase();
    const entry = {
      suburb: properName(row[column.suburb] ?? ''),
      postcode: (row[column.postcode] ?? '').replace(/^\d{3}$/, '0$&'),
      state: Object.keys(STATES).find((short) => [short.toLowerCase(), STATES[short].name, STATES[short].number].includes(given)),
      kind: row[column.kind] ?? '',
    };
    const flaw = flawOf(entry);
    if (flaw) {
      left.set(flaw, (left.get(flaw) ?? 0) + 1);
      continue;
    }
    found.set([entry.suburb.toLowerCase(), entry.postcode, entry.state].join('|'), {
      row: [entry.suburb, entry.postcode, entry.state],
      own: spotIn(entry.state, row[column.latitude], row[column.longitude]),
      post: spotIn(entry.state, row[column.postLatitude], row[column.postLongitude]),
    });
  }
  const suburbs = withSpots([...found.values()]).sort(
    (a, b) => a[2].localeCompare(b[2]) || a[0].localeCompare(b[0], 'en') || a[1].localeCompare(b[1]),
  );
  return { suburbs, left };
}
