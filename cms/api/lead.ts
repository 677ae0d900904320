import { randomUUID } from 'node:crypto';
import { drillOf } from 'contract/drill';
import type { ContactEnquiry, LeadOrigin, LeadReceipt, QuoteRequest } from 'contract/lead';
import { isSum } from 'contract/lead-fields';
import { newReference } from 'contract/reference';
import { inSpan } from 'contract/trace';
import type { Payload } from 'payload';
import { env } from '../base/env';
import { redactPersonalData } from '../base/log';
import type { Lead } from '../base/payload-types';
import { requestId } from '../base/request-id';
import { noteFailure } from '../leads/drill/attempts';
import { api } from './base';
import { visitOf } from './visit';

type NewLead = Omit<Lead, 'id' | 'createdAt' | 'updatedAt'>;

/** The innermost cause: the database's message. */
const reasonOf = (error: unknown): string => {
  const { cause, message } = error as { cause?: unknown; message?: string };
  return cause instanceof Error ? reasonOf(cause) : redactPersonalData(message ?? String(error));
};

/** No lead waits longer at a site, in milliseconds: a time before that comes from a wrong clock. */
const LONGEST_WAIT_MS = 365 * 24 * 60 * 60_000;

/** The time of receipt: what the site says, unless its clock is evidently wrong; then now. */
function receivedAt(origin: LeadOrigin | undefined): string {
  const age = origin ? Date.now() - Date.parse(origin.received_at) : 0;
  return new Date(Date.now() - (age > 0 && age < LONGEST_WAIT_MS ? age : 0)).toISOString();
}

/**
 * Stores a lead with one INSERT; for an existing key it returns the first lead's reference. A fire drill's lead is created in the
 * trash, so that no list, figure, digest or export contains it.
 */
async function insert(payload: Payload, form: Lead['form'], fields: Partial<Lead>, origin?: LeadOrigin): Promise<LeadReceipt> {
  const drill = drillOf(env.publishSecret, origin?.drill);
  const lead: NewLead = {
    ...fields,
    form,
    status: 'new',
    idempotency_key: origin?.key ?? randomUUID(),
    reference: origin?.reference ?? newReference(form),
    received_at: receivedAt(origin),
    page: origin?.page || undefined,
    about: origin?.about,
    suspicion: origin?.suspicion,
    possibly_double: origin?.possibly_double,
    visit: visitOf(origin?.visit),
    ...(drill && { drill: true, is_test: true, deletedAt: new Date().toISOString() }),
  };
  try {
    await payload.create({ collection: 'leads', data: lead, depth: 0 });
    payload.logger.info({ reference: lead.reference, form }, 'lead stored');
    return { success: true, reference: lead.reference };
  } catch (error) {
    const { docs } = await payload.find({
      collection: 'leads',
      where: { idempotency_key: { equals: lead.idempotency_key } },
      limit: 1,
      depth: 0,
      trash: true,
    });
    if (!docs[0]) {
      if (drill) noteFailure(drill, reasonOf(error));
      throw error;
    }
    payload.logger.info({ reference: docs[0].reference, form }, 'lead was stored already');
    return { success: true, reference: docs[0].reference };
  }
}

/** `insert` in a span. */
function store(payload: Payload, form: Lead['form'], fields: Partial<Lead>, origin?: LeadOrigin): Promise<LeadReceipt> {
  return inSpan('store lead', { form, reference: origin?.reference, request: requestId() }, () =>
    insert(payload, form, fields, origin),
  );
}

/** Both lead posts. A caller that sends an `origin` has already checked the captcha. */
export const lead = {
  contactSubmit: api.contactSubmit.handler(async ({ input, context: { payload } }) => {
    const { origin, captcha, ...fields }: ContactEnquiry & { origin?: LeadOrigin } = input;
    if (!origin && !isSum(captcha)) {
      return { success: false, field: 'captcha', message: 'That is not the answer to “What is 6 + 4?”' };
    }
    return store(payload, 'contact', fields, origin);
  }),

  serviceBooking: api.serviceBooking.handler(async ({ input, context: { payload } }) => {
    const { origin, ...fields }: QuoteRequest & { origin?: LeadOrigin } = input;
    return store(payload, 'quote', { ...fields, name: `${fields.first_name} ${fields.last_name}` }, origin);
  }),
};
