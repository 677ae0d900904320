import postcss, { type ChildNode } from 'postcss';

type Cut = (used: ReadonlySet<string>) => string;

/** At-rules that contain rules; other blocks are kept whole. */
const HOLDS_RULES = new Set(['layer', 'media', 'supports', 'container']);

/** Parts of a selector other than an element's own classes: arguments may name classes that must be absent. */
const ARGUMENT = /\([^()]*\)/g;

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

/** Reduces `sheet` to the selectors whose classes occur in a page's markup. */
export function createPageStyles(sheet: string): (markup: string) => string {
  const parts = postcss.parse(sheet).nodes.map(cutter);
  return (markup) => {
    const used = new Set([...markup.matchAll(/ class="([^"]*)"/g)].flatMap((match) => match[1]?.split(' ') ?? []));
    return parts.map((part) => part(used)).join('');
  };
}
