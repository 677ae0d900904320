import type { PrivacyPage } from 'contract/privacy';
import { unescapeHtml } from 'shared/html';
import { error, type Finding, ok } from '../../../../cms/base/checks';
import type { GoLiveFacts } from '../../../../cms/operations/going-public/go-live-facts';
import { createProvider } from '../../../../site/content/provider';
import { reasonOf } from '../checks/finding';

const DEADLINE_MS = 5000;

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
  if (unchecked.privacy)
    return error(
      'nobody has checked the privacy page',
      'read it in the back office under Privacy, then untick “Still the sample” there',
    );
  return ok('the privacy page names the company, its address and its e-mail');
}

export async function checkPrivacy(apiUrl: string, facts: GoLiveFacts): Promise<Finding[]> {
  const page = await createProvider({ apiUrl, deadlineMs: DEADLINE_MS }).read('privacy').catch(reasonOf);
  if (typeof page === 'string')
    return [error(`there is no privacy page: ${page}`, 'write it in the back office under Privacy, and publish it')];
  return [judgePrivacy(page as PrivacyPage, facts)];
}
