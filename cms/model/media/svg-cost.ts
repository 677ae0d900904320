/** Elements that a drawing may come to when every reference is followed. Maps and logos have a few thousand. */
const MAX_ELEMENTS = 100_000;
/** As many plain elements a step of a filter costs: each goes over the whole drawing. */
const FILTER_STEP = 1000;
/** References that may follow each other. */
const MAX_CHAIN_LENGTH = 200;

/** Thrown for a drawing that would take too long to read or to draw. */
export class TooElaborate extends Error {}

interface Part {
  /** What it draws where it stands: the parts within it, and by reference others. */
  within: Part[];
  refers: string[];
  /** Elements that drawing it alone costs as much as. */
  costs: number;
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
    };
    (this.#open.at(-1) ?? this.#root).within.push(part);
    this.#open.push(part);
    const id = given.get('id');
    if (id !== undefined && !this.#named.has(`#${id}`)) this.#named.set(`#${id}`, part);
  }

  close() {
    this.#open.pop();
  }

  /** The references of a style sheet's rules belong to every element that the rules may be for. */
  style(sheet: string) {
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

  /** @throws TooElaborate when it comes to too many elements, or something draws itself. */
  check() {
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
      if (count > MAX_ELEMENTS) throw new TooElaborate(`more than ${MAX_ELEMENTS.toLocaleString('en-AU')} elements`);
    }
    part.comesTo = count;
    return count;
  }
}
