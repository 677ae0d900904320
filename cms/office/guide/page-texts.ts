import { createHash } from 'node:crypto';

/** What a page says, as it arrives at a visitor. */
export interface PageTexts {
  title: string;
  /** The words on the page. */
  seen: string;
  /** What is read aloud instead of pictures, and what search engines are told. */
  told: string;
  /** Changes with the page's own words, not with what stands above and below them on every page. */
  mark: string;
}

const INVISIBLE = /<(script|style|template|noscript)\b[^>]*>[\s\S]*?<\/\1>/gi;
const MARKUP = /<script[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/gi;
const SAID = /\s(?:content|alt|aria-label|placeholder)="([^"]*)"/g;
/** Addresses are no words. */
const ADDRESS = /^(?:https?:|\/)/;
const ADDRESSES = /"(?:https?:|\/)[^"]*"/g;

const wordsIn = (html: string) =>
  html
    .replaceAll(INVISIBLE, ' ')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const first = (pattern: RegExp, html: string) => pattern.exec(html)?.[1] ?? '';

/** The words of a page. Entities stay as they are: no name, place or number is written with one. */
export function textsOf(html: string): PageTexts {
  const title = wordsIn(first(/<title[^>]*>([\s\S]*?)<\/title>/i, html));
  const body = first(/<body[^>]*>([\s\S]*)<\/body>/i, html);
  const main = first(/<main[^>]*>([\s\S]*)<\/main>/i, html) || body;
  const markup = [...html.matchAll(MARKUP)].map(([, json = '']) => json.replaceAll(ADDRESSES, '""'));
  const said = [...html.replaceAll(INVISIBLE, ' ').matchAll(SAID)].map(([, text = '']) => text);
  return {
    title,
    seen: wordsIn(body),
    told: [title, ...said.filter((text) => !ADDRESS.test(text)), ...markup].join('\n'),
    mark: createHash('sha256').update(wordsIn(main)).digest('base64url').slice(0, 16),
  };
}
