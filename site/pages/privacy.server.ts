import { builtInHeads } from 'contract/catalogue/heads';
import { safeHtml } from '../content/markup';
import { missing, type PageContext } from './page.server';

export async function loadPrivacy({ reader }: PageContext) {
  const page = await reader.addition('privacy', ({ title, sections }) => ({
    title,
    sections: sections.map(({ title: heading, html, id }) => ({ title: heading, html: safeHtml(html), id })),
  }));
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
