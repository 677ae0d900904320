import { createTransport } from 'nodemailer';
import { error, type Finding, ok, reasonOf, warning } from './finding';

const DEADLINE_MS = 8000;

/** Whether the mail server lets us in. Nothing is sent. */
export async function checkMail(smtpUrl: string | undefined, leadsTo: string | undefined): Promise<Finding[]> {
  if (!smtpUrl) return [warning('mails are not sent: they are kept in the back office under Outbox', 'set SMTP_URL')];
  const url = new URL(smtpUrl);
  for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout']) url.searchParams.set(name, String(DEADLINE_MS));
  const transport = createTransport(url.href);
  try {
    await transport.verify();
    const to = leadsTo ?? 'the address in the settings';
    return [ok(`the mail server ${url.host} lets us in; leads go to ${to}`)];
  } catch (thrown) {
    return [
      error(`the mail server ${url.host} refuses: ${reasonOf(thrown)}`, 'mend SMTP_URL; unsent mails wait and go by themselves'),
    ];
  } finally {
    transport.close();
  }
}
