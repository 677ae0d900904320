import type { Post } from '../../database/payload-types';
import type { Partly } from '../save';
import type { Source } from './source';

/** The search listing of a page: a part of its record; undefined if the provider has none. */
export async function listingOf(source: Source, route: string): Promise<Partly<NonNullable<Post['meta']>> | undefined> {
  const found = await source.read('pageMeta', { route });
  if (!found) return undefined;
  const { meta_title, meta_description, meta_keywords, og_title, og_description } = found;
  if (![meta_title, meta_description, meta_keywords, og_title, og_description, found.og_image].some(Boolean)) return undefined;
  return {
    meta_title: meta_title ?? null,
    meta_description: meta_description ?? null,
    meta_keywords: meta_keywords ?? null,
    // Empty means the same words as above.
    og_title: og_title && og_title !== meta_title ? og_title : null,
    og_description: og_description && og_description !== meta_description ? og_description : null,
    og_image: await source.picture('pageMeta', found, 'og_image', meta_title ?? ''),
  };
}
