import { parse } from 'csv-parse/sync';

/** The delimiter of a header line: comma, semicolon, tab or bar. */
const delimiterOf = (header) =>
  [',', ';', '\t', '|'].reduce((best, sign) => (header.split(sign).length > header.split(best).length ? sign : best));

/**
 * Returns the rows of a delimited text, including quotes and line breaks in cells (RFC 4180). Throws csv-parse's error on
 * malformed text.
 */
export const readTable = (text) =>
  parse(text, {
    bom: true,
    delimiter: delimiterOf(text.split(/\r?\n/, 1)[0]),
    relax_column_count: true,
    relax_quotes: true,
    skip_records_with_empty_values: true,
    trim: true,
  });
