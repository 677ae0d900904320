import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../scripts/steps.mjs';
import { hydrated, PHONE, useBrowser } from '../kit/browser';
import { foreign, foreignAnswers } from '../kit/faulty-proxy';
import { sample } from '../kit/sample';
import { useSharedStack } from '../kit/shared-stack';
import { signIn } from '../kit/stack';

const shared = useSharedStack();
let office: Awaited<ReturnType<typeof signIn>>;
const browser = useBrowser();

beforeAll(async () => {
  office = await signIn(shared.stack.cms);
});

const stored = async (name: string) =>
  (
    await office<{ docs: { photos_announced?: number }[] }>(
      'GET',
      `/leads?where[name][equals]=${encodeURIComponent(name)}&depth=0`,
    )
  ).docs;

const person = { email: 'visitor@example.com', phone: '0491 570 156', address: '1 Example Street' };
const forms = [
  {
    form: 'contact' as const,
    page: '/contact-us',
    call: '**/api/contact-submit',
    typed: (name: string) => ({ ...person, name, message: 'Two ovens, please.', captcha: '10' }),
  },
  {
    form: 'quote' as const,
    page: '/free-quote',
    call: '**/api/service-booking',
    typed: (name: string) => ({
      ...person,
      ...{ first_name: name.split(' ')[0] ?? '', last_name: name.split(' ')[1] ?? '', suburb: 'Para Hills', post_code: '5096' },
      requirements: 'Two ovens, please.',
    }),
  },
];

const field = (page: Page, name: string) => page.locator(`.lead-form [name="${name}"]`).first();
async function open(path: string) {
  const opened = await browser.open({ viewport: PHONE });
  await opened.page.goto(shared.stack.site.url + path);
  await hydrated(opened.page);
  return opened;
}
async function fill(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}
const send = (page: Page) => page.locator('.lead-form button[type=submit]').first().click();
const thanked = (page: Page) => page.getByRole('dialog').getByText("We'll get back to you soon!").waitFor();

describe.each(forms)('the $form form behind a portal or a filter', ({ form, page: path, call, typed }) => {
  it.each(sample(foreign, 3))(
    'that answers with %s says that it was not sent, and keeps what was typed (R-FORM-32)',
    async (how) => {
      const name = `Behind ${form}${foreign.indexOf(how)}`;
      const values: Record<string, string> = typed(name);
      const { page, close } = await open(path);
      await page.route(call, (route) => route.fulfill(foreignAnswers[how]));
      await fill(page, values);
      await send(page);
      const status = page.locator('.form-status[data-status=failed]').first();
      await status.getByText('Everything you typed is still here. Try again, or call').waitFor();
      expect(await page.getByRole('dialog').count()).toBe(0);
      expect(await page.locator('.lead-form [aria-invalid=true]').count()).toBe(0);
      for (const [one, value] of Object.entries(values)) expect([one, await field(page, one).inputValue()]).toEqual([one, value]);
      expect(await stored(name)).toEqual([]);
      await page.reload(); // the draft stays for the next try
      await hydrated(page);
      expect(await field(page, 'email').inputValue()).toBe(values.email);
      await page.unroute(call);
      await send(page);
      await thanked(page);
      expect(await stored(name)).toHaveLength(1);
      await close();
    },
  );
});

it.each(sample(foreign, 2))(
  'a photo behind a portal that answers with %s has not come along, and is sent again (R-FORM-32)',
  async (how) => {
    const name = `Photo Number${foreign.indexOf(how)}`;
    const { page, close } = await open('/free-quote');
    await page.route('**/_photos/*', (route) => route.fulfill(foreignAnswers[how]));
    await page.getByLabel('Photos').setInputFiles(join(root, 'docs/home.jpg'));
    const list = page.getByRole('list', { name: 'Chosen photos' });
    await list.getByText('It could not be sent.').waitFor();
    await page.unroute('**/_photos/*');
    await list.getByRole('button', { name: 'Try again' }).click();
    await list.getByText('Ready').waitFor();
    await fill(page, forms[1]?.typed(name) ?? {});
    await send(page);
    await thanked(page);
    expect(await stored(name)).toMatchObject([{ photos_announced: 1 }]);
    await close();
  },
);
