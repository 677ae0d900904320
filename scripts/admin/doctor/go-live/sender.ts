import { isIP } from 'node:net';
import { error, type Finding, ok, warning } from '../../../../cms/base/checks';
import { isPublicAddress } from '../../../../cms/base/process/inside-addresses';
import { reasonOf } from '../checks/finding';
import type { Names } from './names';

/** What SPF says for the commonest mail providers, by the end of their mail server's name. */
const INCLUDES: Record<string, string> = {
  'gmail.com': '_spf.google.com',
  'google.com': '_spf.google.com',
  'office365.com': 'spf.protection.outlook.com',
  'outlook.com': 'spf.protection.outlook.com',
  'messagingengine.com': 'spf.messagingengine.com',
  'fastmail.com': 'spf.messagingengine.com',
  'zoho.com': 'zoho.com',
  'zoho.com.au': 'zoho.com.au',
  'sendgrid.net': 'sendgrid.net',
  'mailgun.org': 'mailgun.org',
  'amazonaws.com': 'amazonses.com',
  'postmarkapp.com': 'spf.mtasv.net',
  'brevo.com': 'spf.brevo.com',
};
/** Selectors that mail providers use; DNS cannot list them. */
const SELECTORS = [
  ...['default', 'dkim', 'mail', 'google', 'selector1', 'selector2', 'fm1', 'fm2', 'fm3', 'zoho', 'zmail'],
  ...['k1', 'k2', 'k3', 's1', 's2', 'sig1', 'smtp', 'key1', 'mandrill', 'brevo1', 'protonmail', 'resend'],
];

const isUnder = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`);
const includeOf = (host: string) => Object.entries(INCLUDES).find(([domain]) => isUnder(host, domain))?.[1];
const line = (name: string, text: string) => `add to the domain: ${name} TXT "${text}"`;

async function checkSpf(domain: string, host: string | undefined, names: Names): Promise<Finding> {
  const found = (await names.texts(domain)).filter((text) => /^v=spf1(\s|$)/i.test(text));
  const [spf] = found;
  const include = host && includeOf(host);
  const isName = host && !isIP(host) && isPublicAddress(`http://${host}`);
  const allows = include ? `include:${include}` : isName ? `a:${host}` : 'mx';
  const ask = include ? '' : '; your mail provider may name an “include:” to put in its place';
  if (!spf) return error(`${domain} has no SPF`, `${line(domain, `v=spf1 ${allows} ~all`)}${ask}`);
  if (found.length > 1)
    return error(
      `${domain} has ${found.length} SPF records, so that none counts`,
      'make one of them: keep all its “include:” parts',
    );
  if (include && !spf.toLowerCase().includes(`include:${include}`))
    return error(`the SPF of ${domain} does not allow ${host}: ${spf}`, `put include:${include} into it, before its last word`);
  if (/(^|\s)\+?all(\s|$)/i.test(spf)) return warning(`the SPF of ${domain} allows everybody: ${spf}`, 'let it end with ~all');
  return ok(`SPF: ${spf}`);
}

async function checkDkim(domain: string, selector: string | undefined, names: Names): Promise<Finding> {
  const tried = selector ? [selector] : SELECTORS;
  const keys = await Promise.all(
    tried.map(async (one) =>
      (await names.texts(`${one}._domainkey.${domain}`)).some((text) => /\bp=\s*[\w+/]/.test(text)) ? one : [],
    ),
  );
  const [found] = keys.flat();
  if (found) return ok(`DKIM: there is a key for the selector “${found}”`);
  const advice = `switch on DKIM at your mail provider and add its line, ${selector ?? 'SELECTOR'}._domainkey.${domain} TXT "v=DKIM1; k=rsa; p=…"`;
  if (selector) return error(`${domain} has no DKIM key for the selector “${selector}”`, advice);
  return warning(
    `${domain} has no DKIM key for the usual selectors (tried: ${tried.join(', ')})`,
    `${advice}; if it is on, find s=… in “DKIM-Signature” of a mail that you got, and run doctor --dkim with that word`,
  );
}

/** DMARC of the domain, or of one above it, which then holds for it too. */
async function checkDmarc(domain: string, names: Names): Promise<Finding> {
  const labels = domain.split('.');
  for (let from = 0; from < labels.length - 1; from += 1) {
    const parent = labels.slice(from).join('.');
    const record = (await names.texts(`_dmarc.${parent}`)).find((text) => /^v=DMARC1\b/i.test(text));
    if (record) return ok(`DMARC at ${parent}: ${record}`);
  }
  return warning(`${domain} has no DMARC`, line(`_dmarc.${domain}`, `v=DMARC1; p=none; rua=mailto:postmaster@${domain}`));
}

/** Whether the sender's domain says who may send its mails: without that, they end in spam folders. */
export async function checkSender(
  { sender, server }: { sender: string; server?: string },
  { selector, names }: { selector?: string; names: Names },
): Promise<Finding[]> {
  const domain = sender.split('@').at(-1)?.toLowerCase() ?? '';
  if (!URL.canParse(`http://${domain}`) || !isPublicAddress(`http://${domain}`))
    return [error(`mails come from ${sender}, whose domain belongs to nobody`, 'enter the company’s own e-mail under Company')];
  const host = server?.replace(/:\d+$/, '').toLowerCase();
  const unknown = (thrown: unknown) => warning(reasonOf(thrown), 'look it up from another machine, or with doctor --dns 1.1.1.1');
  return Promise.all(
    [checkSpf(domain, host, names), checkDkim(domain, selector, names), checkDmarc(domain, names)].map((check) =>
      check.catch(unknown),
    ),
  );
}
