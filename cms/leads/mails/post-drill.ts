import type { Payload } from 'payload';
import { env } from '../../base/process/env';
import type { Outcome } from '../record/message-queue';
import type { Company, Mail } from './compose';
import { greetMailServer, post } from './post';

/**
 * Sends a fire drill's mail to DRILL_TO, marked in the subject. Without that address no mail is sent; only the connection to the
 * mail server is checked.
 */
export async function postDrill(payload: Payload, mailTo: (address: string) => Mail, company: Company): Promise<Outcome> {
  if (company.server && !env.drillTo) return greetMailServer(company);
  const mail = mailTo(env.drillTo ?? company.email);
  return post(payload, { ...mail, subject: `[Fire drill] ${mail.subject}` }, company, new Date());
}
