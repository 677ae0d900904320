import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { thorough } from '../kit/sample';
import { press } from './enquiries';
import { confirmAct, enquire, openForm, openLead, openList, rowOf, searchFor, showView, tick } from './leads';
import { expectWhole } from './light-page';
import { expectNoViolations, goTo, inRecord, SCREENS, save, unique, useSharedOffice } from './office';

/** A year that is still to come. */
const LATER = new Date().getFullYear() + 4;

const office = useSharedOffice();

describe.each(SCREENS)('on a %s the owner', (screen, viewport) => {
  it('answers a new lead without losing unsaved input, and enters the value of a won lead', async () => {
    const name = unique(`Answer ${screen}`);
    const message = `Two ovens and a ${screen}`;
    await enquire(office.stack, { name, email: 'answer@example.com', phone: '0491 570 156', message });
    const { page, consoleMessages, close } = await office.enter(viewport);
    await openList(page, office);
    await showView(page, 'New');
    await expectWhole(page);
    await openLead(page, name);
    const main = page.getByRole('main');
    for (const seen of [
      main.getByRole('heading', { name }),
      main.getByText(message),
      main.getByText('23 h 59 min left'),
      main.getByRole('link', { name: 'Call 0491 570 156' }),
      main.getByRole('link', { name: 'Mail', exact: true }),
    ]) {
      const box = await seen.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(viewport.height);
    }
    await expectWhole(page);

    await page.locator('summary', { hasText: 'Note' }).click();
    await page.getByRole('textbox', { name: 'Note' }).fill('They prefer mornings');
    await press(page, 'I have answered');
    await page.getByText('Answered at once').waitFor();
    expect(await page.getByRole('textbox', { name: 'Note' }).inputValue()).toBe('They prefer mornings');
    await press(page, 'Save the note');
    await page.getByText('Note saved.').waitFor();

    await page.getByRole('link', { name: 'Correct the details' }).click();
    await page.getByLabel('Suburb').fill('Para Vista');
    await page.getByLabel('Status').selectOption('Won');
    await press(page, 'Save the corrections');
    await page.getByText('Corrected.').waitFor();
    await page.locator('summary', { hasText: 'Amount' }).click();
    await page.getByLabel('What is it worth').pressSequentially('450,50');
    await press(page, 'Save the amount');
    await page.getByText('$450.50').waitFor();

    await page.getByRole('link', { name: 'All details' }).click();
    await inRecord(page);
    expect(await page.getByLabel('Suburb').inputValue()).toBe('Para Vista');
    const amount = page.getByLabel('Amount (AUD)');
    expect(await amount.inputValue()).toBe('450.5');
    await amount.fill('');
    await amount.pressSequentially('1,23,456');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('This is no number that can be read.').first().waitFor();
    expect(consoleMessages.splice(0)).toEqual([expect.stringContaining('400 (Bad Request)')]);
    await amount.fill('');
    await amount.pressSequentially('460,50');
    await save(page);
    await goTo(page, page.url());
    expect(await amount.inputValue()).toBe('460.5');
    expect(consoleMessages).toEqual([]);
    await close();
  });

  it.runIf(thorough)('finds a customer by any spelling of the phone number, by address and by reference', async () => {
    const name = unique(`Found ${screen}`);
    const digits = screen === 'phone' ? '0412 345 678' : '0423 456 789';
    const typed = screen === 'phone' ? '+61 412 345 678' : digits;
    await enquire(office.stack, {
      name,
      email: `${screen}.found@example.com`,
      phone: typed,
      address: `7 ${screen} Parade, 5096`,
    });
    const { page, close } = await office.enter(viewport);
    await openList(page, office);
    await openForm(page, name);
    const number = await page.locator('#field-reference').inputValue();
    const spellings = [
      digits,
      digits.replaceAll(' ', ''),
      digits.replace(/^0/, '+61 '),
      `${screen} parade`,
      `5096 ${screen}`,
      number,
      number.replaceAll('-', '').toLowerCase(),
      name.toUpperCase(),
    ];
    await openList(page, office);
    for (const spelling of spellings) {
      await searchFor(page, spelling);
      await expect.poll(() => rowOf(page, name).count(), { message: spelling }).toBe(1);
    }
    await searchFor(page, '0499 999 999');
    await expect.poll(() => rowOf(page, name).count()).toBe(0);
    await close();
  });

  it.runIf(thorough)('sees the actions for a lead whose name fills the list', async () => {
    const name = unique('x'.repeat(190));
    await enquire(office.stack, { name, email: `${screen}.long@example.com` });
    const { page, close } = await office.enter(viewport);
    await openList(page, office);
    await searchFor(page, `${screen}.long@example.com`);
    const left = await rowOf(page, name).getByText(/left$/).first().boundingBox();
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
    await expectWhole(page);
    await close();
  });

  it.runIf(thorough)('types a follow-up day in Australian format, and sees an error for an invalid one', async () => {
    const name = unique(`Later ${screen}`);
    await enquire(office.stack, { name, email: `${screen}.later@example.com` });
    const { page, close } = await office.enter(viewport);
    await openList(page, office);
    await openForm(page, name);
    await page.getByRole('button', { name: 'Our work' }).click();
    const day = page.locator('#field-follow_up_on input');
    await day.fill(`31/31/${LATER}`);
    await day.press('Tab');
    const reason = page.getByText(`“31/31/${LATER}” is not a day`);
    await reason.waitFor();
    const [field, words] = [await day.boundingBox(), await reason.boundingBox()];
    expect(words?.y).toBeGreaterThanOrEqual((field?.y ?? 0) + (field?.height ?? 0));
    await day.fill(`5.11.${LATER % 100}`);
    await day.press('Tab');
    await expect.poll(() => day.inputValue()).toBe(`5 Nov ${LATER}`);
    await save(page);
    await goTo(page, page.url());
    await page.getByRole('button', { name: 'Our work' }).click();
    expect(await page.locator('#field-follow_up_on input').inputValue()).toBe(`5 Nov ${LATER}`);
    await expectNoViolations(page);
    await close();
  });

  it('gives several leads to somebody at once, takes it back, and exports them (R-OWNER-42)', async () => {
    const names = ['First', 'Second'].map((which) => unique(`${which} of ${screen}`));
    for (const name of names) await enquire(office.stack, { name, email: `${name.replaceAll(' ', '.')}@example.com` });
    const { page, close } = await office.enter(viewport);
    await openList(page, office);
    await showView(page, 'Today');
    const group = page.getByRole('group', { name: 'With the chosen enquiries' });
    expect(await group.isVisible()).toBe(false);
    await tick(page, names);
    await group.waitFor();
    await expectWhole(page);
    await group.getByLabel('Who is to look after them').selectOption('Me');
    await confirmAct(page, 'Assign', '2 enquiries: looked after by Owner?', 'Assign');
    for (const name of names) await rowOf(page, name).getByText('Owner', { exact: true }).waitFor();
    await expectWhole(page);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('2 enquiries are as they were before.').waitFor();
    for (const name of names) expect(await rowOf(page, name).getByText('Owner', { exact: true }).count()).toBe(0);

    await searchFor(page, names[1] ?? '');
    await openLead(page, names[1] ?? '');
    await press(page, 'I look after it');
    await page.getByText('Looked after by Owner').waitFor();
    await page.locator('summary', { hasText: 'Note' }).click();
    await page.getByRole('textbox', { name: 'Note' }).fill('=Rang, no answer');
    await page.getByRole('button', { name: 'Save the note' }).click();
    await page.getByText(/^Owner, \d{1,2} \w+ \d{4}, \d{1,2}:\d\d [ap]m$/).waitFor();

    await openList(page, office);
    await searchFor(page, names[1] ?? '');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export this list (CSV)' }).click();
    const csv = await readFile(await (await download).path(), 'utf8');
    expect(csv.trim().split('\r\n')).toHaveLength(2);
    expect(csv).toMatch(/,"?Looked after by"?,/);
    expect(csv).toMatch(/,Owner,,/);
    expect(csv).toMatch(/\d{1,2} \w+ \d{4}, \d{1,2}:\d\d [ap]m, Owner: =Rang, no answer/);
    await close();
  });

  it.runIf(thorough)('answers with a saved text that contains the customer’s name and reference', async () => {
    const name = unique(`Reply ${screen}`);
    const text = unique(`Price on ${screen}`);
    await enquire(office.stack, { name, email: 'reply@example.com' });
    const { page, close } = await office.enter(viewport);
    await page.goto(`${office.url}/office/reply-texts`);
    await page.locator('#name-new').fill(text);
    await page.locator('#text-new').fill('Dear {name}, our price for {reference} is below.');
    await expectWhole(page);
    await press(page, 'Add the text');
    await page.getByText('Text added.').waitFor();

    await openList(page, office);
    await searchFor(page, name);
    await openLead(page, name);
    await page.getByLabel('Message with the text').selectOption({ label: text });
    await press(page, 'Use it');
    await page.waitForURL(/reply=/);
    const mail = new URL((await page.getByRole('link', { name: 'Mail', exact: true }).getAttribute('href')) ?? '');
    expect(decodeURIComponent(mail.pathname)).toBe('reply@example.com');
    expect(mail.searchParams.get('body')).toMatch(new RegExp(`^Dear ${name}, our price for [A-Z0-9-]+ is below\\.$`));
    await page.locator('summary', { hasText: 'Copy the text' }).click();
    expect(await page.getByLabel('Text for this customer').inputValue()).toBe(mail.searchParams.get('body'));
    await expectWhole(page);
    await close();
  });

  it.runIf(thorough)('finds each lead in the right views', async () => {
    const name = unique(`Viewed ${screen}`);
    await enquire(office.stack, { name, email: `${screen}.viewed@example.com` });
    const { page, close } = await office.enter(viewport);
    await openList(page, office);
    const shown = async (view: string) => {
      await showView(page, view);
      return rowOf(page, name).count();
    };
    expect(await shown('New')).toBe(1);
    expect(await shown('Today')).toBe(1);
    expect(
      await rowOf(page, name)
        .getByText(/^Today, \d/)
        .count(),
    ).toBe(1);
    expect(await shown('All')).toBe(1);
    for (const view of ['Overdue', 'Follow up today', 'Mine', 'Suspicious', 'Spam']) expect(await shown(view), view).toBe(0);
    await close();
  });
});
