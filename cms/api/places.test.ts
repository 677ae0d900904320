import type { CityPageOverride } from 'contract/city';
import type { SiteSettings } from 'contract/settings';
import type { Payload } from 'payload';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Setting } from '../base/database/payload-types';
import { askRest, callApi, signedIn, startPayload } from '../testing/api';

let payload: Payload;
let token: string;
let atFirst: Setting;
beforeAll(async () => {
  payload = await startPayload();
  atFirst = await payload.findGlobal({ slug: 'settings', depth: 0 });
  token = (await signedIn(payload, 'editor')).token;
});
afterEach(() => payload.updateGlobal({ slug: 'settings', data: atFirst, depth: 0 }));

type Row = Partial<Setting['offices'][number]>;
const read = async <T>(path: string) => (await callApi(payload, path)).body as T;
const settings = () => read<SiteSettings>('/settings');
/** Publishes the offices as an editor's form does; resolves with the errors. */
async function publish(offices: Row[]): Promise<string> {
  const response = await askRest(payload, 'POST', '/globals/settings', { token, body: { offices, _status: 'published' } });
  return response.ok ? '' : await response.text();
}
/** City of the office that each city page shows. */
async function shownOn(): Promise<Record<string, string | undefined>> {
  const [pages, { offices }] = [await read<CityPageOverride[]>('/city-pages'), await settings()];
  return Object.fromEntries(pages.map(({ slug, office }) => [slug, offices.find(({ id }) => id === office)?.city]));
}
const hobart = { city: 'Hobart', suburb: 'Battery Point', state: 'Tasmania', postcode: '7004', name: 'Hobart office' };
const fresh = (city: string, state: string): Row => {
  const { id: _, key: __, ...office } = atFirst.offices[0] as Setting['offices'][number];
  return { ...office, city, state, name: `${city} office` };
};

describe('an office (R-OWNER-2)', () => {
  it('that is renamed stays on its city page, and everything that names its place follows', async () => {
    const [head, other] = atFirst.offices;
    expect(await publish([{ ...head, ...hobart }, other as Row])).toBe('');
    expect(await shownOn()).toEqual({ adelaide: 'Hobart', melbourne: 'Melbourne' });
    const { offices, cities, states, time_zone } = await settings();
    expect(offices[0]).toMatchObject({
      ...{ id: 'hobart', state: 'TAS', area_served: 'Hobart, Tasmania', time_zone: 'Australia/Hobart' },
    });
    expect({ cities, states, time_zone }).toEqual({
      cities: [{ slug: 'hobart', name: 'Hobart' }],
      states: ['Tasmania'],
      time_zone: 'Australia/Hobart',
    });
    expect(JSON.stringify(await read('/service-area'))).not.toContain('adelaide');
  });

  it('that replaces another takes over its city page, also over several drafts', async () => {
    const [, other] = atFirst.offices;
    const draft = (offices: Row[]) =>
      payload.updateGlobal({ slug: 'settings', data: { offices, _status: 'draft' } as never, draft: true, depth: 0 });
    await draft([other as Row]);
    const { offices } = await draft([fresh('Hobart', 'TAS'), other as Row]);
    expect(await publish(offices)).toBe('');
    expect(await shownOn()).toEqual({ adelaide: 'Hobart', melbourne: 'Melbourne' });
  });

  it('is on every city page if it is the only one; one of several cannot be removed while a page shows it', async () => {
    expect(await publish([fresh('Perth', 'WA')])).toBe('');
    expect(await shownOn()).toEqual({ adelaide: 'Perth', melbourne: 'Perth' });
    await payload.updateGlobal({ slug: 'settings', data: atFirst, depth: 0 });
    const [head] = atFirst.offices;
    expect(await publish([head as Row, fresh('Perth', 'WA'), fresh('Bunbury', 'WA')])).toContain('“Melbourne office”');
  });

  it('is a city in the forms, in its state, even with five of them', async () => {
    const further = [fresh('Sydney', 'NSW'), fresh('Perth', 'WA'), fresh('Newcastle', 'nsw')];
    const offices = [...atFirst.offices.map((office) => ({ ...office, in_forms: true })), ...further];
    expect(await publish(offices)).toBe('');
    const { cities, states, offices: shown } = await settings();
    expect(cities.map(({ name }) => name)).toEqual(['Adelaide', 'Melbourne', 'Sydney', 'Perth', 'Newcastle']);
    expect(states).toEqual(['South Australia', 'Victoria', 'New South Wales', 'Western Australia']);
    expect(shown.map(({ id, time_zone }) => [id, time_zone]).slice(2)).toEqual([
      ['sydney', 'Australia/Sydney'],
      ['perth', 'Australia/Perth'],
      ['newcastle', 'Australia/Sydney'],
    ]);
  });
});
