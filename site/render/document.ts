import type { SiteSettings } from 'contract/settings';
import { escapeHtml, KEEP_ADDRESSES, scriptJson } from 'shared/html';
import { SPECULATION_RULES } from '../behaviours/speculation-rules';
import type { Drawn } from '../cache/rendering';
import type { Env } from '../env';
import type { FullHead } from '../head/head';
import { type Allowed, contentPolicy, documentHeaders } from '../http/headers';
import { iconVersion } from '../media/drawn-icons';
import type { AnyPage } from '../pages/routes';
import { SHARED } from '../pictures/picture-url';
import { focusRules } from '../ui/focus-rules';
import { announcementScript } from './announcement-script';
import { createBrandStyles } from './brand-styles';
import type { Assets } from './browser-build';
import { measuredElement, measuringScript } from './measuring-script';
import { createPageStyles } from './page-styles';

export interface DocumentParts {
  page: AnyPage;
  head: FullHead;
  markup: string;
  settings: Pick<SiteSettings, 'brand' | 'look'>;
  frames?: string[];
  measuring?: SiteSettings['measuring'];
  /** Content hash of the page's data; without it the page is not hydrated. */
  version?: string;
  extra?: string;
  styles?: string;
  /** Whether it runs no script at all, not even the behaviours of every page. */
  scriptless?: boolean;
}

const meta = (name: string, content: string | undefined) =>
  content ? `<meta name="${name}" content="${escapeHtml(content)}">` : '';
const property = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}">`;

/**
 * Hides the element that is still being received, because centred or end-aligned content would move with each chunk; it shows
 * when its next sibling starts (`:last-child` matches only after the parent is complete). The boot script at the end removes
 * these rules: with them every later change, even a focus, recalculates the whole page's styles.
 */
const ARRIVING = '.head:not(:has(+ *)),#main:not(:has(+ *))>:not(:has(+ *)){visibility:hidden}';

/** The largest paint is final when none follows within this many milliseconds after the load event. */
const PAINTED_AFTER_MS = 200;

/**
 * Starts the page's behaviours once, after the largest paint in idle time, or at the first touch; links, forms and menus work
 * before. The load event alone is too early, because the last frame is painted after it. A prerendered page waits until it is
 * shown.
 */
const bootScript = (start: string) =>
  `document.getElementById('arriving').remove();(()=>{const run=()=>{let timer;const go=()=>import(${JSON.stringify(start)}),` +
  `wait=()=>{clearTimeout(timer);timer=setTimeout(()=>(window.requestIdleCallback||setTimeout)(go,{timeout:4000}),${PAINTED_AFTER_MS})},` +
  `loaded=()=>{wait();new PerformanceObserver(wait).observe({type:'largest-contentful-paint',buffered:true})};` +
  `document.readyState=='complete'?loaded():addEventListener('load',loaded);` +
  `for(const type of['pointerdown','focusin','keydown'])addEventListener(type,({target})=>{` +
  `target.closest&&target.closest('a,button,summary,input,select,textarea,label,[tabindex]')&&document.readyState!='loading'&&go()},{passive:true})};` +
  `document.prerendering?document.addEventListener('prerenderingchange',run,{once:true}):run()})()`;

interface DocumentDeps {
  assets: Assets;
  env: Pick<Env, 'siteUrl' | 'development'>;
  headers: Record<string, string>;
}

/** Builds whole documents around a page's markup; each may be `allowed` more or less than others. */
export function createDocument({ assets, env, headers }: DocumentDeps) {
  const { siteUrl } = env;
  const boot = bootScript(assets.start);
  // In the document, or added by the behaviours; the policy allows no other inline scripts.
  const scripts = [boot, SPECULATION_RULES];
  const { sheet } = assets;
  const stylesOf = createPageStyles(sheet?.css ?? '');
  const brandStyles = createBrandStyles(assets.faces);
  return (
    {
      page,
      head,
      markup,
      settings: { brand, look },
      frames,
      measuring,
      version,
      extra = '',
      styles: ownCss,
      scriptless,
    }: DocumentParts,
    allowed?: Allowed,
  ): Drawn => {
    const { css: brandCss, fonts, main } = brandStyles(look);
    const preloads = fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`).join('');
    const closed = scriptless ? undefined : announcementScript(markup);
    const measured = measuring?.tags && measuringScript(assets.measuring);
    const icon = (name: string) => `${name}${iconVersion(look)}`;
    const pageCss = stylesOf(markup) + focusRules(markup);
    const styles = sheet ? `<style id="styles" data-sheet="${sheet.address}">${pageCss}</style>` : `<style>${pageCss}</style>`;
    const social = [
      property('og:site_name', brand),
      property('og:locale', 'en_AU'),
      property('og:type', head.og.type),
      property('og:title', head.og.title),
      property('og:description', head.og.description),
      property('og:url', head.canonical),
      property('og:image', head.og.image),
      ...(/\.svg$/i.test(head.og.image)
        ? []
        : [property('og:image:width', String(SHARED.width)), property('og:image:height', String(SHARED.height))]),
      property('og:image:alt', head.og.title),
      meta('twitter:card', 'summary_large_image'),
    ].join('');
    const html =
      `<!doctype html><html lang="en-AU"${version ? ` data-page="${page}" data-version="${version}" data-entry="${assets.entry}"` : ''}><head><meta charset="utf-8">` +
      `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(head.title)}</title>` +
      meta('description', head.description) +
      meta('keywords', head.keywords) +
      meta('robots', head.robots) +
      `<link rel="canonical" href="${escapeHtml(head.canonical)}">${preloads}<style id="brand">${brandCss}</style>${styles}${ownCss ? `<style>${ownCss}</style>` : ''}${scriptless ? '' : `<style id="arriving">${ARRIVING}</style>`}${closed ? `<script>${closed}</script>` : ''}${assets.extra ?? ''}${extra}${social}` +
      `<meta name="theme-color" content="${main}"><link rel="icon" href="${icon('/favicon.ico')}" sizes="32x32"><link rel="icon" href="${icon('/icon-192.png')}" sizes="192x192" type="image/png">` +
      `<link rel="apple-touch-icon" href="${icon('/apple-touch-icon.png')}"><link rel="manifest" href="/manifest.webmanifest">` +
      `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(brand)}" href="${siteUrl}/feed.xml">` +
      head.structured.map((thing) => `<script type="application/ld+json">${scriptJson(thing)}</script>`).join('') +
      `</head><body>${KEEP_ADDRESSES[0]}<div id="root">${markup}</div>${scriptless ? '' : `<script>${boot}</script>`}${measuredElement(measuring, assets.tags)}${measured ? `<script>${measured}</script>` : ''}${KEEP_ADDRESSES[1]}</body></html>`;
    const styleTexts = [brandCss, pageCss, scriptless ? ownCss : ARRIVING].filter((text) => text !== undefined);
    const inline = scriptless ? [] : [...scripts, closed, measured].filter((text) => text !== undefined);
    return {
      html,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        ...documentHeaders(siteUrl),
        ...headers,
        ...(!env.development && {
          'content-security-policy': contentPolicy({ scripts: inline, styles: styleTexts }, siteUrl, {
            ...allowed,
            scripts: !scriptless,
            frames,
            tags: measuring?.tags,
          }),
        }),
      },
    };
  };
}
