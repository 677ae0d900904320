import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Payload, ServerProps } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { mailServer } from '../../../tests/kit/mail-server';
import { checks } from '../../base/checks';
import { env } from '../../base/process/env';
import type { Role } from '../../base/rights/access';
import { writeRecord } from '../../leads/drill/record';
import { PROMISE_NAMES } from '../../model/settings/promises';
import { asStarter } from '../../model/starter/as-starter';
import { signedIn, startPayload } from '../../testing/api';
import { command } from '../alerts/condition';
import { COPIED } from '../alerts/copies';
import { nameAt } from '../commands/backup/rotation';
import { noteState } from '../commands/offsite/state';
import { goLiveFacts } from './go-live-facts';
import { GOING_PUBLIC, goingPublic, type Line } from './lines';
import { nextSteps } from './next';
import { GoingPublicNotice } from './notice';
import { answerGoingPublic } from './page';

let payload: Payload;
let smtp: Awaited<ReturnType<typeof mailServer>>;
const tokens = {} as Record<Role, string>;
beforeAll(async () => {
  payload = await startPayload();
  env.publishSecret = 'a secret that site and office share';
  smtp = await mailServer();
  for (const role of ['owner', 'leads', 'editor'] as const) tokens[role] = (await signedIn(payload, role)).token;
});
afterAll(() => smtp.close());

async function ask(typed?: Record<string, string>, role: Role = 'owner', origin = env.cmsUrl) {
  const headers = { cookie: `payload-token=${tokens[role]}`, origin, accept: 'text/html' };
  const request = { method: typed ? 'POST' : 'GET', headers, body: typed && new URLSearchParams(typed) };
  const response = await answerGoingPublic(payload, new Request(`${env.cmsUrl}${GOING_PUBLIC}`, request));
  return { status: response.status, leads: response.headers.get('location'), html: await response.text() };
}

async function lineOf(name: Line['name']): Promise<Line> {
  const line = (await goingPublic(payload, await goLiveFacts(payload))).find((one) => one.name === name);
  if (!line) throw new Error(`there is no line ${name}`);
  return line;
}
const findingOf = async (name: Line['name']) => (await lineOf(name)).finding;
const settings = (data: object) => payload.updateGlobal({ slug: 'settings', data, context: asStarter });
const server = (data: object) => payload.updateGlobal({ slug: 'notifications', data: { leads_to: '', ...data } });
const working = () => server({ smtp_host: '127.0.0.1', smtp_port: Number(new URL(smtp.url).port), smtp_encryption: 'none' });

describe('Going public (R-OWNER-57)', () => {
  it('shows an owner every line as to do on a fresh installation, and what each saw', async () => {
    const { status, html } = await ask();
    expect(status).toBe(200);
    const shown = [...html.matchAll(/<li id="([a-z]+)"(?: class="(is-ok)")?>/g)].map(([, name, isOk]) => [name, isOk]);
    const names = ['company', 'samples', 'address', 'certificate', 'mail', 'enquiry', 'copies', 'accounts'];
    expect(shown).toEqual(names.map((name) => [name, undefined]));
    expect(html).toContain('8 of 8 to do before visitors come.');
    expect(html).toContain('name Larkwell Cleaning, phone 1300 975 707');
  });

  it('is for owners alone, and takes no post from another website', async () => {
    for (const role of ['leads', 'editor'] as const) {
      expect(await ask(undefined, role)).toMatchObject({
        status: 403,
        html: expect.not.stringContaining('Larkwell Cleaning, phone'),
      });
      expect(await ask({ act: 'mail' }, role)).toMatchObject({ status: 403 });
    }
    expect(await ask({ act: 'enquiry' }, 'owner', 'https://elsewhere.example')).toMatchObject({
      ...{ status: 303, leads: expect.stringContaining('/office/sign-in') },
    });
    expect(await ask({ act: 'nonsense' })).toMatchObject({ status: 400 });
  });

  it('says of a machine what the list of checks says', async () => {
    expect(await findingOf('address')).toEqual(checks.address({ siteUrl: env.siteUrl }));
    const failed = { failed_at: new Date().toISOString(), failed_station: 'mail', failed_why: 'no answer' } as const;
    await writeRecord(payload, failed);
    const { what } = checks.fireDrill(
      { installed_at: '', failed: { station: 'the mail to the office', why: 'no answer' } },
      { now: new Date(), command },
    );
    expect((await findingOf('enquiry')).what).toContain(what);
    await writeRecord(payload, { failed_at: null, failed_station: null, failed_why: null });
  });

  it('backups are right once there is one, it lies on another machine, and a restore was tried', async () => {
    const { dir } = env.backups;
    onTestFinished(() => rm(dir, { recursive: true }));
    await mkdir(dir, { recursive: true });
    expect(await findingOf('copies')).toMatchObject({ level: 'error', what: expect.stringContaining('beside the data') });
    await writeFile(join(dir, COPIED), '');
    expect(await findingOf('copies')).toMatchObject({ level: 'warning', what: expect.stringContaining('there is no backup in') });
    await writeFile(join(dir, nameAt(new Date())), '');
    expect(await findingOf('copies')).toMatchObject({ level: 'warning', what: 'no restore was ever tried' });
    const at = new Date().toISOString();
    await noteState({ drill: { at, name: '', made_at: at, proof: 'disk', rows: 1, leads: 1, pictures: 1 } });
    expect(await findingOf('copies')).toMatchObject({ level: 'ok' });
    await noteState({ drill: undefined });
  });

  it('a certificate that cannot be asked for is not called right', async () => {
    const { siteUrl } = env;
    onTestFinished(() => void Object.assign(env, { siteUrl }));
    env.siteUrl = 'https://localhost:1';
    expect(await findingOf('certificate')).toMatchObject({
      level: 'warning',
      what: expect.stringContaining('cannot be reached'),
    });
  });

  it('the company is theirs once its facts are, and samples are gone once nobody sees one', async () => {
    const { brand, phone, mobile, email } = await payload.findGlobal({ slug: 'settings', depth: 0 });
    onTestFinished(() => void settings({ brand, phone, mobile, email, sample: true }));
    await settings({
      brand: 'Harbour & Pine',
      phone: '1300 111 222',
      mobile: '0491 570 006',
      email: 'hello@harbourandpine.com.au',
    });
    expect(await findingOf('company')).toMatchObject({ level: 'error', what: expect.stringMatching(/^nobody has confirmed/) });
    await settings({ sample: false });
    expect(await findingOf('company')).toMatchObject({ level: 'ok' });
    expect((await lineOf('samples')).links?.map(({ text }) => text)).toEqual([
      '12 sample posts',
      'The privacy page, which you must check',
    ]);
    await payload.update({ collection: 'posts', where: { sample: { equals: true } }, data: { _status: 'draft' } });
    await payload.updateGlobal({ slug: 'privacy', data: { sample: false } });
    expect(await findingOf('samples')).toMatchObject({ level: 'ok' });
  });

  it('mail is right once the code of the test mail was typed, and no longer with other mail settings', async () => {
    await server({ smtp_host: '127.0.0.1', smtp_port: 1, smtp_encryption: 'none' });
    expect(await ask({ act: 'mail' })).toMatchObject({ status: 303, leads: `${GOING_PUBLIC}#mail` });
    expect((await ask()).html, 'why it was refused').toContain('127.0.0.1:1 refuses');

    await working();
    expect((await ask()).html).not.toContain('name="code"');
    await ask({ act: 'mail' });
    const raw = smtp.accepted.at(-1)?.raw ?? '';
    const code = /^Subject: (\d{6}) is the code/m.exec(raw)?.[1] ?? '';
    expect(raw).toContain(GOING_PUBLIC);
    const wrong = code === '111111' ? '222222' : '111111';
    expect(await ask({ act: 'code', code: wrong })).toMatchObject({
      status: 400,
      html: expect.stringContaining('is not the code'),
    });
    expect(await findingOf('mail')).toMatchObject({ level: 'error', what: expect.stringContaining('nobody has confirmed') });
    expect(await ask({ act: 'code', code })).toMatchObject({ status: 303 });
    expect(await findingOf('mail')).toMatchObject({ level: 'ok', what: expect.stringMatching(/ at \d|, \d+:\d\d [ap]m/) });
    await server({ smtp_host: 'localhost' });
    expect(await findingOf('mail')).toMatchObject({ level: 'error', what: expect.stringContaining('settings have changed') });
  });

  it('a test enquiry that did not come through is named with where it stopped, and when', async () => {
    const site = createServer((_, response) => response.writeHead(500).end());
    await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
    const { siteUrl } = env;
    onTestFinished(() => {
      env.siteUrl = siteUrl;
      return new Promise((done) => site.close(() => done()));
    });
    env.siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
    expect(await ask({ act: 'enquiry' })).toMatchObject({ status: 303, leads: `${GOING_PUBLIC}#enquiry` });
    const { what } = await findingOf('enquiry');
    expect(what).toMatch(/stopped at the website’s form: the website answered 500 instead of thanks \(\w+day.*\d:\d\d/);

    await writeRecord(payload, { started_at: new Date().toISOString(), failed_at: null });
    expect(await findingOf('enquiry')).toMatchObject({ level: 'warning', what: 'a test enquiry is on its way' });
    await writeRecord(payload, { succeeded_at: new Date(Date.now() + 1).toISOString() });
    expect(await findingOf('enquiry')).toMatchObject({ level: 'ok' });
  });

  it('the first page of an owner leads there, and of nobody else', async () => {
    const noticeFor = async (role: Role) =>
      renderToStaticMarkup(await GoingPublicNotice({ payload, user: { role } } as unknown as ServerProps));
    expect(await noticeFor('editor')).toBe('');
    expect(await noticeFor('owner')).toContain('This is a demonstration.');
    await settings({
      sample: false,
      brand: 'Harbour & Pine',
      phone: '1300 111 222',
      mobile: '0491 570 006',
      email: 'hello@harbourandpine.com.au',
    });
    expect(await noticeFor('owner')).toContain(`href="${GOING_PUBLIC}"`);
  });
});

it('what is next is gone once the records have it (R-OWNER-58)', async () => {
  const left = async () => (await nextSteps(payload)).map(({ name }) => name);
  await payload.delete({ collection: 'users', where: { email: { not_equals: 'owner@example.org' } } });
  expect(await left()).toEqual(['promises', 'reviews', 'photos', 'colleague']);

  const { claims } = await payload.findGlobal({ slug: 'settings', depth: 0 });
  await settings({ claims: { ...claims, ...Object.fromEntries(PROMISE_NAMES.map((name) => [name, ''])) } });
  expect(await left()).toEqual(['reviews', 'photos', 'colleague']);

  const [review] = (await payload.find({ collection: 'testimonials', limit: 1, depth: 0 })).docs;
  await payload.update({ collection: 'testimonials', id: review?.id ?? 0, data: { sample: false } });
  expect(await left()).toEqual(['photos', 'colleague']);

  const [owner] = (await payload.find({ collection: 'users', depth: 0 })).docs;
  const user = { ...owner, collection: 'users' as const };
  const where = { filename: { equals: 'about.jpg' } };
  await payload.update({ collection: 'media', where, data: { alt: 'Our own' }, user: user as never });
  expect(await left()).toEqual(['colleague']);

  await signedIn(payload, 'editor');
  expect(await left()).toEqual([]);
});
