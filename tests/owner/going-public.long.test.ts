import { describe, expect, it } from 'vitest';
import { textsOf } from '../kit/page-texts';
import { signIn, until } from '../kit/stack';
import { expectNoViolations, PHONE, SCREENS, useOffice } from './office';

const GOING_PUBLIC = '/office/going-public';
const office = useOffice({ mail: true });
/** The starter's company and places. */
const STARTERS = /\b(?:Larkwell|Adelaide|Melbourne|Para Hills|Brunswick|South Australia|Victoria)\b/;

describe.each([
  ['phone without JavaScript', PHONE, false],
  ...SCREENS.map(([name, viewport]) => [name, viewport, true] as const),
] as const)('on a %s the owner', (_, viewport, javaScript) => {
  it(`is led from the first page to what is left, ${javaScript ? 'with' : 'without'} JavaScript, and tries mail and enquiry (R-OWNER-57)`, async () => {
    const { page, close } = await office.enter(viewport, { javaScript });
    // axe needs scripts, too.
    const look = async () => (javaScript ? expectNoViolations(page) : undefined);
    await page.goto(`${office.url}/admin`);
    const notice = page.locator('section', { hasText: 'Going public' }).first();
    await notice.getByText('This is a demonstration').waitFor();
    await notice.getByRole('link', { name: 'Make it yours' }).click();
    await page.getByRole('heading', { name: 'Your company' }).waitFor();

    await page.goto(`${office.url}${GOING_PUBLIC}`);
    await look();
    const line = (name: string) => page.locator(`#${name}`);
    await line('company').getByText('name Larkwell Cleaning').waitFor();
    await line('samples')
      .getByRole('link', { name: /made-up reviews/ })
      .waitFor();
    await line('accounts').getByRole('link', { name: 'Your account' }).waitFor();

    await page.getByRole('button', { name: 'Send a test mail' }).click();
    await line('mail').getByText('nobody has confirmed its code').waitFor();
    const mail = office.smtp?.acceptedFor('office@example.com').at(-1)?.raw ?? '';
    await page.getByLabel('Code of the test mail').fill('1');
    await page.getByRole('button', { name: 'It arrived' }).click();
    await line('mail').getByText('1 is not the code of the last test mail').waitFor();
    await look();
    await page.getByLabel('Code of the test mail').fill(/^Subject: (\d{6}) is the code/m.exec(mail)?.[1] ?? '');
    await page.getByRole('button', { name: 'It arrived' }).click();
    await line('mail').getByText('A mail reached office@example.com').waitFor();

    await page.getByRole('button', { name: 'Send a test enquiry' }).click();
    const came = line('enquiry').getByText(/went all the way, form to confirmation, \w+day .*\d:\d\d/);
    const isThere = async () => {
      if (!(await came.isVisible())) await page.reload();
      return came.isVisible();
    };
    await until(isThere, 'the test enquiry', 60_000);
    await line('enquiry').getByText('✓ OK').waitFor();
    await look();
    await close();
  });
});

it('with settings and city pages of its own no page says anything of the starter’s company (R-OWNER-25)', async () => {
  const ask = await signIn(office.stack.cms);
  const { offices } = (await ask('GET', '/globals/settings')) as { offices: Record<string, unknown>[] };
  const places = { city: 'Hobart', suburb: 'Bellerive', state: 'TAS', postcode: '7018', area_served: 'Hobart, Tasmania' };
  await ask('POST', '/globals/settings', {
    ...{ brand: 'Harbour & Pine', phone: '1300 111 222', mobile: '0491 570 006', email: 'hello@harbourandpine.example' },
    ...{ offices: [{ ...offices[0], ...places, name: 'Hobart office' }], cities: [], states: '', social: [] },
    _status: 'published',
  });
  const { docs } = (await ask('GET', '/cities')) as { docs: { id: number }[] };
  for (const { id } of docs) await ask('PATCH', `/cities/${id}`, { deletedAt: new Date().toISOString() });
  const html = async (path: string) => (await fetch(office.stack.site.url + path)).text();
  await until(async () => !/Larkwell|Adelaide/.test(await html('/')), 'the company’s own words');

  const sitemap = [...(await html('/sitemap.xml')).matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)];
  expect(sitemap.length).toBeGreaterThan(40);
  for (const [, path = ''] of sitemap) {
    const said = async () => textsOf(await html(path)).match(STARTERS)?.[0];
    await expect.poll(said, { message: path, timeout: 30_000 }).toBeUndefined();
  }
});
