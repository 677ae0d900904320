const SAID = / (?:content|alt|aria-label|placeholder)="([^"]*)"/g;
const MARKUP = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs;
const INVISIBLE = /<(script|style|template|noscript)\b.*?<\/\1>/gs;
/** Addresses are no words. */
const ADDRESSES = /"(?:https?:|\/)[^"]*"/g;

/** What one of our pages says: its words, what is read aloud instead of pictures, and what search engines are told. */
export function textsOf(html: string): string {
  const page = html.replaceAll(ADDRESSES, '""');
  const [markup, shown] = [[...page.matchAll(MARKUP)], page.replaceAll(INVISIBLE, ' ')];
  const told = [...markup, ...shown.matchAll(SAID)].map(([, text]) => text);
  return [shown.replaceAll(/<[^>]*>/g, ' '), ...told].join('\n').replaceAll(/[^\S\n]+/g, ' ');
}
