import { z } from 'zod';
import { CityHero } from './hero';
import { Figure, pictureFields } from './media';
import { CityService } from './service';

/** The card of a city on the about page. */
export const ServiceCity = z.object({
  heading: z.string(),
  line1: z.string().nullish(),
  line2: z.string().nullish(),
  button_link: z.string().nullish(),
  /** Absent or empty means "View More". */
  button_text: z.string().nullish(),
  ...pictureFields('image'),
});

/** The about-us text of Adelaide: plain paragraphs beside a success flag. */
export const WhoWeAre = z.object({
  success: z.boolean(),
  heading: z.string(),
  paragraphs: z.array(z.string()),
  ...pictureFields('image'),
});
export type WhoWeAre = z.infer<typeof WhoWeAre>;

/** The about-us text of Melbourne: the description is HTML. */
export const MelbourneWhoWeAre = z.object({ heading: z.string(), description: z.string(), ...pictureFields('image') });
export type MelbourneWhoWeAre = z.infer<typeof MelbourneWhoWeAre>;

/** Achievements of a city page. */
export const Achievements = z.object({
  heading: z.string(),
  description: z.string().nullish(),
  points: z.array(z.object({ icon: z.string().nullish(), value: Figure, label: z.string() })),
  ...pictureFields('image'),
});
export type Achievements = z.infer<typeof Achievements>;

/** The contract's name of a documented call. */
const CityCalls = z.object({
  hero: z.enum(['adelaideHero', 'melbourneHero']),
  who_we_are: z.enum(['whoWeAre', 'melbourneWhoWeAre']),
});

/**
 * One city page. The two defaults are in `catalogue/cities.json`; a provider with the addition `city-pages` may override their
 * texts, or add a city whose hero, about text and services are part of this record.
 */
export const CityPage = z.object({
  /** `adelaide`; also the value of `?city=`. */
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: z.string(),
  /** Path of the page: `/adelaide-service`. */
  route: z.string().regex(/^\/[a-z0-9]+(-[a-z0-9]+)*$/),
  services_heading: z.string(),
  /** `id` of the office in the settings whose map the page shows. */
  office: z.string(),
  /** The documented calls of this city's page; a city without them has its texts in this record. */
  calls: CityCalls.optional(),
  hero: CityHero.nullish(),
  /** The description is HTML. */
  who_we_are: MelbourneWhoWeAre.nullish(),
  services: z.array(CityService).nullish(),
});
export type CityPage = z.infer<typeof CityPage>;

/** What a provider says about one city: the fields it overrides, or that the page is removed. */
export const CityPageOverride = CityPage.partial().required({ slug: true }).extend({ gone: z.boolean().optional() });
export type CityPageOverride = z.infer<typeof CityPageOverride>;
