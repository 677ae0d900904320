import type { About } from './about';
import { type Asks, LEAD_SENT, storedAgreement } from './agreement';
import { check } from './check';
import type { Answer, FormName, FormState } from './model';
import { beginProof } from './proof.browser';
import { questions } from './questions';
import { knownVisit } from './visit';
import { failure, THANKS } from './words';

const paths: Record<FormName, string> = { contact: '/api/contact-submit', quote: '/api/service-booking' };

/** What is sent besides the fields. */
interface ServerAnswer {
  honeypot: string;
  /** When the form was first touched, and when its button was pressed, by `performance.now()`. */
  startedAt: number | undefined;
  pressedAt: number;
  /** The service page that the lead is about. */
  about?: About;
  /** Networks that the visitor agreed to at the form. */
  agreed?: string;
  /** Photos that come along: the id of each, a space, its name. */
  photos: string[];
}

const sinceMs = (at = 0) => Math.round(performance.now() - at);

/** The readable part of an answer; for a booking the documented client reads only the status. */
const receiptOf = async (form: FormName, response: Response): Promise<Partial<Answer>> => {
  if (form === 'contact') return response.json();
  const body = await response.json().catch(() => undefined);
  return { ...body, success: response.ok };
};

/**
 * Prepares checking and sending a form. Sending behaves like the documented client: JSON, no timeout, 200 to 299 is success
 * (R-WIRE-14), and never rejects.
 */
export function createSender(form: FormName, onAsks: (asks: Asks) => void) {
  const words = failure[form];
  let hasBox = false;
  const takeProof = beginProof(form, (asks) => {
    hasBox = true;
    onAsks(asks);
  });

  const send = async (values: Record<string, string>, answer: ServerAnswer): Promise<FormState> => {
    const startedMs = sinceMs(answer.startedAt);
    try {
      const proof = await takeProof();
      const response = await fetch(paths[form], {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          ...values,
          about: answer.about?.slug,
          page: location.pathname,
          guard: { honeypot: answer.honeypot, started_ms: startedMs, pressed_ms: sinceMs(answer.pressedAt), proof },
          visit: knownVisit(),
          photos: answer.photos.map((photo) => ({ id: photo.slice(0, 32), name: photo.slice(33) })),
          // A box that was left empty is a no, whatever the banner was told before.
          agreed: hasBox ? answer.agreed?.split(' ') : storedAgreement(),
        }),
      });
      const {
        success,
        reference,
        reply_words: replyBy,
        thanks,
        follow,
        field,
        message,
        late_photos: late,
      } = await receiptOf(form, response);
      if (response.ok && success) {
        if (!thanks) document.dispatchEvent(new Event(LEAD_SENT));
        return {
          form,
          status: 'sent',
          values,
          errors: {},
          message: THANKS,
          about: answer.about?.title,
          reference,
          replyBy,
          thanks,
          follow,
          late,
        };
      }
      if (response.status === 429) return { form, status: 'limited', values, errors: {}, message };
      if (response.status < 500) {
        return { form, status: 'refused', values, errors: field && message ? { [field]: message } : {}, message: words.refused };
      }
      console.error(`${paths[form]} answered ${response.status}`, message);
    } catch (error) {
      console.error(`${paths[form]} could not be reached`, error);
    }
    return { form, status: 'failed', values, errors: {}, message: words.failed };
  };
  return { check: (values: Record<string, string>) => check(form, values), questions, send };
}
