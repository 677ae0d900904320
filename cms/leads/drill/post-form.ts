import { randomBytes } from 'node:crypto';
import { DRILL_FIELD, markOf } from 'contract/drill';
import { env } from '../../base/env';

const DEADLINE_MS = 20_000;
/** A page with the form that every site has. */
const PATH = '/contact-us';

/** A drill under way: the mark's name, and the reference that the website thanked with. */
export interface Posted {
  name: string;
  reference: string;
}

/**
 * Sends the public form like a visitor without JavaScript, with the mark that makes it a drill.
 * @throws Error that says what the website answered instead of thanks.
 */
export async function postForm(now: Date): Promise<Posted> {
  const name = randomBytes(8).toString('hex');
  const response = await fetch(`${env.siteUrl}${PATH}`, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(DEADLINE_MS),
    body: new URLSearchParams({
      form: 'contact',
      name: 'Fire drill',
      email: 'fire-drill@example.com',
      phone: '0491 570 006',
      city: 'Adelaide',
      address: 'Nowhere',
      message: `A test of the enquiry form, number ${name}. It deletes itself.`,
      captcha: '10',
      [DRILL_FIELD]: markOf(env.publishSecret, name, now.getTime()),
    }),
  }).catch((error: Error) => {
    throw new Error(`the website does not answer: ${error.cause instanceof Error ? error.cause.message : error.message}`);
  });
  await response.body?.cancel();
  const reference = new URL(response.headers.get('location') ?? '', env.siteUrl).searchParams.get('reference');
  if (response.status !== 303 || !reference) throw new Error(`the website answered ${response.status} instead of thanks`);
  return { name, reference };
}
