import { z } from 'zod';
import { Figure } from './media';

/** One big number of the home page. */
export const StatBox = z.object({
  /** Storage-relative path of an icon. Some providers send the name of one of the site's set. */
  icon: z.string().nullish(),
  number: Figure,
  text: z.string(),
});
