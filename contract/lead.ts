import { emailIn, fieldText } from 'shared/typed';
import { z } from 'zod';
import {
  EMAIL,
  type FormName,
  type LeadField,
  LINE_MAX,
  leadFields,
  maxLength,
  type PostedField,
  postedFields,
} from './lead-fields';
import { Agreement } from './measuring';
import { PHOTOS_MAX } from './photo';
import { ReplyBy } from './reply';

/** A text without NUL: nobody can type one, SQLite ends a text there and PostgreSQL rejects it. */
const plain = z.string().overwrite((value) => value.replaceAll('\0', ''));

/** The schema of a field, the same for the site and the provider. */
function typedValue(field: LeadField): z.ZodType<string, string | undefined> {
  const text = z.string().overwrite(fieldText).max(maxLength(field));
  if (field.missing === undefined) return text.default('');
  return field.kind === 'email' ? text.overwrite(emailIn).min(1).regex(EMAIL) : text.min(1);
}

const postOf = <Form extends FormName>(form: Form) =>
  z.object(
    Object.fromEntries(postedFields[form].map((name) => [name, typedValue(leadFields[name])])) as {
      [Name in PostedField<Form>]: ReturnType<typeof typedValue>;
    },
  );

/** The format of a lead's reference: the form's initial, then characters that can be read over the phone. */
const REFERENCE = /^[EQ]-[0-9A-Za-z-]{2,38}$/;

/** What a lead carries besides the fields; sent only to a provider with the addition `lead-origin`. */
export const LeadOrigin = z.object({
  /** Idempotency key: the provider stores a key once, however often the post is repeated. */
  key: z.string().regex(/^[ -~]{8,100}$/, 'must be 8 to 100 ASCII characters'),
  /** The reference that the visitor was given: "Q-7F3K-2PXM". */
  reference: z.string().regex(REFERENCE, 'must look like "Q-7F3K-2PXM"'),
  /** When the site received it, ISO date-time. The 24 hours start here, unless the site's clock is evidently wrong. */
  received_at: z.iso.datetime(),
  /** Path of the page whose form was sent. */
  page: plain.max(500).default(''),
  /** Title of the service page that a quote request is about, if the chosen option still fits it: "End of Lease Cleaning". */
  about: plain.max(LINE_MAX).optional(),
  /** Why the lead looks suspicious, in words for the office. */
  suspicion: plain.max(500).optional(),
  /** First and last touch of the visit: landing page, referrer and campaign parameters. */
  visit: z.record(plain.max(40), plain.max(500)).optional(),
  /** Networks to which the visitor lets the company pass on what the advertisement brought. */
  agreed: Agreement.optional(),
  /** True when an earlier delivery got no response, so the provider may already have it. */
  possibly_double: z.boolean().optional(),
  /** How many photos come with it, each by a call of its own. */
  photos: z.number().int().positive().max(PHOTOS_MAX).optional(),
  /** The mark of a fire drill, signed by the provider; see `drill.ts`. */
  drill: z.string().max(200).optional(),
});
export type LeadOrigin = z.infer<typeof LeadOrigin>;

/** A contact enquiry (`POST /contact-submit`). */
export const ContactEnquiry = postOf('contact');
export type ContactEnquiry = z.infer<typeof ContactEnquiry>;

/** A quote request (`POST /service-booking`). */
export const QuoteRequest = postOf('quote');
export type QuoteRequest = z.infer<typeof QuoteRequest>;

/** Answer to both lead posts; the documented client reads only `success`. */
export const LeadReceipt = z.object({
  success: z.boolean(),
  message: z.string().optional(),
  /** The invalid field when `success` is false. */
  field: z.string().optional(),
  /** The reference under which the lead is stored; for a repeated lead that of the first. */
  reference: z.string().optional(),
  /** By when the office answers; for a repeated lead that of the first. Absent while the office has to look at a lead first. */
  reply_by: ReplyBy.optional(),
});
export type LeadReceipt = z.infer<typeof LeadReceipt>;
