import { z } from 'zod';
import { pictureFields } from './media';

/** A card that leads to a service: of the home page's carousel, and of the house cleaning page. */
export const ServiceCard = z.object({
  title: z.string(),
  description: z.string().nullish(),
  /** Path on the site that View More leads to. */
  route: z.string(),
  ...pictureFields('image'),
});

/** A card of a city page's services. */
export const CityService = ServiceCard.extend({
  /** Storage-relative path of an icon. Some providers send the name of one of the site's set. */
  icon: z.string().nullish(),
});
export type CityService = z.infer<typeof CityService>;

/** The services of a city; used only with `success: true`. */
export const CityServices = z.object({ success: z.boolean(), services: z.array(CityService) });

/** Why-choose block with a before/after pair; the last three words of the heading are highlighted. */
export const WhyChoose = z.object({
  heading: z.string(),
  points: z.array(z.string()),
  ...pictureFields('before_image'),
  ...pictureFields('after_image'),
});
export type WhyChoose = z.infer<typeof WhyChoose>;

/** Intro of a sub-service page; each line of the description becomes a paragraph. */
export const SubServiceIntro = z.object({ heading: z.string(), description: z.string(), ...pictureFields('image') });
