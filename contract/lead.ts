import { z } from 'zod';

/** Longest one-line field, in characters (R-FORM-9). */
export const LINE_MAX = 200;
/** Longest message or requirements, in characters (R-FORM-9). */
export const TEXT_MAX = 5000;

/** HTML's own definition of a valid e-mail address, the rule of `<input type="email">`. */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** A text without NUL: no keyboard makes one, and at one SQLite ends a text and PostgreSQL refuses it. */
const plain = z.string().overwrite((value) => value.replaceAll('\0', ''));
const typed = plain.trim();
const line = typed.max(LINE_MAX);
const required = line.min(1);
const email = required.regex(EMAIL);
const text = typed.max(TEXT_MAX).default('');

/** The shape of a lead's number; a form's initial, then what can be read over the phone. */
const REFERENCE = /^[EQ]-[0-9A-Za-z-]{2,38}$/;
/** How far a lead's receipt may lie ahead, for clocks that differ, and behind, for a spool that waited, in milliseconds. */
const [AHEAD_MS, BEHIND_MS] = [5 * 60_000, 365 * 24 * 60 * 60_000];

const isLikely = (time: string) => {
  const age = Date.now() - Date.parse(time);
  return age >= -AHEAD_MS && age <= BEHIND_MS;
};

/** What a lead brings along beside what the visitor typed; sent only to a provider with the addition `lead-origin`. */
export const LeadOrigin = z.object({
  /** Idempotency key: the provider stores a key once, whatever is repeated. */
  key: z.string().regex(/^[ -~]{8,100}$/, 'must be 8 to 100 ASCII characters'),
  /** The number the visitor was given: "Q-7F3K-2PXM". */
  reference: z.string().regex(REFERENCE, 'must look like "Q-7F3K-2PXM"'),
  /** When the site received it, ISO date-time within the last year. The 24 hours run from here. */
  received_at: z.iso.datetime().refine(isLikely, 'must lie within the last year; the clock may be wrong'),
  /** Path of the page whose form was sent. */
  page: plain.max(500).default(''),
  /** Title of the service page that a quote request is about, where it goes with the chosen option: "End of Lease Cleaning". */
  about: plain.max(LINE_MAX).optional(),
  /** Why the lead looks suspicious, in words for the office; absent when it does not. */
  suspicion: plain.max(500).optional(),
  /** First and last touch of the visit: landing page, referrer and campaign parameters. */
  visit: z.record(plain.max(40), plain.max(500)).optional(),
  /** True when a first delivery had no answer and the provider may already hold it. */
  possibly_double: z.boolean().optional(),
  /** The mark of a fire drill, signed by the provider; see `drill.ts`. */
  drill: z.string().max(200).optional(),
});
export type LeadOrigin = z.infer<typeof LeadOrigin>;

/** A contact enquiry (`POST /contact-submit`). */
export const ContactEnquiry = z.object({
  name: required,
  email,
  phone: required,
  city: required,
  address: required,
  message: text,
  /** The visitor's answer to "What is 6 + 4?". */
  captcha: required,
});
export type ContactEnquiry = z.infer<typeof ContactEnquiry>;

/** A quote request (`POST /service-booking`). */
export const QuoteRequest = z.object({
  first_name: required,
  last_name: required,
  email,
  phone: required,
  service: required,
  cleaning_model: line.default(''),
  city: required,
  address: required,
  suburb: required,
  post_code: required,
  state: required,
  requirements: text,
});
export type QuoteRequest = z.infer<typeof QuoteRequest>;

/** Answer to both lead posts; the documented client reads `success` alone. */
export const LeadReceipt = z.object({
  success: z.boolean(),
  message: z.string().optional(),
  /** The field that was wrong when `success` is false. */
  field: z.string().optional(),
  /** The reference under which the lead is stored; of a repeated lead, the first one's. */
  reference: z.string().optional(),
});
export type LeadReceipt = z.infer<typeof LeadReceipt>;
