import type { About } from './about-service';
import { type Asks, LEAD_SENT, storedAgreement } from './agreement';
import { check } from './check';
import { knownVisit } from './known-visit';
import { failure, THANKS } from './messages';
import { type Answer, type FormName, type FormState, SENDER } from './model';
import { beginProof } from './proof.browser';
import { questions } from './questions';
import { senderId } from './sender';

const paths: Record<FormName, string> = { contact: '/api/contact-submit', quote: '/api/service-booking' };

interface ServerAnswer {
  honeypot: string;
  /** When the form was first touched, and when its button was pressed, by `performance.now()`. */
  startedAt: number | undefined;
  pressedAt: number;
  about?: About;
  /** Networks that the visitor agreed to at the form. */
  agreed?: string;
  /** Photos that come along: the id of each, a space, its name. */
  photos: string[];
}

const sinceMs = (at = 0) => Math.round(performance.now() - at);

const REFUSED = [400, 413, 415, 422, 429];

/** The site's own answer: a portal's or filter's yes names no reference, and its no says nothing of the form (R-FORM-32). */
async function answerIn(response: Response): Promise<Partial<Answer> | undefined> {
  const answer: Partial<Answer> | null | undefined = await response.json().catch(() => undefined);
  const isYes = response.ok && answer?.success === true && typeof answer.reference === 'string' && answer.reference !== '';
  const isNo = REFUSED.includes(response.status) && answer?.success === false;
  return isYes || isNo ? (answer ?? undefined) : undefined;
}

/** Checks and sends a form as the documented client does (R-WIRE-14), if it is the site that answers; never rejects. */
export function createSender(form: FormName, onAsks: (asks: Asks) => void) {
  const words = failure[form];
  let hasBox = false;
  const takeProof = beginProof(form, (asks) => {
    hasBox = true;
    onAsks(asks);
  });

  const send = async (values: Record<string, string>, more: ServerAnswer): Promise<FormState> => {
    const startedMs = sinceMs(more.startedAt);
    try {
      const proof = await takeProof();
      const response = await fetch(paths[form], {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          ...values,
          about: more.about?.slug,
          page: location.pathname,
          guard: { honeypot: more.honeypot, started_ms: startedMs, pressed_ms: sinceMs(more.pressedAt), proof },
          visit: knownVisit(),
          [SENDER]: senderId(),
          photos: more.photos.map((photo) => ({ id: photo.slice(0, 32), name: photo.slice(33) })),
          // A box that was left empty is a no, whatever the banner was told before.
          agreed: hasBox ? more.agreed?.split(' ') : storedAgreement(),
        }),
      });
      const answer = await answerIn(response);
      if (answer?.success) {
        const { reference, reply_words: replyBy, thanks, follow, late_photos: late } = answer;
        if (!thanks) document.dispatchEvent(new Event(LEAD_SENT));
        const about = more.about?.title;
        return { form, status: 'sent', values, errors: {}, message: THANKS, about, reference, replyBy, thanks, follow, late };
      }
      if (answer) {
        const { field, message } = answer;
        if (response.status === 429) return { form, status: 'limited', values, errors: {}, message };
        return { form, status: 'refused', values, errors: field && message ? { [field]: message } : {}, message: words.refused };
      }
      console.error(`${paths[form]} answered ${response.status}, and nothing shows that it was sent`);
    } catch (error) {
      console.error(`${paths[form]} could not be reached`, error);
    }
    return { form, status: 'failed', values, errors: {}, message: words.failed };
  };
  return { check: (values: Record<string, string>) => check(form, values), questions, send };
}
