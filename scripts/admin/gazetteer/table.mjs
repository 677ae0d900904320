/** The delimiter of a header line: comma, semicolon, tab or bar. */
const delimiterOf = (header) =>
  [',', ';', '\t', '|'].reduce((best, sign) => (header.split(sign).length > header.split(best).length ? sign : best));

/** Rows of a delimited text, including quotes and line breaks in cells (RFC 4180). */
export function readTable(text) {
  const plain = text.replace(/^\uFEFF/, '');
  const delimiter = delimiterOf(plain.split(/\r?\n/, 1)[0]);
  const rows = [];
  let row = [];
  let cell = '';
  let quoted = false;
  const endRow = () => {
    row.push(cell);
    if (row.some((value) => value.trim() !== '')) rows.push(row.map((value) => value.trim()));
    row = [];
    cell = '';
  };
  for (let at = 0; at < plain.length; at++) {
    const char = plain[at];
    if (quoted) {
      if (char !== '"') cell += char;
      else if (plain[at + 1] === '"') cell += plain[at++];
      else quoted = false;
    } else if (char === '"' && cell === '') quoted = true;
    else if (char === delimiter) {
      row.push(cell);
      cell = '';
    } else if (char === '\n') endRow();
    else if (char !== '\r') cell += char;
  }
  endRow();
  return rows;
}
