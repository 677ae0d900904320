import { type ChildNode, type Document, Element, isTag } from 'domhandler';
import { DomUtils } from 'htmlparser2';

/** The most columns or rows that a cell or a `<col>` spans. */
const MOST = 100;
const spanned = (cells: string | undefined) => Math.min(Math.max(Number.parseInt(cells ?? '', 10) || 1, 1), MOST);

interface Cell {
  element: Element;
  row: number;
  column: number;
  rows: number;
  columns: number;
}

const isPart =
  (names: string) =>
  (node: ChildNode): node is Element =>
    isTag(node) && names.split(' ').includes(node.name);

function rowsOf(table: Element): Element[] {
  return table.children
    .filter(isPart('tr thead tbody tfoot'))
    .flatMap((part) => (part.name === 'tr' ? [part] : part.children.filter(isPart('tr'))));
}

const columnsOf = (table: Element): Element[] =>
  table.children.filter(isPart('col colgroup')).flatMap((part) => {
    const inner = part.children.filter(isPart('col'));
    return inner.length > 0 ? inner : [part];
  });

/** Gives each cell its place, as browsers do. Cells that are hidden by themselves keep theirs, as in a spreadsheet. */
function placed(rows: Element[]): Cell[] {
  const cells: Cell[] = [];
  const taken: Set<number>[] = rows.map(() => new Set());
  for (const [row, { children }] of rows.entries()) {
    let column = 0;
    for (const element of children.filter(isPart('td th'))) {
      while (taken[row]?.has(column)) column++;
      const columns = spanned(element.attribs.colspan);
      const end = Math.min(rows.length, row + spanned(element.attribs.rowspan));
      cells.push({ element, row, column, rows: end - row, columns });
      for (let below = row + 1; below < end; below++) for (let at = 0; at < columns; at++) taken[below]?.add(column + at);
      column += columns;
    }
  }
  return cells;
}

function hiddenColumns(columns: Element[], gone: ReadonlySet<Element>): Set<number> {
  const hidden = new Set<number>();
  let at = 0;
  for (const column of columns) {
    const isGone = gone.has(column) || (column.parent && isTag(column.parent) && gone.has(column.parent));
    for (const end = at + spanned(column.attribs.span); at < end; at++) if (isGone) hidden.add(at);
  }
  return hidden;
}

function setSpan({ attribs }: Element, name: 'colspan' | 'rowspan', cells: number) {
  if (attribs[name] !== undefined) attribs[name] = String(cells);
}

function remove(table: Element, gone: ReadonlySet<Element>, hasWords: (cell: Element) => boolean) {
  const rows = rowsOf(table);
  const isGoneRow = rows.map((row) => gone.has(row) || (row.parent !== null && gone.has(row.parent as Element)));
  const goneRows = rows.filter((row, at) => isGoneRow[at] && hasWords(row));
  const cells = placed(rows);
  const cols = columnsOf(table);
  const hidden = hiddenColumns(cols, gone);
  const worded = new Set<number>();
  const kept = new Set<number>();
  for (const { element, row, column, columns } of cells) {
    if (isGoneRow[row]) continue;
    for (let at = column; at < column + columns; at++) {
      if (!gone.has(element)) kept.add(at);
      if (hasWords(element) && (columns === 1 || gone.has(element))) worded.add(at);
    }
  }
  const left = (from: number, count: number, isLeft: (at: number) => boolean) =>
    Array.from({ length: count }, (_, at) => from + at).filter(isLeft);
  for (const { element, row, column, rows: tall, columns } of cells) {
    const across = left(column, columns, (at) => !hidden.has(at));
    const down = left(row, tall, (at) => !isGoneRow[at]);
    if (isGoneRow[row] && down[0] !== undefined && across.length > 0 && !gone.has(element)) {
      // Its words are hidden with its row; an empty cell keeps the others of the rows below in their columns.
      const filler = new Element(element.name, { colspan: String(across.length), rowspan: String(down.length) });
      const next = cells.find((cell) => cell.row === down[0] && cell.column > column && cell.element.parent);
      const into = rows[down[0]] as Element;
      if (next) DomUtils.prepend(next.element, filler);
      else DomUtils.appendChild(into, filler);
    } else if (across.length === 0 || gone.has(element)) DomUtils.removeElement(element);
    else {
      setSpan(element, 'colspan', across.length);
      setSpan(element, 'rowspan', down.length);
    }
  }
  for (const [at, row] of rows.entries()) if (isGoneRow[at]) DomUtils.removeElement(row);
  for (const col of cols) if (gone.has(col)) DomUtils.removeElement(col);
  return { columns: [...worded].filter((at) => hidden.has(at) || !kept.has(at)).length, rows: goneRows.length };
}

/** Takes hidden rows and columns out of every table. Returns how many there were that had words. */
export function tablesWithout(
  page: Document,
  gone: ReadonlySet<Element>,
  hasWords: (cell: Element) => boolean,
): { columns: number; rows: number } {
  const sum = { columns: 0, rows: 0 };
  for (const table of DomUtils.getElementsByTagName('table', page)) {
    if (gone.has(table)) continue;
    const { columns, rows } = remove(table, gone, hasWords);
    sum.columns += columns;
    sum.rows += rows;
  }
  return sum;
}
