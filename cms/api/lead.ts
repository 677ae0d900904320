import { randomUUID } from 'node:crypto';
import { drillOf } from 'contract/drill';
import type { ContactEnquiry, LeadOrigin, LeadReceipt, QuoteRequest } from 'contract/lead';
import { isSum } from 'contract/lead-fields';
import { networks } from 'contract/measuring';
import { newReference } from 'contract/reference';
import type { Payload, Where } from 'payload';
import { requestId } from 'shared/request-id';
import { inSpan } from 'shared/trace';
import type { Lead } from '../base/database/payload-types';
import { env } from '../base/process/env';
import { redactPersonalData } from '../base/process/log';
import { noteFailure } from '../leads/drill/attempts';
import { whileStoring } from '../leads/privacy/under-way';
import { isErased } from '../leads/record/erased';
import { toldReplyBy } from '../leads/record/told-time';
import { api } from './base';
import { keyOfStranger, limitStrangers, markOfStranger } from './stranger';
import { visitOf } from './visit';

interface Sender {
  origin?: LeadOrigin;
  signed: boolean;
}

type NewLead = Omit<Lead, 'id' | 'createdAt' | 'updatedAt'>;

const reasonOf = (error: unknown): string => {
  const { cause, message } = error as { cause?: unknown; message?: string };
  return cause instanceof Error ? reasonOf(cause) : redactPersonalData(message ?? String(error));
};

/** No lead waits longer at a site, in milliseconds: a time before that comes from a wrong clock. */
const MAX_WAIT_MS = 365 * 24 * 60 * 60_000;

function receivedAt(origin: LeadOrigin): string {
  const [now, said] = [Date.now(), Date.parse(origin.received_at)];
  return new Date(said < now && now - said < MAX_WAIT_MS ? said : now).toISOString();
}

/** What a lead brings beside its fields: from a site that vouches for it, or as a stranger's. */
function broughtBy(fields: Partial<Lead>, origin: LeadOrigin | undefined, signed: boolean) {
  if (!signed || !origin)
    return {
      idempotency_key: origin ? keyOfStranger(fields, origin) : randomUUID(),
      received_at: new Date().toISOString(),
      ...(!signed && { suspicion: markOfStranger(origin) }),
    };
  return {
    idempotency_key: origin.key,
    reference: origin.reference,
    received_at: receivedAt(origin),
    page: origin.page || undefined,
    about: origin.about,
    suspicion: origin.suspicion,
    possibly_double: origin.possibly_double,
    photos_announced: origin.photos,
    visit: visitOf(origin.visit),
    agreed_to: origin.agreed?.networks.map((name) => networks[name]).join(', '),
    agreed_browser: origin.agreed?.browser,
  };
}

const exists = async (payload: Payload, where: Where) => {
  const { docs } = await payload.find({ collection: 'leads', where, limit: 1, depth: 0, trash: true });
  return docs[0];
};

const receiptOf = async (payload: Payload, lead: Lead): Promise<LeadReceipt> => ({
  success: true,
  reference: lead.reference,
  reply_by: await toldReplyBy(lead, payload).catch(() => undefined),
});

/** Collisions of random references in a row; a number that was given is taken first. */
const MAX_TRIES = 3;

/**
 * Stores a lead with one INSERT; for an existing key it returns the first lead's reference. A reference that another lead has is
 * replaced by a new one. A fire drill's lead is created in the trash, so that no list, figure, digest or export contains it.
 */
async function insert(payload: Payload, form: Lead['form'], fields: Partial<Lead>, from: Sender): Promise<LeadReceipt> {
  const { origin, signed } = from;
  const drill = signed ? drillOf(env.publishSecret, origin?.drill) : undefined;
  const brought = broughtBy(fields, origin, signed);
  const lead: NewLead = {
    ...fields,
    form,
    status: 'new',
    ...brought,
    reference: brought.reference ?? newReference(form),
    ...(drill && { drill: true, is_test: true, deletedAt: new Date().toISOString() }),
  };
  if (await isErased(payload, [lead.idempotency_key, brought.reference])) {
    payload.logger.info({ reference: lead.reference, form }, 'lead of an erased person not stored');
    return { success: true, reference: lead.reference };
  }
  for (let tries = 1; ; tries += 1) {
    try {
      const stored = await payload.create({ collection: 'leads', data: lead, depth: 0 });
      payload.logger.info({ reference: lead.reference, form, signed }, 'lead stored');
      return await receiptOf(payload, stored);
    } catch (error) {
      const same = await exists(payload, { idempotency_key: { equals: lead.idempotency_key } });
      if (same) {
        payload.logger.info({ reference: same.reference, form }, 'lead was stored already');
        return receiptOf(payload, same);
      }
      if (tries < MAX_TRIES && (await exists(payload, { reference: { equals: lead.reference } }))) {
        lead.reference = newReference(form);
        continue;
      }
      if (drill) noteFailure(drill, reasonOf(error));
      throw error;
    }
  }
}

function store(payload: Payload, form: Lead['form'], fields: Partial<Lead>, from: Sender): Promise<LeadReceipt> {
  return inSpan('store lead', { form, reference: from.origin?.reference, request: requestId() }, () =>
    whileStoring(() => insert(payload, form, fields, from)),
  );
}

/** Both lead posts. A site has already checked the captcha. Whoever is no site gets limits, a mark and a number of our own. */
export const lead = {
  contactSubmit: api.contactSubmit.handler(async ({ input, context: { payload, signed } }) => {
    const { origin, captcha, ...fields }: ContactEnquiry & { origin?: LeadOrigin } = input;
    if (!signed) limitStrangers();
    if (!(signed && origin) && !isSum(captcha)) {
      return { success: false, field: 'captcha', message: 'That is not the answer to “What is 6 + 4?”' };
    }
    return store(payload, 'contact', fields, { origin, signed });
  }),

  serviceBooking: api.serviceBooking.handler(async ({ input, context: { payload, signed } }) => {
    const { origin, ...fields }: QuoteRequest & { origin?: LeadOrigin } = input;
    if (!signed) limitStrangers();
    return store(payload, 'quote', { ...fields, name: `${fields.first_name} ${fields.last_name}` }, { origin, signed });
  }),
};
