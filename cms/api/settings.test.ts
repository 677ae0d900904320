import { starterSettings } from 'contract/catalogue';
import type { SiteSettings } from 'contract/settings';
import { usualWords, type WordName } from 'contract/words';
import type { Payload } from 'payload';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Setting } from '../base/database/payload-types';
import { daysLater, storedDay, today } from '../base/process/days';
import { duePromises } from '../model/dashboard/due-promises';
import { askRest, callApi, signedIn, startPayload } from '../testing/api';

let payload: Payload;
let editor: string;
let atFirst: Setting;
beforeAll(async () => {
  payload = await startPayload();
  atFirst = await payload.findGlobal({ slug: 'settings', depth: 0 });
  editor = (await signedIn(payload, 'editor')).token;
});
afterEach(() => payload.updateGlobal({ slug: 'settings', data: atFirst, depth: 0 }));

const read = async <T>(path: string) => (await callApi(payload, path)).body as T;
const settings = () => read<SiteSettings>('/settings');
/** Saves as an editor does, or another account; resolves with the errors by field. */
async function save(data: object, path = '/globals/settings', token = editor): Promise<Record<string, string>> {
  const response = await askRest(payload, 'POST', path, { token, body: data });
  const body = (await response.json()) as { errors?: { data?: { errors?: { path: string; message: string }[] } }[] };
  return Object.fromEntries(
    (body.errors ?? []).flatMap(({ data: inner }) => inner?.errors ?? []).map((one) => [one.path, one.message]),
  );
}
const day = (days: number) => daysLater(today('Australia/Adelaide'), days);
const stored = (days: number) => storedDay(day(days));

it('only words that an editor typed replace the usual ones (R-CLAIM-12)', async () => {
  const usual = (await settings()).words; // those that name facts
  expect(usual).toEqual(Object.fromEntries(Object.keys(usual ?? {}).map((name) => [name, usualWords[name as WordName]])));
  expect(await save({ reasons_heading: 'Why us', closing_text: ' ', _status: 'published' }, '/globals/words')).toEqual({});
  expect((await settings()).words).toEqual({ ...usual, reasons_heading: 'Why us' });
  expect(await save({ reasons_heading: null, _status: 'published' }, '/globals/words')).toEqual({});
  expect((await settings()).words).toEqual(usual);
});

it('an ABN is kept as its digits, refused with a reason, and is no part of what every page knows (R-QUOTE-10)', async () => {
  const abn = async () => (await payload.findGlobal({ slug: 'settings', select: { abn: true } })).abn;
  expect(await save({ abn: ' ABN 51 824 753 556', _status: 'published' })).toEqual({});
  expect(await abn()).toBe('51824753556');
  expect(await save({ abn: '51 824 753 565', _status: 'published' })).toEqual({ abn: expect.stringContaining('no ABN') });
  expect(await abn()).toBe('51824753556');
  expect(JSON.stringify(await settings())).not.toContain('51824753556');
  expect(await save({ abn: '', _status: 'published' })).toEqual({});
  expect(await abn()).toBeFalsy();
});

describe('numbers that are dialled (R-CLAIM-14)', () => {
  it('come with the links that dial them, so that no page has to read them', async () => {
    expect(await settings()).toMatchObject({ phone_link: 'tel:1300975707', mobile_link: 'https://wa.me/61491570156' });
    const [head, other] = atFirst.offices;
    const offices = [
      { ...head, phone: '+61 (0)8 1234 5678' },
      { ...other, phone: '' },
    ];
    expect(await save({ phone: '1300 CLEAN 1', mobile: '+64 21 123 4567', offices })).toEqual({});
    const { phone_link, mobile_link, offices: shown } = await settings();
    expect([phone_link, mobile_link]).toEqual(['tel:1300253261', 'https://wa.me/64211234567']);
    expect(shown.map((office) => office.phone_link)).toEqual(['tel:+61812345678', 'tel:1300253261']);
  });

  it.each(['8123 4567', 'call us', '123456', '0412 345 67'])(
    '“%s” is refused, and the message says what to write',
    async (phone) => {
      const errors = await save({ phone, mobile: phone, offices: atFirst.offices.map((office) => ({ ...office, phone })) });
      expect(Object.keys(errors).sort()).toEqual(['mobile', 'offices.0.phone', 'offices.1.phone', 'phone']);
      for (const message of Object.values(errors))
        expect(message).toMatch(new RegExp(`Nobody can dial “${phone}”.*area code.*plus`));
    },
  );
});

describe('figures', () => {
  it('have the specification’s values in every call of a new installation (R-CLAIM-3, R-CLAIM-13)', async () => {
    const { claims, reply, menu, footer, hours_exceptions } = await settings();
    expect({ claims, reply }).toEqual({ claims: starterSettings.claims, reply: starterSettings.reply });
    expect([menu, footer, hours_exceptions]).toEqual([undefined, undefined, undefined]);
    const boxes = await read<{ number: string }[]>('/statbox');
    expect(boxes.map(({ number }) => number)).toEqual(['10+', '24 hours', '2500+', 'Up to 25%']);
    expect((await read<{ happy_customers: string }[]>('/hero-carousel'))[0]?.happy_customers).toBe('2500+');
    for (const path of [
      '/achievements',
      '/about-section',
      '/premium-services',
      '/service-pages',
      '/faqs',
      '/whychoosehousecleaningservice/view/1',
    ])
      expect(JSON.stringify(await read(path)), path).not.toMatch(/\{(years|customers|solar)\}/);
  });

  it('count the years from the year of founding, in every text that names them (R-CLAIM-13)', async () => {
    const year = Number(day(0).slice(0, 4));
    expect(await save({ founded: year - 26, figures: { customers: '3000+' } })).toEqual({});
    expect((await settings()).claims).toMatchObject({
      experience: 'Over 25 years of experience',
      customers: '3000+ satisfied customers',
    });
    expect((await read<{ number: string }[]>('/statbox')).map(({ number }) => number)).toContain('25+');
    expect(JSON.stringify(await read('/achievements'))).toContain('25+');
    expect(JSON.stringify(await read('/about-section'))).toContain('more than 25 years and 3000+ satisfied');
  });

  it('in a company’s first year no text counts its years, and after one it says “1 year” (R-CLAIM-13)', async () => {
    const year = Number(day(0).slice(0, 4));
    const texts = async () =>
      JSON.stringify([
        ...[await settings(), await read('/statbox'), await read('/achievements'), await read('/about-section')],
        ...[await read('/meta-tag?route=/about-us/'), await read('/service-pages')],
      ]);
    expect(await save({ founded: year })).toEqual({});
    expect(await texts()).not.toMatch(/\b0 years|\{years\}|over +years|years in the trade/i);
    expect(await read('/achievements')).toMatchObject({ heading: 'What our cleaning adds up to' });
    expect(await save({ founded: year - 2 })).toEqual({});
    expect((await settings()).claims.experience).toBe('Over 1 year of experience');
    expect(await texts()).not.toMatch(/\b1 years/);
  });

  it('a year of founding may be emptied, by which no text counts the years any more', async () => {
    expect(await save({ founded: 3000 })).toEqual({ founded: expect.stringMatching(/^Enter a year from 1850/) });
    expect(await save({ founded: null })).toEqual({});
    expect((await settings()).claims.experience).toBe('');
    expect(JSON.stringify(await read('/statbox'))).not.toMatch(/years/i);
    expect(await save({ founded: atFirst.founded })).toEqual({});
  });

  it('are kept when a version from before they were entered is restored', async () => {
    await payload.updateGlobal({ slug: 'settings', data: { founded: null, tagline: 'An old line' }, context: { quiet: true } });
    const { docs } = await payload.findGlobalVersions({ slug: 'settings', limit: 1 });
    await payload.updateGlobal({ slug: 'settings', data: atFirst });
    await payload.restoreGlobalVersion({ slug: 'settings', id: String(docs[0]?.id) });
    expect(await payload.findGlobal({ slug: 'settings', depth: 0 })).toMatchObject({
      tagline: 'An old line',
      founded: atFirst.founded,
    });
  });
});

it('evidence and the next check of a promise stay in the office, where a check that is due is listed (R-OWNER-6)', async () => {
  const evidence = {
    insurance_evidence: 'Policy 4711',
    insurance_link: 'https://example.com/policy',
    insurance_review: stored(0),
  };
  expect(await save({ claims: { ...atFirst.claims, ...evidence, eco_review: stored(1) } })).toEqual({});
  expect(JSON.stringify(await settings())).not.toMatch(/4711|policy|review"/);
  expect(await duePromises(payload)).toEqual([{ name: 'insurance', words: 'Public liability insurance', since: day(0) }]);
  expect(await save({ claims: { ...atFirst.claims, eco_link: 'a drawer' } })).toEqual({
    'claims.eco_link': expect.stringContaining('Copy the whole address'),
  });
});

it('the privacy page names the company, its offices and contact details from the settings (R-LIVE-7)', async () => {
  const text = async () => JSON.stringify(await read('/privacy-page'));
  const { brand, phone, email } = starterSettings;
  for (const fact of [brand, phone, email, 'Para Hills SA 5096 and Brunswick VIC 3056', '24 months'])
    expect(await text()).toContain(fact);
  const facts = { brand: 'North & <i>Sons</i>', email: 'office@example.org', retention_months: 1 };
  expect(await save(facts, '/globals/settings', (await signedIn(payload, 'owner')).token)).toEqual({});
  expect(await text()).toContain('North &amp; &lt;i&gt;Sons&lt;/i&gt;');
  expect(await text()).toMatch(/office@example\.org.*1 month</);
  expect(await text()).not.toMatch(/\{[a-z]+\}|Larkwell/);
});

describe('days with other hours (R-OWNER-8)', () => {
  const row = (name: string, from: number, to?: number, hours?: string) => ({
    name,
    from: stored(from),
    ...(to !== undefined && { to: stored(to) }),
    hours,
  });

  it('are answered until they are over, for an office only if it differs', async () => {
    const [adelaide, melbourne] = atFirst.offices;
    const rows = [row('Over', -2, -1), row('Christmas', 3, 9), row('Short day', 20, undefined, '9-1 pm')];
    expect(await save({ hours_exceptions: rows })).toEqual({
      'hours_exceptions.2.hours': expect.stringContaining('9 AM to 1 PM'),
    });
    const good = [...rows.slice(0, 2), row('Short day', 20, undefined, '9am-1pm')];
    const offices = [adelaide, { ...melbourne, hours_exceptions: [row('Cup Day', 5)] }];
    expect(await save({ hours_exceptions: good, offices })).toEqual({});
    const short = {
      name: 'Short day',
      from: day(20),
      to: day(20),
      open: { hours: '9:00 AM to 1:00 PM', opens: '09:00', closes: '13:00' },
    };
    const answer = await settings();
    expect(answer.hours_exceptions).toEqual([{ name: 'Christmas', from: day(3), to: day(9) }, short]);
    expect(answer.offices.map((office) => office.hours_exceptions)).toEqual([
      undefined,
      [
        { name: 'Christmas', from: day(3), to: day(4) },
        { name: 'Cup Day', from: day(5), to: day(5) },
        { name: 'Christmas', from: day(6), to: day(9) },
        short,
      ],
    ]);
  });

  it('are rejected beside the field when they overlap or end before they begin', async () => {
    expect(await save({ hours_exceptions: [row('Christmas', 9, 3)] })).toEqual({
      'hours_exceptions.0.to': expect.stringContaining('before the first'),
    });
    expect(await save({ hours_exceptions: [row('Christmas', 3, 9), row('New Year', 9)] })).toEqual({
      'hours_exceptions.0.from': expect.stringContaining('“New Year”'),
      'hours_exceptions.1.from': expect.stringContaining('“Christmas”'),
    });
    const [adelaide, melbourne] = atFirst.offices;
    const offices = [{ ...adelaide, hours_exceptions: [row('One', 1, 2), row('Two', 2, 3)] }, melbourne];
    expect(Object.keys(await save({ offices }))).toEqual([
      'offices.0.hours_exceptions.0.from',
      'offices.0.hours_exceptions.1.from',
    ]);
  });
});

describe('menu and footer (R-OWNER-7)', () => {
  const idOf = async (collection: 'services' | 'cities', slug: string) =>
    (await payload.find({ collection, where: { slug: { equals: slug } }, depth: 0 })).docs[0]?.id ?? 0;

  it('are answered in the owner’s order and words, without pages that are not on the site', async () => {
    const oven = await idOf('services', 'oven-cleaning');
    const melbourne = await idOf('cities', 'melbourne');
    const menu = [
      { label: 'Ovens', page: `services:${oven}` },
      { label: 'Where we clean', page: 'cities' },
      { label: 'East', page: `cities:${melbourne}` },
      { label: 'Say hello', page: '/contact-us' },
      { label: 'Shop', page: 'address', address: 'https://shop.example.com/' },
    ];
    const footer = { services_title: 'What we clean', navigation: [{ label: 'Ovens too', page: `services:${oven}` }] };
    expect(await save({ menu, footer })).toEqual({});
    const links = async () => {
      const answer = await settings();
      return [answer.menu?.map(({ label, href }) => [label, href]), answer.footer];
    };
    const rest = [
      ['Where we clean', undefined],
      ['East', '/melbourne-service'],
      ['Say hello', '/contact-us'],
      ['Shop', 'https://shop.example.com/'],
    ];
    const titles = { services_title: 'What we clean' };
    expect(await links()).toEqual([
      [['Ovens', '/service/oven-cleaning'], ...rest],
      { ...titles, navigation: [{ label: 'Ovens too', href: '/service/oven-cleaning' }] },
    ]);
    const bin = (deletedAt: string | null) =>
      payload.update({ collection: 'services', id: oven, data: { deletedAt }, trash: true });
    await bin(new Date().toISOString());
    expect(await links()).toEqual([rest, { ...titles, navigation: [] }]);
    await bin(null);
    expect((await links())[0]).toHaveLength(5);
  });

  it('a typed address must lead somewhere, and is left out once it no longer does', async () => {
    const to = (address: string) => save({ menu: [{ label: 'New', page: 'address', address }] });
    expect(await to('/nowhere')).toEqual({ 'menu.0.address': expect.stringContaining('There is no page at /nowhere') });
    expect(await to('javascript:alert(1)')).toEqual({ 'menu.0.address': expect.stringContaining('begins with https://') });
    expect(await to('/blog-details/oven-care-between-cleans')).toEqual({});
    expect((await settings()).menu).toEqual([{ label: 'New', href: '/blog-details/oven-care-between-cleans' }]);
    const where = { slug: { equals: 'oven-care-between-cleans' } };
    await payload.update({ collection: 'posts', where, data: { _status: 'draft' } });
    expect((await settings()).menu).toEqual([]);
  });

  it('do not lead to a blog without posts (R-BLOG-5)', async () => {
    await save({ menu: [], footer: {} });
    await payload.update({ collection: 'posts', where: {}, data: { _status: 'draft' } });
    const { menu, footer } = await settings();
    expect(menu?.map(({ label }) => label)).toEqual(['Home', 'Services', 'About', 'FAQ', 'Contact']);
    expect(footer?.navigation?.map(({ label }) => label)).toEqual(['About', 'FAQ', 'Contact']);
    await save({ menu: [{ label: 'Notes', page: '/blog' }] });
    expect((await settings()).menu).toEqual([]);
  });
});

it('structured markup has the hours that pages show, unless the owner types others for it (R-HEAD-9)', async () => {
  const hours = async () => (await settings()).markup.opening_hours;
  expect(await hours()).toBe(starterSettings.markup.opening_hours);
  const opening_hours = [{ days: 'Weekdays', hours: '7 AM to 3 PM' }];
  expect(await save({ opening_hours, markup: { opening_hours: '' }, _status: 'published' })).toEqual({});
  expect(await hours()).toBe('Mo-Fr 07:00-15:00');
});
