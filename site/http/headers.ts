import { createHash } from 'node:crypto';
import type { Tags } from 'contract/measuring';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

type Sources = Partial<Record<'script' | 'style' | 'img' | 'font' | 'connect' | 'frame', string>>;

/** Sources that the maps provider's script needs in the policy; it loads at the first touch of an address field. */
const mapsSources: Sources = {
  script: 'https://maps.googleapis.com',
  style: 'https://fonts.googleapis.com',
  img: 'https://maps.googleapis.com https://maps.gstatic.com',
  font: 'https://fonts.gstatic.com',
  connect: 'https://maps.googleapis.com https://places.googleapis.com',
};

const advertising = 'https://www.googleadservices.com https://googleads.g.doubleclick.net https://pagead2.googlesyndication.com';

/** Sources that each network's tag needs in the policy, as the networks list them. */
const tagSources: Record<keyof Tags, Sources> = {
  google_analytics: {
    script: 'https://www.googletagmanager.com',
    img: 'https://*.google-analytics.com https://www.googletagmanager.com',
    connect: 'https://*.google-analytics.com https://*.analytics.google.com https://www.googletagmanager.com',
  },
  google_ads: {
    script: `https://www.googletagmanager.com https://www.google.com ${advertising}`,
    img: `https://www.googletagmanager.com https://www.google.com https://google.com ${advertising}`,
    connect: `https://www.google.com https://google.com ${advertising}`,
    frame: 'https://www.googletagmanager.com https://td.doubleclick.net',
  },
  meta: {
    script: 'https://connect.facebook.net',
    img: 'https://www.facebook.com',
    connect: 'https://www.facebook.com https://connect.facebook.net',
  },
  microsoft: {
    script: 'https://bat.bing.com',
    img: 'https://bat.bing.com https://bat.bing.net',
    connect: 'https://bat.bing.com https://bat.bing.net',
  },
  linkedin: {
    script: 'https://snap.licdn.com',
    img: 'https://px.ads.linkedin.com https://px4.ads.linkedin.com',
    connect: 'https://px.ads.linkedin.com https://px4.ads.linkedin.com',
  },
};

/** What a policy allows besides: by default nobody may frame the page, and its forms post to the site. */
export interface Allowed {
  /** The page may load the maps provider's suggestions, which write style elements. */
  maps?: boolean;
  framedBy?: string;
  forms?: boolean;
  scripts?: boolean;
  /** Origins that it may show in frames, besides the maps of every page's offices. */
  frames?: string[];
  /** Networks whose tags run after the visitor agreed. */
  tags?: Tags;
}

/** Content security policy of a page: our own scripts and styles, inline ones by hash, and the frames that it shows. */
export function contentPolicy(
  inline: { scripts: string[]; styles: string[] },
  siteUrl: string,
  { maps = false, framedBy = "'none'", forms = true, scripts = true, frames = [], tags = {} }: Allowed = {},
): string {
  const used = [...(maps ? [mapsSources] : []), ...(Object.keys(tags) as (keyof Tags)[]).map((network) => tagSources[network])];
  const also = (kind: keyof Sources) =>
    [...new Set(used.flatMap((sources) => sources[kind]?.split(' ') ?? []))].map((source) => ` ${source}`).join('');
  const hashes = (texts: string[]) => texts.map(sha256).join(' ');
  return [
    "default-src 'self'",
    scripts ? `script-src 'self' ${hashes(inline.scripts)}${also('script')}` : "script-src 'none'",
    `style-src 'self' ${maps ? "'unsafe-inline'" : hashes(inline.styles)}${also('style')}`,
    `img-src 'self' data:${also('img')}`,
    ...(maps ? [`font-src 'self'${also('font')}`] : []),
    ...(also('connect') ? [`connect-src 'self'${also('connect')}`] : []),
    `frame-src ${[...new Set(['https://www.google.com', ...frames])].join(' ')}${also('frame')}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${forms ? "'self'" : "'none'"}`,
    `frame-ancestors ${framedBy}`,
    ...(siteUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Policy of responses that are not pages: nothing may load or run if a browser shows one. */
export const answerPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export function commonHeaders(siteUrl: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(siteUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** Headers of documents only; on pictures, fonts and scripts they have no effect. */
export function documentHeaders(siteUrl: string): Record<string, string> {
  return {
    ...commonHeaders(siteUrl),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  };
}

/** Types that appear inside a document and cannot load or run anything. */
export const isPicture = (type: string | null) => /^(image\/(?!svg)|video\/)/.test(type ?? '');

/** Headers of a preview: its address carries a token, which no other site and no cache may get to know. */
export const previewHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
} as const;

export const cachePolicy = {
  /** Pages: browsers revalidate each time (304 is cheap); a CDN may serve for ten seconds, and stale while revalidating. */
  page: 'public, max-age=0, s-maxage=10, stale-while-revalidate=600',
  /** Files with hashed names never change. */
  immutable: 'public, max-age=31536000, immutable',
  /** Small answers while somebody types; the same query often comes again within a visit. */
  minutes: 'public, max-age=300',
  /** Icons and similar files with fixed names. */
  day: 'public, max-age=86400',
  private: 'no-store',
} as const;

/**
 * Headers of a page with a visitor's data: the window that opened it has no access. Public pages do without, because isolation
 * costs the browser a new process before first paint. Its address may have a reference, which the next page's tags would read in
 * `document.referrer`.
 */
export const privateHeaders = {
  'cache-control': cachePolicy.private,
  'referrer-policy': 'strict-origin',
  'cross-origin-opener-policy': 'same-origin',
  'x-robots-tag': 'noindex',
} as const;
