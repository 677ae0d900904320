import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { useBrowser, violations } from '../kit/browser';
import { mailParts } from '../kit/mail-parts';
import { mailServer } from '../kit/mail-server';
import { postAsSite, type Stack, startStack, tokenOf, until } from '../kit/stack';

// The mails that go out, as pictures: on a phone and on a desk, in light and in dark.

const OFFICE = 'office@example.com';
const CUSTOMER = 'mia.wong@example.com';
const COLLEAGUE = 'sam@example.com';
const SCREENS = [360, 640].flatMap((width) => (['light', 'dark'] as const).map((scheme) => ({ width, scheme })));
const QUOTE = {
  first_name: 'Mia',
  last_name: 'Wong <b>& Sons</b>',
  email: CUSTOMER,
  phone: '0491 570 156',
  service: 'Oven Cleaning',
  cleaning_model: 'Once off',
  city: 'Adelaide',
  address: '12 Example Street',
  suburb: 'Norwood',
  post_code: '5067',
  state: 'South Australia',
  requirements: `Two ovens.\n\n<a href="https://evil.example">Click</a> ${'x'.repeat(90)}`,
};

const browser = useBrowser();
let stack: Stack;
let smtp: Awaited<ReturnType<typeof mailServer>>;
beforeAll(async () => {
  smtp = await mailServer();
  stack = await startStack(inject('prepared'), { SMTP_URL: smtp.url, LEADS_TO: OFFICE });
  expect((await postAsSite(stack.cms.url, stack.dataDir, '/service-booking', QUOTE)).status).toBe(200);
  const invited = await fetch(`${stack.cms.url}/office/accounts/new`, {
    method: 'POST',
    headers: { authorization: `JWT ${await tokenOf(stack.cms)}` },
    body: new URLSearchParams({ name: 'Sam', email: COLLEAGUE, role: 'leads' }),
  });
  expect(invited.status).toBe(200);
});
afterAll(async () => {
  await stack?.stop();
  await smtp?.close();
});

/** A mail lies in its program's page, which has the landmarks. */
const isOfAMail = (violation: string) => !/^(region|landmark-one-main):/.test(violation);

const arrived = async (to: string) => mailParts((await until(async () => smtp.acceptedFor(to)[0], `the mail to ${to}`)).raw);

/** Where the company is reached, in a customer's mail. */
const REACHED = ['tel:1300975707', 'mailto:hello%40larkwell.example'];
const mails: [who: string, to: string, links: (string | RegExp)[]][] = [
  [
    'the office',
    OFFICE,
    [
      /^http:.*\/office\/enquiries\/\d+$/,
      'tel:+61491570156',
      'mailto:mia.wong%40example.com',
      'tel:+61491570156',
      /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=12%20Example%20Street%2C%20Norwood/,
    ],
  ],
  ['the customer', CUSTOMER, [/^http:.*\/your-request\/Q-/, 'tel:1300975707', ...REACHED, /^http:/]],
  ['a colleague', COLLEAGUE, [/^http:.*\/office\/password\/\w+$/]],
];

it.each(mails)('the mail to %s fits, reads well and leads where it says (R-LEAD-14)', async (_, to, links) => {
  const { html, text, pictures } = await arrived(to);
  expect(text).not.toMatch(/<\w+ style|#0f4c5c/);
  const folder = process.env.MAIL_PICTURES;
  if (folder) mkdirSync(folder, { recursive: true });
  for (const { width, scheme } of SCREENS) {
    const { page, consoleMessages, close } = await browser.open({ viewport: { width, height: 700 } });
    await page.emulateMedia({ colorScheme: scheme });
    await page.setContent(html.replace(/src="cid:(\w+)"/g, (__, cid: string) => `src="${pictures[cid]}"`));
    const at = `${to} at ${width} px, ${scheme}`;
    if (folder) await page.screenshot({ path: join(folder, `${to}-${width}-${scheme}.png`), fullPage: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), at).toBe(width);
    expect((await violations(page)).filter(isOfAMail), at).toEqual([]);
    const found = await page.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(found, at).toEqual(links.map((link) => (typeof link === 'string' ? link : expect.stringMatching(link))));
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const lightness = (ground.match(/\d+/g) ?? []).map(Number).reduce((sum, one) => sum + one, 0);
    expect(lightness > 382 ? 'light' : 'dark', at).toBe(scheme);
    expect(consoleMessages, at).toEqual([]);
    await close();
  }
});

it('the customer reads what happens next, by when, and what was sent, with the first name', async () => {
  const { text } = await arrived(CUSTOMER);
  expect(text).toMatch(/^Hello Mia,\n\nThank you for your quote request\. It has arrived, and its number is Q-/);
  expect(text).toMatch(/You get an answer within 24 hours, that is by \w+day \d+ \w+, \d+:\d\d [ap]m, South Australia time\./);
  expect(text).toContain(
    '\nService: Oven Cleaning\nHow often: Once off\nAddress: 12 Example Street, Norwood, South Australia, 5067\n',
  );
  expect(text).not.toContain(CUSTOMER);
});
