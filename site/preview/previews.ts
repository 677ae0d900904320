import { setImmediate } from 'node:timers/promises';
import { addressOf } from 'contract/call';
import { PREVIEW_HEADER, type Preview } from 'contract/preview';
import { originsIn } from 'contract/text-origin';
import { escapeHtml } from 'shared/html';
import type { Drawn, Moved } from '../cache/rendering';
import { type Company, type CompanyDeps, createCompany } from '../content/company';
import type { Reader } from '../content/content';
import { type Provider, type ProviderDeps, withToken } from '../content/provider';
import type { Content } from '../content/store';
import type { Env } from '../env';
import { previewHeaders } from '../http/headers';
import type { Assets } from '../render/browser-build';
import { createDocument } from '../render/document';
import { pageKey } from '../render/page-address';
import { createPages, type PagesDeps } from '../render/render-page';

interface PreviewsDeps extends Omit<CompanyDeps, 'store'> {
  env: Env;
  assets: Assets;
  calls: ProviderDeps;
  pages: Pick<PagesDeps, 'suburbs' | 'siteUrl' | 'renderPage'>;
  /** Paths of all pages that visitors find. */
  pathsOf(reader: Reader, content: Omit<Company, 'reader'>): Promise<string[]>;
}

/** Content for one preview: each answer is read once, straight from the provider, and kept nowhere. */
function draftsOf(provider: Pick<Provider, 'read'>): Content {
  const answers = new Map<string, Promise<unknown>>();
  const get: Content['get'] = (call, ...input) => {
    const key = addressOf(call, ...input);
    const answer = answers.get(key) ?? provider.read(call, ...input);
    answers.set(key, answer);
    return answer as ReturnType<typeof get<typeof call>>;
  };
  return { get, getForVisitor: get, peek: () => undefined, isOutdated: () => false };
}

/** What the script of previews needs: when a link ends, whether the page is edited, or which origin shows it beside its form. */
const marker = ({ live, edited, ends_at }: Preview, { cmsUrl }: Env, { preview, editBarTexts }: Assets) =>
  `<meta name="preview" content="${escapeHtml(ends_at)}"${live ? ` data-office="${escapeHtml(cmsUrl)}"` : ''}${edited ? ' data-edited' : ''}>` +
  `<script type="module" src="${edited ? editBarTexts : preview}"></script>`;

/** Most pages that are drawn to count where texts stand. */
const LOOKED_THROUGH = 100;
/** How long such counts hold, in milliseconds: making them takes seconds, and texts rarely move to other pages. */
const COUNTED_MS = 5 * 60_000;

/** Renders pages with a token's drafts. They are never hydrated, their forms post nowhere, only the back office frames them. */
export function createPreviews({ env, assets, calls, sizeOf, fallback, log, pages, pathsOf }: PreviewsDeps) {
  const document = createDocument({ assets, env, headers: previewHeaders });
  const documentOf =
    (preview: Preview): PagesDeps['document'] =>
    (parts) => {
      const head = { ...parts.head, robots: 'noindex, nofollow' };
      const extra = marker(preview, env, assets);
      const allowed = { forms: false, ...(preview.live && { framedBy: env.cmsUrl }) };
      return document({ ...parts, head, extra, version: undefined, measuring: undefined }, allowed);
    };
  const open = async (token: string) => {
    const provider = withToken(calls, PREVIEW_HEADER, token);
    const preview = (await provider.read('preview')) as Preview;
    const store = draftsOf(provider);
    const { read: readCompany } = createCompany({ store, sizeOf, fallback, log });
    const render = createPages({ ...pages, store, readCompany, document: documentOf(preview) });
    const show = async (key: string): Promise<Moved | (Drawn & { kind: 'page'; status: number })> => {
      let page = await render(key);
      while (page.kind === 'instead') page = await render(page.key);
      return page.kind === 'moved' ? page : { kind: 'page', status: page.status, ...(await page.draw()) };
    };
    return { readCompany, show };
  };

  /** On how many pages each text and picture stands, by its origin. */
  const lookThrough = async (token: string) => {
    const { readCompany, show } = await open(token);
    const { reader, ...content } = await readCompany('(edited)');
    const paths = await pathsOf(reader, content);
    const pagesOf = new Map<string, number>();
    for (const path of paths.slice(0, LOOKED_THROUGH)) {
      await setImmediate(); // visitors' pages come first
      const { pathname, searchParams } = new URL(path, 'http://site');
      const page = await show(pageKey(pathname, searchParams));
      const origins = new Set(page.kind === 'page' ? originsIn(page.html) : []);
      for (const at of origins) pagesOf.set(at, (pagesOf.get(at) ?? 0) + 1);
    }
    return { pagesOf, more: paths.length > LOOKED_THROUGH, until: Date.now() + COUNTED_MS };
  };
  let counted: Awaited<ReturnType<typeof lookThrough>> | undefined;

  return {
    /** Throws a ProviderFailure with status 401 or 403 for a token that the provider refuses, as the next does. */
    show: async (token: string, key: string) => (await open(token)).show(key),
    /** On how many pages what has an origin stands, as it was some minutes ago; `more` if there are further pages. */
    async count(token: string, at: string): Promise<{ pages: number; more: boolean }> {
      if (!counted || counted.until < Date.now()) counted = await lookThrough(token);
      return { pages: counted.pagesOf.get(at) ?? 0, more: counted.more };
    },
  };
}
export type Previews = ReturnType<typeof createPreviews>;
