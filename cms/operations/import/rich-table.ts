import { type Element, paragraph, tableCell, tableNode, tableRow } from './rich-nodes';

/** The most columns or rows that a cell spans, and the most columns to which shorter rows are filled up. */
const MOST = 50;
const spanned = (cells: string | undefined) => Math.min(Math.max(Number.parseInt(cells ?? '', 10) || 1, 1), MOST);

export class OpenTable {
  readonly node = tableNode();
  cell: Element | undefined;
  #row: Element | undefined;

  /** Begins a row or a cell; false for any other element. */
  open(name: string, { colspan, rowspan }: Record<string, string>): boolean {
    if (name === 'tr') this.#beginRow();
    else if (name === 'td' || name === 'th') {
      this.cell = tableCell(name === 'th', spanned(colspan), spanned(rowspan));
      (this.#row ?? this.#beginRow()).children.push(this.cell);
    } else return false;
    return true;
  }

  /** Ends a row or a cell; false for any other element. */
  close(name: string): boolean {
    if (name !== 'tr' && name !== 'td' && name !== 'th') return false;
    this.cell = undefined;
    if (name === 'tr') this.#row = undefined;
    return true;
  }

  /** Completes the table. One without a row of two cells is a frame: returns what is in it instead. */
  end(): Element[] | undefined {
    const rows = (this.node.children as Element[]).filter(({ children }) => children.length > 0);
    const cells = rows.flatMap(({ children }) => children as Element[]);
    if (cells.length === rows.length) return cells.flatMap(({ children }) => children as Element[]);
    const columns = Math.max(...rows.map(({ children }) => children.length));
    const isRegular = columns <= MOST && cells.every(({ colSpan, rowSpan }) => colSpan === 1 && rowSpan === 1);
    for (const { children } of rows) while (isRegular && children.length < columns) children.push(tableCell(false, 1, 1));
    for (const { children } of rows)
      for (const cell of children as Element[]) if (cell.children.length === 0) cell.children.push(paragraph());
    this.node.children = rows;
    return undefined;
  }

  #beginRow(): Element {
    this.#row = tableRow();
    this.cell = undefined;
    this.node.children.push(this.#row);
    return this.#row;
  }
}
