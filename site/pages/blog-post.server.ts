import { DESCRIPTION_OF_TEXT } from 'contract/page-head';
import { post, postPath } from '../content/blog';
import { excerpt } from '../content/markup';
import { NoRecord } from '../content/no-record';
import { postMarkup } from '../head/structured';
import { missing, moved, type PageContext } from './page.server';

/** A post. Without entries it does not exist; after a failed call the page shows without it (R-ROUTE-12). */
export async function loadBlogPost({ reader, settings, params }: PageContext) {
  const id = params.id ?? '';
  const found = await post(reader, id, settings.time_zone).catch((error: unknown) => {
    if (error instanceof NoRecord) return undefined;
    return 'failed' as const;
  });
  if (!found) return missing();
  const shown = found === 'failed' ? undefined : found;
  if (shown && shown.id !== id) return moved(postPath(shown.id), true);
  const heading = shown?.heading ?? 'Blog Details';
  return {
    data: { post: shown },
    meta: {
      title: heading,
      description: shown ? excerpt(shown.entries[0]?.html ?? heading, DESCRIPTION_OF_TEXT) : heading,
      type: 'article' as const,
      image: shown?.picture?.path,
      noindex: !shown,
    },
    breadcrumbs: [{ label: 'Home', href: '/' }, { label: 'Blog', href: '/blog' }, { label: heading }],
    structured: shown && [postMarkup(shown, settings)],
  };
}
