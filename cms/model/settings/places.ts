import { switchedCity } from 'contract/catalogue';
import { stateCode, stateName, stateZones } from 'contract/states';
import type { PayloadRequest } from 'payload';
import type { Setting } from '../../base/database/payload-types';
import { linesOf } from '../../forms/fields/lines';
import { addressOf, freeAddress } from '../../forms/fields/page-slug';

type Office = Setting['offices'][number];
type Row = Partial<Office>;
type Places = {
  offices?: Row[] | null;
  cities?: Partial<NonNullable<Setting['cities']>[number]>[] | null;
  states?: string | null;
};

/** The offices' ids on the site, by the key that records store. They are made of the cities, so they follow a rename. */
export function officeIds(offices: readonly Row[] | null | undefined): Map<string, string> {
  const taken = new Set<string>();
  return new Map(
    (offices ?? []).map(({ key, city }) => {
      const id = freeAddress(addressOf(city || 'office'), taken);
      taken.add(id);
      return [key ?? '', id];
    }),
  );
}

/** The area that an office serves: its own words, else its city and state. */
export const areaServed = ({ area_served, city, state }: Pick<Office, 'area_served' | 'city' | 'state'>) =>
  area_served?.trim() || `${city}, ${stateName(state)}`;

/** Whether the forms offered an office's city in a release that asked for the cities alone. */
export function wasInForms({ city }: Row, { cities, sells_in_melbourne }: Partial<Setting>): boolean {
  return Boolean(cities?.some(({ name }) => name === city) || (sells_in_melbourne && city === switchedCity.name));
}

/** Offices whose city the forms offer; all, if the owner chose none. */
function inForms({ offices, cities }: Places): Row[] {
  const chosen = (offices ?? []).filter(({ in_forms }) => in_forms);
  return chosen.length > 0 || cities?.length ? chosen : (offices ?? []);
}

/** The cities that the forms offer: those of offices, then further ones. Each has a slug, which `?city=` takes. */
export function formCities(places: Places): { slug: string; name: string }[] {
  const names = [...inForms(places), ...(places.cities ?? []).map(({ name }) => ({ city: name }))];
  const bySlug = new Map<string, string>();
  for (const { city } of names) if (city && !bySlug.has(addressOf(city))) bySlug.set(addressOf(city), city);
  return [...bySlug].map(([slug, name]) => ({ slug, name }));
}

/** The states that the quote form offers: those of the offices whose city it offers, then further ones. */
export function formStates(places: Places): string[] {
  const named = [...inForms(places).map(({ state }) => stateName(state ?? '')), ...linesOf(places.states).map(stateName)];
  const all = named.length > 0 ? named : (places.offices ?? []).map(({ state }) => stateName(state ?? ''));
  return [...new Set(all.filter(Boolean))];
}

/** Rows with their keys: an office on the site keeps its own, the only new one in the place of the only removed one takes its key over. */
function withKeys(rows: Row[], published: readonly Row[]): Row[] {
  const taken = new Set<string>();
  const claim = (key: string | null | undefined): string | undefined => {
    if (!key || taken.has(key)) return undefined;
    taken.add(key);
    return key;
  };
  const claimed = rows.map(({ id }) => claim(published.find((office) => id && office.id === id)?.key));
  const known = new Set(published.map(({ key }) => key));
  const own = claimed.map((key, at) => key ?? (known.has(rows[at]?.key ?? '') ? claim(rows[at]?.key) : undefined));
  const removed = published.flatMap(({ key }) => claim(key) ?? []);
  const isReplaced = removed.length === 1 && own.filter((key) => !key).length === 1;
  return rows.map((row, at) => {
    const fresh = () => claim(row.key) ?? claim(freeAddress(addressOf(row.city || 'office'), taken));
    return { ...row, key: own[at] ?? (isReplaced ? removed[0] : fresh()) };
  });
}

/** An office has its state's abbreviation, and the time of that state. */
function withState(row: Row): Row {
  const state = stateCode(row.state ?? '');
  if (!state) return row;
  const [first, ...others] = stateZones[state] ?? [];
  return { ...row, state, time_zone: [first, ...others].includes(row.time_zone) ? row.time_zone : first };
}

/** The settings as they are saved, after those on the site `before`: what follows from the offices is not typed a second time. */
export function placesCompleted<Data extends Places & { time_zone?: string }>(data: Data, before: Partial<Data>): Data {
  const offices = data.offices && withKeys(data.offices, before.offices ?? []).map(withState);
  const known = [...(offices ?? []), ...(before.offices ?? [])];
  const cities = new Set(known.map(({ city }) => addressOf(city ?? '')));
  const stateNames = new Set(known.map(({ state }) => stateName(state ?? '')));
  const zones = (rows: readonly Row[] | null | undefined) => (rows ?? []).map((row) => row.time_zone);
  const zone = data.time_zone ?? before.time_zone;
  const movedAway = offices?.length && zones(before.offices).includes(zone) && !zones(offices).includes(zone);
  return {
    ...data,
    ...(offices && { offices }),
    ...(data.cities && { cities: data.cities.filter(({ name }) => !cities.has(addressOf(name ?? ''))) }),
    ...(data.states && {
      states: linesOf(data.states)
        .filter((line) => !stateNames.has(stateName(line)))
        .join('\n'),
    }),
    ...(movedAway && { time_zone: offices[0]?.time_zone }),
  };
}

export const completePlaces = async ({ data, req }: { data?: Partial<Setting>; req: PayloadRequest }) => {
  const select = { offices: true, time_zone: true } as const;
  return data && placesCompleted(data, await req.payload.findGlobal({ slug: 'settings', depth: 0, select, req }));
};
