import { selectAll } from 'css-select';
import { formatHex, parse } from 'culori';
import type { Document, Element } from 'domhandler';
import { DomUtils } from 'htmlparser2';

/** Properties of an element by name, as the cascade leaves them; values in small letters. */
export type Declared = ReadonlyMap<string, string>;

interface Rule {
  selector: string;
  declarations: [name: string, value: string][];
}

/** What browsers hide without a style. */
const USUAL = '[hidden], dialog:not([open]) { display: none }';
/** Rules of one text that are read; the programs that people copy from write some hundred. */
const MOST_RULES = 3000;
/** A block that only a part of all screens, or paper, follows says nothing about what was seen. */
const EVERY_SCREEN = /^@media\s+(?:only\s+)?(?:screen|all)$/i;

/** Longer values and selectors say nothing of interest. */
const LONGEST = 500;

/** Without strings and addresses, in which any sign may stand. One that does not end takes the rest. */
const withoutStrings = (css: string) => css.replace(/"(?:[^"\\\n]|\\[\s\S])*"?|'(?:[^'\\\n]|\\[\s\S])*'?|url\([^)]*\)?/g, '""');

function declarationsIn(css: string): Rule['declarations'] {
  return css.split(';').flatMap((declaration) => {
    const colon = declaration.indexOf(':');
    const [name, value] = [declaration.slice(0, colon), declaration.slice(colon + 1)].map((part) => part.trim().toLowerCase());
    return colon > 0 && name && value && value.length < LONGEST ? [[name, value]] : [];
  });
}

/** The selectors of a rule; commas also stand in brackets, as in `:is(td, th)`. */
function listed(selectors: string): string[] {
  const all = [''];
  let depth = 0;
  for (const sign of selectors) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0) all.push('');
    else all[all.length - 1] += sign;
  }
  return all;
}

/** The rules of a style sheet that hold on every screen. Word and Excel wrap theirs in `<!-- -->`. */
function rulesIn(given: string): Rule[] {
  const parts = withoutStrings(given.replace(/\/\*[\s\S]*?(?:\*\/|$)|<!--|-->/g, ' ')).split(/([{}])/);
  const rules: Rule[] = [];
  const open: string[] = [];
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const before = parts[at] ?? '';
    if (parts[at + 1] === '{') open.push(before.slice(before.lastIndexOf(';') + 1).trim());
    else {
      const selectors = open.pop();
      if (!selectors || selectors.startsWith('@') || selectors.length > LONGEST) continue;
      if (!open.every((block) => EVERY_SCREEN.test(block))) continue;
      const declarations = declarationsIn(before);
      for (const selector of listed(selectors)) rules.push({ selector, declarations });
    }
  }
  return rules;
}

/** How much a selector counts: ids before classes before names. */
function weightOf(selector: string): number {
  const count = (pattern: RegExp) => selector.match(pattern)?.length ?? 0;
  return count(/#/g) * 10_000 + count(/[.[]|(?<!:):(?!:)/g) * 100 + count(/(?:^|[\s>+~])[a-z]/gi);
}

function matches(selector: string, page: Document): Element[] {
  try {
    return selectAll<Element | Document, Element>(selector, page) as Element[];
  } catch {
    return []; // such as ::before, which no element is
  }
}

/** Attributes that say what a style would, and less than one. */
function ofAttributes({ name, attribs }: Element): Rule['declarations'] {
  const [color, background] = [name === 'font' ? attribs.color : undefined, attribs.bgcolor];
  const declarations: Rule['declarations'] = [];
  if (color) declarations.push(['color', color.toLowerCase()]);
  if (background) declarations.push(['background-color', background.toLowerCase()]);
  if (name === 'col' && attribs.width) declarations.push(['width', attribs.width]);
  if (name === 'tr' && attribs.height) declarations.push(['height', attribs.height]);
  return declarations;
}

/** Says what is declared for an element: by attributes, by the page's own style sheets, and by its `style`. */
export function declaredIn(page: Document): (element: Element) => Declared {
  const own = DomUtils.getElementsByTagName('style', page).map((sheet) => DomUtils.textContent(sheet));
  const rules = own.flatMap(rulesIn).slice(0, MOST_RULES);
  rules.sort((one, other) => weightOf(one.selector) - weightOf(other.selector));
  rules.unshift(...rulesIn(USUAL));
  const matched = new Map<Element, Rule['declarations']>();
  for (const { selector, declarations } of rules)
    for (const element of matches(selector, page)) {
      const all = matched.get(element) ?? [];
      all.push(...declarations);
      matched.set(element, all);
    }
  return (element) => {
    const inline = declarationsIn(withoutStrings(element.attribs.style ?? ''));
    const all = [...ofAttributes(element), ...(matched.get(element) ?? []), ...inline];
    const isImportant = ([, value]: Rule['declarations'][number]) => value.includes('!important');
    const ordered = [...all.filter((one) => !isImportant(one)), ...all.filter(isImportant)];
    return new Map(ordered.map(([name, value]) => [name, value.replace('!important', '').trim()]));
  };
}

const UNITS: Record<string, number> = { '': 1, px: 1, pt: 4 / 3, pc: 16, in: 96, cm: 37.8, mm: 3.78 };

/** A length in pixels, a relative one only if it is nothing; undefined for what is none. */
export function pixelsOf(value: string | undefined): number | undefined {
  const [, number = '', unit = ''] = /^([+-]?(?:\d+(?:\.\d*)?|\.\d+))([a-z%]*)$/.exec(value ?? '') ?? [];
  if (number === '') return undefined;
  return Number(number) === 0 ? 0 : Number(number) * (UNITS[unit] ?? Number.NaN);
}

/** The size of a text, also from the shorthand; undefined if nothing says it. */
export const fontSizeOf = (declared: Declared): string | undefined =>
  declared.get('font-size') ?? /(?:^|\s)(0|[\d.]+(?:px|pt|r?em|%))(?=[\s/])/.exec(declared.get('font') ?? '')?.[1];

/** A colour that covers what is behind it, in one spelling; undefined for any other. */
export function colourOf(value: string | undefined): string | undefined {
  const colour = value ? parse(value) : undefined;
  return colour && (colour.alpha ?? 1) === 1 ? formatHex(colour) : undefined;
}

/** The background that an element draws: `undefined` for none, 'unknown' for a picture or the like. */
export function backgroundOf(declared: Declared): string | undefined {
  const [colour, all, picture] = ['background-color', 'background', 'background-image'].map((name) => declared.get(name));
  if ((picture && picture !== 'none') || all?.includes('gradient')) return 'unknown';
  const words: string[] = (colour ?? all)?.match(/[\w#%-]+(?:\([^()]*\)?)?|""/g) ?? [];
  const named = words.map(colourOf).find(Boolean);
  if (named && !words.includes('""')) return named;
  return words.length === 0 || words.every((word) => /^(none|transparent|inherit|initial|unset|repeat|scroll)$/.test(word))
    ? undefined
    : 'unknown';
}
