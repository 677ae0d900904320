import { describe, expect, it } from 'vitest';
import { signIn } from '../kit/stack';
import { enquire } from './leads';
import { expectWhole } from './light-page';
import { choose, expectNoViolations, goTo, inRecord, SCREENS, save, soon, unique, useOffice } from './office';

const office = useOffice();
const DAY_MS = 24 * 60 * 60_000;

describe.each(SCREENS)('on a %s the editor’s first page', (screen, viewport) => {
  it('leads to who waits for an answer, each with a call, the most urgent first; figures have their own page (R-OWNER-33)', async () => {
    const { page, consoleMessages, close } = await office.enter(viewport);
    const name = unique(`Today ${screen} Featherstonehaugh-Cholmondeley`);
    const early = unique(`Early ${screen}`);
    const ask = await signIn(office.stack.cms);
    await ask('POST', '/redirects', { from: `/${unique('a').replace(' ', '')}${'a'.repeat(150)}`, to: '/contact-us' }); // changed last
    await enquire(office.stack, { name, email: 'today@example.com', phone: '0491 570 156', address: '1 Example Street' });
    await ask('POST', '/leads', {
      ...{ name: early, phone: '0491 570 157', form: 'contact', suburb: 'Norwood', reached_us_by: 'phone' },
      received_at: new Date(Date.now() - 2 * DAY_MS).toISOString(),
    });
    await goTo(page, `${office.url}/admin`);
    await page.getByText(/\d+ new, to be answered\./).waitFor();
    await expectNoViolations(page);
    await page.getByRole('link', { name: 'Today’s enquiries' }).click();
    const row = page.getByRole('listitem').filter({ hasText: name });
    await row.getByText('23 h 59 min left').or(row.getByText('24 h 0 min left')).waitFor();
    expect(await row.getByRole('link', { name: `Call ${name}` }).getAttribute('href')).toBe('tel:+61491570156');
    const waiting = page.getByRole('listitem').filter({ hasText: early });
    expect(await waiting.textContent()).toMatch(/Norwood.*Overdue by 1 day/s);
    const tops = await Promise.all([waiting, row].map(async (one) => (await one.boundingBox())?.y ?? 0));
    expect(tops).toEqual([...tops].sort((a, b) => a - b));

    await row.getByRole('link', { name: new RegExp(`^${name}`) }).click();
    await page.getByRole('link', { name: 'All details' }).click();
    await inRecord(page);
    const record = page.url();
    await goTo(page, `${record}/versions`);
    const [path, website] = await Promise.all(
      ['.step-nav > :last-child', '.website-link'].map((part) => page.locator(part).first().boundingBox()),
    );
    expect((path?.x ?? 0) + (path?.width ?? 0)).toBeLessThanOrEqual(website?.x ?? 0);
    await goTo(page, record);
    await choose(page, 'status', 'Contacted');
    await save(page);
    await soon('the change in its history', async () => {
      await goTo(page, `${record}/versions`);
      return /Changed: .*status/.test(await page.locator('.history__list').innerText());
    });
    expect(await page.locator('.history__list').innerText()).not.toMatch(/Draft|Published|_/);
    await expectNoViolations(page);
    await ask('POST', '/globals/settings', { reply: { amount: 2, unit: 'working-hours' }, _status: 'published' });
    await page.goto(`${office.url}/office/figures`);
    await page.getByText('within two working hours was promised').waitFor();
    await ask('POST', '/globals/settings', { reply: { amount: 24, unit: 'hours' }, _status: 'published' });
    await page.getByRole('heading', { level: 1, name: 'Figures' }).waitFor();
    await page.getByText('Won by service, 90 days').waitFor();
    await expectWhole(page);
    expect(consoleMessages).toEqual([]);
    await close();
  });
});

it.each([360, 1280])(
  'at %i px Today is red while the website does not answer, on both pages, and says so instead of “Nobody waits” (R-RUN-31)',
  async (width) => {
    const { page, consoleMessages, close } = await office.enter({ width, height: 800 });
    const pid = office.stack.site.pid ?? 0;
    const alarm = page.getByRole('alert').filter({ hasText: 'The website does not answer.' });
    process.kill(pid, 'SIGSTOP'); // it takes connections, and answers none
    try {
      for (const path of ['/admin', '/office']) {
        await page.goto(`${office.url}${path}`);
        await alarm.waitFor();
        expect(await alarm.evaluate((box) => getComputedStyle(box).backgroundColor)).toBe('rgb(163, 25, 44)');
        expect(await page.getByText(/Nobody waits|Nothing waits/).count()).toBe(0);
        await expectNoViolations(page);
      }
    } finally {
      process.kill(pid, 'SIGCONT');
    }
    for (const path of ['/admin', '/office']) {
      await page.goto(`${office.url}${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await alarm.count()).toBe(0);
    }
    expect(consoleMessages).toEqual([]);
    await close();
  },
);
