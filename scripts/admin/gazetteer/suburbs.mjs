import { Stop } from '../../steps.mjs';
import { readTable } from './table.mjs';

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

/** Southern, northern, western and eastern bounds of each state, in degrees, with its islands. */
const BOUNDS = {
  NSW: [-37.6, -28.1, 140.9, 159.2],
  VIC: [-39.3, -33.9, 140.9, 150.1],
  QLD: [-29.3, -9.0, 137.9, 153.7],
  SA: [-38.2, -25.9, 128.9, 141.1],
  WA: [-35.3, -13.5, 96.7, 129.1],
  TAS: [-55.1, -39.1, 143.7, 159.1],
  NT: [-26.1, -10.8, 128.9, 138.1],
  ACT: [-35.95, -35.1, 148.7, 150.8],
};
/** Decimals of a latitude or longitude: 0.001 degrees are about 100 m. */
const DECIMALS = 3;
/** That many suburbs on one spot stand for a region's middle, not for themselves. */
const TOO_MANY_ON_A_SPOT = 4;

const STATES = [
  // Abbreviation, name, number in the national address file, first and last postcode of each range.
  [
    'NSW',
    'new south wales',
    '1',
    [
      ['1000', '2599'],
      ['2619', '2899'],
      ['2921', '2999'],
    ],
  ],
  ['VIC', 'victoria', '2', [['3000', '3999']]],
  ['QLD', 'queensland', '3', [['4000', '4999']]],
  ['SA', 'south australia', '4', [['5000', '5999']]],
  ['WA', 'western australia', '5', [['6000', '6999']]],
  ['TAS', 'tasmania', '6', [['7000', '7999']]],
  ['NT', 'northern territory', '7', [['0800', '0999']]],
  [
    'ACT',
    'australian capital territory',
    '8',
    [
      ['0200', '0299'],
      ['2600', '2620'],
      ['2900', '2920'],
    ],
  ],
];

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
  if (!state[3].some(([from, to]) => from <= postcode && postcode <= to)) return 'the postcode is not one of the state';
  if (/box|large volume|lvr/i.test(kind) || / (mc|dc|bc)$/i.test(suburb))
    return 'nobody lives there: post boxes or large receivers';
}

/** "-34.821,138.648", if the place lies in the state; else undefined. */
function spotIn(state, latitude, longitude) {
  const [south, north, west, east] = BOUNDS[state];
  const [lat, long] = [Number(latitude || Number.NaN), Number(longitude || Number.NaN)];
  if (!(south <= lat && lat <= north && west <= long && long <= east)) return undefined;
  return `${lat.toFixed(DECIMALS)},${long.toFixed(DECIMALS)}`;
}

function rowsOf(text, file) {
  try {
    return readTable(text);
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
      state: STATES.find(([short, long, number]) => [short.toLowerCase(), long, number].includes(given)),
      kind: row[column.kind] ?? '',
    };
    const flaw = flawOf(entry);
    if (flaw) {
      left.set(flaw, (left.get(flaw) ?? 0) + 1);
      continue;
    }
    const short = entry.state[0];
    found.set([entry.suburb.toLowerCase(), entry.postcode, short].join('|'), {
      row: [entry.suburb, entry.postcode, short],
      own: spotIn(short, row[column.latitude], row[column.longitude]),
      post: spotIn(short, row[column.postLatitude], row[column.postLongitude]),
    });
  }
  const suburbs = withSpots([...found.values()]).sort(
    (a, b) => a[2].localeCompare(b[2]) || a[0].localeCompare(b[0], 'en') || a[1].localeCompare(b[1]),
  );
  return { suburbs, left };
}
