import { expect, it } from 'vitest';
import { signIn } from '../kit/stack';
import { goTo, inRecord, LAPTOP, unique, useOffice } from './office';

const office = useOffice();

type Docs = { docs: { id: number; updatedAt: string }[] };

/** "25 Nov 2026, 3:40 pm", as the back office writes it. */
const inAdelaide = (time: string) =>
  new Intl.DateTimeFormat('en-AU', {
    timeZone: 'Australia/Adelaide',
    ...{ day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' },
  })
    .format(new Date(time))
    .replaceAll('\u202f', ' ');

it('a browser abroad shows the company’s time in a list, above a form and between two versions (R-CONTENT-12)', async () => {
  const api = await signIn(office.stack.cms);
  const post = (await api<Docs>('GET', '/posts?limit=1&depth=0')).docs[0]?.id;
  await api('PATCH', `/posts/${post}`, { title: unique('From abroad'), _status: 'published' });
  const { docs: versions } = await api<Docs>('GET', `/posts/versions?where[parent][equals]=${post}&sort=-updatedAt&depth=0`);
  const service = (await api<Docs>('GET', '/services?limit=1&depth=0&sort=-updatedAt')).docs[0];
  const [version] = versions;
  if (!version || !service) throw new Error('The starter has no service, or the post no version');
  const { page, consoleMessages, close } = await office.enter(LAPTOP, 'America/New_York');

  await goTo(page, `${office.url}/admin/collections/services?sort=-updatedAt`);
  await page.locator('.cell-updatedAt').getByText(inAdelaide(service.updatedAt)).first().waitFor();

  await goTo(page, `${office.url}/admin/collections/posts/${post}`);
  await inRecord(page);
  await expect.poll(() => page.locator('.doc-controls__meta').innerText()).toContain(inAdelaide(version.updatedAt));

  await goTo(page, `${office.url}/admin/collections/posts/${post}/versions/${version.id}`);
  await expect.poll(() => page.locator('main').innerText()).toContain(inAdelaide(version.updatedAt));
  await expect.poll(() => page.locator('.step-nav').innerText()).toContain(inAdelaide(version.updatedAt)); // written by the server
  expect(consoleMessages).toEqual([]);
  await close();
});
