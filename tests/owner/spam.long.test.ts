import { describe, expect, it } from 'vitest';
import { until } from '../kit/stack';
import { enquire, enquireLikeARobot, openLead, rowOf, showView } from './leads';
import { expectNoViolations, goTo, SCREENS, unique, useOffice } from './office';

const office = useOffice({ mail: true });

describe.each(SCREENS)('on a %s the owner', (screen, viewport) => {
  it('rescues a lead marked as spam: it is new, and its mail is sent', async () => {
    const name = unique(`Rescued ${screen}`);
    const email = `${name.replaceAll(' ', '.')}@example.com`;
    await enquireLikeARobot(office.stack, { name, email });
    const { page, close } = await office.enter(viewport);
    await goTo(page, `${office.url}/inbox/all`);
    await showView(page, 'Suspicious');
    await rowOf(page, name).getByText('Suspicious').waitFor();
    await expectNoViolations(page);
    await openLead(page, name);
    await page.getByRole('button', { name: 'Spam', exact: true }).click();
    await page.getByText('Marked as spam').waitFor();
    await goTo(page, `${office.url}/inbox/all`);
    await showView(page, 'Spam');
    await openLead(page, name);
    expect(office.smtp.acceptedFor(email)).toEqual([]);
    await page.getByRole('button', { name: 'Not spam' }).click();
    await page
      .getByText(/^23 h \d+ min left$/)
      .first()
      .waitFor();
    await until(async () => office.smtp.acceptedFor(email).length === 1, 'the confirmation that was held back');
    await expectNoViolations(page);
    await goTo(page, `${office.url}/inbox/new`);
    await rowOf(page, name).waitFor();
    expect(await rowOf(page, name).getByText('Suspicious').count()).toBe(0);
    await close();
  });

  it('marks several leads as spam with one click, and undoes it with another', async () => {
    const names = ['One', 'Two'].map((which) => unique(`${which} for the bin on ${screen}`));
    for (const name of names) await enquire(office.stack, { name, email: `${name.replaceAll(' ', '.')}@example.com` });
    const { page, close } = await office.enter(viewport);
    await goTo(page, `${office.url}/inbox/new`);
    for (const name of names) await rowOf(page, name).locator('.cell-_select input').click();
    await page.getByRole('button', { name: 'Spam', exact: true }).click();
    for (const name of names) await rowOf(page, name).waitFor({ state: 'detached' });
    await showView(page, 'Spam');
    for (const name of names) await rowOf(page, name).locator('.cell-_select input').click();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Not spam' }).click();
    for (const name of names) await rowOf(page, name).waitFor({ state: 'detached' });
    await showView(page, 'New');
    expect(await rowOf(page, names[0] ?? '').count()).toBe(1);
    await close();
  });
});
