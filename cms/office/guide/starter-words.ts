import { starterSettings, switchedCity } from 'contract/catalogue';
import { stateName } from 'contract/states';
import type { Payload } from 'payload';
import type { Setting } from '../../base/database/payload-types';
import { listed } from '../../base/process/counted';
import { areaServed, formCities, formStates } from '../../model/settings/places';
import { STARTER_SUBURBS } from '../../model/starter/suburbs';
import { type FoundRecord, findWords } from '../find-replace/find-replace';
import type { Pair } from '../find-replace/texts';

type Office = Setting['offices'][number];

const [starterCity = ''] = starterSettings.cities.map(({ name }) => name);
const [starterName = ''] = starterSettings.brand.split(' ');

/** The starter's words, each with what a company with these settings says instead. */
function allPairs(settings: Setting): [find: string, replace?: string | null][] {
  const { brand, phone, mobile, email, offices, cities } = settings;
  const served = [...new Set([...(offices ?? []).map(({ city }) => city), ...(cities ?? []).map(({ name }) => name)])];
  const [first = '', second = first] = served;
  const ofOffice = (
    of: (office: Pick<Office, 'suburb' | 'area_served' | 'city' | 'state'>) => string,
  ): [string, string | undefined][] =>
    starterSettings.offices.map((office, index) => {
      const own = offices?.[index] ?? offices?.[0];
      return [of(office), own && of(own)];
    });
  return [
    [starterSettings.brand, brand],
    [starterName, brand],
    [starterSettings.phone, phone],
    [starterSettings.mobile, mobile],
    [starterSettings.email, email],
    ...ofOffice(areaServed),
    [`${starterCity} and ${switchedCity.name}`, listed(served)],
    [`${starterCity} or ${switchedCity.name}`, listed(served, 'disjunction')],
    [starterCity, first],
    [switchedCity.name, second],
    ...ofOffice(({ suburb }) => suburb),
    ...ofOffice(({ state }) => stateName(state)),
    ...ofOffice(({ state }) => state),
  ];
}

/** Whether a company with these settings uses a word itself, in its name, its numbers or the places that it serves. */
export function ownWords(settings: Setting): (word: string) => boolean {
  const { brand, phone, mobile, email, offices } = settings;
  const places = (offices ?? []).map((office) => [
    office.city,
    office.suburb,
    areaServed(office),
    office.service_suburbs,
    office.phone,
    office.email,
  ]);
  const own = JSON.stringify([brand, phone, mobile, email, places, formStates(settings), formCities(settings)]);
  return (word) => own.includes(word);
}

/** Words of the starter that a company with these settings does not use itself, and what it says instead. */
export function starterPairs(settings: Setting): Pair[] {
  const isOwn = ownWords(settings);
  return allPairs(settings)
    .filter(([find]) => !find.split(/ (?:and|or) /).every(isOwn))
    .map(([find, replace]) => ({ find, replace: replace ?? '' }));
}

/** What visitors see that still has such words, and would be true with others. */
export async function starterWords(payload: Payload, pairs: Pair[]): Promise<FoundRecord[]> {
  if (pairs.length === 0) return [];
  return (await findWords(payload, pairs))
    .map((record) => ({ ...record, places: record.places.filter(({ kept }) => !kept) }))
    .filter(({ state, places }) => state === 'shown' && places.length > 0);
}

/** Suburbs of the starter that the company does not serve. No other word would make their texts true. */
export function foreignSuburbs(settings: Setting): Pair[] {
  const isOwn = ownWords(settings);
  return STARTER_SUBURBS.filter((suburb) => !isOwn(suburb)).map((find) => ({ find, replace: '' }));
}
