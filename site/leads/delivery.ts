import { LEAD_ORIGIN } from 'contract';
import type { LeadOrigin } from 'contract/lead';
import { ReplyBy } from 'contract/reply';
import { inSpan, type Span } from 'shared/trace';
import { z } from 'zod';
import { BreakerOpen } from '../base/breaker';
import type { Log } from '../base/log';
import { postingTo } from '../content/additions';
import type { SubmitOptions } from '../content/provider';
import { parsed, type Refusal, refusalIn, rejectedPaths } from './refusal';
import type { SpooledLead } from './spooled-lead';

export type Delivery =
  | { status: 'stored'; reference?: string; reply_by?: ReplyBy }
  /** By the provider itself, because of something that the visitor typed. */
  | ({ status: 'refused' } & Refusal)
  /** It certainly did not arrive. */
  | { status: 'unreached'; why: unknown }
  /** It may have arrived: no answer, an unreadable one, or a server error. */
  | { status: 'unanswered'; why: unknown };

/** Sends a lead to the provider within its timeout; with `insist` past the circuit breaker, because there is no file. */
export type Deliver = (lead: SpooledLead, insist?: boolean) => Promise<Delivery>;

export interface LeadDeliveryDeps {
  /** POST to the provider; rejects on network failure and on timeout. */
  submit(call: 'contactSubmit' | 'serviceBooking', body: unknown, options?: SubmitOptions): Promise<Response>;
  /** The provider's additions; rejects while they are unknown. */
  additions(): Promise<ReadonlySet<string>>;
  log: Log;
}

const originOf = (lead: SpooledLead): LeadOrigin => ({
  key: lead.key,
  reference: lead.reference,
  received_at: new Date(lead.received_at).toISOString(),
  page: lead.page,
  about: lead.about,
  suspicion: lead.suspicion,
  visit: lead.visit,
  agreed: lead.agreed,
  possibly_double: lead.possibly_double,
  photos: lead.photos?.length || undefined,
  drill: lead.drill,
});

/** The provider's clock from its `Date` header, in milliseconds since the epoch, else this machine's. */
const timeAt = (response: Response) => Date.parse(response.headers.get('date') ?? '') || Date.now();

const Receipt = z.object({
  success: z.boolean(),
  reference: z.string().max(40).optional().catch(undefined),
  reply_by: ReplyBy.optional().catch(undefined),
});

/** A connection that was never made carried no lead. */
function failed(why: unknown): Delivery {
  if (why instanceof BreakerOpen) return { status: 'unreached', why };
  const code = (why as { cause?: { code?: string } }).cause?.code ?? '';
  const unreached = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/.test(code);
  return { status: unreached ? 'unreached' : 'unanswered', why };
}

/** Sends leads to the provider: with their origin if it supports that, else only the documented fields (R-WIRE-12). */
export function leadDelivery({ submit, additions, log }: LeadDeliveryDeps): Deliver {
  async function deliver(lead: SpooledLead, insist?: boolean, mended = false): Promise<Delivery> {
    let has: ReadonlySet<string>;
    try {
      has = await additions();
    } catch (why) {
      return { status: 'unreached', why };
    }
    const keyed = has.has(LEAD_ORIGIN);
    const call = lead.form === 'contact' ? 'contactSubmit' : 'serviceBooking';
    let response: Response;
    let text: string;
    try {
      const body = keyed ? { ...lead.fields, origin: originOf(lead) } : lead.fields;
      response = await submit(call, body, { insist, ...postingTo(has) });
      text = await response.text();
    } catch (why) {
      return failed(why);
    }
    if (response.redirected || (response.status >= 300 && response.status < 400)) {
      return { status: 'unanswered', why: `redirected to ${response.headers.get('location') ?? response.url}; mend API_URL` };
    }
    if (response.status >= 500) return { status: 'unanswered', why: `status ${response.status} ${response.statusText}`.trim() };
    const refusal = refusalIn(response, text, lead);
    if (refusal) return { status: 'refused', ...refusal };
    if (rejectedPaths(response, text).includes('origin.received_at') && !mended) {
      // One of the two clocks is wrong. Storing the lead as received now is better than keeping it from the office.
      const received_at = timeAt(response);
      log.warn('receipt time of a lead corrected', { reference: lead.reference, from: originOf(lead).received_at });
      return deliver({ ...lead, received_at }, insist, true);
    }
    if (!response.ok) return { status: 'unreached', why: `status ${response.status}, which is no refusal of the contract` };
    const { success, ...receipt } = Receipt.safeParse(parsed(text)).data ?? {};
    if (success) return { status: 'stored', ...receipt };
    // The documented client ignores a booking's answer; a provider that supports keys follows the contract.
    if (call === 'serviceBooking' && !keyed && success === undefined) return { status: 'stored' };
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
