import { has } from './neighbour';

const element = (name: string, ...inside: (Node | string)[]) => {
  const made = document.createElement(name);
  made.append(...inside);
  return made;
};

/** A row of the list's page as a line of the column beside an enquiry. */
function lineOf(row: Element): HTMLElement[] {
  const link = row.querySelector('a');
  if (!link) return [];
  const textOf = (cell: string) => row.querySelector(cell)?.textContent ?? '';
  const line = element('li', Object.assign(document.createElement('a'), { href: link.href }));
  line.dataset.row = '';
  const marks = [...row.querySelectorAll('.mark, .time')].map((mark) => mark.cloneNode(true));
  const about = element('span', [textOf('.service'), textOf('.place')].filter(Boolean).join(', '));
  line.firstElementChild?.append(element('strong', textOf('.name a')), ...marks, about, element('small', textOf('.received')));
  return [line];
}

const linkOf = (line: Element) => line.querySelector('a')?.href ?? '';

/** The lines of a list's page. The open enquiry stays where it stood when an act has taken it out of the list. */
export function linesOf(list: Document, before: readonly Element[], path: string): Element[] {
  const lines: Element[] = [...list.querySelectorAll('tr[data-row]')].flatMap(lineOf);
  const stood = before.findIndex((line) => has([linkOf(line)], path));
  const open = before[stood];
  if (!open || has(lines.map(linkOf), path)) return lines;
  const later = before.slice(stood + 1).map(linkOf);
  const at = lines.findIndex((line) => later.includes(linkOf(line)));
  return at < 0 ? [...lines, open] : lines.toSpliced(at, 0, open);
}
