import { headWords } from 'contract/page-head';
import type { PageMeta } from 'contract/page-meta';
import type { SiteSettings } from 'contract/settings';
import { text } from 'shared/text';
import { sharedUrl } from '../pictures/picture-url';
import type { FullHead, HeadSource } from './head';
import { socialPicture } from './social-picture';
import { breadcrumbMarkup, SITE } from './structured';

/** The head of a page (R-HEAD-1): its overrides, then the provider's record, the route's defaults, the site's. */
export function headOf(
  page: HeadSource,
  record: PageMeta | undefined,
  context: { settings: SiteSettings; siteUrl: string; canonicalPath: string },
): FullHead {
  const { settings, siteUrl, canonicalPath } = context;
  const { meta } = page;
  const site = { title: settings.default_title, description: settings.default_description };
  const { title, description, shared } = headWords({ explicit: meta.explicit, record, route: meta, site });
  const image = text(record?.og_image) ?? meta.image;
  const things = [...(page.structured ?? []), ...(page.breadcrumbs ? [breadcrumbMarkup(page.breadcrumbs)] : [])];
  return {
    title,
    description,
    keywords: text(record?.meta_keywords),
    robots: meta.noindex ? 'noindex, follow' : 'index, follow',
    canonical: `${siteUrl}${meta.canonical ?? canonicalPath}`,
    og: {
      ...shared,
      image: `${siteUrl}${image ? sharedUrl(image.replace(/^\/+/, '')) : socialPicture(settings.look)}`,
      type: meta.type ?? 'website',
    },
    structured: things.map((thing) =>
      JSON.parse(
        JSON.stringify({ '@context': 'https://schema.org', ...(thing as object) }).replaceAll(`"${SITE}/`, `"${siteUrl}/`),
      ),
    ),
  };
}
