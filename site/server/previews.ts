import { escapeHtml } from 'contract/html';
import { PREVIEW_HEADER, type Preview } from 'contract/preview';
import type { Drawn } from '../cache/rendering';
import { addressOf, type Provider, type ProviderDeps, withToken } from '../content/provider';
import type { Content } from '../content/store';
import type { Env } from '../env';
import { contentPolicy, documentHeaders, previewHeaders } from '../http/headers';
import { type Assets, createDocument, inlineScripts } from './document';
import { createPages, type PagesDeps } from './pages';

interface PreviewsDeps {
  env: Env;
  assets: Assets;
  provider: ProviderDeps;
  pages: Omit<PagesDeps, 'store' | 'document' | 'onPictures'>;
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

/** What the script of previews needs: when a link ends, or which origin shows the page beside its form. */
const marker = ({ live, ends_at }: Preview, { cmsUrl }: Env, script: string) =>
  `<meta name="preview" content="${escapeHtml(ends_at)}"${live ? ` data-office="${escapeHtml(cmsUrl)}"` : ''}>` +
  `<script type="module" src="${script}"></script>`;

/**
 * Renders a page with the drafts that a token allows, by the loaders of all pages. It is never hydrated, so that its data has no
 * address; its forms post nowhere; only the back office may frame it.
 */
export function createPreviews({ env, assets, provider: common, pages }: PreviewsDeps) {
  const scripts = inlineScripts(assets.start);
  const document = createDocument(assets, env.siteUrl);
  const documentOf =
    (allowed: Preview): PagesDeps['document'] =>
    (parts) => {
      const head = { ...parts.head, robots: 'noindex, nofollow' };
      const extra = marker(allowed, env, assets.preview);
      const { html, styles } = document({ ...parts, head, extra, version: undefined });
      const policy = contentPolicy({ scripts, styles }, env.siteUrl, {
        forms: false,
        ...(allowed.live && { framedBy: env.cmsUrl }),
      });
      const headers = {
        'content-type': 'text/html; charset=utf-8',
        ...documentHeaders(env.siteUrl),
        ...previewHeaders,
        ...(!env.development && { 'content-security-policy': policy }),
      };
      return { html, headers };
    };

  /** Throws a ProviderFailure with status 401 or 403 for a token that the provider refuses. */
  return async (token: string, key: string): Promise<Drawn & { status: number }> => {
    const provider = withToken(common, PREVIEW_HEADER, token);
    const allowed = (await provider.read('preview')) as Preview;
    const made = createPages({
      ...pages,
      store: draftsOf(provider),
      document: documentOf(allowed),
      onPictures: () => undefined,
    });
    let page = await made.render(key);
    while ('instead' in page) page = await made.render(page.instead);
    return { status: page.status, ...(await page.draw()) };
  };
}
