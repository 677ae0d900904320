import { builtInHeads } from 'contract/catalogue/heads';
import { safeHtml } from '../content/text';
import { type DataOf, missing, type PageContext } from './page.server';

/** The privacy page, an addition; without it there is no such page. */
export async function loadPrivacy({ reader, additions }: PageContext) {
  const page = additions.has('privacy')
    ? await reader.section('privacy', (wire) => ({
        title: wire.title,
        sections: wire.sections.map((section) => ({ title: section.title, html: safeHtml(section.html) })),
      }))
    : undefined;
  if (!page) return missing();
  return {
    data: page,
    meta: {
      ...builtInHeads['/privacy'],
      title: page.title,
    },
    breadcrumbs: [{ label: 'Home', href: '/' }, { label: page.title }],
  };
}

export type PrivacyData = DataOf<typeof loadPrivacy>;
