import { z } from 'zod';
import { FaqItem } from './faq';
import { pictureFields } from './media';
import { ClaimName } from './settings';

/** A benefit card: what a customer gains, and one sentence why. */
const BenefitCard = z.object({
  title: z.string(),
  text: z.string(),
  /** Name of an icon of the site's set; an unknown name shows no icon. */
  icon: z.string().optional(),
});

/**
 * One page under `/service/{slug}` (R-ROUTE-2). The 22 defaults are in `catalogue/services/`; a provider with the addition `service-pages`
 * may override any field or add a page.
 */
export const ServicePage = z.object({
  /** Last part of the address: `/service/{slug}`. */
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** Which of the three layouts the page uses. */
  shape: z.enum(['family', 'standalone', 'sub-service']),
  /** Short name for menus, cards and breadcrumbs: "Gutter Vacuum". */
  name: z.string(),
  /** The page's `h1`, and the `{name}` of `/faqsubservices/subservice/{name}`: "Gutter Vacuum Services". */
  title: z.string(),
  /** One sentence of at most 155 characters for cards and the fallback meta description. */
  description: z.string(),
  /** What the service costs, in a few words, below the heading; additions only. */
  price_note: z.string().optional(),
  /** Slug of the parent page in the breadcrumb; without it the parent is `/adelaide-service`. */
  parent: z.string().optional(),
  /** The matching service option of the quote form. */
  quote_service: z.string(),
  /** What a photo for a quote should show, as one short sentence: "Inside the oven, with the door open." */
  photo_hint: z.string().optional(),
  /** `{n}` of `/whychoosehousecleaningservice/view/{n}`. */
  why_choose_id: z.number().int().optional(),
  /** `{n}` of `/sub-services-after-hero/{n}`; sub-service pages only. */
  intro_id: z.number().int().optional(),
  /** `{category}` of `/faqs/category/{category}`, for pages whose questions come by category (R-SERVICE-2). */
  faq_category: z.string().optional(),
  /** Slugs of a family page's service cards, in order. */
  cards: z.array(z.string()).optional(),
  /** The page has its own calls for cards and why-choose block: `housecleaning`, `WhyChooseHouseCleaning`. */
  own_calls: z.boolean().optional(),
  /** The claim that the page shows; without one, the claim about eco-friendly practices. */
  claim: ClaimName.optional(),
  /** Three or four benefit cards and their heading. */
  benefits: z.object({ heading: z.string(), cards: z.array(BenefitCard) }),
  /** Target of the intro's Call Now button: the phone, or the contact page on three pages (R-SERVICE-9). */
  intro_call: z.enum(['phone', 'contact']).optional(),
  /** The booking call-to-action that ends the page. */
  closing: z.object({ heading: z.string(), text: z.string() }),
  /** The list "filtered by category" and its heading, on standalone pages; an addition (R-SERVICE-5). */
  cleaned: z.object({ heading: z.string(), items: z.array(z.object({ title: z.string(), text: z.string() })) }).optional(),
  /** Intro paragraphs of a page without a documented intro call; additions only. */
  intro: z.object({ heading: z.string(), paragraphs: z.array(z.string()), ...pictureFields('image') }).optional(),
  /** Questions of a page without a documented FAQ call; additions only. */
  faqs: z.array(FaqItem).optional(),
  /** Storage-relative path of the page's picture, with its optional companions (R-WIRE-10); additions only. */
  image: z.string().optional(),
  image_alt: z.string().optional(),
  image_width: z.number().optional(),
  image_height: z.number().optional(),
  image_focus: z.string().optional(),
});
export type ServicePage = z.infer<typeof ServicePage>;

/** What a provider says about one page: the fields it overrides, or that the page is removed. */
export const ServicePageOverride = ServicePage.partial().required({ slug: true }).extend({ gone: z.boolean().optional() });
export type ServicePageOverride = z.infer<typeof ServicePageOverride>;
