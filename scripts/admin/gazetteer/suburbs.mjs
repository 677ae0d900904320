import { Stop } from '../../steps.mjs';
import { readTable } from './table.mjs';

/** Known column names, in lower case and letters only. */
const COLUMNS = {
  suburb: ['suburb', 'locality', 'localityname', 'suburbname', 'placename', 'name'],
  postcode: ['postcode', 'pcode', 'postalcode', 'primarypostcode'],
  state: ['state', 'stateabbreviation', 'stateabbrev', 'statecode', 'stateshort', 'statepid'],
  kind: ['type', 'category', 'deliveryofficetype'],
};

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

/** Converts all-capital names: "McLaren Vale", "O'Halloran Hill". */
const properName = (name) =>
  name !== name.toUpperCase()
    ? name
    : name
        .toLowerCase()
        .replace(/(^|[\s'(-])(mc)?(\p{L})/gu, (_, before, mc, letter) => `${before}${mc ? 'Mc' : ''}${letter.toUpperCase()}`);

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
  if (/box|large volume|lvr/i.test(kind)) return 'nobody lives there: post boxes or large receivers';
}

function rowsOf(text, file) {
  try {
    return readTable(text);
  } catch (error) {
    throw new Stop(`${file} is not a table: ${error.message}`);
  }
}

/**
 * Parses a postcode list into unique, sorted [suburb, postcode, state] rows, and counts skipped rows by reason. Throws Stop when
 * the text is not a table or lacks a column.
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
    if (flaw) left.set(flaw, (left.get(flaw) ?? 0) + 1);
    else
      found.set([entry.suburb.toLowerCase(), entry.postcode, entry.state[0]].join('|'), [
        entry.suburb,
        entry.postcode,
        entry.state[0],
      ]);
  }
  const suburbs = [...found.values()].sort(
    (a, b) => a[2].localeCompare(b[2]) || a[0].localeCompare(b[0], 'en') || a[1].localeCompare(b[1]),
  );
  return { suburbs, left };
}
