import type { StarterMeta } from '../types';
import type { PictureOf } from './media';

/** A page's search listing; `key` names the picture that is shared, without one it is the first of the home page. */
export const listing = async (picture: PictureOf, meta: StarterMeta, key?: string) => ({
  meta_title: meta.title,
  meta_description: meta.description,
  meta_keywords: meta.keywords,
  og_image: key ? await picture(key) : undefined,
});
