import { z } from 'zod';
import { isJson } from '../content/own-answer';
import type { SpooledLead } from './spooled-lead';

/** A refusal that the visitor, or a person in the office, can act on. */
export interface Refusal {
  field: string;
  message?: string;
}

/** The contract's answer that a field is not good. */
const Receipt = z.object({
  success: z.literal(false),
  field: z.string(),
  message: z.string().max(500).optional().catch(undefined),
});

/** The answer of a provider whose schema a field does not fit. */
const SchemaError = z.object({
  code: z.literal('BAD_REQUEST'),
  data: z.object({ issues: z.array(z.object({ path: z.array(z.union([z.string(), z.number()])), message: z.string() })) }),
});

/** Statuses with which a provider answers that a field is not good; what stands before it uses the others. */
const isStatus = ({ ok, status }: Response) => ok || status === 400 || status === 422;

/** What a documented provider's answer says, whatever it declares itself to be. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The JSON of an answer that is declared as such. */
const jsonOf = (response: Response, text: string): unknown => (isJson(response) ? parsed(text) : undefined);

/** Paths of the fields that the provider's schema rejects, dots between their parts. */
export function rejectedPaths(response: Response, text: string): string[] {
  if (response.status !== 400) return [];
  const { data } = SchemaError.safeParse(jsonOf(response, text));
  return data?.data.issues.map(({ path }) => path.join('.')) ?? [];
}

/**
 * The provider's own refusal of something that the visitor typed (R-LEAD-8). Anything else may come from a firewall, a proxy or a
 * wrong address, and says nothing about the lead.
 */
export function refusalIn(response: Response, text: string, { fields }: SpooledLead): Refusal | undefined {
  const typed = (field: string) => Object.hasOwn(fields, field) && fields[field]?.trim() !== '';
  const receipt = isStatus(response) ? Receipt.safeParse(jsonOf(response, text)).data : undefined;
  if (receipt && typed(receipt.field)) return { field: receipt.field, message: receipt.message };
  const field = rejectedPaths(response, text).find(typed);
  return field === undefined ? undefined : { field };
}
