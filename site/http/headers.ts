import { createHash } from 'node:crypto';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What the maps provider's script, loaded on the first touch of an address field, adds to the policy. */
const mapsSources: Record<string, string> = {
  script: ' https://maps.googleapis.com',
  style: ' https://fonts.googleapis.com',
  img: ' https://maps.googleapis.com https://maps.gstatic.com',
  font: ' https://fonts.gstatic.com',
  connect: ' https://maps.googleapis.com https://places.googleapis.com',
};

/**
 * Content policy of a page: scripts and styles of our own and the inline ones by their hashes; the live map alone may be framed.
 * With `maps`, what the maps provider's address suggestions need: they write style elements of their own.
 */
export function contentPolicy(inline: { scripts: string[]; styles: string[] }, siteUrl: string, maps = false): string {
  const also = (kind: string) => (maps ? mapsSources[kind] : '');
  const hashes = (texts: string[]) => texts.map(sha256).join(' ');
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes(inline.scripts)}${also('script')}`,
    `style-src 'self' ${maps ? "'unsafe-inline'" : hashes(inline.styles)}${also('style')}`,
    `img-src 'self' data:${also('img')}`,
    ...(maps ? [`font-src 'self'${also('font')}`, `connect-src 'self'${also('connect')}`] : []),
    'frame-src https://www.google.com',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(siteUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Policy of what is no page: nothing in it is to be loaded or run, should a browser ever show it. */
export const answerPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Headers of every answer that does not say otherwise. */
export function commonHeaders(siteUrl: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(siteUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** And of what a browser can show as a document; on a picture, a font or a script they mean nothing and weigh the same. */
export function documentHeaders(siteUrl: string): Record<string, string> {
  return {
    ...commonHeaders(siteUrl),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  };
}

/** Types that are shown inside of a document, and hold nothing that could be loaded or run. */
export const isPicture = (type: string | null) => /^(image\/(?!svg)|video\/)/.test(type ?? '');

/** Cache policies by name, each with its reason. */
export const cachePolicy = {
  /** Pages: browsers ask each time (304 is cheap); a CDN may serve for ten seconds and stale while it renews. */
  page: 'public, max-age=0, s-maxage=10, stale-while-revalidate=600',
  /** Hashed names never change. */
  immutable: 'public, max-age=31536000, immutable',
  /** Small answers to what somebody types; the same question comes again within a visit. */
  minutes: 'public, max-age=300',
  /** Icons and the like, under fixed names. */
  day: 'public, max-age=86400',
  /** One visitor's own page. */
  private: 'no-store',
} as const;

/**
 * Headers of a page that holds what one visitor wrote: the window that opened it may not reach it. What everybody gets does without,
 * for it costs a browser a new process before the first paint, and there is nothing in it to keep from anybody.
 */
export const privateHeaders = {
  'cache-control': cachePolicy.private,
  'cross-origin-opener-policy': 'same-origin',
  'x-robots-tag': 'noindex',
} as const;
