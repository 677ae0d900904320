import fc from 'fast-check';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Setting } from '../../base/database/payload-types';
import { askRest, signedIn, startPayload } from '../../testing/api';
import { finder } from '../find-replace/finder';
import { COMPANY, COMPANY_PLAN } from './address';
import { oldWords } from './changes';
import { answerCompany } from './company-routes';

let payload: Payload;
let token: string;
const published = { where: { _status: { equals: 'published' } }, pagination: false, depth: 0 } as const;

async function ask(query = '', body?: FormData) {
  const request = new Request(`http://localhost:3001${COMPANY}${query}`, {
    ...{ method: body ? 'POST' : 'GET', headers: { authorization: `JWT ${token}` }, body },
  });
  const response = await answerCompany(payload, request);
  return { status: response.status, leads: response.headers.get('location'), html: await response.text() };
}

const attribute = (tag: string, name: string) =>
  (new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** What a browser would post of the sheet as it is shown: one line for each field, and the boxes that are ticked. */
function formIn(html: string): FormData {
  const form = new FormData();
  for (const [tag] of html.matchAll(/<input\b[^>]*>/g)) {
    const [name, type, value] = ['name', 'type', 'value'].map((one) => attribute(tag, one)) as [string, string, string];
    const isLeftOut = ['checkbox', 'radio'].includes(type) && !tag.includes(' checked');
    if (name && type !== 'file' && !isLeftOut) form.append(name, value.replace(/[\r\n]/g, ''));
  }
  return form;
}

type Typed = Record<string, string | string[]>;
/** Posts the sheet as it is shown, but for some answers. */
async function answer(typed: Typed, act = 'save') {
  const form = formIn((await ask()).html);
  for (const [name, value] of Object.entries(typed)) {
    form.delete(name);
    for (const one of [value].flat()) form.append(name, one);
  }
  form.set('act', act);
  return ask('', form);
}

const settings = (draft = false) => payload.findGlobal({ slug: 'settings', draft, depth: 0 });
/** What an owner may have written in the settings, byte for byte. */
const bare = ({ updatedAt: _, createdAt: __, _status, edited_by, ...rest }: Setting & { edited_by?: unknown }) => rest;
const ticked = async () =>
  formIn((await ask()).html)
    .getAll('service')
    .map(String);
const idOf = async (slug: string) => {
  const { docs } = await payload.find({ collection: 'services', where: { slug: { equals: slug } }, depth: 0 });
  return String(docs[0]?.id);
};
const isShown = async (slug: string) =>
  (await payload.find({ collection: 'services', ...published })).docs.some((doc) => doc.slug === slug);
/** All that is written outside the settings. */
const content = async () =>
  Promise.all(
    (['posts', 'testimonials', 'cities', 'services', 'own-pages'] as const).map(
      async (collection) => (await payload.find({ collection, pagination: false, depth: 0, sort: 'id' })).docs,
    ),
  );
async function makeIt() {
  const form = new FormData();
  const plan = await ask('?step=changes');
  for (const [name, value] of formIn(plan.html)) form.append(name, value);
  return ask('', form);
}

beforeAll(async () => {
  payload = await startPayload();
  ({ token } = await signedIn(payload, 'owner'));
  const { docs } = await payload.find({ collection: 'testimonials', limit: 1, depth: 0 });
  const now = await settings();
  const [office, second] = now.offices;
  await payload.updateGlobal({
    ...{ slug: 'settings', depth: 0 },
    data: {
      ...{ sample: false, brand: 'Tamar Glass', phone: '03 5550 1234', mobile: '0491 570 156', email: 'hi@tamar.example' },
      ...{ tagline: 'Windows, and nothing else.', blurb: 'We have looked through every one of them.', founded: 2011 },
      services: 'Window Cleaning\nOthers\nBond Cleaning\n',
      claims: {
        ...{ insurance: 'Insured for ten million', insurance_evidence: 'Policy 12\nof the safe', eco: '', quote: '' },
        ...{ eco_evidence: 'Not yet,\nask again', experience: '', guarantee: 'We come again', customers: '', solar: '' },
      },
      offices: [
        {
          ...{
            ...office,
            name: 'Workshop',
            city: 'Launceston',
            suburb: 'Invermay by the bridge',
            state: 'TAS',
            postcode: '7248',
          },
          ...{ latitude: -41.4217, longitude: 147.1311, service_km: 40, service_postcodes: '7248-7250', in_forms: false },
          service_suburbs: Array.from({ length: 120 }, (_, at) => `Suburb number ${at}`).join('\n'),
        },
        { ...second, suburb: 'Brunswick' },
      ] as Setting['offices'],
      _status: 'published',
    },
  });
  // A review that came with the site, and that the owner wants there.
  await payload.update({ collection: 'testimonials', id: docs[0]?.id ?? 0, data: { sample: true, _status: 'published' } });
});

describe('Your company again, on a site that is theirs (R-OWNER-60)', () => {
  it('changes nothing where nothing was answered differently', async () => {
    const [before, written] = [await settings(), await content()];
    expect((await answer({})).leads).toBe(`${COMPANY}?done=saved`);
    expect(bare(await settings(true))).toEqual(bare(before));
    expect((await answer({}, 'plan')).leads).toBe(COMPANY_PLAN);
    const { html } = await ask('?step=changes');
    expect(html).toContain('Nothing changes');
    expect(html).not.toContain('value="mine"');
    expect(await content()).toEqual(written);
  });

  const ANSWERS: Record<string, { typed: Typed; keys: (keyof Setting)[] }> = {
    brand: { typed: { brand: 'Tamar & Sons' }, keys: ['brand'] },
    phone: { typed: { phone: '03 5550 9999' }, keys: ['phone'] },
    email: { typed: { email: 'new@tamar.example' }, keys: ['email'] },
    since: { typed: { since: '2009' }, keys: ['founded'] },
    wrong: { typed: { since: '1700' }, keys: [] },
    abn: { typed: { abn: '51 824 753 556' }, keys: ['abn'] },
    sentence: { typed: { sentence: 'Glass.' }, keys: ['tagline'] },
    place: { typed: { place: 'Bellerive' }, keys: ['offices', 'time_zone'] },
    nowhere: { typed: { place: 'Nowhere at all' }, keys: [] },
    km: { typed: { km: '12' }, keys: ['offices'] },
    town: { typed: { also: 'Burnie TAS' }, keys: ['offices', 'cities', 'states'] },
    hours: { typed: { hours: 'weekdays' }, keys: ['opening_hours'] },
    other: { typed: { other: 'Fly Screens' }, keys: ['services'] },
    main: { typed: { main: '#224466' }, keys: ['look'] },
    promise: { typed: { promise: ['insurance', 'guarantee', 'eco'] }, keys: ['claims'] },
    dropped: { typed: { service: [] }, keys: [] },
  };

  const EACH = Object.keys(ANSWERS).map((name): [string[]] => [[name]]);

  it('whatever is answered differently, all else stays byte for byte, and so does all once it is taken back', {
    timeout: 240_000,
  }, async () => {
    const before = await settings();
    const written = await content();
    const shown = formIn((await ask()).html);
    const asShown = Object.fromEntries([...new Set(shown.keys())].map((name) => [name, shown.getAll(name).map(String)]));
    await fc.assert(
      fc.asyncProperty(fc.subarray(Object.keys(ANSWERS), { minLength: 1 }), async (names) => {
        const chosen = names.map((name) => ANSWERS[name] as (typeof ANSWERS)[string]);
        await answer(Object.assign({}, ...chosen.map(({ typed }) => typed)));
        const draft = bare(await settings(true)) as Record<string, unknown>;
        const keys = chosen.flatMap((one) => one.keys) as string[];
        const same = Object.fromEntries(Object.entries(bare(before)).filter(([name]) => !keys.includes(name)));
        expect(draft).toMatchObject(same);
        expect(await content()).toEqual(written);
        const { made_from: _, ...back } = asShown;
        await answer({ ...back, promise: back.promise ?? [], other: '', also: '' });
        expect(bare(await settings(true))).toEqual(bare(before));
      }),
      { numRuns: EACH.length + 8, examples: EACH },
    );
  });

  it('keeps a promise’s words, other offices and what is of no place when one of them changes', async () => {
    const { offices, claims } = await settings();
    await answer({ place: 'Bellerive', promise: ['insurance', 'guarantee', 'eco'], evidence_eco: 'Receipts' });
    const draft = await settings(true);
    expect(draft.claims).toMatchObject({ insurance: claims?.insurance, insurance_evidence: claims?.insurance_evidence });
    expect(draft.claims?.eco).toBeTruthy();
    const [moved, ...others] = draft.offices;
    expect(moved).toMatchObject({ name: 'Workshop', suburb: 'Bellerive', postcode: '7018', in_forms: false });
    expect(moved?.service_suburbs).toBe(offices[0]?.service_suburbs);
    expect(others).toEqual(offices.slice(1));
    await answer({
      place: 'Invermay by the bridge TAS 7248',
      promise: ['insurance', 'guarantee'],
      evidence_eco: 'Not yet,ask again',
    });
    expect(bare(await settings(true))).toEqual(bare(await settings()));
  });

  it('a service that a colleague published meanwhile stays, on a page that is open and in a draft that is kept', async () => {
    const open = formIn((await ask()).html);
    await answer({ phone: '03 5550 7777' });
    const page = { name: 'Skylights', slug: 'skylights', shape: 'standalone', leads_to: '/contact-us' } as const;
    await payload.create({ collection: 'services', data: { ...page, _status: 'published' }, depth: 0 });
    expect(await ticked()).toContain(await idOf('skylights'));
    open.set('act', 'save');
    open.set('made_from', String((await settings(true)).updatedAt));
    open.set('phone', '03 5550 7777');
    await ask('', open);
    expect(await ticked()).toContain(await idOf('skylights'));
  });

  it('a dropped service leads to its family, and ticked again it comes back as it was; samples and pages of cities stay', async () => {
    const slug = 'oven-cleaning';
    const id = await idOf(slug);
    const before = await payload.findByID({ collection: 'services', id, depth: 0 });
    const others = async () =>
      (await content()).flat().filter((doc) => !('slug' in doc && [slug, 'skylights'].includes(doc.slug ?? '')));
    const written = await others();
    await answer({ service: (await ticked()).filter((one) => one !== id) }, 'plan');
    const plan = (await ask('?step=changes')).html;
    expect(plan).toContain(`${before.name || before.page_name} leaves the site`);
    expect(plan).toContain(`Its page, /service/${slug}`);
    expect((await makeIt()).leads).toBe(`${COMPANY}?done=changed`);
    expect(await isShown(slug)).toBe(false);
    const { leads_to: leads } = await payload.findByID({ collection: 'services', id, depth: 0 });
    expect(leads).toMatch(/^\/(service\/|$)/);
    expect(await others()).toEqual(written);
    await answer({ service: [...(await ticked()), id] }, 'plan');
    await makeIt();
    const { updatedAt: _, edited_by: __, leads_to, ...again } = await payload.findByID({ collection: 'services', id, depth: 0 });
    expect(before).toMatchObject(again);
  });

  it('one of their own that was dropped can be ticked again', async () => {
    const id = await idOf('skylights');
    await answer({ service: (await ticked()).filter((one) => one !== id) }, 'plan');
    await makeIt();
    expect(await isShown('skylights')).toBe(false);
    expect((await payload.findByID({ collection: 'services', id, depth: 0 })).leads_to, 'as its owner said').toBe('/contact-us');
    expect((await ask()).html).toContain('Skylights');
    await answer({ service: [...(await ticked()), id] }, 'plan');
    await makeIt();
    expect(await isShown('skylights')).toBe(true);
  });
});

describe('what changes is listed before it does (R-OWNER-61)', () => {
  it('a name or town that is a word, too, is looked for as it is written', () => {
    const at = (brand: string) => ({ brand, phone: '1', mobile: '1', email: 'e', offices: [] }) as unknown as Setting;
    const { replaced } = finder(oldWords(at('Shine'), at('Derwent Glass')));
    expect(replaced('Shine makes windows shine.')).toBe('Derwent Glass makes windows shine.');
  });

  const text = 'Ask Tamar Glass on 03 5550 7777, in Invermay by the bridge.';
  const write = (subtitle: string) =>
    askRest(payload, 'POST', '/globals/contact-page', { token, body: { subtitle, _status: 'published' } });
  const subtitleOf = async () => (await payload.findGlobal({ slug: 'contact-page', depth: 0 })).subtitle;

  it('the name, its places by number, and own texts that say the old one, which one tick replaces', async () => {
    await write(text);
    await answer({ brand: 'Derwent Glass' }, 'plan');
    const { html } = await ask('?step=changes');
    expect(html).toContain('The name: “Tamar Glass” becomes “Derwent Glass”');
    expect(html).toMatch(/\d+ texts? on \d+ pages? (say|says) it by (themselves|itself)/);
    expect(html).toContain('1 text of your own still says “Tamar Glass”');
    expect(html).toContain('/admin/globals/contact-page');
    expect(await subtitleOf()).toBe(text);
    await makeIt();
    expect(await subtitleOf(), 'not ticked').toBe(text);
    expect((await settings()).brand).toBe('Derwent Glass');

    await write('Derwent Glass');
    await answer({ brand: 'Tamar Glass' }, 'plan');
    const form = formIn((await ask('?step=changes')).html);
    form.append('replace', 'Derwent Glass');
    expect((await ask('', form)).leads).toBe(`${COMPANY}?done=changed`);
    expect(await subtitleOf()).toBe('Tamar Glass');
  });

  it('a moved office, the page of its old town, and whatever else the draft of the company would publish', async () => {
    const draft = await settings(true);
    await payload.updateGlobal({
      ...{ slug: 'settings', draft: true, depth: 0 },
      data: { ...draft, default_title: 'Another title', _status: 'draft' } as never,
    });
    await answer({ place: 'Bellerive' }, 'plan');
    const { html } = await ask('?step=changes');
    expect(html).toContain('The office moves to Bellerive TAS 7018');
    expect(html).toContain('title of pages without their own');
    await makeIt();
    expect((await settings()).offices[0]).toMatchObject({ suburb: 'Bellerive', state: 'TAS' });
  });

  it('is refused when somebody changed the company meanwhile', async () => {
    await answer({ phone: '03 5550 1111' }, 'plan');
    const form = formIn((await ask('?step=changes')).html);
    await answer({ phone: '03 5550 2222' });
    expect((await ask('', form)).status).toBe(409);
    expect((await settings()).phone).not.toBe('03 5550 1111');
  });
});

describe('a second town (R-OWNER-62)', () => {
  it('is asked for on the same sheet; its page is begun of what is known, and nothing of another is touched', async () => {
    const wrong = await answer({ also: 'Nowhere at all' });
    expect(wrong.status).toBe(400);
    expect(wrong.html).toContain('id="also-fault"');
    expect(wrong.html).toContain('value="Nowhere at all"');
    const { offices } = await settings();
    await answer({ also: 'Devonport TAS' });
    await answer({ also: 'Burnie TAS' }, 'plan');
    const { html } = await ask('?step=changes');
    expect(html).toContain('Burnie TAS 7320');
    await makeIt();
    const now = await settings();
    expect(now.offices.slice(0, -1)).toEqual(offices);
    expect(now.offices.at(-1)).toMatchObject({ city: 'Burnie', suburb: 'Burnie', postcode: '7320', in_forms: true });
    const { docs } = await payload.find({ collection: 'cities', where: { slug: { equals: 'burnie' } }, draft: true, depth: 0 });
    expect(docs[0]).toMatchObject({
      name: 'Burnie',
      route: '/burnie-service',
      office: now.offices.at(-1)?.key,
      _status: 'draft',
    });
    expect(JSON.stringify(docs[0]?.who_we_are?.description)).toContain('Burnie');
    expect((await ask()).html).not.toContain('value="Burnie');
    // What is begun is complete: it needs no word more to be published.
    await payload.update({ collection: 'cities', id: docs[0]?.id ?? 0, data: { _status: 'published' }, depth: 0 });
  });
});
