import { z } from 'zod';
import { Announcement } from './announcement';
import { Look } from './look';
import { Measuring } from './measuring';
import { FooterColumns, MenuEntry } from './menu';
import { Reply } from './reply';

/** One line of opening hours as shown. */
const OpeningHours = z.object({ days: z.string(), hours: z.string() });

/** Days with other hours than usual, such as Christmas; shown from two weeks before until the last day (R-PAGE-28). */
const HoursException = z.object({
  name: z.string(),
  /** First and last day, such as 2026-12-25, in the time zone of the office. */
  from: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  to: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  /** Hours of each of these days, as shown and as 24-hour times; without them it is closed. */
  open: z.object({ hours: z.string(), opens: z.string(), closes: z.string() }).optional(),
});
export type HoursException = z.infer<typeof HoursException>;

/** What a link to the number above dials: "tel:+61812345678". Without it the site reads the number itself. */
const CallLink = z
  .string()
  .regex(/^tel:\+?\d+$/)
  .optional();

/** One office of the company. */
export const Office = z.object({
  /** `adelaide`, `melbourne`. */
  id: z.string(),
  /** "Adelaide office" */
  name: z.string(),
  city: z.string(),
  suburb: z.string(),
  /** Short name of the state: SA, VIC. */
  state: z.string(),
  postcode: z.string(),
  phone: z.string(),
  phone_link: CallLink,
  email: z.string(),
  /** Only if they differ from the company's. */
  opening_hours: z.array(OpeningHours).optional(),
  /** All that hold at this office; only if they differ from the company's. */
  hours_exceptions: z.array(HoursException).optional(),
  latitude: z.number(),
  longitude: z.number(),
  /** Area served, for the structured data: "Greater Adelaide". */
  area_served: z.string(),
  /** IANA time zone of the office's hours. */
  time_zone: z.string(),
});
export type Office = z.infer<typeof Office>;

/** Company data that more than one page shows; an addition (R-CLAIM-6, R-WIRE-13). */
export const SiteSettings = z.object({
  brand: z.string(),
  tagline: z.string(),
  /** The footer's short blurb. */
  blurb: z.string(),
  /** The company's phone number as shown. */
  phone: z.string(),
  phone_link: CallLink,
  /** Number of the message app, as shown. */
  mobile: z.string(),
  /** Address that opens the message app with that number: "https://wa.me/61491570156". */
  mobile_link: z
    .string()
    .regex(/^https:\/\/wa\.me\/\d+$/)
    .optional(),
  email: z.string(),
  social: z.array(
    z.object({ network: z.enum(['facebook', 'instagram', 'maps', 'linkedin']), url: z.string(), label: z.string() }),
  ),
  /** The first one is the head office. */
  offices: z.array(Office).min(1),
  /** Opening hours as shown, one line each. */
  opening_hours: z.array(OpeningHours),
  hours_exceptions: z.array(HoursException).optional(),
  /** IANA zone for displayed times and date arithmetic (R-CONTENT-12). */
  time_zone: z.string(),
  /** The claims of R-CLAIM-3, as short labels. */
  claims: z.object({
    experience: z.string(),
    quote: z.string(),
    guarantee: z.string(),
    insurance: z.string(),
    eco: z.string(),
    customers: z.string(),
    solar: z.string(),
  }),
  /** How soon a person answers. */
  reply: Reply.optional(),
  /** Options of the two forms (R-FORM-8). Cities carry the slug that `?city=` takes. */
  cities: z.array(z.object({ slug: z.string(), name: z.string() })).min(1),
  states: z.array(z.string()).min(1),
  services: z.array(z.string()).min(1),
  cleaning_models: z.array(z.string()).min(1),
  /** The one-sentence privacy notice beside the forms. */
  collection_notice: z.string(),
  /** Default head values, the last step of the fallback. */
  default_title: z.string(),
  default_description: z.string(),
  /** Figures for the structured data, separate from those that pages show (R-HEAD-10). */
  markup: z.object({
    opening_hours: z.string(),
    rating: z.number(),
    review_count: z.number().int(),
    price_range: z.string(),
  }),
  /** Logo, colours and heading font, unless they are the starter's. */
  look: Look.optional(),
  /** The header's entries, unless they are those of R-PAGE-3. */
  menu: z.array(MenuEntry).optional(),
  /** What differs from the footer of R-PAGE-5. */
  footer: FooterColumns.optional(),
  /** A line above the header, unless it is over. */
  announcement: Announcement.optional(),
  /** Paths of the pages that thank for a form that was sent, in place of the dialog. */
  thanks: z.object({ contact: z.string(), quote: z.string() }).partial().optional(),
  /** How enquiries are measured, unless they are not. */
  measuring: Measuring.optional(),
  /** The fixed words that the owner replaced, by their names in `catalogue/words.json` (R-CLAIM-12). */
  words: z.record(z.string(), z.string()).optional(),
  /** Hosts whose pages may be shown in frames, besides the known ones of `embedOf`. */
  embed_hosts: z.array(z.string()).optional(),
  /** Load the live map when it scrolls into view, not only on click (R-MAP-2). */
  live_map_in_view: z.boolean(),
});
export type SiteSettings = z.infer<typeof SiteSettings>;

/** One of the company's claims. */
export const ClaimName = SiteSettings.shape.claims.keyof();
