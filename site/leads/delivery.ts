import { LEAD_ORIGIN } from 'contract';
import type { LeadOrigin } from 'contract/lead';
import { inSpan, type Span } from 'contract/trace';
import { z } from 'zod';
import { BreakerOpen } from '../base/breaker';
import type { Log } from '../base/log';
import type { SpooledLead } from './spooled-lead';

/** Result of sending a lead to the provider. */
export type Delivery =
  | { status: 'stored'; reference?: string }
  | { status: 'refused'; field?: string; message?: string }
  /** It certainly did not arrive. */
  | { status: 'unreached'; why: unknown }
  /** It may have arrived: no answer, an unreadable one, or a server error. */
  | { status: 'unanswered'; why: unknown };

export interface LeadDeliveryDeps {
  /** POST to the provider; rejects on network failure and on timeout. */
  submit(call: 'contactSubmit' | 'serviceBooking', body: unknown, insist?: boolean): Promise<Response>;
  /** The provider's additions; rejects while they are unknown. */
  additions(): Promise<ReadonlySet<string>>;
  log: Log;
}

/** The part of an answer that is understood: the contract's receipt, or the error body of a schema check. */
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

/** Client errors that mean "not now" and say nothing about the lead. */
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

/** Whether a provider rejects only the receipt time, which this machine's clock set. */
const isClockRefused = ({ status }: Response, answer: Reply) =>
  status === 400 && answer?.data?.issues[0]?.path.join('.') === 'origin.received_at';

/** The provider's clock from its `Date` header, in milliseconds since the epoch, else this machine's. */
const timeAt = (response: Response) => Date.parse(response.headers.get('date') ?? '') || Date.now();

/** A connection that was never made carried no lead. */
function failed(why: unknown): Delivery {
  if (why instanceof BreakerOpen) return { status: 'unreached', why };
  const code = (why as { cause?: { code?: string } }).cause?.code ?? '';
  const unreached = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/.test(code);
  return { status: unreached ? 'unreached' : 'unanswered', why };
}

/** Sends leads to the provider: with their origin if it supports that, else only the documented fields (R-WIRE-12). */
export function leadDelivery({
  submit,
  additions,
  log,
}: LeadDeliveryDeps): (lead: SpooledLead, insist?: boolean) => Promise<Delivery> {
  async function deliver(lead: SpooledLead, insist?: boolean, mended = false): Promise<Delivery> {
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
      // One of the two clocks is wrong. Storing the lead as received now is better than losing it.
      const received_at = timeAt(response);
      log.warn('receipt time of a lead corrected', { reference: lead.reference, from: originOf(lead).received_at });
      return deliver({ ...lead, received_at }, insist, true);
    }
    if (!response.ok) return refusal(answer);
    if (answer?.success) return { status: 'stored', reference: answer.reference };
    if (answer?.success === false) return refusal(answer);
    // The documented client ignores a booking's answer; a provider that supports keys follows the contract.
    if (call === 'serviceBooking' && !keyed) return { status: 'stored' };
    return { status: 'unanswered', why: 'the answer is not a receipt' };
  }

  return (lead, insist) => {
    const work = async (span: Span) => {
      const delivery = await deliver(lead, insist);
      span.setAttribute('delivery', delivery.status);
      return delivery;
    };
    return inSpan('deliver lead', { reference: lead.reference }, work, { parent: lead.trace });
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
