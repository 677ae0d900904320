import { z } from 'zod';
import { FaqItem } from './faq';
import { Figure, pictureFields } from './media';

/** The address of a link to the form on the same page. */
export const TO_FORM = '#form';

/** Path of the page of thanks that a site has without one of the owner's. */
export const THANK_YOU = '/thank-you';

/** A link that looks like a button: to a page, a web address, or the form on the same page (`#form`). */
const Action = z.object({ label: z.string(), href: z.string() });

const words = z.string().nullish();

/** A short text with a title, and the drawing beside it. */
const Point = z.object({ title: z.string(), text: words, icon: words });

/** The first section of a page, with its main heading. In any other place it is shown like a text. */
const Hero = z.object({
  kind: z.literal('hero'),
  /** Empty, the page's title is its main heading. */
  heading: words,
  text: words,
  /** What it costs, in a few words. */
  price: words,
  action: Action.nullish(),
  /** Whether a button that dials is shown, too. */
  call: z.boolean().nullish(),
  ...pictureFields('image'),
});

const Text = z.object({
  kind: z.literal('text'),
  heading: words,
  /** Simple markup. */
  html: z.string(),
  action: Action.nullish(),
  /** The side of the picture on wide screens; left if absent. */
  side: z.enum(['left', 'right']).nullish(),
  ...pictureFields('image'),
});

const Cards = z.object({
  kind: z.literal('cards'),
  heading: words,
  lead: words,
  cards: z.array(z.object({ title: z.string(), text: words, icon: words, action: Action.nullish(), ...pictureFields('image') })),
});

const Reasons = z.object({ kind: z.literal('reasons'), heading: words, lead: words, points: z.array(Point) });

const Steps = z.object({ kind: z.literal('steps'), heading: words, steps: z.array(Point) });

const Numbers = z.object({
  kind: z.literal('numbers'),
  heading: words,
  numbers: z.array(z.object({ value: Figure, label: z.string(), icon: words })),
});

const BeforeAfter = z.object({
  kind: z.literal('before_after'),
  heading: words,
  /** Short lines with tick marks. */
  points: z.array(z.string()),
  ...pictureFields('before_image'),
  ...pictureFields('after_image'),
});

const Gallery = z.object({
  kind: z.literal('gallery'),
  heading: words,
  pictures: z.array(z.object({ caption: words, ...pictureFields('image') })),
});

const Prices = z.object({
  kind: z.literal('prices'),
  heading: words,
  lead: words,
  prices: z.array(
    z.object({
      title: z.string(),
      price: z.string(),
      text: words,
      /** What is included, a short line each. */
      points: z.array(z.string()),
      action: Action.nullish(),
    }),
  ),
  /** Small print. */
  note: words,
});

const Questions = z.object({ kind: z.literal('questions'), heading: words, items: z.array(FaqItem) });

/** Files that visitors may download. */
const Files = z.object({
  kind: z.literal('files'),
  heading: words,
  lead: words,
  files: z.array(
    z.object({
      title: z.string(),
      /** What it is, or whom it is for. */
      text: words,
      /** Storage-relative path, such as `prices.pdf`; without one there is no such file any more. */
      file: words,
      /** Size in bytes. */
      file_size: z.number().int().positive().nullish(),
      /** When this file was uploaded, as date or time. */
      file_date: words,
    }),
  ),
});

/** The reviews of `testimonials`. */
const Reviews = z.object({ kind: z.literal('reviews') });

/** One of the two lead forms. */
const Form = z.object({
  kind: z.literal('form'),
  form: z.enum(['contact', 'quote']),
  heading: words,
  lead: words,
  /** Whether the question for the visitor's suburb stands beside it; yes, if absent. */
  asks_suburb: z.boolean().nullish(),
});

/** Somebody else's page in a frame, which loads when a visitor asks for it: a video, a map, a booking page. */
const Embed = z.object({
  kind: z.literal('embed'),
  heading: words,
  lead: words,
  /** What it shows, for those who cannot see it. */
  title: z.string(),
  /** The usual link to it, which `embedOf` reads. */
  link: z.string(),
  /** The picture in the frame's place until then. */
  ...pictureFields('image'),
});

/** The question for the visitor's suburb. */
const SuburbCheck = z.object({ kind: z.literal('suburb_check') });

const OfficeMap = z.object({ kind: z.literal('map'), office: z.string() });

const CallToAction = z.object({ kind: z.literal('call_to_action'), heading: z.string(), text: words, action: Action.nullish() });

/** A section of an own page. A page shows the kinds in `ONCE` at their first place only. */
export const OwnSection = z.discriminatedUnion('kind', [
  Hero,
  Text,
  Cards,
  Reasons,
  Steps,
  Numbers,
  BeforeAfter,
  Gallery,
  Prices,
  Questions,
  Files,
  Reviews,
  Form,
  SuburbCheck,
  OfficeMap,
  Embed,
  CallToAction,
]);
export type OwnSection = z.infer<typeof OwnSection>;
export type SectionKind = OwnSection['kind'];

/** Kinds of which a page shows one: a second would repeat the ids of the first, or its words. */
export const ONCE: readonly SectionKind[] = ['form', 'reviews', 'suburb_check'];

/** Sections that a page of the site shows below its own. */
export const ExtraSections = z.object({
  /** Path of the page: `/`, a city's or a service's. */
  route: z.string(),
  sections: z.array(OwnSection),
});
export type ExtraSections = z.infer<typeof ExtraSections>;

/** A page of the owner's own, made of sections in their order. Its search listing is the record of `meta-tag`. */
export const OwnPage = z.object({
  /** Path of the page, one segment: `/careers`. A city's page goes before it. */
  route: z.string().regex(/^\/[a-z0-9]+(-[a-z0-9]+)*$/),
  title: z.string(),
  /** Search engines are told to leave it out, and no sitemap lists it. */
  noindex: z.boolean().nullish(),
  sections: z.array(OwnSection),
});
export type OwnPage = z.infer<typeof OwnPage>;
