import { CsvError, parse } from 'csv-parse/sync';
import { allowedInXml } from 'shared/text';
import { BadFile } from './bad-file';
import { type Letters, readLetters } from './letters';

export interface Row {
  /** Line of the file on which the row ends, as spreadsheets and editors count. */
  line: number;
  cells: Record<string, string>;
}

/** Accepted headers of each column, in small letters and without signs. */
export type Columns = Record<string, readonly string[]>;

const plainHeader = (name: string) => name.toLowerCase().replace(/[^\p{L}]/gu, '');

const delimiterOf = (header: string) =>
  [',', ';', '\t'].reduce((best, sign) => (header.split(sign).length > header.split(best).length ? sign : best));

const cleanCell = (cell: string) => allowedInXml(cell.replace(/[\v\f]/g, '\n').replace(/[\u200b\u2060\ufeff]/g, '')).trim();

/** Excel's first line that names the sign between columns: `sep=;`. */
const SEPARATOR = /^\s*"?sep=(.)"?[^\S\n]*\r?\n/i;

/** The rows of a table with a header. Throws BadFile when it is no table, or a row has more cells than the header. */
export function readTable(bytes: Buffer, file: string, letters?: Letters): { header: string[]; rows: Row[] } {
  const whole = readLetters(bytes, file, letters);
  const [named = '', separator] = SEPARATOR.exec(whole) ?? [];
  const text = whole.slice(named.length);
  try {
    // With `info` each row comes with its line, which csv-parse's type does not say.
    const [first, ...others] = parse(text, {
      bom: true,
      delimiter: separator ?? delimiterOf(text.split(/\r?\n|\r/, 1)[0] ?? ''),
      skip_records_with_empty_values: true,
      relax_column_count: true,
      info: true,
      trim: true,
    }) as unknown as { info: { lines: number }; record: string[] }[];
    const header = (first?.record ?? []).map(plainHeader);
    const above = named ? 1 : 0;
    const rows = others.map(({ info, record }) => ({ line: info.lines + above, record: record.map(cleanCell) }));
    const long = rows.filter(({ record }) => record.slice(header.length).some(Boolean));
    const wrong = ({ line, record }: (typeof rows)[number]) =>
      `line ${line}: it has ${record.length} cells, but the header names ${header.length}; is a text with a “,” without quotes?`;
    if (long.length > 0) throw new BadFile(file, long.map(wrong));
    const cellsOf = (record: string[]) => Object.fromEntries(header.map((name, at) => [name, record[at] ?? '']));
    return { header, rows: rows.map(({ line, record }) => ({ line, cells: cellsOf(record) })) };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === 'number' ? `line ${error.lines}: ` : '';
    throw new BadFile(file, [`${line}${error.message}`]);
  }
}

/** The column of each name, or undefined when the header lacks one that is needed. */
export function matchColumns(
  header: readonly string[],
  columns: Columns,
  needed: readonly string[],
): Record<string, string> | undefined {
  const found = Object.fromEntries(
    Object.entries(columns).flatMap(([name, accepted]) => {
      const column = accepted.find((given) => header.includes(given));
      return column === undefined ? [] : [[name, column]];
    }),
  );
  return needed.every((name) => found[name] !== undefined) ? found : undefined;
}
