import { z } from 'zod';
import { pictureFields } from './media';

/** A post in the blog's list. */
export const BlogPost = z.object({
  id: z.union([z.number(), z.string()]),
  title: z.string(),
  /** ISO date or date-time. */
  publish_date: z.string(),
  /** May contain markup. */
  description: z.string(),
  ...pictureFields('image'),
});
export type BlogPost = z.infer<typeof BlogPost>;

/** One titled section of a post; `heading`, `date` and `image` are the post's own and repeat in each entry. */
export const BlogEntry = z.object({
  /**
   * The id under which the list names the post; other names of the post redirect there. Not called `id`, because a provider may
   * send that as the section's own.
   */
  canonical_id: z.union([z.number(), z.string()]).optional(),
  heading: z.string(),
  date: z.string(),
  title: z.string(),
  /** May contain markup. */
  description: z.string(),
  ...pictureFields('image'),
});
