import { z } from 'zod';
import { FaqItem } from './faq';
import { pictureFields } from './media';
import { ClaimName } from './settings';

/** A card of fixed words: what a customer gains, with one sentence of reason. */
export const BenefitCard = z.object({
  title: z.string(),
  text: z.string(),
  /** Name of an icon of the site's icon set; a provider's unknown name shows none. */
  icon: z.string().optional(),
});
export type BenefitCard = z.infer<typeof BenefitCard>;

/**
 * One page under `/service/{slug}` (R-ROUTE-2). The 22 default pages are the entries of `catalogue/`;
 * a provider with the addition `service-pages` may override any field of them, or add a page that is not there.
 */
export const ServicePage = z.object({
  /** Last part of the address: `/service/{slug}`. */
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** Which of the three page layouts shows it. */
  shape: z.enum(['family', 'standalone', 'sub-service']),
  /** Short name for menus, cards and breadcrumbs: "Gutter Vacuum". */
  name: z.string(),
  /** The page's `h1`, and the `{name}` of `/faqsubservices/subservice/{name}`: "Gutter Vacuum Services". */
  title: z.string(),
  /** One sentence of at most 155 characters for cards and the fallback meta description. */
  description: z.string(),
  /** Slug of the family page that the breadcrumb leads to; without it the breadcrumb leads to `/adelaide-service`. */
  parent: z.string().optional(),
  /** The quote form's service option that fits this page. */
  quote_service: z.string(),
  /** `{n}` of `/whychoosehousecleaningservice/view/{n}`. */
  why_choose_id: z.number().int().optional(),
  /** `{n}` of `/sub-services-after-hero/{n}`; sub-service pages only. */
  intro_id: z.number().int().optional(),
  /** `{category}` of `/faqs/category/{category}`; the pages whose FAQ block is named by category (R-SERVICE-2). */
  faq_category: z.string().optional(),
  /** Slugs of the fixed service cards of a family page, in order. */
  cards: z.array(z.string()).optional(),
  /** Its cards and its why-choose block have calls of their own: `housecleaning`, `WhyChooseHouseCleaning`. */
  own_calls: z.boolean().optional(),
  /** The company's claim that the page is about; without one it shows the one about eco-friendly practices. */
  claim: ClaimName.optional(),
  /** The three or four benefit cards under their heading. */
  benefits: z.object({ heading: z.string(), cards: z.array(BenefitCard) }),
  /** Where the intro block's Call Now leads: the phone, or the contact page on three pages (R-SERVICE-9). */
  intro_call: z.enum(['phone', 'contact']).optional(),
  /** The booking call-to-action that ends the page. */
  closing: z.object({ heading: z.string(), text: z.string() }),
  /** What the page's list "filtered by category" shows, and its heading; standalone pages, an addition (R-SERVICE-5). */
  cleaned: z.object({ heading: z.string(), items: z.array(z.object({ title: z.string(), text: z.string() })) }).optional(),
  /** Intro paragraphs for pages that have no documented intro call; additions only. */
  intro: z.object({ heading: z.string(), paragraphs: z.array(z.string()), ...pictureFields('image') }).optional(),
  /** Questions for pages that have no documented FAQ call; additions only. */
  faqs: z.array(FaqItem).optional(),
  /** Storage-relative path of the page's picture, with its optional companions (R-WIRE-10); additions only. */
  image: z.string().optional(),
  image_alt: z.string().optional(),
  image_width: z.number().optional(),
  image_height: z.number().optional(),
  image_focus: z.string().optional(),
});
export type ServicePage = z.infer<typeof ServicePage>;

/** What a provider says of one page: fields that it overrides, or that the page is gone, be it a default page or not. */
export const ServicePageOverride = ServicePage.partial().required({ slug: true }).extend({ gone: z.boolean().optional() });
export type ServicePageOverride = z.infer<typeof ServicePageOverride>;
