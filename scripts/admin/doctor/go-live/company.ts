import { starterSettings } from 'contract/catalogue';
import type { PrivacyPage } from 'contract/privacy';
import { unescapeHtml } from 'shared/html';
import { error, type Finding, ok, warning } from '../../../../cms/base/checks';
import { isPublicAddress } from '../../../../cms/base/process/inside-addresses';
import type { GoLiveFacts } from '../../../../cms/office/go-live/go-live-facts';
import { createProvider } from '../../../../site/content/provider';
import { reasonOf } from '../checks/finding';

const DEADLINE_MS = 5000;
const TICK = 'then untick “Still the sample” there';

export function checkOwners(without: string[]): Finding[] {
  if (without.length === 0) return [ok('every owner signs in with a second factor')];
  const advice = 'sign in, open the account (below on the left), and set up the second factor';
  return without.map((email) => error(`${email} signs in with a password alone`, advice));
}

export function checkSamples(samples: string[]): Finding[] {
  if (samples.length === 0) return [ok('no sample is left')];
  const advice = `replace them in the back office, whose first page leads to each, ${TICK}`;
  return [warning(`still the sample: ${samples.join('; ')}`, advice)];
}

/** Whether name, phone, e-mail and offices are the company's and not those of the starter content. */
export function checkCompany({ company, unchecked }: GoLiveFacts): Finding[] {
  const { brand, phone, mobile, email, offices } = company;
  const nobodys = !isPublicAddress(`http://${email.split('@').at(-1)}`);
  const wrong = [
    brand === starterSettings.brand && `name ${brand}`,
    phone === starterSettings.phone && `phone ${phone}`,
    mobile === starterSettings.mobile && `mobile ${mobile}`,
    nobodys && `e-mail ${email}`,
  ].filter((fact) => fact !== false);
  if (wrong.length > 0)
    return [error(`these are not the company’s own: ${wrong.join(', ')}`, 'enter yours in the back office under Company')];
  const facts = [brand, phone, email, ...offices].join(', ');
  if (unchecked.company)
    return [error(`nobody has confirmed the company’s facts: ${facts}`, `check all tabs under Company, ${TICK}`)];
  return [ok(`the company is ${facts}`)];
}

function judgePrivacy({ sections }: PrivacyPage, { company, unchecked }: GoLiveFacts): Finding {
  const text = unescapeHtml(sections.map(({ title, html }) => `${title} ${html}`).join(' '));
  const [open] = /\{[^{}]*\}/.exec(text) ?? [];
  if (open) return error(`the privacy page shows ${open}`, 'mend that word in the back office under Privacy');
  const needed = { '{company}': company.brand, '{email}': company.email, '{address}': company.offices[0] ?? '' };
  const missing = Object.entries(needed).filter(([, fact]) => !text.includes(fact));
  if (missing.length > 0) {
    const names = missing.map(([name]) => name).join(' and ');
    return error(
      `the privacy page does not name ${missing.map(([, fact]) => fact).join(', ')}`,
      `type ${names} into its text, which stand for the settings`,
    );
  }
  if (unchecked.privacy) return error('nobody has checked the privacy page', `read it in the back office under Privacy, ${TICK}`);
  return ok('the privacy page names the company, its address and its e-mail');
}

export async function checkPrivacy(apiUrl: string, facts: GoLiveFacts): Promise<Finding[]> {
  const page = await createProvider({ apiUrl, deadlineMs: DEADLINE_MS }).read('privacy').catch(reasonOf);
  if (typeof page === 'string')
    return [error(`there is no privacy page: ${page}`, 'write it in the back office under Privacy, and publish it')];
  return [judgePrivacy(page as PrivacyPage, facts)];
}
