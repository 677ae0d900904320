import { isDeepStrictEqual } from 'node:util';
import { servicePages, starterSettings } from 'contract/catalogue';
import { withFacts } from 'contract/facts';
import { STARTER_COLOURS } from 'contract/palette';
import type { Payload } from 'payload';
import { mailHealth } from '../../leads/inbox/mail-trouble';
import { endedPromises } from '../../model/settings/ended-promises';
import { settingsFacts } from '../../model/settings/facts';
import { PROMISE_NAMES, type PromiseName } from '../../model/settings/promises';
import { today } from '../../server/process/days';
import type { Setting } from '../../storage/database/payload-types';
import { goLiveFacts } from '../go-live/facts';
import { confirmedSteps } from './confirmed';

const settingsAt = (field: string) => `/admin/globals/settings#field=${field}`;

/** The steps from the starter to a company's own site, in their order; `confirmable` ones may be right as they came. */
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
    'As pages show them; search engines have a line of their own in the tab Search and maps.',
    settingsAt('opening_hours'),
    true,
  ],
  [
    'area',
    'Cities and suburbs that you serve',
    'Each office lists its suburbs and postcodes, or says how far it goes. The form offers the cities.',
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
  /** Whether somebody may say that it is right as it came. */
  confirmable: boolean;
  /** Done in the records, or confirmed as it came. */
  state: 'open' | 'done' | 'confirmed';
}

/** Names of the steps that may be confirmed as they came. */
export const CONFIRMABLE: readonly string[] = STEPS.filter(([, , , , confirmable]) => confirmable).map(([name]) => name);

const starterOffices = new Set(starterSettings.offices.map(({ suburb, postcode }) => `${suburb} ${postcode}`));

const starterNetworks = new Set(starterSettings.social.map(({ url }) => url));

/** Whether visitors read something else there than the starter's words. */
const isOwn = (settings: Setting, field: 'tagline' | 'blurb' | 'default_title' | 'default_description') =>
  withFacts(settings[field], settingsFacts(settings, today(settings.time_zone))) !== starterSettings[field];

/** What the company's settings alone tell. */
const inSettings: Partial<Record<StepName, (settings: Setting) => boolean>> = {
  company: (settings) => settings.brand !== starterSettings.brand && isOwn(settings, 'tagline') && isOwn(settings, 'blurb'),
  look: ({ look }) => Boolean(look.logo) || look.main !== STARTER_COLOURS.main || look.accent !== STARTER_COLOURS.accent,
  offices: ({ phone, mobile, email, social, offices }) =>
    phone !== starterSettings.phone &&
    mobile !== starterSettings.mobile &&
    email !== starterSettings.email &&
    !(social ?? []).some(({ url }) => starterNetworks.has(url)) &&
    !(offices ?? []).some(({ suburb, postcode }) => starterOffices.has(`${suburb} ${postcode}`)),
  hours: ({ opening_hours }) =>
    !isDeepStrictEqual(
      (opening_hours ?? []).map(({ days, hours }) => ({ days, hours })),
      starterSettings.opening_hours,
    ),
  area: ({ offices }) =>
    (offices ?? []).every(
      ({ service_postcodes, service_suburbs, service_km }) => service_postcodes || service_suburbs || service_km,
    ),
  search: (settings) => isOwn(settings, 'default_title') && isOwn(settings, 'default_description'),
};

/** Whether every promise that visitors read has its evidence. */
const hasEvidence = ({ claims }: Setting, ended: ReadonlySet<PromiseName>) =>
  PROMISE_NAMES.every((name) => ended.has(name) || claims[`${name}_evidence`]);

/** Whether other services are on the site than those it came with. */
async function choseServices(payload: Payload): Promise<boolean> {
  const { docs } = await payload.find({
    collection: 'services',
    where: { _status: { equals: 'published' } },
    pagination: false,
    depth: 0,
    select: { slug: true },
  });
  return !isDeepStrictEqual(new Set(docs.map(({ slug }) => slug)), new Set(servicePages.map(({ slug }) => slug)));
}

/** Every step with its state, read from the records each time. */
export async function firstHour(payload: Payload): Promise<Step[]> {
  const [settings, facts, health, services, confirmed, ended] = await Promise.all([
    payload.findGlobal({ slug: 'settings', depth: 0 }),
    goLiveFacts(payload),
    mailHealth(payload),
    choseServices(payload),
    confirmedSteps(payload),
    endedPromises(payload),
  ]);
  const elsewhere: Partial<Record<StepName, boolean>> = {
    services,
    promises: hasEvidence(settings, ended),
    mail: health.state === 'well',
    samples: facts.samples.length === 0,
    account: facts.ownersWithoutSecondFactor.length === 0,
  };
  return STEPS.map(([name, title, help, href, confirmable]) => {
    const isDone = elsewhere[name] ?? inSettings[name]?.(settings) ?? false;
    const isConfirmed = confirmable && confirmed.has(name);
    return { name, title, help, href, confirmable, state: isDone ? 'done' : isConfirmed ? 'confirmed' : 'open' };
  });
}
