import { LEAD_ORIGIN } from 'contract';
import type { LeadOrigin } from 'contract/lead';
import { z } from 'zod';
import { Spared } from '../base/breaker';
import type { Log } from '../base/log';
import type { SpooledLead } from './files';
import type { Delivery } from './spool';

export interface LeadDeliveryDeps {
  /** POST to the provider; rejects on network failure and at its deadline. */
  submit(call: 'contactSubmit' | 'serviceBooking', body: unknown, insist?: boolean): Promise<Response>;
  /** Names of the provider's additions; rejects while they cannot be known. */
  additions(): Promise<ReadonlySet<string>>;
  log: Log;
}

/** As much of any provider's answer as is understood: the contract's receipt, or the error body of its schema check. */
const Answer = z.object({
  success: z.boolean().optional().catch(undefined),
  reference: z.string().max(40).optional().catch(undefined),
  message: z.string().max(500).optional().catch(undefined),
  field: z.string().optional().catch(undefined),
  data: z
    .object({ issues: z.array(z.object({ path: z.array(z.union([z.string(), z.number()])) })) })
    .optional()
    .catch(undefined),
});

type Reply = z.infer<typeof Answer> | undefined;

/** Client errors that say "not now" and nothing about the lead. */
const NOT_NOW = [408, 425, 429];

const originOf = (lead: SpooledLead): LeadOrigin => ({
  key: lead.key,
  reference: lead.reference,
  received_at: new Date(lead.received_at).toISOString(),
  page: lead.page,
  about: lead.about,
  suspicion: lead.suspicion,
  visit: lead.visit,
  possibly_double: lead.possibly_double,
  drill: lead.drill,
});

/** Whether a provider refuses not the visitor's words but the time that this machine's clock gave the lead. */
const isClockRefused = ({ status }: Response, answer: Reply) =>
  status === 400 && answer?.data?.issues[0]?.path.join('.') === 'origin.received_at';

/** What the provider's own clock says, in milliseconds since the epoch, else this machine's. */
const timeAt = (response: Response) => Date.parse(response.headers.get('date') ?? '') || Date.now();

/** A connection that was never made carried no lead. */
function failed(why: unknown): Delivery {
  if (why instanceof Spared) return { status: 'unreached', why };
  const code = (why as { cause?: { code?: string } }).cause?.code ?? '';
  const unreached = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/.test(code);
  return { status: unreached ? 'unreached' : 'unanswered', why };
}

/** Offers leads to the provider: with their origin when it takes that, else exactly the documented fields (R-WIRE-12). */
export function leadDelivery({
  submit,
  additions,
  log,
}: LeadDeliveryDeps): (lead: SpooledLead, insist?: boolean) => Promise<Delivery> {
  return async function deliver(lead, insist, mended = false): Promise<Delivery> {
    let keyed: boolean;
    try {
      keyed = (await additions()).has(LEAD_ORIGIN);
    } catch (why) {
      return { status: 'unreached', why };
    }
    const call = lead.form === 'contact' ? 'contactSubmit' : 'serviceBooking';
    let response: Response;
    let text: string;
    try {
      response = await submit(call, keyed ? { ...lead.fields, origin: originOf(lead) } : lead.fields, insist);
      text = await response.text();
    } catch (why) {
      return failed(why);
    }
    if (response.redirected || (response.status >= 300 && response.status < 400)) {
      return { status: 'unanswered', why: `redirected to ${response.headers.get('location') ?? response.url}; mend API_URL` };
    }
    if (response.status >= 500) return { status: 'unanswered', why: `status ${response.status}` };
    if (NOT_NOW.includes(response.status)) return { status: 'unreached', why: `status ${response.status}` };
    const answer = parse(text);
    if (isClockRefused(response, answer) && !mended) {
      // One of the two clocks is wrong. The lead counts as received now, rather than not at all.
      const received_at = timeAt(response);
      log.warn('receipt time of a lead corrected', { reference: lead.reference, from: originOf(lead).received_at });
      return deliver({ ...lead, received_at }, insist, true);
    }
    if (!response.ok) return refusal(answer);
    if (answer?.success) return { status: 'stored', reference: answer.reference };
    if (answer?.success === false) return refusal(answer);
    // The documented client ignores what a booking's answer contains; a provider that takes keys keeps to the contract.
    if (call === 'serviceBooking' && !keyed) return { status: 'stored' };
    return { status: 'unanswered', why: 'the answer is not a receipt' };
  };
}

function parse(text: string) {
  try {
    return Answer.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function refusal(answer: Reply): Delivery {
  const issue = answer?.data?.issues[0]?.path[0];
  const field = answer?.field ?? (issue === undefined ? undefined : String(issue));
  return { status: 'refused', field, message: answer?.success === false ? answer.message : undefined };
}
