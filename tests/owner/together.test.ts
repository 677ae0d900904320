import { describe, expect, it } from 'vitest';
import { signIn, until } from '../kit/stack';
import { enquire } from './leads';
import { PHONE, unique, useOffice } from './office';

const office = useOffice();

async function arrives(name: string): Promise<number> {
  await enquire(office.stack, { name, email: 'together@example.com', message: 'Two ovens, please.' });
  const { docs } = await until(async () => {
    const found = await (await signIn(office.stack.cms))<{ docs: { id: number }[] }>(
      'GET',
      `/leads?where[name][equals]=${encodeURIComponent(name)}`,
    );
    return found.docs.length > 0 && found;
  }, 'the enquiry');
  return docs[0]?.id ?? 0;
}

describe.each([true, false])('two people in the office, events let through: %s', (events) => {
  it('see a new enquiry and what the other does without reloading, and keep what they type (R-OWNER-45)', async () => {
    const [one, other] = [await office.enter(PHONE), await office.enter(PHONE)];
    // A proxy that holds events back: the stream is there, and says nothing.
    if (!events) for (const { page } of [one, other]) await page.route(/\/office\/live\?at=[^&]*$/, () => undefined);
    await one.page.goto(`${office.url}/office`);
    const name = unique('Together');
    const id = await arrives(name);
    const row = one.page.getByRole('link', { name: new RegExp(`^${name}`) });
    await row.click();
    await other.page.goto(`${office.url}/office/enquiries/${id}`);
    await other.page.locator('summary', { hasText: 'Note' }).click();
    const note = other.page.getByRole('textbox', { name: 'Note' });
    await note.fill('Half a sentence');

    await one.page.getByRole('button', { name: 'I have answered' }).click();
    await one.page.getByText(/^Answered\. /).waitFor();
    expect(await note.inputValue()).toBe('Half a sentence');
    await other.page.locator('h1').click(); // stops typing
    await other.page.getByText('Contacted').first().waitFor({ timeout: 60_000 });
    expect(await note.inputValue()).toBe('Half a sentence');
    await other.page.getByRole('button', { name: 'Save the note' }).click();
    await other.page.getByText('Note saved.').waitFor();
    await one.page.getByText('Half a sentence').waitFor({ timeout: 60_000 });
    await one.close();
    await other.close();
  });
});
