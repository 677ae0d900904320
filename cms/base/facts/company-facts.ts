import { counted, type Fact, type Facts } from 'contract/facts';
import type { Payload, Where } from 'payload';
import type { Setting } from '../database/payload-types';
import { count, listed } from '../process/counted';
import { today, yearsSince } from '../process/days';
import { promisesReply, writtenReply } from './reply-promise';

export const officeAddress = ({ suburb, state, postcode }: { suburb: string; state: string; postcode: string }) =>
  `${suburb} ${state} ${postcode}`;

/** Each fact in the office's words, and where it is entered. */
export const HOMES: Record<Fact, { label: string; home: string }> = {
  reply: { label: 'How soon you answer', home: 'An answer to every enquiry, under Company, Promises' },
  places: { label: 'Your cities, with “and”', home: 'the cities of the offices, under Company, Offices' },
  place: { label: 'Your cities, with “or”', home: 'the cities of the offices, under Company, Offices' },
  town: { label: 'City of your first office', home: 'the first office, under Company, Offices' },
  services: { label: 'Services that you offer, counted', home: 'the services that are published' },
  years: { label: 'Years since the founding', home: 'Founded in the year, under Company, Company' },
  customers: { label: 'Satisfied customers', home: 'Satisfied customers, under Company, Promises' },
  rating: { label: 'Average rating', home: 'Average rating, under Company, Search and maps' },
  reviews: { label: 'Number of reviews', home: 'Number of reviews, under Whole website' },
  solar: { label: 'Energy from clean panels', home: 'Energy from clean solar panels, under Company, Promises' },
  guarantee: { label: 'Satisfaction guarantee, if you give one', home: 'Guarantee, under Company, Promises' },
  insurance: { label: 'Public liability insurance, if you promise it', home: 'Insurance, under Company, Promises' },
  eco: { label: 'Eco-friendly practices, if you promise them', home: 'Environment, under Company, Promises' },
  company: { label: 'Company name', home: 'Company name, under Company, Company' },
  phone: { label: 'Phone', home: 'Phone, under Company, Company' },
  email: { label: 'E-mail', home: 'E-mail, under Company, Company' },
  address: { label: 'Addresses of the offices', home: 'Offices, under Company, Offices' },
  retention: { label: 'How long enquiries are kept', home: 'Keep enquiries for, under Company, Forms' },
};

export const FACT_SELECT = {
  founded: true,
  figures: true,
  claims: true,
  reply: true,
  offices: true,
  markup: true,
  brand: true,
  phone: true,
  email: true,
  retention_months: true,
  time_zone: true,
} as const;
type Stored = Pick<Setting, keyof typeof FACT_SELECT>;

/** Longer lists of cities are told as their states. */
const MAX_CITIES = 3;

/** The cities of the offices as text, “Adelaide and Melbourne”; of many, their states. */
function placesOf(offices: Setting['offices'] | null | undefined, type: 'conjunction' | 'disjunction'): string | undefined {
  const all = [...new Set((offices ?? []).map(({ city }) => city))];
  const names = all.length > MAX_CITIES ? [...new Set((offices ?? []).map(({ state }) => state))] : all;
  return listed(names.filter(Boolean), type) || undefined;
}

/** Promises as sentences name them: whoever words one anew need not make it fit into each. */
const NAMED_PROMISES = {
  guarantee: 'satisfaction guarantee',
  insurance: 'public liability insurance',
  eco: 'eco-friendly practices',
} as const;

/** Empty where it is not promised. */
const promised = (claims: Partial<Stored>['claims']): Facts =>
  Object.fromEntries(
    Object.entries(NAMED_PROMISES).map(([name, words]) => [name, claims?.[name as keyof typeof NAMED_PROMISES] ? words : '']),
  );

/** What the settings tell on a day such as 2026-11-25. */
export const settingsFacts = (settings: Partial<Stored>, day: string): Facts => ({
  // In its first year a company has none to tell of.
  years: settings.founded ? String(yearsSince(settings.founded, day) || '') : undefined,
  customers: settings.figures?.customers || undefined,
  solar: settings.figures?.solar || undefined,
  rating: settings.markup?.rating ? String(settings.markup.rating) : undefined,
  // Not promised, it is known and nothing to say.
  reply: promisesReply(settings) ? writtenReply(settings) : '',
  places: placesOf(settings.offices, 'conjunction'),
  place: placesOf(settings.offices, 'disjunction'),
  town: settings.offices?.[0]?.city,
  ...promised(settings.claims),
  company: settings.brand,
  address: listed((settings.offices ?? []).map(officeAddress)) || undefined,
  phone: settings.phone,
  email: settings.email,
  retention: settings.retention_months ? count(settings.retention_months, 'month') : undefined,
});

/** Services that count: those on the site that are not a part of another. */
const COUNTED: Where = { and: [{ _status: { equals: 'published' } }, { shape: { not_equals: 'sub-service' } }] };

/** The facts today, in the company's zone; the ones of `named` alone cost further queries. */
export async function factsOf(
  source: Pick<Payload, 'findGlobal' | 'count'>,
  named: readonly Fact[] = ['reviews', 'services'],
): Promise<Facts> {
  const [settings, reviews, services] = await Promise.all([
    source.findGlobal({ slug: 'settings', depth: 0, select: FACT_SELECT }),
    named.includes('reviews') ? source.findGlobal({ slug: 'reviews', depth: 0, select: { review_count: true } }) : undefined,
    named.includes('services') ? source.count({ collection: 'services', where: COUNTED }) : undefined,
  ]);
  return {
    ...settingsFacts(settings, today(settings.time_zone)),
    reviews: reviews?.review_count || undefined,
    services: services && `${counted(services.totalDocs)} ${services.totalDocs === 1 ? 'service' : 'services'}`,
  };
}
