import { builtInHeads } from 'contract/catalogue/heads';
import { privacy } from '../content/privacy';
import { type DataOf, missing, type PageContext } from './page.server';

export async function loadPrivacy({ reader, additions }: PageContext) {
  const page = await privacy(reader, additions);
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
