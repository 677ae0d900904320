import { z } from 'zod';
import { pictureFields } from './media';

/** The hero of the about page; its breadcrumb is fixed: "Home / About Us". */
export const AboutHeroBanner = z.object({ heading: z.string().nullish(), ...pictureFields('image') });

/** Who the company is, with its mission and vision. */
export const AboutSection = z.object({
  heading: z.string(),
  paragraphs: z.array(z.string()),
  mission: z.string().nullish(),
  vision: z.string().nullish(),
  ...pictureFields('image'),
  ...pictureFields('mission_image'),
  ...pictureFields('vision_image'),
});

/** The owner's own words; the heading is the name, line breaks in the paragraphs count. */
export const CeoSection = z.object({
  heading: z.string(),
  paragraph_1: z.string(),
  paragraph_2: z.string().nullish(),
  ...pictureFields('image'),
});
