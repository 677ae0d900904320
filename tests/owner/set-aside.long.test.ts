import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { admin, signIn, until } from '../kit/stack';
import { openList } from './leads';
import { expectWhole } from './light-page';
import { goTo, PHONE, unique, useOffice } from './office';

const office = useOffice();

/** A lead in the website's folder of those that were set aside. */
async function lies(name: string, reference: string) {
  const received_at = Date.now() - 60_000;
  const fields = {
    ...{ name, email: 'aside@example.com', phone: '0491 570 156', city: 'Adelaide', address: '1 Example Street', captcha: '10' },
    message: 'Two ovens',
  };
  const lead = {
    fingerprint: reference,
    reference,
    received_at,
    form: 'contact',
    fields,
    page: '/contact-us',
    key: `key-${reference}`,
  };
  const folder = join(office.stack.dataDir, 'spool', 'refused');
  await writeFile(join(folder, `${received_at}-${reference}.json`), JSON.stringify(lead));
  return folder;
}
const stored = async (name: string) => {
  const ask = await signIn(office.stack.cms);
  return (await ask<{ totalDocs: number }>('GET', `/leads?depth=0&where[name][equals]=${encodeURIComponent(name)}`)).totalDocs;
};

it('the office sees the leads that the website set aside, sends them again and deletes those that are done (R-LEAD-8)', async () => {
  const [again, done] = [unique('Sent Again'), unique('Called Already')];
  await lies(again, 'E-2345-6789');
  const folder = await lies(done, 'E-2345-6788');
  const { page, consoleMessages, close } = await office.enter(PHONE);
  const list = page.getByRole('region', { name: 'Enquiries that lie at the website' });
  await goTo(page, `${office.url}/admin`);
  await page.getByText('2 enquiries lie at the website and could not be stored here.').waitFor();
  await page.getByRole('link', { name: 'Look at what lies at the website' }).click();

  const summary = list.locator('summary').filter({ hasText: again });
  await summary.click();
  await list.getByText('Two ovens').first().waitFor();
  await list.getByRole('link', { name: '0491 570 156' }).first().waitFor();
  await expectWhole(page);
  const of = (name: string) => list.getByRole('listitem').filter({ hasText: name });
  await of(again).getByRole('button', { name: 'Send again' }).click();
  await list.getByText('It is sent again').waitFor();
  await until(async () => (await stored(again)) === 1, 'the lead in the list');

  await of(done).getByText('Done, remove …').click();
  await of(done).getByText(`Do so only when ${done} has got an answer.`).waitFor();
  await of(done).getByRole('button', { name: 'Remove it for good' }).click();
  await list.getByText('It was removed').waitFor();
  expect(await readdir(folder)).toEqual([]);
  expect(await stored(done)).toBe(0);

  await openList(page, office);
  expect(await list.count()).toBe(0);
  expect(consoleMessages).toEqual([]);
  await close();
});

it('an operator lists them and sends them again on the machine (R-LEAD-8)', async () => {
  const name = unique('From The Machine');
  await lies(name, 'E-2345-6787');
  const { dataDir, site } = office.stack;
  expect(await admin(dataDir, ['spool', 'refused'])).toMatchObject({ code: 0, said: expect.stringContaining(name) });
  await site.stop(); // a site that runs looks at its folder once a minute; one that starts, at once
  expect((await admin(dataDir, ['spool', 'send-again', 'E-2345-0000'])).said).toContain('0 leads are sent again');
  expect((await admin(dataDir, ['spool', 'send-again', 'E-2345-6787'])).said).toContain('1 lead is sent again');
  await site.start();
  await until(async () => (await stored(name)) === 1, 'the lead in the inbox');
  expect(await admin(dataDir, ['spool'])).toMatchObject({ code: 1, said: expect.stringContaining('send-again') });
});
