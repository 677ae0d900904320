import type { Payload } from 'payload';
import { env } from '../../base/env';
import type { Outcome } from '../sending/claim';
import type { Company, Mail } from './compose';
import { greetMailServer, post } from './post';

/**
 * A mail of a fire drill. It goes to DRILL_TO, its subject saying what it is. Without that address nobody is written to every night:
 * the mail server is only asked whether it would take mail from us.
 */
export async function postDrill(payload: Payload, mailTo: (address: string) => Mail, company: Company): Promise<Outcome> {
  if (company.server && !env.drillTo) return greetMailServer(company);
  const mail = mailTo(env.drillTo ?? company.email);
  return post(payload, { ...mail, subject: `[Fire drill] ${mail.subject}` }, company, new Date());
}
