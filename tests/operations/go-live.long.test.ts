import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as ask } from 'node:http';
import { createServer, type Server } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { COPIED } from '../../cms/operations/alerts/copies';
import { certificateAuthority, type Pair } from '../kit/certificate-authority';
import { mailServer } from '../kit/mail-server';
import { nameServer, type Records } from '../kit/name-server';
import { admin, freePort, OWNER, type Stack, signIn, startStack, tokenOf } from '../kit/stack';

const HOST = 'www.example.com';
const SPF = 'v=spf1 a:127.0.0.1 ~all';
const zone = new Map<string, Records>([
  [HOST, { a: ['127.0.0.1'] }],
  ['north.com.au', { txt: [SPF] }],
  ['default._domainkey.north.com.au', { txt: ['v=DKIM1; k=rsa; p=AAAA'] }],
  ['_dmarc.north.com.au', { txt: ['v=DMARC1; p=quarantine'] }],
]);

let folder: string;
let authority: Awaited<ReturnType<typeof certificateAuthority>>;
let dns: Awaited<ReturnType<typeof nameServer>>;
let smtp: Awaited<ReturnType<typeof mailServer>>;
let proxy: Server;
let stack: Stack;
let office: Awaited<ReturnType<typeof signIn>>;
let env: Record<string, string>;
/** What the doctor says before anybody changed anything. */
let fresh: Awaited<ReturnType<typeof doctor>>;

/** Stands where Caddy stands: the public name and its certificate, in front of the website. */
function startProxy(certificate: Pair, port: number): Promise<Server> {
  const server = createServer(certificate, (request, response) => {
    const { method, url = '/', headers } = request;
    const onward = ask(new URL(url, stack.site.url), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  return new Promise((done) => server.listen(port, '127.0.0.1', () => done(server)));
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'go-live-'));
  authority = await certificateAuthority(folder);
  dns = await nameServer(zone);
  smtp = await mailServer();
  const port = await freePort();
  const siteUrl = `https://${HOST}:${port}`;
  stack = await startStack(inject('prepared'), { SITE_URL: siteUrl, TRUST_PROXY: '127.0.0.1' });
  proxy = await startProxy(await authority.issue(HOST, 80), port);
  office = await signIn(stack.cms);
  env = {
    SITE_URL: siteUrl,
    PORT: new URL(stack.site.url).port,
    CMS_PORT: new URL(stack.cms.url).port,
    NODE_EXTRA_CA_CERTS: authority.file,
  };
  fresh = await doctor();
}, 300_000);
afterAll(async () => {
  await stack?.stop();
  await new Promise((done) => proxy?.close(done));
  await smtp?.close();
  await dns?.close();
  await rm(folder, { recursive: true, force: true });
});

/** The second part of the doctor's report: its lines by subject, its last line, and the exit code. */
async function doctor(extra: Record<string, string> = {}) {
  const { code, said } = await admin(stack.dataDir, ['doctor', '--dns', dns.address], { ...env, ...extra });
  const lines = (said.split('Ready to go live?\n')[1] ?? '').split('\n').filter(Boolean);
  const about = (name: string) => lines.filter((line) => line.slice(11).startsWith(`${name} `)).join('\n');
  return { code, said, about, sum: lines.at(-1)?.trim() ?? '' };
}
const change = (path: string, body: object) => office('POST', path, body);
const say = (...args: string[]) => admin(stack.dataDir, ['doctor', ...args], env);

const ADDRESS = 'office@north.com.au';
const enterCompany = () =>
  change('/globals/settings', { brand: 'North & Sons', phone: '08 7000 0000', mobile: '0400 000 000', email: ADDRESS });
async function confirmCompany() {
  await enterCompany();
  await change('/globals/settings', { sample: false });
  await change('/globals/privacy', { sample: false });
}

/** Sets up mail and has a test mail sent; resolves with the code that the office reads. */
async function receiveCode(): Promise<string> {
  await enterCompany();
  const server = { smtp_host: '127.0.0.1', smtp_port: Number(new URL(smtp.url).port), smtp_encryption: 'none', leads_to: '' };
  await change('/globals/notifications', server);
  expect(await say('--mail')).toMatchObject({ code: 0, said: expect.stringContaining(`on its way to ${ADDRESS}`) });
  return /^Subject: (\d{6}) is the code/m.exec(smtp.acceptedFor(ADDRESS).at(-1)?.raw ?? '')?.[1] ?? '';
}
async function reachInbox() {
  expect(await say('--code', await receiveCode())).toMatchObject({ code: 0, said: expect.stringContaining('A mail reached') });
}

describe('ready to go live?', () => {
  it('a fresh installation is shown all that is missing, each with what to do', () => {
    const { code, said, about, sum } = fresh;
    expect(code, said).toBe(1);
    for (const line of said.split('\n').filter((one) => /ERROR|WARNING/.test(one))) expect(line).toContain(' → ');
    expect(about('address')).toMatch(/ok .* leads to this installation \(127\.0\.0\.1\)/);
    expect(about('certificate')).toMatch(/ok .* valid for 79 more days \(Test Authority\)/);
    expect(about('search')).toMatch(/ok .*robots.txt.*\n.*ok .*home page.*\n.*ok .*the sitemap names \d+ pages, all at https:/);
    expect(about('mail')).toMatch(/ERROR .*there is no mail server/);
    expect(about('sender')).toMatch(/ERROR .*hello@larkwell.example, whose domain belongs to nobody/);
    expect(about('copies')).toMatch(/ERROR .*no backups/);
    expect(about('accounts')).toMatch(/ERROR .*a password alone lets in owner@example.com/);
    expect(about('company')).toMatch(
      /ERROR .*not the company’s own: name Larkwell Cleaning, phone 1300 975 707, .*larkwell.example/,
    );
    expect(about('privacy')).toMatch(/ERROR .*nobody has checked the privacy page/);
    expect(about('samples')).toMatch(/WARNING .*made-up reviews; .*The privacy page/);
    expect(about('enquiry')).toMatch(/WARNING .*no test enquiry has come through yet/);
    expect(sum).toMatch(/^Not yet: 6 errors, 2 warnings/);
  });

  it('the company’s facts appear on the privacy page by themselves, and are no longer reported once they are confirmed (R-LIVE-7)', async () => {
    await enterCompany();
    await change('/globals/settings', { sample: true });
    let { about } = await doctor();
    expect(about('company')).toMatch(/ERROR .*nobody has confirmed the company’s facts: North & Sons, 08 7000 0000/);
    await confirmCompany();
    about = (await doctor()).about;
    expect(about('company')).toMatch(/ok .*North & Sons/);
    expect(about('privacy')).toMatch(/ok .*names the company/);
    expect(about('sender')).toMatch(/ok .*SPF: v=spf1 .*\n.*ok .*“default”.*\n.*ok .*DMARC at north.com.au/);
    const page = await (await fetch(`${stack.site.url}/privacy`)).text();
    expect(page).toContain('<strong>North &amp; Sons</strong> in Para Hills SA 5096 and Brunswick VIC 3056');
    expect(page).toContain('office@north.com.au');
  });

  it('a mail counts as received once its code is entered (R-LIVE-4)', async () => {
    const code = await receiveCode();
    expect((await doctor()).about('mail')).toMatch(/ERROR .*nobody has confirmed its code/);
    const wrong = code === '111111' ? '222222' : '111111';
    expect(await say('--code', wrong)).toMatchObject({ code: 1, said: expect.stringContaining('is not the code') });
    expect(await say('--code', code)).toMatchObject({ code: 0, said: expect.stringContaining('A mail reached') });
    const sent = smtp.seen.length;
    expect((await doctor()).about('mail')).toContain(`ok       mail        a mail reached ${ADDRESS} on `);
    expect(smtp.seen).toHaveLength(sent); // it sends nothing unless it is asked to
  });

  it('a confirmed mail no longer counts once mail server or recipients change (R-LIVE-4)', async () => {
    const code = await receiveCode();
    await change('/globals/notifications', { smtp_host: 'localhost' });
    expect(await say('--code', code)).toMatchObject({ code: 1, said: expect.stringContaining('settings have changed') });
    await reachInbox();
    await change('/globals/notifications', { smtp_host: 'localhost' });
    expect((await doctor()).about('mail')).toMatch(/ERROR .*the mail settings have changed/);
    await change('/globals/notifications', { smtp_host: '127.0.0.1', leads_to: 'other@north.com.au' });
    expect((await doctor()).about('mail')).toMatch(/ERROR .*the mail settings have changed/);
  });

  it('the reason why a mail server rejects the test mail is shown (R-LIVE-4)', async () => {
    await receiveCode();
    smtp.behave('refuse');
    expect(await say('--mail')).toMatchObject({ code: 1, said: expect.stringContaining('Come back later') });
    smtp.behave('accept');
  });

  it('nobody without the installation’s secret gets the code or the doctor’s data (R-LIVE-4)', async () => {
    for (const method of ['GET', 'POST']) {
      const headers = { authorization: 'Bearer guessed' };
      expect((await fetch(`${stack.cms.url}/go-live`, { method, headers })).status).toBe(404);
    }
  });

  it('the doctor says yes once samples are gone, backups are copied and the owner has a second factor (R-LIVE-6, R-LIVE-8)', async () => {
    await confirmCompany();
    await reachInbox();
    await change('/globals/home', { sample: false });
    for (const path of ['/globals/city-pages', '/globals/reviews', '/globals/about']) await change(path, { sample: false });
    for (const list of ['testimonials', 'posts']) await office('PATCH', `/${list}?where[sample][equals]=true`, { sample: false });
    expect(await admin(stack.dataDir, ['backup'], env)).toMatchObject({ code: 0 });
    await writeFile(join(stack.dataDir, 'backups', COPIED), '');
    const cookie = `payload-token=${await tokenOf(stack.cms)}`;
    const onAccount = async (form: Record<string, string>) => {
      const sent = { method: 'POST', headers: { cookie, origin: stack.cms.url }, body: new URLSearchParams(form) };
      return (await fetch(`${stack.cms.url}/office/account`, sent)).text();
    };
    const setup = await onAccount({ act: 'begin', current_password: OWNER.password });
    const [secret = '', ticket = ''] = [/id="secret">([^<]+)/, /name="ticket" value="([^"]+)/].map((of) => of.exec(setup)?.[1]);
    const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
    expect(await onAccount({ act: 'confirm', ticket, code: totp.generate() })).toContain('The second factor is on.');
    const { code, said, about, sum } = await doctor();
    expect(about('samples')).toMatch(/ok .*no sample is left/);
    expect(about('copies')).toMatch(/ok .*copied 0 minutes ago/);
    expect(about('accounts')).toMatch(/ok .*second factor/);
    expect(sum, said).toBe('Yes, with 1 warning'); // no test enquiry finds this site, which no name server knows
    expect(code).toBe(0);
  });

  it.each([
    ['expired', (): Promise<Pair> => authority.issue(HOST, -1), /ERROR .*has expired \(CERT_HAS_EXPIRED\)/],
    ['for another name', () => authority.issue('other.example.com', 80), /ERROR .*is for another name/],
    ['self-signed', () => authority.selfMade(HOST), /ERROR .*is self-made/],
    ['about to end within ten days', () => authority.issue(HOST, 10, 80), /WARNING .*valid for 9 more days/],
    ['about to end within three days', () => authority.issue(HOST, 3, 80), /ERROR .*valid for 2 more days/],
  ])('a certificate that is %s is reported (R-LIVE-2)', async (_, make, line) => {
    const front = await startProxy(await make(), 0);
    const { port } = front.address() as { port: number };
    const { about } = await doctor({ SITE_URL: `https://${HOST}:${port}` });
    await new Promise((done) => front.close(done));
    expect(about('certificate')).toMatch(line);
  });

  it('another installation at the address is distinguished from this one (R-LIVE-1)', async () => {
    const { about } = await doctor({ PROOF_SECRET: 'the secret of another installation' });
    expect(about('address')).toMatch(/ERROR .*is not this installation/);
  });

  it('without a network the doctor still ends, with what was tried, and a site for this machine only is no failure (R-LIVE-9)', async () => {
    await enterCompany();
    dns.state.silent = true;
    const { about } = await doctor();
    dns.state.silent = false;
    expect(about('address')).toMatch(/WARNING .*127\.0\.0\.1:\d+ gave no answer about www\.example\.com/);
    for (const name of ['certificate', 'search', 'sender']) expect(about(name)).toContain('WARNING');
    const { about: alone, code, sum } = await doctor({ SITE_URL: 'http://localhost:3000' });
    expect(alone('address')).toMatch(/ERROR .*only this machine/);
    expect(alone('certificate')).toBe('');
    expect(sum).toMatch(/^Not yet/);
    expect(code).toBe(0);
  });
});
