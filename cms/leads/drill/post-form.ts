import { randomBytes } from 'node:crypto';
import { DRILL_FIELD, markOf } from 'contract/drill';
import { withDeadline } from 'shared/deadline';
import { env } from '../../base/process/env';

const DEADLINE_MS = 20_000;
/** A page whose form every site has. */
const PATH = '/contact-us';

export interface Posted {
  name: string;
  reference: string;
}

/** Submits the public form like a visitor from that city without JavaScript. Throws an Error with the site's answer. */
export async function postForm(city: string, now: Date): Promise<Posted> {
  const name = randomBytes(8).toString('hex');
  const body = new URLSearchParams({
    form: 'contact',
    name: 'Fire drill',
    email: 'fire-drill@example.com',
    phone: '0491 570 006',
    city,
    address: 'Nowhere',
    message: `A test of the enquiry form, number ${name}. It deletes itself.`,
    captcha: '10',
    [DRILL_FIELD]: markOf(env.publishSecret, name, now.getTime()),
  });
  const response = await withDeadline(DEADLINE_MS, `POST ${PATH}`, (signal) =>
    fetch(`${env.siteUrl}${PATH}`, { method: 'POST', redirect: 'manual', body, signal }),
  ).catch((error: Error) => {
    throw new Error(`the website does not answer: ${error.cause instanceof Error ? error.cause.message : error.message}`);
  });
  response.body?.cancel().catch(() => undefined);
  const reference = new URL(response.headers.get('location') ?? '', env.siteUrl).searchParams.get('reference');
  if (response.status !== 303 || !reference) throw new Error(`the website answered ${response.status} instead of thanks`);
  return { name, reference };
}
