import { starterSettings } from 'contract/catalogue';
import { abnIn } from 'shared/abn';
import { distanceKm } from 'shared/distance';
import type { Setting } from '../../base/database/payload-types';
import { officeAddress } from '../../base/facts/company-facts';
import { STARTER_REPLY } from '../../base/facts/reply-promise';
import { isPlaced, type Town, townAt } from '../../base/facts/towns';
import { linesOf } from '../../forms/fields/lines';
import company from '../../model/starter/content/company.json';
import { type Answers, ASKED_PROMISES, answersOf, isSame, officeAnswers } from './answers';
import { HOURS } from './hours';
import { namesIn } from './names';

type Office = Setting['offices'][number];

/** The settings that a sheet stands on. */
export interface Basis {
  draft: Setting;
  /** Those on the site. */
  before: Setting;
  /** What the draft has of a sheet that was kept earlier: names of services, and towns. */
  earlier: { other: string; also: readonly Town[] };
}

const starterPlaces = new Set(starterSettings.offices.map(officeAddress));
const starterNetworks = new Set(starterSettings.social.map(({ url }) => url));
/** The last option of the quote form, for what fits no service. */
const OTHERS = 'Others';
/** An office that moves so far stays in its city. */
const NEAR_KM = 30;

const isAt = (town: Pick<Town, 'suburb' | 'state' | 'postcode'>) => (office: Office) =>
  officeAddress(office) === officeAddress(town);

/** One that moved keeps its own name, phone and hours; what followed from its place does not move with it. */
function movedTo(office: Office, town: Town): Office {
  const { city, suburb, name } = office;
  const staysInCity = city !== suburb && isPlaced(office) && distanceKm(office, town) <= NEAR_KM;
  const old = staysInCity ? suburb : city;
  const rest = staysInCity ? {} : { city: town.suburb, area_served: '', service_postcodes: '' };
  return { ...office, ...rest, name: name.replace(old, () => town.suburb), ...town };
}

/** The first office at this town: as it stands, as it stood, or moved there. */
function officeAt(town: Town, now: Office | undefined, then: Office | undefined): Office {
  const there = [now, then].find((office) => office && isAt(town)(office));
  if (there) return there;
  return now ? movedTo(now, town) : (newOffice(town) as Office);
}

/** The time of its state follows when it is saved. */
const newOffice = (town: Town): Omit<Office, 'time_zone'> => ({
  ...{ name: `${town.suburb} office`, city: town.suburb, in_forms: true },
  ...townAt(town),
});

/** The first office is the one that the sheet asks about; others are the owner's, unless they came with the product. */
function officesOf(
  { draft, before, earlier }: Basis,
  { km, suburbs }: Answers,
  town?: Town,
  also: readonly Town[] = [],
): Office[] {
  const isTakenOver = before.sample === true;
  const own = isTakenOver ? draft.offices.filter((office) => !starterPlaces.has(officeAddress(office))) : draft.offices;
  const office = town ? officeAt(town, own[0], isTakenOver ? undefined : before.offices[0]) : own[0];
  if (!office) return draft.offices;
  const said = officeAnswers(office);
  const first = {
    ...office,
    ...(!isSame(km, said.km) && { service_km: km ? Number(km) : null }),
    ...(!isSame(suburbs, said.suburbs) && { service_suburbs: namesIn(suburbs).join('\n') }),
  };
  const isLeftOut = (one: Office) =>
    earlier.also.some((gone) => isAt(gone)(one)) && ![...also].some((town) => isAt(town)(one)) && !before.offices.some(isAt(one));
  const others = own.slice(1).filter((one) => !isLeftOut(one));
  const missing = also.filter((one) => ![first, ...others].some(isAt(one)));
  return [first, ...others, ...missing.map((one) => ({ ...newOffice(one), service_km: first.service_km }) as Office)];
}

/** A promise that is made keeps its words; one that is not has none. */
function claimsOf({ draft: { claims }, before }: Basis, { promises, evidence }: Answers): Setting['claims'] {
  const isTakenOver = before.sample === true;
  const usual: Record<string, string> = { ...starterSettings.claims, ...company.claims };
  const asked = ASKED_PROMISES.flatMap((name) => {
    const reason = `${name}_evidence` as const;
    const [isMade, was] = [promises.includes(name), isTakenOver ? undefined : before.claims];
    const words = isMade ? claims?.[name] || was?.[name] || usual[name] : was && !was[name] ? was[name] : '';
    const why = [claims, was].find((some) => some && isSame(some[reason], evidence[name]));
    return [
      [name, Boolean(claims?.[name]) === isMade ? claims?.[name] : words],
      [reason, why ? why[reason] : (evidence[name] ?? '')],
    ];
  });
  return { ...claims, ...(isTakenOver && { customers: '', solar: '' }), ...Object.fromEntries(asked) };
}

/** Options of the quote form, those of their own before the last one. */
function optionsOf({ draft, before, earlier }: Basis, { other }: Answers): string {
  const [own, begun, stood] = [namesIn(other), namesIn(earlier.other), linesOf(before.services)];
  if (own.length + begun.length === 0) return draft.services;
  const lines = linesOf(draft.services).filter((line) => stood.includes(line) || !begun.includes(line));
  const added = own.filter((name) => !lines.includes(name));
  const last = lines.at(-1) === OTHERS ? lines.length - 1 : lines.length;
  const all = lines.toSpliced(last, 0, ...added);
  return all.join('\n') === stood.join('\n') ? before.services : all.join('\n');
}

/** A quote is promised within a time; who promises none answers when they can. */
function replyOf({ draft: { reply }, before }: Basis, isPromised: boolean): Setting['reply'] {
  if (before.sample !== true && isPromised === Boolean(before.claims?.quote)) return before.reply;
  const usual = before.reply?.amount ?? STARTER_REPLY.amount;
  return { ...reply, unit: reply?.unit ?? STARTER_REPLY.unit, amount: isPromised ? (reply?.amount ?? usual) : null };
}

/**
 * The company's settings with the answers, as a draft has them. What is not answered yet stays, and on a site that is theirs whatever
 * is not answered otherwise; an answer that is taken back leaves what stood there before.
 */
export function settingsOf(basis: Basis, answers: Answers, town?: Town, also?: readonly Town[]): Partial<Setting> {
  const { draft, before } = basis;
  const { brand, phone, email, hours, since, abn, sentence, main, accent, promises } = answers;
  const isTakenOver = before.sample === true;
  const [now, then] = [draft, before].map((settings) => answersOf(settings, [], ''));
  const isKept = (name: keyof Answers) => !isTakenOver && isSame(answers[name], now?.[name]);
  const isBack = (name: keyof Answers) => !isTakenOver && !isKept(name) && isSame(answers[name], then?.[name]);
  const part = (name: keyof Answers, made: Partial<Setting>): Partial<Setting> => {
    if (isKept(name)) return {};
    if (!isBack(name)) return made;
    return Object.fromEntries(Object.keys(made).map((key) => [key, before[key as keyof Setting]]));
  };
  const isOwnMobile = draft.mobile !== draft.phone && !(isTakenOver && draft.mobile === starterSettings.mobile);
  const quote = promises.includes('quote');
  return {
    ...part('brand', { brand: brand || draft.brand }),
    ...part('sentence', {
      tagline: sentence || company.tagline,
      // The text at the bottom says the same, unless somebody wrote another.
      ...([company.blurb, draft.tagline].includes(draft.blurb) && { blurb: sentence || company.blurb }),
    }),
    ...(phone && part('phone', { phone, mobile: isOwnMobile ? draft.mobile : phone })),
    ...(email && part('email', { email })),
    ...part('since', { founded: since ? Number(since) : null }),
    ...part('abn', { abn: abnIn(abn) ?? '' }),
    ...part('hours', { opening_hours: hours === 'now' ? draft.opening_hours : HOURS[hours].map((line) => ({ ...line })) }),
    look: { ...draft.look, ...(main && { main }), ...(accent && { accent }) },
    ...((town || !isTakenOver) && { offices: officesOf(basis, answers, town, also) }),
    ...(isTakenOver && {
      social: (draft.social ?? []).filter(({ url }) => !starterNetworks.has(url)),
      markup: { ...draft.markup, opening_hours: '', rating: 0, price_range: '' },
      ...{ cities: [], states: '', figures: { customers: '', solar: '' } },
    }),
    services: optionsOf(basis, answers),
    claims: claimsOf(basis, answers),
    ...((isTakenOver || quote !== now?.promises.includes('quote')) && { reply: replyOf(basis, quote) }),
    // Set with a move to another state, by the rules of the settings.
    ...(isBack('place') && { time_zone: before.time_zone }),
  };
}
