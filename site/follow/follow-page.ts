import { FOLLOW_PATH } from 'contract/follow';
import type { Company, ReadCompany } from '../content/company';
import type { FollowedView } from '../content/followed';
import { frameOf, logoOf } from '../content/frame';
import type { Env } from '../env';
import { headOf } from '../head/meta.server';
import { previewHeaders, privateHeaders } from '../http/headers';
import type { PageData } from '../pages/page-data';
import type { Assets } from '../render/browser-build';
import { createDocument } from '../render/document';
import type { PagesDeps } from '../render/render-page';
import { STYLES } from './styles';

/** Its address opens somebody's request: no cache, no other site and no other window gets to know it. */
export const followHeaders = { ...privateHeaders, ...previewHeaders } as const;

interface FollowPageDeps {
  env: Env;
  assets: Assets;
  readCompany: ReadCompany;
  renderPage: PagesDeps['renderPage'];
}

/** Nothing of this page is measured, and nobody is told anything else there. */
const frame = async ({ settings: { measuring: _, announcement: __, ...settings }, reader, services, cities }: Company) =>
  frameOf({ settings, services, cities, logo: await logoOf(reader, settings.look) });

/**
 * Makes the page of one request, outside of the page cache and without any script: no data, tag, measurement, *Edit* bar or prerendered
 * page can carry its address further. Rendered under an address without the key, so that nothing in it names one.
 */
export function createFollowPage({ env, assets, readCompany, renderPage }: FollowPageDeps) {
  const document = createDocument({ assets, env, headers: followHeaders });
  return async (view: FollowedView): Promise<{ html: string; headers: Record<string, string> }> => {
    const company = await readCompany('(your request)');
    const { settings } = company;
    const source = {
      meta: { title: `Your request · ${settings.brand}`, description: 'Where your request stands.', noindex: true },
    };
    const head = headOf(source, undefined, { settings, siteUrl: env.siteUrl, canonicalPath: FOLLOW_PATH });
    const hidden = { ...head, robots: 'noindex, nofollow' };
    const { title, description, robots, canonical } = hidden;
    const data = { page: 'followed', head: { title, description, robots, canonical }, shell: await frame(company), data: view };
    const markup = await renderPage(FOLLOW_PATH, data as PageData);
    return document({ page: 'followed', head: hidden, markup, settings, styles: STYLES, scriptless: true });
  };
}
