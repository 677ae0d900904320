import { escapeHtml } from 'contract/html';

/** HTML that is safe to insert. */
export class Markup {
  constructor(readonly source: string) {}
}

type Insert = string | number | Markup | Markup[];

const sourceOf = (value: Insert): string => {
  if (Array.isArray(value)) return value.map(sourceOf).join('');
  return value instanceof Markup ? value.source : escapeHtml(String(value));
};

/** HTML of a template; everything inserted is escaped, unless it was made in the same way. */
export const html = (strings: TemplateStringsArray, ...values: Insert[]): Markup =>
  new Markup(String.raw({ raw: strings }, ...values.map(sourceOf)));
