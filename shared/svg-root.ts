import { Parser } from 'htmlparser2';

/** How far into a file its root element is looked for, in characters. */
const FAR = 64 * 1024;

interface SvgRoot {
  attributes: Record<string, string | undefined>;
  /** Whether the declaration of the document's type has rules of its own, in brackets. */
  hasRules: boolean;
}

/** The root element of an SVG; undefined when the text is none. */
export function svgRoot(text: string): SvgRoot | undefined {
  let root: { name: string; attributes: Record<string, string> } | undefined;
  let [hasRules, hasWords] = [false, false];
  const parser = new Parser(
    {
      onprocessinginstruction: (_, data) => {
        hasRules ||= data.includes('[');
      },
      ontext: (words) => {
        hasWords ||= words.trim() !== '';
      },
      onopentag: (name, attributes) => {
        root ??= { name, attributes };
        parser.pause();
      },
    },
    { xmlMode: true },
  );
  parser.write(text.slice(0, FAR));
  // What is left of such rules looks like words.
  return root?.name === 'svg' && (hasRules || !hasWords) ? { attributes: root.attributes, hasRules } : undefined;
}
