import { z } from 'zod';

/** The head of one route as the owner wrote it; used only if it has a title or a description. */
export const PageMeta = z.object({
  meta_title: z.string().nullish(),
  meta_description: z.string().nullish(),
  meta_keywords: z.string().nullish(),
  og_title: z.string().nullish(),
  og_description: z.string().nullish(),
  /** Storage-relative path. */
  og_image: z.string().nullish(),
});
export type PageMeta = z.infer<typeof PageMeta>;
