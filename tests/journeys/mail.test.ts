import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { type MailServerMode, mailServer } from '../kit/mail-server';
import { sample, thorough } from '../kit/sample';
import { postAsSite, type Stack, signIn, startStack, until } from '../kit/stack';
import { pageOf, pressOn } from '../owner/enquiries';

const OFFICE = 'office@example.com';
const SECRET = 'a secret of the webhook';
/** A quote request without the sender's data. */
const QUOTE = {
  phone: '0491 570 156',
  cleaning_model: 'Once',
  address: '1 Example Street',
  suburb: 'Para Hills',
  city: 'Adelaide',
  state: 'South Australia',
  post_code: '5096',
  requirements: '',
};
let stack: Stack;
let office: Awaited<ReturnType<typeof signIn>>;
let smtp: Awaited<ReturnType<typeof mailServer>>;
let hook: Server;
const hooked: { body: string; headers: Record<string, string> }[] = [];

beforeAll(async () => {
  smtp = await mailServer();
  hook = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    hooked.push({ body, headers: request.headers as Record<string, string> });
    response.writeHead(hooked.length === 1 ? 500 : 204).end();
  });
  await new Promise<void>((done) => hook.listen(0, '127.0.0.1', done));
  stack = await startStack(inject('prepared'), { SMTP_URL: smtp.url, LEADS_TO: OFFICE, WEBHOOK_INSIDE: 'allow' });
  office = await signIn(stack.cms);
});
/** Suffix of all names, so that a retry does not find the first attempt's leads. */
let mark = '';
beforeEach(async () => {
  mark = randomUUID().slice(0, 6);
  hooked.length = 0;
  smtp.behave('accept');
  await stack.cms.ensure();
  office = await signIn(stack.cms);
});
afterAll(async () => {
  await stack?.stop();
  await smtp?.close();
  await new Promise((done) => hook.close(done));
});

type Lead = Record<string, unknown> & { id: number; reference: string };
const marked = (name: string) => `${name} ${mark}`;
const addressOf = (name: string) => `${marked(name).toLowerCase().replace(/\W+/g, '.')}@example.com`;

/** Posts an enquiry directly to the provider, as the site would, and finds it in the back office. */
async function send(name: string, more: Record<string, unknown> = {}, origin: Record<string, unknown> = {}): Promise<Lead> {
  const response = await postAsSite(stack.cms.url, stack.dataDir, '/contact-submit', {
    name: marked(name),
    email: addressOf(name),
    phone: '0491 570 156',
    city: 'Adelaide',
    address: '1 Example Street',
    message: 'Two rooms & a <script>alert(1)</script>',
    captcha: '10',
    ...more,
    origin: {
      key: `key of ${marked(name)}`,
      reference: `E-${marked(name).replace(/\W/g, '').toUpperCase()}`,
      received_at: new Date().toISOString(),
      page: '/contact-us',
      ...origin,
    },
  });
  expect(await response.json()).toMatchObject({ success: true });
  return leadOf(name);
}

async function leadOf(name: string): Promise<Lead> {
  const { docs } = await office<{ docs: Lead[] }>(
    'GET',
    `/leads?where[name][equals]=${encodeURIComponent(marked(name))}&depth=0`,
  );
  expect(docs).toHaveLength(1);
  return docs[0] as Lead;
}

const untilState = (name: string, column: string, wanted: string, ms = 30_000) =>
  until(
    async () => {
      const lead = await leadOf(name);
      return lead[column] === wanted && lead;
    },
    `${column} of ${name} to be ${wanted}`,
    ms,
  );

describe('every lead is reported', () => {
  it('to the office with all fields and to the customer with the essentials, both without the visitor’s markup', async () => {
    const { reference } = await send('Plain Person');
    await untilState('Plain Person', 'office_mail_state', 'sent');
    await untilState('Plain Person', 'customer_mail_state', 'sent');
    const toOffice = smtp.acceptedFor(OFFICE).find(({ raw }) => raw.includes(reference))?.raw ?? '';
    expect(toOffice).toContain(`Reply-To: ${addressOf('Plain Person')}`);
    expect(toOffice).toContain('0491 570 156');
    const html = toOffice.split('text/html')[1]?.replaceAll('=\r\n', ''); // a long line goes on in the next
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).not.toContain('<script>');
    const [toCustomer, ...more] = smtp.acceptedFor(addressOf('Plain Person'));
    expect(more).toEqual([]);
    expect(toCustomer?.raw).toContain(reference);
    expect(toCustomer?.raw).toContain('1300 975 707');
    expect(toCustomer?.raw).toContain('24 hours');
    const [plain = '', inHtml = ''] = (toCustomer?.raw ?? '').replaceAll('=\r\n', '').split('text/html');
    for (const mail of [html, inHtml])
      expect(mail?.replaceAll('=3D', '='), 'a strip in the company’s colour').toContain('border-top:4px solid #0f4c5c');
    expect(plain.split('text/plain')[1]).not.toContain('#0f4c5c');
  });

  it.runIf(thorough)(
    'to one customer address at most twice a day in any spelling; the office gets every lead and sees why no more were sent',
    async () => {
      const box = `victim.${mark}`;
      const spellings = [
        `${box}@example.com`,
        `${box.toUpperCase()}@Example.com`,
        `${box}+news@example.com`,
        `${box}+more@example.com`,
      ];
      for (const [n, email] of spellings.entries()) {
        await send(`Bombed ${n}`, { email });
        await untilState(`Bombed ${n}`, 'office_mail_state', 'sent');
        await untilState(`Bombed ${n}`, 'customer_mail_state', n < 2 ? 'sent' : 'none');
      }
      await stack.cms.stop();
      await stack.cms.start();
      office = await signIn(stack.cms);
      const { id } = await send('Bombed 4', { email: spellings[0] });
      await untilState('Bombed 4', 'customer_mail_state', 'none');
      expect(await pageOf(stack.cms, id)).toMatch(/Confirmation to the customer: not sent: two .* 24 hours/);
      expect(smtp.accepted.filter(({ to }) => to.some((address) => address.toLowerCase().includes(box)))).toHaveLength(2);
    },
  );

  it('to the customer without any text that a mail program turns into a link', async () => {
    const name = 'Go to evil.example/win or https://evil.example?a=1 or mail a@evil.example\r\nBcc: x@evil.example';
    const email = `linked.${mark}@example.com`;
    const typed = { ...QUOTE, first_name: name, last_name: mark, email, service: 'See www.evil.example' };
    const response = await postAsSite(stack.cms.url, stack.dataDir, '/service-booking', typed);
    expect(response.status).toBe(200);
    const mail = await until(async () => smtp.acceptedFor(email)[0], 'the confirmation');
    const raw = mail.raw.replace(/=\r\n/g, '').replaceAll('=3D', '=');
    expect(raw).toContain('evil');
    expect(raw).not.toMatch(/evil\.example|https:\/\/evil|a@evil|\nBcc: x/);
  });

  it('to the office about a suspicious lead at once, with the mark, and to its sender only once the office rescues it (R-LEAD-10)', async () => {
    const lead = await send('Odd Person', {}, { suspicion: 'There is a link in the name.' });
    expect(lead).toMatchObject({ customer_mail_state: 'held' });
    const told = await untilState('Odd Person', 'office_mail_state', 'sent');
    expect(smtp.accepted.find(({ raw }) => raw.includes(told.reference))?.raw).toMatch(/^Subject: Looks suspicious: /m);
    await send('After Odd');
    await untilState('After Odd', 'customer_mail_state', 'sent');
    expect(smtp.acceptedFor(addressOf('Odd Person'))).toEqual([]);
    await pressOn(stack.cms, lead.id, 'not-spam');
    const rescued = await untilState('Odd Person', 'customer_mail_state', 'sent');
    expect(rescued.suspicion ?? null).toBeNull();
  });

  it('to the webhook, signed, and retried after a failure', async () => {
    const { port } = hook.address() as AddressInfo;
    await office('POST', '/globals/notifications', { webhook_url: `http://127.0.0.1:${port}/leads`, webhook_secret: SECRET });
    const { reference } = await send('Hooked Person');
    await untilState('Hooked Person', 'webhook_state', 'sent');
    expect(hooked).toHaveLength(2);
    const [{ body, headers }] = hooked.slice(1) as [(typeof hooked)[number]];
    const expected = createHmac('sha256', SECRET).update(`${headers['x-timestamp']}.${body}`).digest('hex');
    expect(headers['x-signature']).toBe(`sha256=${expected}`);
    expect(JSON.parse(body)).toMatchObject({ event: 'lead.received', lead: { reference } });
    await office('POST', '/globals/notifications', { webhook_url: '', webhook_secret: '' });
  });
});

interface Kept {
  mail_state: string;
  text: string;
}

it.runIf(thorough)(
  'a forgotten password is reset by a link in a mail, which is retried until the mail server works',
  async () => {
    const account = { name: 'Forgetful', email: `forgetful.${Date.now()}@example.com`, role: 'editor' };
    await office('POST', '/users', { ...account, password: 'the old password' });
    const ask = (path: string, body: unknown) =>
      fetch(`${stack.cms.url}/payload-api/users/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    smtp.behave('refuse');
    expect((await ask('forgot-password', { email: account.email })).status).toBe(200);
    await until(async () => smtp.seen.some(({ to }) => to.includes(account.email)), 'the mail to be refused');
    smtp.behave('accept');
    const mail = await until(async () => smtp.acceptedFor(account.email)[0], 'the mail', 60_000);
    const [, token] = /\/office\/password\/([0-9a-f]{40})/.exec(mail.raw.replace(/=\r\n/g, '')) ?? [];
    const kept = await until(async () => {
      const [row] = (await office<{ docs: Kept[] }>('GET', `/outbox?where[to][equals]=${account.email}&depth=0`)).docs;
      return row?.mail_state === 'sent' && row;
    }, 'the mail to be noted as sent');
    expect(kept.text).toContain('/office/password/…'); // a backup's reader finds no valid link
    expect(kept.text).not.toContain(token);
    expect((await ask('reset-password', { token, password: 'the new password' })).status).toBe(200);
    expect((await ask('login', { email: account.email, password: 'the old password' })).status).toBe(401);
    expect((await ask('login', { email: account.email, password: 'the new password' })).status).toBe(200);
  },
);

it.runIf(thorough)('a link for a new password is sent while the mails of enquiries hang (R-SAFE-9)', async () => {
  const account = { name: 'In a hurry', email: `hurry.${Date.now()}@example.com`, role: 'editor' };
  await office('POST', '/users', { ...account, password: 'the old password' });
  smtp.behave('hang', new RegExp(mark));
  for (const name of ['Slow One', 'Slow Two', 'Slow Three']) await send(name);
  await until(async () => smtp.seen.some(({ raw }) => raw.includes(mark)), 'the first mail to hang');
  await fetch(`${stack.cms.url}/payload-api/users/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: account.email }),
  });
  await until(async () => smtp.acceptedFor(account.email)[0], 'the link');
  expect(smtp.accepted.some(({ raw }) => raw.includes(mark))).toBe(false);
});

describe('a failing mail server never affects the lead', () => {
  it.each<[MailServerMode, string]>(
    sample([
      ['refuse', 'Refused Person'],
      ['drop', 'Dropped Person'],
      ['hang', 'Hanging Person'],
    ]),
  )('%s: the lead is stored at once, its mails wait with the reason, and are sent on recovery', async (manners, name) => {
    smtp.behave(manners);
    const lead = await send(name);
    expect(lead.status).toBe('new');
    const waiting = await until(async () => {
      const found = await leadOf(name);
      return found.office_mail_state === 'waiting' && found.office_mail_error ? found : undefined;
    }, 'the failure in the row');
    expect(String(waiting.office_mail_error)).not.toBe('');
    smtp.behave('accept');
    await untilState(name, 'office_mail_state', 'sent', 60_000);
    await untilState(name, 'customer_mail_state', 'sent', 60_000);
    expect(smtp.acceptedFor(addressOf(name))).toHaveLength(1);
  });

  it('back office killed between DATA and the response: the mail is sent after the next start', async () => {
    smtp.behave('hang');
    const before = smtp.seen.length;
    await send('Killed Person');
    await until(async () => smtp.seen.length > before, 'the mail to be on its way');
    await stack.cms.stop('SIGKILL');
    smtp.behave('accept');
    await stack.cms.start();
    office = await signIn(stack.cms);
    await untilState('Killed Person', 'office_mail_state', 'sent');
    await untilState('Killed Person', 'customer_mail_state', 'sent');
    expect(smtp.acceptedFor(addressOf('Killed Person')).length).toBeGreaterThanOrEqual(1);
  });
});
