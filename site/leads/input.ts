import { campaignOf } from 'contract/campaign';
import { ContactEnquiry, QuoteRequest } from 'contract/lead';
import { type FormName, postedFields } from 'contract/lead-fields';
import { Agreement } from 'contract/measuring';
import { check } from '../forms/check';

/** Normalises a text: line ends as in browsers, and nothing that a database rejects. */
export const clean = (text: string) =>
  new TextDecoder().decode(new TextEncoder().encode(text)).replace(/\r\n?/g, '\n').replaceAll('\0', '');

/** The form's own fields of a post as text; everything else is ignored. */
export function typedValues(form: FormName, body: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    postedFields[form].flatMap((name) => {
      const value = body[name];
      return typeof value === 'string' ? [[name, clean(value)]] : [];
    }),
  );
}

/** The validated fields of a lead, or error messages by field. */
export function checkLead(
  form: FormName,
  body: Record<string, unknown>,
): { fields: Record<string, string> } | { errors: Record<string, string> } {
  const values = typedValues(form, body);
  const errors = check(form, values);
  for (const name of postedFields[form]) {
    if (body[name] !== undefined && body[name] !== null && typeof body[name] !== 'string') errors[name] = 'Send this as text';
  }
  const parsed = (form === 'contact' ? ContactEnquiry : QuoteRequest).safeParse(values);
  if (parsed.success && Object.keys(errors).length === 0) return { fields: parsed.data };
  for (const issue of parsed.error?.issues ?? []) errors[String(issue.path[0])] ??= issue.message;
  return { errors };
}

/** Origin of a visit as the browser reports it: at most 40 short texts. */
export function visitOf(value: unknown): Record<string, string> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const entries = Object.entries(value)
    .filter((entry): entry is [string, string] => /^[a-z_]{1,40}$/.test(entry[0]) && typeof entry[1] === 'string')
    .slice(0, 40)
    .map(([name, text]) => [name, clean(text).slice(0, 500)]);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** Origin of a visit by the address of the page that sends, where the browser keeps none; undefined without a campaign. */
export function visitOfPage(address: string | null | undefined): Record<string, string> | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const { pathname, searchParams } = new URL(address);
  const campaign = Object.entries(campaignOf(searchParams)).map(([name, value]) => [`first_${name}`, value]);
  return campaign.length > 0 ? visitOf({ first_page: pathname, ...Object.fromEntries(campaign) }) : undefined;
}

export const senderOf = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[0-9a-f]{32}$/.test(value) ? value : undefined;

/** What a visitor agreed to, as the browser reports it; undefined where that is nothing. */
export function agreementOf(agreed: unknown, browser = ''): Agreement | undefined {
  return Agreement.safeParse({ networks: agreed, browser: clean(browser).slice(0, 500) }).data;
}

export const pathOf = (address: string | undefined): string =>
  address && URL.canParse(address) ? new URL(address).pathname : '';
