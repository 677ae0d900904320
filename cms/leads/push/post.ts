import type { Payload } from 'payload';
import webpush from 'web-push';
import { env } from '../../base/process/env';
import { postOutside } from '../../base/process/request-outside';
import type { Subscription } from './devices';
import { GONE, REFUSED } from './judge';
import type { Message } from './push-message';

/** A device that is switched off learns of it for so long, in seconds. */
const TTL_S = 4 * 60 * 60;

/** What a push service made of a message. `gone`: nobody is there any more; `refused`: it does not accept our key. */
export interface Answer {
  result: 'taken' | 'gone' | 'refused' | 'wrong' | 'later';
  text: string;
}

/** Apple's service says 400 to a key that it does not accept, Google's has its own word for it. */
const ABOUT_KEY = /vapid|jwt|unauthorized|applicationServerKey/i;

const resultOf = (status: number, answer: string): Answer['result'] => {
  if (status >= 200 && status < 300) return 'taken';
  if (status === 404 || status === 410) return 'gone';
  if (status === 401 || status === 403 || (status === 400 && ABOUT_KEY.test(answer))) return 'refused';
  return status >= 500 || status === 429 || status === 408 ? 'later' : 'wrong';
};

const words: Record<Answer['result'], string> = {
  taken: 'The push service took it',
  gone: GONE,
  refused: REFUSED,
  wrong: 'The push service refused the message',
  later: 'The push service does not take it now',
};

/** Whom a push service may write to about this sender. */
async function contactOf(payload: Payload): Promise<string> {
  const { email } = await payload.findGlobal({ slug: 'settings', depth: 0, select: { email: true } });
  return email ? `mailto:${email}` : env.cmsUrl;
}

/** Sends a message to a device by its push service, encrypted for it alone (RFC 8291) and signed by our key (RFC 8292). Never rejects. */
export async function pushTo(payload: Payload, to: Subscription, message: Message, topic?: string): Promise<Answer> {
  if (!env.pushKeys) return { result: 'refused', text: 'This installation has no key for push services: see VAPID_PRIVATE_KEY' };
  try {
    const vapidDetails = { subject: await contactOf(payload), ...env.pushKeys };
    const { body, headers } = webpush.generateRequestDetails(to, JSON.stringify(message), {
      ...{ vapidDetails, TTL: TTL_S, urgency: 'high', topic },
    });
    const post = { body: body as Buffer, headers: headers as Record<string, string>, inside: env.pushInside };
    const { status, answer } = await postOutside(new URL(to.endpoint), post);
    const result = resultOf(status, answer);
    return { result, text: `${words[result]} (${[status, result !== 'taken' && answer].filter(Boolean).join(': ')}).` };
  } catch (error) {
    const { code, message: why } = error as Error & { code?: string };
    return { result: 'later', text: `The push service could not be reached (${code ?? why}).` };
  }
}
