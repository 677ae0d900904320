import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AboutSection, CeoSection } from 'contract/about';
import { cityPages, servicePages } from 'contract/catalogue';
import { checked } from 'contract/catalogue/checked';
import { Achievements } from 'contract/city';
import { Faq, FaqItem } from 'contract/faq';
import { CONTENT_ICONS } from 'contract/icons';
import { SubServiceIntro, WhyChoose } from 'contract/service';
import { ServicePage } from 'contract/service-page';
import { StatBox } from 'contract/stat-box';
import { z } from 'zod';
import { readMarkdown } from './markdown-file';

/** The starter's words, as JSON and Markdown; a file that does not fit its schema ends the load with the name of each field. */
const folder = join(dirname(fileURLToPath(import.meta.url)), 'content');

const line = z.string().min(1);
const icon = z.enum(CONTENT_ICONS);
/** A page's words in search results. */
const listed = { search_title: line.max(60), search_description: line.max(155), search_keywords: line };
export type Listed = z.infer<z.ZodObject<typeof listed>>;
/** What the office's editor can show; other marks would reach visitors as they are typed. */
const markdown = line.refine((text) => !/^#|!\[|[<`|]/m.test(text), {
  error: 'May have only paragraphs, lists, **bold**, *italic* and [links](/address)',
});
const section = z.strictObject({ title: line, text: markdown });

const Picture = z.strictObject({
  file: line,
  alt: line.max(125),
  /** CSS object-position: what stays in sight when the picture is cropped. */
  focus: z.string().regex(/^\d{1,2}% \d{1,2}%$/),
});
const Service = z.strictObject({
  intro: z.strictObject({ ...SubServiceIntro.pick({ heading: true }).shape, paragraphs: z.array(line).min(2).max(4) }),
  /** The heading's last three words are highlighted. */
  why_choose: z.strictObject({ ...WhyChoose.pick({ heading: true }).shape, points: z.array(line).min(4).max(6) }),
  /** Standalone pages only. */
  cleaned: ServicePage.shape.cleaned,
  faqs: z.array(FaqItem.strict()).min(5),
  ...listed,
});
export const Post = z.strictObject({
  title: line,
  date: z.iso.date(),
  picture: line,
  opening: markdown,
  sections: z.array(section).min(3).max(6),
  ...listed,
});
/** A sample like the demo's reviews; what a city's page says of its name follows from that (`cms/model/pages/city-words.ts`). */
const City = z.strictObject({ card_line1: line, card_line2: line, opening: z.literal(''), sections: z.tuple([section]) });
/**
 * Names in braces become the company's settings (`cms/model/pages/privacy.ts`). The owner checks the whole page, above all the
 * hosting paragraph, before the site goes live.
 */
const Privacy = z.strictObject({ title: line, opening: z.literal(''), sections: z.array(section).min(1), ...listed });
const Home = z.strictObject({
  slides: z.array(
    z.strictObject({
      heading: line,
      paragraph: line,
      picture: line,
      /** Key of a video; the picture is its poster. */
      video: line.optional(),
      /** Slugs of the services whose work the picture shows. */
      shows: z.array(line),
      happy_customers: line.optional(),
      rating: line.optional(),
    }),
  ),
  /** Each is titled with the service's name and has the picture of its page. */
  cards: z.array(z.strictObject({ slug: line, description: line })),
  stats: z.array(z.strictObject({ icon, number: line, text: StatBox.shape.text })),
  ...listed,
});
const CityPages = z.strictObject({
  /** All cities show these lines, so they name none. */
  services: z.array(z.strictObject({ slug: line, icon, description: line })),
  achievements: z.strictObject({
    ...Achievements.pick({ heading: true }).shape,
    description: line,
    points: z.array(z.strictObject({ icon, value: line, label: line })),
  }),
});
const About = z.strictObject({
  hero: z.strictObject({ heading: line }),
  section: z.strictObject({
    ...AboutSection.pick({ heading: true, paragraphs: true }).shape,
    mission: line,
    vision: line,
  }),
  /** A sample person: the owner replaces name, text and picture before the site goes live. */
  ceo: z.strictObject({ ...CeoSection.pick({ heading: true, paragraph_1: true }).shape, paragraph_2: line }),
  ...listed,
});
const PageHero = z.strictObject({ heading: line, breadcrumb: line });
const OtherPages = z.strictObject({
  contact: z.strictObject({ hero: z.strictObject({ title: line, subtitle: line }), ...listed }),
  faq: z.strictObject({ hero: PageHero, ...listed }),
  blog: z.strictObject({ hero: PageHero, ...listed }),
  quote: z.strictObject(listed),
});
const Review = z.strictObject({
  name: line,
  date: z.iso.date(),
  rating: z.number().int().min(1).max(5),
  platform: z.enum(['google', 'facebook']),
  verified: z.boolean(),
  comment: line,
});
const Company = z.strictObject({
  /** These name facts where the catalogue has the starter's own. */
  ...{ tagline: line, blurb: line, default_title: line, default_description: line },
  /** "Over 10 years" on the day of the first start (R-CLAIM-3), one more with each year. */
  years: z.number().int(),
  figures: z.strictObject({ customers: line, solar: line }),
  /** With the names of facts in the place of numbers. */
  claims: z.strictObject({ experience: line, quote: line, customers: line, solar: line }),
  /** Shown at both forms, next to a link to the privacy page. */
  collection_notice: line,
  retention_months: z.number().int(),
});

const require = createRequire(import.meta.url); // names the file of an error in JSON

/** Reads a file of the starter content. @throws Error that names the file, and each field that is not as `schema` says */
export function read<T>(schema: z.ZodType<T>, name: string, from = folder): T {
  const path = join(from, name);
  return checked(schema, name.endsWith('.md') ? readMarkdown(readFileSync(path, 'utf8')) : require(path), path);
}

/** By key; several keys may share a file. Written by `imagery/catalogue.py`. */
export const pictures: Partial<Record<string, z.infer<typeof Picture>>> = read(z.record(line, Picture), 'pictures.json');
/** In the catalogue's order; their pictures are found by slug. */
export const services = servicePages.map(({ slug }) => ({ slug, ...read(Service, `services/${slug}.json`) }));
export const cities = cityPages.map((page) => ({ ...page, words: read(City, `cities/${page.slug}.md`) }));
/** Oldest first, so that their ids increase with their dates. */
export const posts = readdirSync(join(folder, 'posts'))
  .map((name) => ({ slug: name.replace(/\.md$/, ''), ...read(Post, `posts/${name}`) }))
  .sort((one, other) => one.date.localeCompare(other.date));
export const home = read(Home, 'home.json');
export const cityLists = read(CityPages, 'city-pages.json');
export const about = read(About, 'about.json');
export const otherPages = read(OtherPages, 'other-pages.json');
export const privacy = read(Privacy, 'privacy.md');
/** Questions that belong to no single service; they come first on the FAQ page. */
export const questions = read(z.array(Faq.extend({ items: z.array(FaqItem.strict()) }).strict()), 'questions.json');
/** They only show the layout: the owner replaces them before the site goes live. */
export const reviews = read(z.array(Review), 'reviews.json');
export const company = read(Company, 'company.json');
