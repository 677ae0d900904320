import { z } from 'zod';
import { Figure, pictureFields } from './media';

/** One slide of the home page's carousel. */
export const HeroSlide = z.object({
  /** Storage-relative path of the picture or video, with the picture's companions. */
  ...pictureFields('media'),
  /** An image if absent. */
  media_type: z.enum(['image', 'video']).nullish(),
  /** The same video as WebM, for browsers that support it; an addition. */
  media_webm: z.string().nullish(),
  /** A video's poster, shown before and instead of it; an addition. */
  poster: z.string().nullish(),
  heading: z.string(),
  paragraph: z.string().nullish(),
  /** The happy-customers figure: "2500+". */
  happy_customers: Figure.nullish(),
  /** Average rating out of five: 4.9. */
  rating: Figure.nullish(),
});

/** The hero of a city page (`adelaide-hero`, `melbourne-hero`). */
export const CityHero = z.object({ title: z.string(), ...pictureFields('image') });

export const ContactHero = z.object({
  title: z.string(),
  subtitle: z.string().nullish(),
  ...pictureFields('background_image'),
});

/** The hero of the FAQ page and of the blog; the breadcrumb is text such as "Home / Faq". */
export const PageHero = z.object({
  heading: z.string().nullish(),
  breadcrumb: z.string().nullish(),
  ...pictureFields('background_image'),
});
