import { starterSettings } from 'contract/catalogue';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '../../base/rights/access';
import { callApi, signedIn, startPayload } from '../../testing/api';
import { companyUrl } from '../preview/links';
import { COMPANY } from './address';
import { answerCompany } from './company-routes';

let payload: Payload;
const people = {} as Record<Role, { id: number; token: string }>;
beforeAll(async () => {
  payload = await startPayload();
  for (const role of ['owner', 'leads', 'editor'] as const) people[role] = await signedIn(payload, role);
});

type Typed = Record<string, string | string[] | File>;

async function ask(typed?: Typed, query = '', role: Role = 'owner') {
  const body = typed && new FormData();
  for (const [name, value] of Object.entries(typed ?? {})) for (const one of [value].flat()) body?.append(name, one as string);
  const headers = { authorization: `JWT ${people[role].token}` };
  const response = await answerCompany(
    payload,
    new Request(`http://localhost:3001${COMPANY}${query}`, { method: body ? 'POST' : 'GET', headers, body }),
  );
  return { status: response.status, leads: response.headers.get('location'), html: await response.text() };
}

const settings = (draft = false) => payload.findGlobal({ slug: 'settings', draft, depth: 0 });
const versionIn = (html: string) => /name="made_from" value="([^"]+)"/.exec(html)?.[1] ?? '';
const idOf = async (slug: string) => {
  const { docs } = await payload.find({ collection: 'services', where: { slug: { equals: slug } }, depth: 0 });
  return String(docs[0]?.id);
};
const published = { where: { _status: { equals: 'published' } }, pagination: false, depth: 0 } as const;
const shownServices = async () =>
  (await payload.find({ collection: 'services', ...published })).docs.map(({ slug }) => slug).sort();

const glass: Typed = {
  ...{ brand: 'Tamar Glass', place: '7250 Launceston', km: '30', suburbs: '', phone: '03 5550 1234', email: 'hi@tamar.example' },
  ...{ hours: 'weekdays', since: '', abn: '', sentence: '', main: '#0f4c5c', accent: '#ffbf46', other: 'Curtain Cleaning' },
};
/** Posts answers on the newest version. */
const post = async (typed: Typed) => ask({ made_from: versionIn((await ask()).html), act: 'save', ...typed });

describe('Your company (R-OWNER-54, R-OWNER-55)', () => {
  it('is for owners alone', async () => {
    for (const role of ['leads', 'editor'] as const) expect((await ask(undefined, '', role)).status).toBe(403);
    expect((await ask()).html).not.toContain(starterSettings.phone);
  });

  it('keeps what was typed, says what is wrong where it is, and publishes nothing', async () => {
    const wrong = await post({ ...glass, place: 'Richmond', phone: '12', abn: '1', since: '1700' });
    expect(wrong.status).toBe(400);
    for (const field of ['place', 'phone', 'abn', 'since']) expect(wrong.html).toContain(`id="${field}-fault"`);
    expect(wrong.html).toContain('Richmond VIC 3121');
    expect((await ask()).html).toContain('value="Tamar Glass"');
    expect((await ask()).html).toContain('value="1700"');
    expect((await settings()).brand).toBe(starterSettings.brand);
    expect((await settings(true)).brand).toBe('Tamar Glass');
    expect((await settings(true)).phone, 'a wrong answer is not stored').toBe(starterSettings.phone);
  });

  it('ticks all or none of a family without a script', async () => {
    const ticked = async () => (await ask()).html.match(/name="service" checked=""/g)?.length ?? 0;
    await post({ ...glass, toggle: 'none *' });
    expect(await ticked()).toBe(0);
    await post({ ...glass, toggle: 'all roof-cleaning' });
    expect(await ticked()).toBe(3);
  });

  it('two owners do not overwrite each other', async () => {
    const { html } = await ask();
    await post({ ...glass, brand: 'First' });
    const late = await ask({ made_from: versionIn(html), act: 'save', ...glass, brand: 'Second' });
    expect(late.status).toBe(409);
    expect(late.html).toContain('value="Second"');
    expect((await settings(true)).brand).toBe('First');
  });

  it('takes the colours from a logo, which can be taken away again', async () => {
    const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#7a1f5c' } })
      .png()
      .toBuffer();
    const logo = new File([new Uint8Array(picture)], 'logo.png', { type: 'image/png' });
    expect((await post({ ...glass, logo })).leads).toBe(`${COMPANY}?done=saved`);
    const { look } = await settings(true);
    expect(look.logo).toBeTruthy();
    expect(look.main).toMatch(/^#7722\d\d$/);
    expect(
      (await post({ ...glass, main: look.main, logo: new File(['no picture'], 'logo.png', { type: 'image/png' }) })).html,
    ).toContain('id="logo-fault"');
    expect((await settings(true)).look.logo).toBeTruthy();
    expect((await ask()).html).toContain('Without a logo');
    await post({ ...glass, main: look.main, without_logo: 'yes' });
    expect((await settings(true)).look).toMatchObject({ logo: null, sign: null });
    expect((await ask()).html).not.toContain('Without a logo');
  });

  it('makes a square sign of a wide logo, which goes with it (R-CLAIM-9)', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 40"><circle cx="20" cy="20" r="18"/><path d="M60 8h170v24H60z"/></svg>';
    await post({ ...glass, logo: new File([drawing], 'wide.svg', { type: 'image/svg+xml' }) });
    expect((await settings(true)).look).toMatchObject({ logo: expect.any(Number), sign: expect.any(Number) });
    await post({ ...glass, without_logo: 'yes' });
    expect((await settings(true)).look).toMatchObject({ logo: null, sign: null });
  });

  it('asks for what is missing, and for the evidence of each promise, before it goes on', async () => {
    const asked = await post({ ...glass, phone: '', promise: ['insurance'], act: 'plan' });
    const young = await post({ ...glass, promise: ['experience'], since: String(new Date().getFullYear()), act: 'plan' });
    expect(young.html).toContain('needs a whole calendar year behind it');
    for (const field of ['service', 'phone', 'evidence_insurance'].filter((name) => name !== 'service'))
      expect(asked.html).toContain(`id="${field}-fault"`);
  });

  /** Slides that show nothing but what is offered. */
  const ofGlass = ['window-cleaning.jpg', 'hero-loop.mp4', 'pressure-cleaning.jpg'].map((media) => ({ media }));

  it('shows the site as it will be, and says what goes', async () => {
    const service = [await idOf('window-cleaning'), await idOf('pressure-cleaning')];
    const saved = await post({ ...glass, service, act: 'plan' });
    expect(saved.leads).toBe(`${COMPANY}?step=changes`);
    const { html } = await ask(undefined, '?step=changes');
    expect(html).toContain('20 services go off the site, named below.');
    expect(html).toMatch(/\d+ sample reviews go off the site\./);
    const token = new URL(companyUrl(people.owner.id)).searchParams.get('preview') ?? '';
    const preview = async (path: string) => (await callApi(payload, path, undefined, { 'x-preview': token })).body;
    expect(JSON.stringify(await preview('/settings'))).toContain('Tamar Glass');
    expect(await preview('/premium-services')).toMatchObject([{ title: expect.stringContaining('Window') }, {}]);
    expect(await preview('/statbox')).toEqual([]);
    expect(await preview('/hero-carousel')).toMatchObject(ofGlass);
    expect(await callApi(payload, '/settings').then(({ body }) => body)).toMatchObject({ brand: starterSettings.brand });
  });

  it('makes the site theirs in one act, which can be repeated (R-OWNER-56)', async () => {
    const [first, ...others] = (await payload.findGlobal({ slug: 'home', depth: 0 })).slides ?? [];
    const begun = [{ ...first, heading: 'Half a thought' }, ...others];
    await payload.updateGlobal({ slug: 'home', data: { slides: begun, _status: 'draft' } as object, draft: true, depth: 0 });
    const made_from = versionIn((await ask()).html);
    expect((await ask({ act: 'mine', made_from: '2020-01-01T00:00:00.000Z' })).status).toBe(409);
    expect((await ask({ act: 'mine', made_from })).leads).toBe(`${COMPANY}?done=mine`);
    const now = await settings();
    expect(now).toMatchObject({ brand: 'Tamar Glass', sample: false, founded: null, social: [], mobile: '03 5550 1234' });
    expect(now.markup).toMatchObject({ rating: 0, price_range: '' });
    expect(now.offices).toMatchObject([
      { city: 'Launceston', state: 'TAS', postcode: '7250', service_km: 30, time_zone: 'Australia/Hobart' },
    ]);
    expect(await shownServices()).toEqual(['pressure-cleaning', 'window-cleaning']);
    for (const collection of ['posts', 'testimonials', 'cities'] as const)
      expect((await payload.find({ collection, ...published })).docs).toEqual([]);
    const claims = Object.entries(now.claims ?? {}).filter(([name, words]) => words && !name.includes('_'));
    expect(claims).toEqual([]);
    expect((await callApi(payload, '/statbox')).body).toEqual([]);
    const shown = (await callApi(payload, '/hero-carousel')).body;
    expect(shown).toMatchObject(ofGlass);
    expect(JSON.stringify(shown), 'a draft stays one').not.toContain('Half a thought');
    const { slides } = await payload.findGlobal({ slug: 'home', depth: 1, draft: true });
    expect(slides).toMatchObject(ofGlass.map(({ media }) => ({ media: { filename: media } })));
    expect(slides?.[0]?.heading).toBe('Half a thought');

    const again = versionIn((await ask()).html);
    expect((await ask()).html).toContain('value="Tamar Glass"');
    await ask({
      made_from: again,
      act: 'plan',
      ...glass,
      brand: 'Tamar Windows',
      service: await idOf('window-cleaning'),
      other: '',
    });
    const plan = await ask(undefined, '?step=changes');
    expect(plan.html).toContain('Pressure Cleaning leaves the site');
    await ask({ act: 'mine', made_from: versionIn(plan.html) });
    expect(await settings()).toMatchObject({ brand: 'Tamar Windows', tagline: 'Your trusted cleaning solution in {town}.' });
    expect(await shownServices()).toEqual(['window-cleaning']);
  });
});
