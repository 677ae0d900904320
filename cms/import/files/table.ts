import { CsvError, parse } from 'csv-parse/sync';

export interface Row {
  /** Line of the file on which the row ends, as spreadsheets and editors count. */
  line: number;
  /** Cells by column, trimmed; empty ones are missing. */
  cells: Record<string, string>;
}

/** Accepted headers of each column, in small letters and without signs. */
export type Columns = Record<string, readonly string[]>;

/** A file that cannot be taken; the message lists each line with what is wrong. */
export class BadFile extends Error {
  constructor(file: string, problems: readonly string[]) {
    super(`${file}: nothing was imported.\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  }
}

const plainHeader = (name: string) => name.toLowerCase().replace(/[^\p{L}]/gu, '');

/** The sign between the columns of a header line. */
const delimiterOf = (header: string) =>
  [',', ';', '\t'].reduce((best, sign) => (header.split(sign).length > header.split(best).length ? sign : best));

/** Text of a file in UTF-8, or in the encoding in which spreadsheets on Windows save. */
function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The rows of a table with a header. Throws BadFile when it is no table, or a row has more or fewer cells than the header. */
export function readTable(bytes: Buffer, file: string): { header: string[]; rows: Row[] } {
  const text = decoded(bytes);
  try {
    const records = parse(text, {
      bom: true,
      delimiter: delimiterOf(text.split(/\r?\n/, 1)[0] ?? ''),
      columns: (names: string[]) => names.map(plainHeader),
      skip_records_with_empty_values: true,
      info: true,
      trim: true,
    }) as unknown as { info: { lines: number; columns: { name: string }[] }; record: Record<string, string> }[];
    const header = records[0]?.info.columns.map(({ name }) => name) ?? [];
    return { header, rows: records.map(({ info, record }) => ({ line: info.lines, cells: record })) };
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
      const column = header.find((given) => accepted.includes(given));
      return column === undefined ? [] : [[name, column]];
    }),
  );
  return needed.every((name) => found[name] !== undefined) ? found : undefined;
}
