import type { Payload } from 'payload';
import { sentence } from '../../base/checks';
import { endedPromises } from '../../base/facts/ended-promises';
import { count } from '../../base/process/counted';
import { mailHealth } from '../../leads/inbox/mail-warning';
import { PROMISE_NAMES } from '../../model/settings/promises';
import { COMPANY } from '../company/address';
import { goLiveFacts } from '../go-live/go-live-facts';

export interface Step {
  name: 'company' | 'promises' | 'mail' | 'samples' | 'account';
  title: string;
  help: string;
  href: string;
  /** Whether what visitors see is right. */
  isDone: boolean;
  /** What it looked at, on one line. */
  saw: string;
}

/** Every step from the demonstration to a company's own site, in its order, read from the records each time. */
export async function firstHour(payload: Payload): Promise<Step[]> {
  const [{ brand, sample, claims }, ended, facts, health] = await Promise.all([
    payload.findGlobal({ slug: 'settings', depth: 0 }),
    endedPromises(payload),
    goLiveFacts(payload),
    mailHealth(payload),
  ]);
  const promised = PROMISE_NAMES.filter((name) => claims?.[name] && !ended.has(name));
  const proved = promised.filter((name) => claims?.[`${name}_evidence`]).length;
  const [samples, owners] = [facts.samples.length, facts.ownersWithoutSecondFactor.length];
  return [
    {
      ...{ name: 'company', title: 'Your company', href: COMPANY },
      help: 'Whose site it is: name, services, place, phone, hours and what you promise, on one sheet.',
      isDone: !sample,
      saw: sample ? `Still the demonstration, as ${brand}.` : `The site of ${brand}.`,
    },
    {
      ...{ name: 'promises', title: 'Promises, with their evidence', href: '/admin/globals/settings#field=claims.experience' },
      help: 'Say for each why it is true, and change what you cannot show.',
      isDone: proved === promised.length,
      saw: `${proved} of ${promised.length} promises have their evidence.`,
    },
    {
      ...{ name: 'mail', title: 'Mail', href: '/admin/globals/notifications' },
      help: 'New enquiries reach you by mail. Send yourself a test.',
      isDone: health.level === 'ok',
      saw: sentence(health.what),
    },
    {
      ...{ name: 'samples', title: 'Sample reviews, people and posts', href: '#samples' },
      help: 'They came with the site and are made up. Replace or remove them.',
      isDone: samples === 0,
      saw: samples === 0 ? 'None is left.' : `${count(samples, 'place')} still ${samples === 1 ? 'has' : 'have'} one, below.`,
    },
    {
      ...{ name: 'account', title: 'A second factor for your account', href: '/office/account' },
      help: 'A code from your phone besides the password.',
      isDone: owners === 0,
      saw: owners === 0 ? 'Every owner has one.' : `${count(owners, 'owner')} without it.`,
    },
  ];
}
