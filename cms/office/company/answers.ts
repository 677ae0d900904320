import { isDeepStrictEqual } from 'node:util';
import { starterSettings } from 'contract/catalogue';
import type { Setting } from '../../base/database/payload-types';
import { townLine } from '../../base/facts/towns';
import { linesOf } from '../../forms/fields/lines';
import type { PromiseName } from '../../model/settings/promises';
import company from '../../model/starter/content/company.json';
import { HOURS, type HoursChoice, hoursChoiceOf } from './hours';
import type { Offer } from './offers';

/** Promises that the sheet asks about. Numbers of customers and of solar panels are no yes or no: the company's form has them. */
export const ASKED_PROMISES = ['insurance', 'guarantee', 'eco', 'experience', 'quote'] as const satisfies PromiseName[];
export type AskedPromise = (typeof ASKED_PROMISES)[number];

export interface Answers {
  brand: string;
  /** Services that are offered, by id. */
  offered: number[];
  /** Services of their own, by name, with commas. */
  other: string;
  place: string;
  km: string;
  suburbs: string;
  /** Further towns in which they open an office, with commas; once they have it, no answer any more. */
  also: string;
  phone: string;
  email: string;
  hours: HoursChoice | 'now';
  since: string;
  abn: string;
  sentence: string;
  main: string;
  accent: string;
  promises: AskedPromise[];
  evidence: Partial<Record<AskedPromise, string>>;
}

/** How far a company goes that has not said it, in km. */
const USUAL_KM = 25;

/** Whether the company is still the one that the product came with. */
export const isDemonstration = ({ sample, brand }: Pick<Setting, 'sample' | 'brand'>): boolean =>
  sample === true && brand === starterSettings.brand;

type Office = Setting['offices'][number];

/** Where an office is and how far it goes, as the sheet asks for it. */
export const officeAnswers = (office: Office | undefined): Pick<Answers, 'place' | 'km' | 'suburbs'> => ({
  place: office ? townLine(office) : '',
  km: office?.service_km ? String(office.service_km) : '',
  suburbs: linesOf(office?.service_suburbs).join(', '),
});

/** What the records say now; a demonstration says nothing of the company that takes it over. */
export function answersOf(settings: Setting, offers: readonly Offer[], accountEmail: string): Answers {
  const shown = offers.filter(({ isShown }) => isShown);
  const { look, claims, offices } = settings;
  const rest = { offered: shown.map(({ id }) => id), other: '', also: '', main: look.main, accent: look.accent };
  if (isDemonstration(settings))
    return {
      ...{ brand: '', place: '', km: String(USUAL_KM), suburbs: '', phone: '', email: accountEmail, hours: 'weekdays' },
      ...{ since: '', abn: '', sentence: '', promises: [], evidence: {} },
      ...rest,
    };
  const evidence = ASKED_PROMISES.map((name) => [name, claims?.[`${name}_evidence`] ?? '']);
  return {
    ...rest,
    brand: settings.brand,
    ...officeAnswers(offices[0]),
    phone: settings.phone,
    email: settings.email,
    hours: hoursChoiceOf(settings.opening_hours) ?? 'now',
    since: settings.founded ? String(settings.founded) : '',
    abn: settings.abn ?? '',
    sentence: settings.tagline === company.tagline ? '' : settings.tagline,
    promises: ASKED_PROMISES.filter((name) => claims?.[name]),
    evidence: Object.fromEntries(evidence),
  };
}

const isHours = (value: string): value is Answers['hours'] => value === 'now' || Object.hasOwn(HOURS, value);
const isAsked = (value: string): value is AskedPromise => ASKED_PROMISES.some((name) => name === value);

/** Longest answer, in characters. */
const LONGEST = 5000;

/** An answer as a browser posts it: without the breaks of its lines. */
const posted = (answer: unknown) =>
  typeof answer === 'string'
    ? answer
        .replace(/[\r\n]/g, '')
        .trim()
        .slice(0, LONGEST)
    : answer;

/** Whether two answers are the same once a browser has shown and posted them. */
export const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(posted(one ?? ''), posted(other ?? ''));

/**
 * What was posted; a service is offered if its box or one of its family's is ticked. One that came to the site after the page was
 * opened has no box there, and stays.
 */
export function readAnswers(form: FormData, offers: readonly Offer[]): Answers {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? String(posted(value)) : '';
  };
  const asked = form.get('asked');
  const known = typeof asked === 'string' ? asked.split(',').map(Number) : offers.map(({ id }) => id);
  const later = offers.filter(({ id, isShown }) => isShown && !known.includes(id)).map(({ id }) => id);
  const ticked = new Set([...form.getAll('service').map(Number), ...later]);
  const isHidden = (parent?: string) => offers.some(({ slug, isShown }) => slug === parent && !isShown);
  // Whoever offers a part of a family needs the family's page, which leads there; one that is there without it stays so.
  const needs = offers.filter(({ id, isShown, parent }) => ticked.has(id) && !(isShown && isHidden(parent)));
  const parents = new Set(needs.map(({ parent }) => parent));
  const hours = text('hours');
  const chosen = text('place_is');
  return {
    brand: text('brand'),
    offered: offers.filter(({ id, slug }) => ticked.has(id) || parents.has(slug)).map(({ id }) => id),
    other: text('other'),
    place: chosen || text('place'),
    km: text('km'),
    suburbs: text('suburbs'),
    also: text('also'),
    phone: text('phone'),
    email: text('email'),
    hours: isHours(hours) ? hours : 'now',
    since: text('since'),
    abn: text('abn'),
    sentence: text('sentence'),
    main: text('main'),
    accent: text('accent'),
    promises: form.getAll('promise').map(String).filter(isAsked),
    evidence: Object.fromEntries(ASKED_PROMISES.map((name) => [name, text(`evidence_${name}`)])),
  };
}
