/** Elements that a drawing may come to when every reference is followed. Maps and logos have a few thousand. */
const MAX_ELEMENTS = 100_000;
/** As many plain elements a step of a filter costs: each goes over the whole drawing. */
const FILTER_STEP = 1000;
/** As many plain elements a letter costs, which is laid out with its neighbours, and most letters of one text. */
const [LETTER, MAX_LETTERS] = [10, 1000];
/**
 * Readers try each rule of style on each element: they may come to so many steps, a second of work. An element takes a step for each
 * one that it is within, and for each of its classes; a rule for each of its parts, and many where it counts neighbours.
 */
const MAX_MATCHES = 3_000_000;
const COUNTING_RULE = 50;
/** References that may follow each other. */
const MAX_CHAIN_LENGTH = 200;

/** Thrown for a drawing that would take too long to read or to draw. */
export class TooElaborate extends Error {}

const written = (number: number) => number.toLocaleString('en-AU');

interface Part {
  /** What it draws where it stands: the parts within it, and by reference others. */
  within: Part[];
  refers: string[];
  /** Elements that drawing it alone costs as much as. */
  costs: number;
  /** A text, or within one. */
  isText?: boolean;
  /** Elements that it comes to, once they are counted. */
  comesTo?: number | 'counting';
}

const REFERENCE = /url\(\s*["']?#([^"')\s]*)/g;
const references = (text: string) => (text.includes('url(') ? [...text.matchAll(REFERENCE)].map(([, id = '']) => `#${id}`) : []);

/** Named parts under which the rules of style sheets are found: of a class, and of whatever else a rule is for. */
const classPart = (name: string) => `.${name}`;
const ANYWHERE = '*';

/**
 * Counts the elements that a drawing comes to when each reference is drawn again, with what it refers to in turn: twenty lines in
 * which each uses the one before ten times draw more than any machine can.
 */
export class DrawnParts {
  #root: Part = { within: [], refers: [], costs: 1 };
  #open: Part[] = [];
  #named = new Map<string, Part>();
  #elements = { number: 0, steps: 0 };
  #rules = { number: 0, steps: 0 };
  #letters = 0;

  open(name: string, attributes: readonly (readonly [string, string])[]) {
    const given = new Map(attributes);
    const href = name === 'use' ? (given.get('href') ?? given.get('xlink:href')) : undefined;
    const classes = (given.get('class') ?? '').split(/\s+/).filter(Boolean);
    const part: Part = {
      within: [],
      costs: /^fe[A-Z]/.test(name) ? FILTER_STEP : 1,
      refers: [
        ...(href ? [href] : []),
        ...attributes.flatMap(([, value]) => references(value)),
        ...classes.map(classPart),
        ANYWHERE,
      ],
      isText: name === 'text' || this.#open.at(-1)?.isText,
    };
    if (name === 'text') this.#letters = 0;
    this.#elements.number += 1;
    this.#elements.steps += this.#open.length + 1 + classes.length;
    (this.#open.at(-1) ?? this.#root).within.push(part);
    this.#open.push(part);
    const id = given.get('id');
    if (id !== undefined && !this.#named.has(`#${id}`)) this.#named.set(`#${id}`, part);
  }

  close() {
    this.#open.pop();
  }

  /** @throws TooElaborate when one text has too many. */
  letters(text: string) {
    const part = this.#open.at(-1);
    if (!part?.isText) return;
    part.costs += text.length * LETTER;
    this.#letters += text.length;
    if (this.#letters > MAX_LETTERS) throw new TooElaborate(`more than ${written(MAX_LETTERS)} letters in one text`);
  }

  /** Counts the selectors of a style sheet: whatever stands before a bracket. */
  #countRules(sheet: string) {
    for (const before of sheet.split('{').slice(0, -1)) {
      for (const selector of before.slice(before.lastIndexOf('}') + 1).split(',')) {
        const parts = Math.max(selector.trim().split(/[\s>+~]+/).length, selector.split(/[.#[]/).length - 1);
        this.#rules.number += 1;
        this.#rules.steps += parts * (selector.includes(':') ? COUNTING_RULE : 1);
      }
    }
  }

  /** The references of a style sheet's rules belong to every element that the rules may be for. */
  style(sheet: string) {
    this.#countRules(sheet);
    for (const rule of sheet.split('}')) {
      const [selector = '', ...body] = rule.split('{');
      const refers = references(body.join('{'));
      if (refers.length === 0) continue;
      const classes = [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => classPart(name));
      for (const name of classes.length > 0 ? classes : [ANYWHERE]) {
        const part = this.#named.get(name) ?? { within: [], refers: [], costs: 1 };
        part.refers.push(...refers);
        this.#named.set(name, part);
      }
    }
  }

  /** @throws TooElaborate when it comes to too many elements or rules, or something draws itself. */
  check() {
    if (this.#elements.steps * this.#rules.steps > MAX_MATCHES)
      throw new TooElaborate(`${written(this.#elements.number)} elements and ${written(this.#rules.number)} rules of style`);
    this.#count(this.#root, 0);
  }

  #count(part: Part, depth: number): number {
    if (typeof part.comesTo === 'number') return part.comesTo;
    if (part.comesTo === 'counting') throw new TooElaborate('an element that draws itself');
    if (depth > MAX_CHAIN_LENGTH) throw new TooElaborate(`more than ${MAX_CHAIN_LENGTH} references that follow each other`);
    part.comesTo = 'counting';
    let count = part.costs;
    const drawn = [...part.within, ...part.refers.flatMap((name) => this.#named.get(name) ?? [])];
    for (const other of drawn) {
      count += this.#count(other, depth + 1);
      if (count > MAX_ELEMENTS)
        throw new TooElaborate(`more than ${written(MAX_ELEMENTS)} elements, or ${written(MAX_ELEMENTS / LETTER)} letters`);
    }
    part.comesTo = count;
    return count;
  }
}
