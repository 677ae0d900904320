import { Parser } from 'htmlparser2';

/** What a page says, as it arrives at a visitor. */
export interface PageTexts {
  /** The words on the page. */
  seen: string;
  /** What is read aloud instead of pictures, and what search engines are told. */
  told: string;
}

const INVISIBLE = ['script', 'style', 'template', 'noscript'];
const SAID = ['content', 'alt', 'aria-label', 'placeholder'];
const WITH_WORDS = ['title', 'body'] as const;
/** Addresses are no words. */
const isAddress = (text: string) => text.startsWith('/') || text.startsWith('http');
const ADDRESSES = /"(?:https?:|\/)[^"]*"/g;

const spaced = (parts: string[]) => parts.join(' ').split(/\s+/).filter(Boolean).join(' ');

export function textsOf(html: string): PageTexts {
  const parts = { title: [] as string[], body: [] as string[] };
  const said: string[] = [];
  const markup: string[] = [];
  const open: string[] = [];
  const isHidden = () => open.some((name) => INVISIBLE.includes(name));
  let isMarkup = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      open.push(name);
      isMarkup = name === 'script' && attributes.type === 'application/ld+json';
      if (!isHidden()) said.push(...SAID.flatMap((of) => attributes[of] ?? []));
    },
    ontext(text) {
      if (isMarkup) markup.push(text.replaceAll(ADDRESSES, '""'));
      if (!isHidden()) for (const name of WITH_WORDS) if (open.includes(name)) parts[name].push(text);
    },
    onclosetag() {
      open.pop();
      isMarkup = false;
    },
  });
  parser.end(html);
  const title = spaced(parts.title);
  return {
    seen: spaced(parts.body),
    told: [title, ...said.filter((text) => !isAddress(text)), ...markup].join('\n'),
  };
}
