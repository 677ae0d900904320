/** Some words of a mail; `href` makes them a link. */
export interface Words {
  text: string;
  href?: string;
  strong?: true;
}
export type Line = Words[];

/** A label with what belongs to it, line by line. */
export interface Fact {
  label: string;
  lines: Line[];
}

/** What something costs: a line of a bill, or a sum below the lines. */
export interface Amount {
  text: string;
  detail?: string;
  amount: string;
  strong?: true;
}

/** One block of a mail; HTML and plain text are both made of it. */
export type Part =
  | { kind: 'paragraph'; lines: Line[] }
  | { kind: 'facts'; facts: Fact[] }
  | { kind: 'buttons'; buttons: (Words & { label: string; href: string })[] }
  /** The first words of an item are its title. */
  | { kind: 'list'; items: Line[] }
  | { kind: 'bill'; amounts: Amount[] }
  | { kind: 'signature'; line: Line };

export type Body = Part[];

const textOfLine = (line: Line) => line.map(({ text }) => text).join('');

export const factText = ({ lines }: Fact): string => lines.map(textOfLine).join('\n');
const textOfFact = (fact: Fact) => `${fact.label}:${fact.lines.length > 1 ? '\n' : ' '}${factText(fact)}`;

const textOfAmount = ({ text, detail, amount }: Amount) => `${text}${detail ? ` (${detail})` : ''}: ${amount}`;

function textOfPart(part: Part): string {
  if (part.kind === 'paragraph') return part.lines.map(textOfLine).join('\n');
  if (part.kind === 'facts') return part.facts.map(textOfFact).join('\n');
  if (part.kind === 'buttons') return part.buttons.map(({ label, text }) => `${label}: ${text}`).join('\n');
  if (part.kind === 'bill') return part.amounts.map(textOfAmount).join('\n');
  if (part.kind === 'list') return part.items.map((item) => item.map(({ text }) => text).join('  ')).join('\n');
  return part.line.map(({ text }) => text).join('  ');
}

export const textOf = (body: Body): string => body.map(textOfPart).join('\n\n');
