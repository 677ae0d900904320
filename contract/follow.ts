import { createHmac } from 'node:crypto';
import { isSameSecret } from 'shared/bearer';
import { fieldText } from 'shared/typed';
import { z } from 'zod';
import { AgreedDay } from './agreed-day';
import { TEXT_MAX } from './lead-fields';
import { PHOTOS_MAX } from './photo';
import { ReplyBy } from './reply';

/** Header of the calls about one followed request: its key. */
export const FOLLOW_HEADER = 'x-follow';

/** Where a customer follows a request on the site, before its key. */
export const FOLLOW_PATH = '/your-request';

/** What a key is for: the customer's link, which the office can replace by the next one, or the office's look at a quote before it is sent. */
export type FollowKey = { reference: string } & ({ edition: number } | { draft: number });

const partOf = (key: FollowKey) => ('draft' in key ? `d${key.draft}` : String(key.edition));
const sign = (secret: string, text: string) => createHmac('sha256', secret).update(`follow ${text}`).digest('base64url');

/** A key as it stands in an address; signed with the secret that site and provider share, so that nobody can guess one. */
export function writeFollowKey(secret: string, key: FollowKey): string {
  const text = `${key.reference}.${partOf(key)}`;
  return `${text}.${sign(secret, text)}`;
}

/** The key that an address names; undefined unless it was signed with the secret. Whether it still holds only the provider knows. */
export function readFollowKey(secret: string, text: string): FollowKey | undefined {
  const [, reference, draft, number, signature] = /^([EQ]-[0-9A-Za-z-]{2,38})\.(d?)(\d{1,9})\.([\w-]{43})$/.exec(text) ?? [];
  if (!secret || !reference || !number || !signature) return undefined;
  if (!isSameSecret(signature, sign(secret, `${reference}.${draft}${number}`))) return undefined;
  return draft ? { reference, draft: Number(number) } : { reference, edition: Number(number) };
}

const cents = z.number().int();

const Office = z.object({ name: z.string(), phone: z.string(), email: z.string().optional() });

/** A quote as its customer sees it. Prices include GST if the company charges it. */
export const FollowQuote = z.object({
  /** Which version it is, from 1. */
  version: z.number().int().positive(),
  sent_at: z.iso.datetime(),
  /** The last day on which it can be accepted, "2026-12-24". */
  valid_until: z.iso.date(),
  /** A personal sentence. */
  greeting: z.string().optional(),
  lines: z.array(z.object({ text: z.string(), quantity: z.number(), unit_cents: cents, cents })),
  total_cents: cents,
  /** How much GST the total includes; absent from a company that charges none. */
  gst_cents: cents.optional(),
  state: z.enum(['open', 'accepted', 'declined', 'expired']),
  /** The eleven digits of the company's ABN. */
  abn: z
    .string()
    .regex(/^\d{11}$/)
    .optional(),
  /** The company as it stood on the quote when that was sent. */
  from: Office.optional(),
  /** IANA time zone of the quote's times; absent: the request's. */
  zone: z.string().optional(),
  /** What it is for: the service as it was asked for when the quote was sent. */
  service: z.string().optional(),
  accepted: z.object({ name: z.string(), at: z.iso.datetime() }).optional(),
});
export type FollowQuote = z.infer<typeof FollowQuote>;

/** Where a request stands. */
export const FollowStage = z.enum(['received', 'answered', 'quoted', 'accepted', 'closed']);

/** A request as its customer follows it. */
export const FollowedRequest = z.object({
  reference: z.string(),
  received_at: z.iso.datetime(),
  /** IANA time zone in which the customer is told times. */
  zone: z.string(),
  stage: FollowStage,
  /** What was asked, in the customer's words. */
  asked: z.array(z.object({ label: z.string(), text: z.string() })),
  /** Absent once it was answered. */
  reply_by: ReplyBy.optional(),
  /** Who answers, and from which number. */
  office: Office,
  /** When a call suits, as the customer last said. */
  call_when: z.string().optional(),
  /** How many photos of it the office can look at. */
  photos: z.number().int().nonnegative(),
  /** Names of those that came and are not kept: they cannot be read, or are more than an enquiry takes. */
  photos_not_kept: z.array(z.string()).optional(),
  quote: FollowQuote.optional(),
  /** What was accepted, where `quote` is offered in its place: it holds until that is accepted. */
  agreed_quote: FollowQuote.optional(),
  /** The version that was declined since `quote` was accepted. */
  declined_version: z.number().int().positive().optional(),
  agreed: AgreedDay.optional(),
  /** Whether it can be called off: after a yes, whether the customer can ask for that. */
  may_call_off: z.boolean().optional(),
  /** The office looks at a quote that is not sent: nothing can be done here. */
  draft: z.boolean().optional(),
});
export type FollowedRequest = z.infer<typeof FollowedRequest>;

/** What a customer does on the page. */
export const FollowAct = z.object({
  act: z.enum(['call-when', 'question', 'accept', 'decline', 'photos', 'call-off']),
  /** Drawn by the form, so that an act that arrives twice is done once. */
  id: z.string().regex(/^[0-9a-f]{24}$/),
  /** What was typed: when a call suits, the question, the name of whoever accepts, why not, or why it is called off. */
  text: z.string().overwrite(fieldText).max(TEXT_MAX).default(''),
  /** The version of the quote that was on the screen. */
  version: z.number().int().positive().optional(),
  /** How many photos were added; they come by themselves. */
  photos: z.number().int().min(1).max(PHOTOS_MAX).optional(),
  /** The network address from which it came, for an acceptance. */
  address: z.string().max(60).optional(),
});
export type FollowAct = z.infer<typeof FollowAct>;

/** Whether an act was done; if not, why, and the field that is wrong. */
export const FollowReceipt = z.object({ done: z.boolean(), message: z.string().optional(), field: z.string().optional() });
export type FollowReceipt = z.infer<typeof FollowReceipt>;
