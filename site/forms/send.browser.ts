import type { LeadReceipt } from 'contract/lead';
import type { FormName, FormState } from './model';
import { recordVisit } from './visit.browser';
import { failure, THANKS } from './words';

const paths: Record<FormName, string> = { contact: '/api/contact-submit', quote: '/api/service-booking' };

/** What is sent beside the fields. */
interface Told {
  honeypot: string;
  /** Milliseconds since the form was first touched. */
  startedMs: number;
}

/** Sends a form as the documented client does: JSON, no timeout, 200 to 299 is success (ruling 42). Never rejects. */
export async function send(form: FormName, values: Record<string, string>, told: Told): Promise<FormState> {
  const words = failure[form];
  try {
    const response = await fetch(paths[form], {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...values,
        page: location.pathname,
        guard: { honeypot: told.honeypot, started_ms: Math.round(told.startedMs) },
        visit: recordVisit(),
      }),
    });
    const { success, reference, field, message }: LeadReceipt = await response.json();
    if (response.ok && success) return { form, status: 'sent', values, errors: {}, message: THANKS, reference };
    if (response.status === 429) return { form, status: 'limited', values, errors: {}, message };
    if (response.status < 500) {
      return { form, status: 'refused', values, errors: field && message ? { [field]: message } : {}, message: words.refused };
    }
    console.error(`${paths[form]} answered ${response.status}`, message);
  } catch (error) {
    console.error(`${paths[form]} could not be reached`, error);
  }
  return { form, status: 'failed', values, errors: {}, message: words.failed };
}
