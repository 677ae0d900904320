import { describe, expect, it } from 'vitest';
import { until } from '../kit/stack';
import { confirmAct, enquire, enquireLikeARobot, openLead, openList, rowOf, showView, tick } from './leads';
import { expectWhole } from './light-page';
import { SCREENS, unique, useOffice } from './office';

const office = useOffice({ mail: true });

describe.each(SCREENS)('on a %s the owner', (screen, viewport) => {
  it('rescues a lead marked as spam: it is new, and its mail is sent', async () => {
    const name = unique(`Rescued ${screen}`);
    const email = `${name.replaceAll(' ', '.')}@example.com`;
    await enquireLikeARobot(office.stack, { name, email });
    const { page, close } = await office.enter(viewport);
    await openList(page, office);
    await showView(page, 'Suspicious');
    await rowOf(page, name).getByText('Suspicious').waitFor();
    await expectWhole(page);
    await openLead(page, name);
    await page.getByRole('button', { name: 'Spam', exact: true }).click();
    await page.getByText(/^Marked as spam\. It looks suspicious: .*Held back until .*the confirmation to the customer/).waitFor();
    await openList(page, office);
    await showView(page, 'Spam');
    await openLead(page, name);
    expect(office.smtp.acceptedFor(email)).toEqual([]);
    await page.getByRole('button', { name: 'Not spam' }).click();
    await page.getByText('Not spam: what was held back is sent now.').waitFor();
    await page
      .getByText(/^23 h \d+ min left$/)
      .first()
      .waitFor();
    await until(async () => office.smtp.acceptedFor(email).length === 1, 'the confirmation that was held back');
    await expectWhole(page);
    await page.goto(`${office.url}/inbox/new`);
    await rowOf(page, name).waitFor();
    expect(await rowOf(page, name).getByText('Suspicious').count()).toBe(0);
    await close();
  });

  it('marks several leads as spam after seeing what that does, takes it back, and marks them as not spam', async () => {
    const names = ['One', 'Two'].map((which) => unique(`${which} for the bin on ${screen}`));
    for (const name of names) await enquire(office.stack, { name, email: `${name.replaceAll(' ', '.')}@example.com` });
    const { page, consoleMessages, close } = await office.enter(viewport);
    const areListed = async (count: number) => {
      for (const name of names) await expect.poll(() => rowOf(page, name).count()).toBe(count);
    };
    const markAsSpam = async () => {
      await tick(page, names);
      await confirmAct(page, 'Spam', 'Nobody is asked to answer them any more', 'Mark as spam');
      await page.getByText('2 enquiries are spam now.').waitFor();
    };
    await openList(page, office, '?view=new');
    await markAsSpam();
    await areListed(0);
    await expectWhole(page);
    await page.getByRole('button', { name: 'Undo' }).click();
    await areListed(1);
    await markAsSpam();
    await showView(page, 'Spam');
    await tick(page, names);
    await page.getByRole('button', { name: 'Not spam' }).click();
    await page.getByText('2 of them are again what they were before, and count.').waitFor();
    await expectWhole(page);
    await page.getByRole('button', { name: 'Not spam' }).click();
    await page.getByText('2 enquiries are not spam').waitFor();
    await areListed(0);
    await showView(page, 'New');
    await areListed(1);
    expect(consoleMessages).toEqual([]);
    await close();
  });

  it('erases one of several after seeing that it cannot be undone, without JavaScript', async () => {
    const name = unique(`Erased on ${screen}`);
    const [gone, stays] = [`Gone ${name}`, `Stays ${name}`];
    for (const one of [gone, stays]) await enquire(office.stack, { name: one, email: `${one.replaceAll(' ', '.')}@example.com` });
    const { page, close } = await office.enter(viewport, { javaScript: false });
    await openList(page, office, `?q=${encodeURIComponent(name)}`);
    await tick(page, [gone]);
    await confirmAct(page, 'Erase …', 'This cannot be undone.', 'Erase 1 enquiry for good');
    await page.getByText('1 enquiry is erased.').waitFor();
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
    expect([await rowOf(page, gone).count(), await rowOf(page, stays).count()]).toEqual([0, 1]);
    await close();
  });
});
