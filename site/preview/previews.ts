import { addressOf } from 'contract/call';
import { PREVIEW_HEADER, type Preview } from 'contract/preview';
import { escapeHtml } from 'shared/html';
import type { Drawn, Moved } from '../cache/rendering';
import { type CompanyDeps, createCompany } from '../content/company';
import { type Provider, type ProviderDeps, withToken } from '../content/provider';
import type { Content } from '../content/store';
import type { Env } from '../env';
import { previewHeaders } from '../http/headers';
import type { Assets } from '../render/browser-build';
import { createDocument } from '../render/document';
import { createPages, type PagesDeps } from '../render/render-page';

interface PreviewsDeps extends Omit<CompanyDeps, 'store'> {
  env: Env;
  assets: Assets;
  calls: ProviderDeps;
  pages: Pick<PagesDeps, 'suburbs' | 'siteUrl' | 'renderPage'>;
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

/** Renders a page with a token's drafts. It is never hydrated, its forms post nowhere, only the back office frames it. */
export function createPreviews({ env, assets, calls, sizeOf, fallback, log, pages }: PreviewsDeps) {
  const document = createDocument({ assets, env, headers: previewHeaders });
  const documentOf =
    (preview: Preview): PagesDeps['document'] =>
    (parts) => {
      const head = { ...parts.head, robots: 'noindex, nofollow' };
      const extra = marker(preview, env, assets);
      const allowed = { forms: false, ...(preview.live && { framedBy: env.cmsUrl }) };
      return document({ ...parts, head, extra, version: undefined, measuring: undefined }, allowed);
    };

  /** Throws a ProviderFailure with status 401 or 403 for a token that the provider refuses. */
  return async (token: string, key: string): Promise<Moved | (Drawn & { kind: 'page'; status: number })> => {
    const provider = withToken(calls, PREVIEW_HEADER, token);
    const preview = (await provider.read('preview')) as Preview;
    const store = draftsOf(provider);
    const { read: readCompany } = createCompany({ store, sizeOf, fallback, log });
    const render = createPages({ ...pages, store, readCompany, document: documentOf(preview) });
    let page = await render(key);
    while (page.kind === 'instead') page = await render(page.key);
    return page.kind === 'moved' ? page : { kind: 'page', status: page.status, ...(await page.draw()) };
  };
}
