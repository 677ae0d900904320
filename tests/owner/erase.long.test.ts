import { describe, expect, it } from 'vitest';
import { until } from '../kit/stack';
import { press } from './enquiries';
import { openLead, openList } from './leads';
import { expectWhole } from './light-page';
import { LAPTOP, PHONE, unique, useOffice } from './office';

const office = useOffice();

async function send(fields: Record<string, string>): Promise<void> {
  const body = { city: 'Adelaide', address: '1 Example Street', captcha: '10', message: 'Hello', ...fields };
  const response = await fetch(`${office.stack.site.url}/contact-us`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ form: 'contact', ...body }),
  });
  expect(response.status).toBe(303);
}

describe.each([
  ['phone', PHONE],
  ['laptop', LAPTOP],
])('on a %s the owner', (_, viewport) => {
  it('sees which leads may belong to a person, chooses, and erases them and nobody else (R-LEAD-12)', async () => {
    const name = unique('Ida Able');
    const mark = name.split(' ').at(-1) ?? '';
    const phone = `04${viewport.width}12345`.slice(0, 10);
    await send({ name, email: `ida.${mark}@example.com`, phone });
    await send({ name: `I. Able ${mark}`, email: `Ida.${mark}+home@example.com`, phone: '0000 000 000' });
    await send({ name: `Tom Odd ${mark}`, email: `tom.${mark}@example.com`, phone });
    await send({ name: `Zero Zed ${mark}`, email: `zero.${mark}@example.com`, phone: '0000 000 000' });

    const { page, close } = await office.enter(viewport);
    const names = async () => {
      await openList(page, office, `?q=${mark}`);
      return (await page.locator('[data-row] .name').allTextContents()).join();
    };
    await until(async () => (await names()).includes('Zero'), 'the leads');
    await openLead(page, name);
    await page.getByRole('link', { name: 'Erase this person…' }).click();
    const choice = (text: string) => page.getByRole('checkbox', { name: text });
    await choice('This enquiry').waitFor();
    expect(await choice('This enquiry').isDisabled()).toBe(true);
    expect(await choice('Same e-mail address').isChecked()).toBe(true);
    expect(await choice('perhaps somebody else').isChecked()).toBe(false);
    expect(await page.getByText('Zero Zed').count()).toBe(0);
    await expectWhole(page);
    await press(page, 'Erase what is ticked, for good');
    await page.getByText(/^This person’s details were erased\..* Erased: 2 here, 0 waiting at the website\.$/).waitFor();
    await expectWhole(page);
    const left = await names();
    expect(left).toContain('Tom Odd');
    expect(left).toContain('Zero Zed');
    expect(left).not.toContain('Able');
    await close();
  });

  it('erases a person who left nothing but a name', async () => {
    const { page, close } = await office.enter(viewport);
    await page.goto(`${office.url}/office/enquiries/new`);
    const name = unique('Nameless Neighbour');
    await page.getByLabel('Name').fill(name);
    await press(page, 'Save the enquiry');
    await page.waitForURL(/enquiries\/\d+/);
    await page.getByRole('link', { name: 'Erase this person…' }).click();
    await press(page, 'Erase what is ticked, for good');
    await page.getByText('This person’s details were erased.').waitFor();
    await close();
  });
});
