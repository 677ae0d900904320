import type { Payload } from 'payload';
import { sentence } from '../../base/checks';
import type { City } from '../../base/database/payload-types';
import { endedPromises } from '../../base/facts/ended-promises';
import { count } from '../../base/process/counted';
import { htmlOf } from '../../forms/fields/rich-text-field';
import { mailHealth } from '../../leads/inbox/mail-warning';
import { goLiveFacts } from '../go-live/go-live-facts';
import { type Company, checks, type Looked } from './checks';
import { confirmedSteps } from './confirmed';

const settingsAt = (field: string) => `/admin/globals/settings#field=${field}`;

/** The steps from the starter to a company's own site, in their order; somebody may say of `confirmable` ones that they are right. */
const STEPS = [
  [
    'company',
    'Name and words of the company',
    'The name, the line at the top and the text at the bottom of every page.',
    settingsAt('brand'),
    true,
  ],
  [
    'look',
    'Logo and colours',
    'The whole website follows two colours. Without a logo it shows the name.',
    settingsAt('look.main'),
    true,
  ],
  [
    'offices',
    'Phone, e-mail, networks and offices',
    'The numbers that visitors dial, your pages in social networks, and where you are.',
    settingsAt('phone'),
    false,
  ],
  [
    'hours',
    'Opening hours',
    'When somebody answers the phone. Search engines have a line of their own in the tab Search and maps.',
    settingsAt('opening_hours'),
    true,
  ],
  [
    'area',
    'Cities and suburbs that you serve',
    'Say for each office which suburbs or postcodes it serves, or how many kilometres it drives.',
    settingsAt('offices'),
    true,
  ],
  [
    'services',
    'Services that you offer',
    'Tick those you do not offer, choose Unpublish, and they are gone everywhere.',
    '/admin/collections/services',
    true,
  ],
  [
    'promises',
    'Promises, with their evidence',
    'Say for each why it is true, and change what you cannot show.',
    settingsAt('claims.experience'),
    false,
  ],
  ['mail', 'Mail', 'New enquiries reach you by mail. Send yourself a test.', '/admin/globals/notifications', false],
  [
    'samples',
    'Sample reviews, people and posts',
    'They came with the site and are made up. Replace or remove them.',
    '#samples',
    false,
  ],
  ['search', 'Title in search results', 'What people see of you before they come.', settingsAt('default_title'), true],
  ['account', 'A second factor for your account', 'A code from your phone besides the password.', '/admin/account', false],
] as const satisfies readonly (readonly [name: string, title: string, help: string, href: string, confirmable: boolean])[];

export type StepName = (typeof STEPS)[number][0];

export interface Step {
  name: StepName;
  title: string;
  help: string;
  href: string;
  /** Whether somebody may say that what it saw is right. */
  confirmable: boolean;
  /** What visitors see is right, or somebody said so. */
  state: 'open' | 'done' | 'confirmed';
  /** What it looked at, on one line. */
  saw: string;
}

export const CONFIRMABLE: readonly string[] = STEPS.filter(([, , , , confirmable]) => confirmable).map(([name]) => name);

/** Plain paragraphs are not shown once there is a text. */
const saidBy = ({ who_we_are, ...page }: City): string =>
  JSON.stringify([page, { ...who_we_are, ...(htmlOf(who_we_are?.description) && { paragraphs: '' }) }]);

async function shownCompany(payload: Payload): Promise<Company> {
  const shown = { where: { _status: { equals: 'published' as const } }, pagination: false, depth: 0 } as const;
  const [settings, services, cities, ended] = await Promise.all([
    payload.findGlobal({ slug: 'settings', depth: 0 }),
    payload.find({ collection: 'services', select: { slug: true, quote_service: true }, ...shown }),
    payload.find({ collection: 'cities', ...shown, depth: 1 }),
    endedPromises(payload),
  ]);
  const pages = cities.docs.map((page) => ({ name: page.name, says: saidBy(page) }));
  return { settings, services: services.docs, cities: pages, ended };
}

/** Every step with its state, read from the records each time. */
export async function firstHour(payload: Payload): Promise<Step[]> {
  const [company, facts, health, confirmed] = await Promise.all([
    shownCompany(payload),
    goLiveFacts(payload),
    mailHealth(payload),
    confirmedSteps(payload),
  ]);
  const [samples, owners] = [facts.samples.length, facts.ownersWithoutSecondFactor.length];
  const elsewhere: Record<Exclude<StepName, keyof typeof checks>, Looked> = {
    mail: { isRight: health.level === 'ok', saw: sentence(health.what) },
    samples: {
      isRight: samples === 0,
      saw: samples === 0 ? 'None is left.' : `${count(samples, 'place')} still ${samples === 1 ? 'has' : 'have'} one, below.`,
    },
    account: {
      isRight: owners === 0,
      saw: owners === 0 ? 'Every owner has one.' : `${count(owners, 'owner')} without it.`,
    },
  };
  return STEPS.map(([name, title, help, href, confirmable]) => {
    const { isRight, saw } =
      name in checks ? checks[name as keyof typeof checks](company) : elsewhere[name as keyof typeof elsewhere];
    const isConfirmed = confirmable && confirmed.has(name);
    return { name, title, help, href, confirmable, saw, state: isRight ? 'done' : isConfirmed ? 'confirmed' : 'open' };
  });
}
