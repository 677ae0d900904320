import postcss, { type ChildNode } from 'postcss';

type Cut = (used: ReadonlySet<string>) => string;

/** Blocks that hold rules; of every other block nothing can be left out. */
const HOLDS_RULES = new Set(['layer', 'media', 'supports', 'container']);

/** What a selector says of an element beside its classes: an argument may also name a class that is not there. */
const ARGUMENT = /\([^()]*\)/g;

/** The classes without which `selector` matches nothing. */
function classesOf(selector: string): string[] {
  const plain = selector.replace(ARGUMENT, '');
  return plain === selector ? [...plain.matchAll(/\.([\w-]+)/g)].flatMap((match) => match[1] ?? []) : classesOf(plain);
}

function cutter(node: ChildNode): Cut {
  if (node.type === 'rule') {
    const selectors = node.selectors.map((selector) => ({ selector, classes: classesOf(selector) }));
    const body = String(node).slice(String(node).indexOf('{'));
    return (used) => {
      const kept = selectors.filter(({ classes }) => classes.every((name) => used.has(name)));
      return kept.length > 0 ? kept.map(({ selector }) => selector).join(',') + body : '';
    };
  }
  if (node.type === 'atrule' && node.nodes && HOLDS_RULES.has(node.name)) {
    const parts = node.nodes.map(cutter);
    return (used) => {
      const inside = parts.map((part) => part(used)).join('');
      return inside && `@${node.name} ${node.params}{${inside}}`;
    };
  }
  const whole = node.type === 'atrule' && !node.nodes ? `${node};` : String(node);
  return () => whole;
}

/** Cuts `sheet` down to what a page's markup can match: of every rule the selectors whose classes the markup has. */
export function createPageStyles(sheet: string): (markup: string) => string {
  const parts = postcss.parse(sheet).nodes.map(cutter);
  return (markup) => {
    const used = new Set([...markup.matchAll(/ class="([^"]*)"/g)].flatMap((match) => match[1]?.split(' ') ?? []));
    return parts.map((part) => part(used)).join('');
  };
}
