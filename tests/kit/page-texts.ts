import { unescapeHtml } from 'shared/html';

const SAID = / (?:content|alt|aria-label|placeholder)="([^"]*)"/g;
const MARKUP = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs;
const INVISIBLE = /<(script|style|template|noscript)\b.*?<\/\1>/gs;
/** Told to browsers, and to nobody who reads. */
const FOR_BROWSERS = /<meta (?:name="(?:viewport|theme-color)"|property="og:image:(?:width|height)")[^>]*>/g;
/** Addresses are no words. */
const ADDRESSES = /"(?:https?:|\/)[^"]*"/g;

/** The values of structured data; its own words and the numbers of its lists are for programs. */
const valuesIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [String(value ?? '')];
  return Object.entries(value).flatMap(([key, inner]) => (/^(?:@.*|position)$/.test(key) ? [] : valuesIn(inner)));
};

const letters = (html: string) =>
  unescapeHtml(
    html.replaceAll(/&#(x?)([\da-f]+);/gi, (_, isHex, code) => String.fromCodePoint(Number.parseInt(code, isHex ? 16 : 10))),
  );

/** What one of our pages says: its words, what is read aloud instead of pictures, and what search engines are told. */
export function textsOf(html: string): string {
  const page = html.replaceAll(FOR_BROWSERS, '').replaceAll(ADDRESSES, '""');
  const shown = page.replaceAll(INVISIBLE, ' ');
  const markup = [...page.matchAll(MARKUP)].flatMap(([, json = '']) => valuesIn(JSON.parse(json)));
  const told = [...markup, ...[...shown.matchAll(SAID)].map(([, text]) => text)];
  return letters([shown.replaceAll(/<[^>]*>/g, ' '), ...told].join('\n')).replaceAll(/[^\S\n]+/g, ' ');
}
