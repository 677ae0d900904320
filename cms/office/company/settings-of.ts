import { starterSettings } from 'contract/catalogue';
import { abnIn } from 'shared/abn';
import type { Setting } from '../../base/database/payload-types';
import { officeAddress } from '../../base/facts/company-facts';
import { STARTER_REPLY } from '../../base/facts/reply-promise';
import { linesOf } from '../../forms/fields/lines';
import company from '../../model/starter/content/company.json';
import { type Answers, ASKED_PROMISES } from './answers';
import { HOURS } from './hours';
import type { Town } from './town';

type Office = Setting['offices'][number];

const starterPlaces = new Set(starterSettings.offices.map(officeAddress));
const starterNetworks = new Set(starterSettings.social.map(({ url }) => url));
/** The last option of the quote form, for what fits no service. */
const OTHERS = 'Others';

const isThere = (office: Office | undefined, town: Town) => office && officeAddress(office) === officeAddress(town);

/** The first office is the one that the sheet asks about; others are the owner's, unless they came with the product. */
function officesOf({ offices }: Setting, { km, suburbs }: Answers, town: Town): Office[] {
  const own = offices.filter((office) => !starterPlaces.has(officeAddress(office)));
  const first = isThere(own[0], town) ? own[0] : undefined;
  // One that moved keeps its own phone and hours; what followed from its place does not move with it.
  const moved = { ...own[0], name: `${town.suburb} office`, city: town.suburb, area_served: '', in_forms: true };
  const reach = { service_km: km ? Number(km) : null, service_suburbs: linesOf(suburbs.replaceAll(',', '\n')).join('\n') };
  return [{ ...(first ?? { ...moved, service_postcodes: '' }), ...town, ...reach } as Office, ...own.slice(1)];
}

/** A promise that is made keeps its words; one that is not has none. */
function claimsOf({ claims }: Setting, { promises, evidence }: Answers, isTakenOver: boolean): Setting['claims'] {
  const usual: Record<string, string> = { ...starterSettings.claims, ...company.claims };
  const asked = ASKED_PROMISES.flatMap((name) => [
    [name, promises.includes(name) ? claims?.[name] || usual[name] : ''],
    [`${name}_evidence`, evidence[name] ?? ''],
  ]);
  return { ...claims, ...(isTakenOver && { customers: '', solar: '' }), ...Object.fromEntries(asked) };
}

/** Options of the quote form, those of their own before the last one. */
function optionsOf({ services }: Setting, { other }: Answers): string {
  const own = namesIn(other);
  const lines = linesOf(services).filter((line) => line !== OTHERS && !own.includes(line));
  return [...lines, ...own, OTHERS].join('\n');
}

/** Names with commas between them. */
export const namesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  ),
];

/**
 * The company's settings with the answers, as a draft has them: what is not answered yet stays. `before` are those on the site.
 */
export function settingsOf(draft: Setting, before: Setting, answers: Answers, town: Town | undefined): Partial<Setting> {
  const { brand, phone, email, hours, since, abn, sentence, main, accent, promises } = answers;
  const isTakenOver = before.sample === true;
  const isOwnMobile = draft.mobile !== starterSettings.mobile && draft.mobile !== before.phone;
  const quote = promises.includes('quote');
  return {
    brand: brand || draft.brand,
    tagline: sentence || company.tagline,
    // The text at the bottom says the same, unless somebody wrote another.
    ...([company.blurb, draft.tagline].includes(draft.blurb) && { blurb: sentence || company.blurb }),
    ...(phone && { phone, mobile: isOwnMobile ? draft.mobile : phone }),
    ...(email && { email }),
    founded: since ? Number(since) : null,
    abn: abnIn(abn) ?? '',
    social: (draft.social ?? []).filter(({ url }) => !starterNetworks.has(url)),
    ...(hours !== 'now' && { opening_hours: HOURS[hours].map((line) => ({ ...line })) }),
    markup: { ...draft.markup, ...(isTakenOver && { opening_hours: '', rating: 0, price_range: '' }) },
    look: { ...draft.look, ...(main && { main }), ...(accent && { accent }) },
    ...(town && { offices: officesOf(draft, answers, town) }),
    ...(isTakenOver && { cities: [], states: '', figures: { customers: '', solar: '' } }),
    services: optionsOf(draft, answers),
    claims: claimsOf(draft, answers, isTakenOver),
    ...((isTakenOver || quote) && {
      reply: { ...draft.reply, unit: draft.reply?.unit ?? STARTER_REPLY.unit, amount: replyOf(draft, quote) },
    }),
  };
}

/** A quote is promised within a time; who promises none answers when they can. */
const replyOf = ({ reply }: Setting, isPromised: boolean) => (isPromised ? (reply?.amount ?? STARTER_REPLY.amount) : null);
