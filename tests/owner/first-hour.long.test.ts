import { describe, expect, it } from 'vitest';
import { expectNoViolations, goTo, ready, SCREENS, save, useOffice } from './office';

const office = useOffice();

describe.each(SCREENS)('on a %s the owner', (_, viewport) => {
  it('follows the guide from step to step, leaves it and resumes it (R-OWNER-25)', async () => {
    const { page, close } = await office.enter(viewport);
    const notice = page.locator('section', { hasText: 'Make the website yours' }).first();
    await notice.getByRole('link', { name: /^Go on with/ }).click();
    await page.locator('h1', { hasText: 'Make the website yours' }).waitFor();
    await ready(page);
    await expectNoViolations(page);
    const step = (title: string) => page.locator('.first-hour__step', { hasText: title });

    await step('Opening hours')
      .getByRole('button', { name: /^Right as it is/ })
      .click();
    await step('Opening hours').getByText('Right as it came').waitFor();
    await page.reload();
    await ready(page);
    expect(await step('Opening hours').getByText('Right as it came').isVisible()).toBe(true);
    await step('Opening hours')
      .getByRole('button', { name: /^Not yet right/ })
      .click();
    await step('Opening hours').getByText('To do').waitFor();

    await step('Logo and colours').getByRole('link').click();
    const main = page.locator('#field-look__main');
    await main.waitFor();
    const before = await main.inputValue();
    await main.fill('#7c1d3f');
    await save(page);
    await goTo(page, `${office.url}/admin/first-hour`);
    expect(await step('Logo and colours').getByText('Done').isVisible()).toBe(true);
    expect(await page.getByRole('link', { name: /made-up reviews/ }).isVisible()).toBe(true);
    expect(await step('Sample reviews').getByRole('button').count(), 'a sample cannot be waved through').toBe(0);

    await goTo(page, `${office.url}/admin/globals/settings#field=look.main`);
    await main.waitFor();
    await main.fill(before);
    await save(page);
    await close();
  });
});
