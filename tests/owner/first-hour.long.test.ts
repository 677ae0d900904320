import { describe, expect, it } from 'vitest';
import { textsOf } from '../kit/page-texts';
import { signIn, until } from '../kit/stack';
import { expectNoViolations, goTo, SCREENS, useOffice } from './office';

const office = useOffice();
/** The starter's company and places. */
const STARTERS = /\b(?:Larkwell|Adelaide|Melbourne|Para Hills|Brunswick|South Australia|Victoria)\b/;

describe.each(SCREENS)('on a %s the owner', (_, viewport) => {
  it('follows the guide from step to step, leaves it and resumes it (R-OWNER-25)', async () => {
    const { page, close } = await office.enter(viewport);
    await goTo(page, `${office.url}/admin`);
    const notice = page.locator('section', { hasText: 'Make the website yours' }).first();
    await notice.getByText('This is a demonstration').waitFor();
    await notice.getByRole('link', { name: 'Go on with: Your company' }).click();
    await page.getByRole('heading', { name: 'Your company' }).waitFor();

    await goTo(page, `${office.url}/admin/first-hour`);
    await page.locator('h1', { hasText: 'Make the website yours' }).waitFor();
    await expectNoViolations(page);
    const step = (title: string) => page.locator('.first-hour__step', { hasText: title });
    await step('Your company').getByText('Still the demonstration, as Larkwell Cleaning.').waitFor();
    expect(await page.getByRole('link', { name: /made-up reviews/ }).isVisible()).toBe(true);

    const ask = await signIn(office.stack.cms);
    await ask('POST', '/globals/settings', { sample: false, _status: 'published' });
    await goTo(page, `${office.url}/admin/first-hour`);
    await step('Your company').getByText('Done').waitFor();
    expect(await page.getByRole('link', { name: /made-up reviews/ }).count(), 'nobody sees them').toBe(0);
    await ask('POST', '/globals/settings', { sample: true, _status: 'published' });
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
