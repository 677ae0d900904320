import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { checks } from '../../../../cms/base/checks';
import { COPIED, checkCopies } from '../../../../cms/operations/alerts/copies';
import { filesHaveAnotherClock } from '../../../../site/leads/testing/clock';
import { nameServer, type Records } from '../../../../tests/kit/name-server';
import { freePort } from '../../../../tests/kit/stack';
import { checkAddress } from './address';
import { checkRedirect } from './certificate';
import { createNames } from './names';
import { checkSearch } from './search';
import { checkSender } from './sender';

const HOUR_MS = 3_600_000;
const zone = new Map<string, Records>();
let dns: Awaited<ReturnType<typeof nameServer>>;
beforeAll(async () => {
  dns = await nameServer(zone);
});
afterAll(() => dns?.close());
beforeEach(() => {
  dns.state.silent = false;
  zone.clear();
  zone.set('www.example.com', { a: ['127.0.0.1'] });
});
const names = () => createNames(dns.address);

/** A web server that only the test's name server knows; resolves with its address. */
async function webServer(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => new Promise((done) => server.close(() => done())));
  return `http://www.example.com:${(server.address() as AddressInfo).port}`;
}

describe('the public address (R-LIVE-1)', () => {
  it.each([
    ['http://localhost:3000', /only this machine/],
    ['https://192.168.1.20', /only this machine/],
    ['http://www.example.com', /without encryption/],
  ])('%s is rejected', (url, why) =>
    expect(checks.address({ siteUrl: url })).toMatchObject({ level: 'error', what: expect.stringMatching(why) }),
  );

  it('is accepted with https and a public name', () =>
    expect(checks.address({ siteUrl: 'https://www.example.com' })).toMatchObject({ level: 'ok' }));

  it('must have an address, something must listen there, and it must be this installation', async () => {
    const look = (siteUrl: string) => checkAddress({ siteUrl, secret: 'a secret of this test alone', names: names() });
    expect(await look('https://nobody.example.com')).toMatchObject([
      { level: 'error', what: 'nobody.example.com has no address', advice: expect.stringContaining('nobody.example.com A') },
    ]);
    expect(await look(`https://www.example.com:${await freePort()}`)).toMatchObject([
      { level: 'error', what: expect.stringContaining('cannot be reached from here') },
    ]);
    const other = await webServer((_, response) => response.setHeader('server', 'parking').end('{}'));
    expect(await look(other)).toMatchObject([
      { level: 'error', what: expect.stringMatching(/a server called parking\) is not this installation/) },
    ]);
    const moved = await webServer((_, response) => response.writeHead(301, { location: 'https://example.com/' }).end());
    expect(await look(moved)).toMatchObject([
      { level: 'error', what: expect.stringContaining('sends visitors on to https://example.com/') },
    ]);
    dns.state.silent = true;
    expect(await look('https://www.example.com')).toMatchObject([
      { level: 'warning', what: expect.stringMatching(/^127\.0\.0\.1:\d+ gave no answer about www\.example\.com/) },
    ]);
  });
});

it('http must send visitors on to https (R-LIVE-2)', async () => {
  const siteUrl = 'https://www.example.com';
  const redirecting = await webServer(({ url }, response) => response.writeHead(308, { location: siteUrl + url }).end());
  expect(await checkRedirect(`${redirecting}/`, siteUrl, names())).toMatchObject([{ level: 'ok' }]);
  const plain = await webServer((_, response) => response.end('<h1>Hello</h1>'));
  expect(await checkRedirect(`${plain}/`, siteUrl, names())).toMatchObject([
    { level: 'error', what: expect.stringContaining('answers 200 instead of sending visitors on') },
  ]);
  const closed = `http://www.example.com:${await freePort()}/`;
  expect(await checkRedirect(closed, siteUrl, names())).toMatchObject([{ level: 'warning' }]);
});

describe('search engines (R-LIVE-3)', () => {
  const site = (files: Record<string, string>, headers = {}) =>
    webServer(({ url = '' }, response) => {
      const body = files[url];
      response.writeHead(body === undefined ? 404 : 200, headers).end(body);
    });
  const page = (url: string) => `<urlset><url><loc>${url}</loc></url></urlset>`;
  const levels = async (url: string) => (await checkSearch(url, names())).map(({ level }) => level);

  it('are let in when robots.txt, home page and sitemap say so', async () => {
    const files: Record<string, string> = { '/robots.txt': 'User-agent: *\nDisallow: /api/\n', '/': '<h1>Hello</h1>' };
    const url = await site(files);
    files['/sitemap.xml'] = page(`${url}/about-us`);
    expect(await levels(url)).toEqual(['ok', 'ok', 'ok']);
    files['/robots.txt'] = 'User-agent: BadBot\nDisallow: /\n\nUser-agent: *\nDisallow: /api/\n';
    expect(await levels(url)).toEqual(['ok', 'ok', 'ok']);
  });

  it('are kept out by each of them', async () => {
    const files: Record<string, string> = {
      '/robots.txt': 'user-agent: BadBot\nuser-agent: *\ndisallow: / # for now\n',
      '/': '<meta name="robots" content="noindex, follow">',
      '/sitemap.xml': page('http://localhost:3000/about-us'),
    };
    const url = await site(files);
    expect(await checkSearch(url, names())).toMatchObject([
      { level: 'error', what: expect.stringContaining('keeps all search engines out') },
      { level: 'error', what: expect.stringContaining('noindex') },
      { level: 'error', what: expect.stringContaining('http://localhost:3000/about-us') },
    ]);
    files['/sitemap.xml'] = '<urlset></urlset>';
    expect((await levels(url))[2]).toBe('error');
    const hidden = await site({ '/': 'Hello', '/sitemap.xml': page('x') }, { 'x-robots-tag': 'noindex' });
    expect((await levels(hidden)).slice(0, 2)).toEqual(['ok', 'error']);
  });
});

describe('the sender’s domain (R-LIVE-5)', () => {
  const look = (selector?: string, server = 'smtp.gmail.com:587', sender = 'office@mail.example.com') =>
    checkSender({ sender, server }, { selector, names: names() });
  const SPF = 'v=spf1 include:_spf.google.com ~all';
  const KEY = `v=DKIM1; k=rsa; p=${'A'.repeat(390)}`; // longer than one part of a TXT record

  it('passes with SPF, a DKIM key and DMARC, which the parent domain may have', async () => {
    zone.set('mail.example.com', { txt: ['some-verification=1', SPF] });
    zone.set('google._domainkey.mail.example.com', { txt: [KEY] });
    zone.set('_dmarc.example.com', { txt: ['v=DMARC1; p=none'] });
    const findings = await look();
    expect(findings.map(({ level }) => level)).toEqual(['ok', 'ok', 'ok']);
    expect(findings[1]?.what).toContain('“google”');
    expect(findings[2]?.what).toContain('DMARC at example.com');
  });

  it('fails with the record to add where one is missing, and what was tried', async () => {
    expect(await look()).toMatchObject([
      { level: 'error', advice: expect.stringContaining('mail.example.com TXT "v=spf1 include:_spf.google.com ~all"') },
      { level: 'warning', what: expect.stringContaining('tried: default, dkim, '), advice: expect.stringContaining('--dkim') },
      { level: 'warning', advice: expect.stringContaining('_dmarc.mail.example.com TXT "v=DMARC1; p=none;') },
    ]);
    const [spf] = await look(undefined, 'mail.brown.net:587');
    expect(spf?.advice).toContain('"v=spf1 a:mail.brown.net ~all"; your mail provider may name');
    const [inside] = await look(undefined, 'localhost:25');
    expect(inside?.advice).toContain('"v=spf1 mx ~all"');
  });

  it('is checked with the DKIM selector that the operator names', async () => {
    expect((await look('20261001pm'))[1]).toMatchObject({ level: 'error', what: expect.stringContaining('“20261001pm”') });
    zone.set('20261001pm._domainkey.mail.example.com', { txt: [KEY] });
    expect((await look('20261001pm'))[1]).toMatchObject({ level: 'ok' });
    zone.set('20261001pm._domainkey.mail.example.com', { txt: ['v=DKIM1; p='] }); // a key that was taken back
    expect((await look('20261001pm'))[1]).toMatchObject({ level: 'error' });
  });

  it.each([
    [['v=spf1 mx ~all'], 'error', /does not allow smtp\.gmail\.com/],
    [[SPF, 'v=spf1 mx -all'], 'error', /2 SPF records/],
    [['v=spf1 include:_spf.google.com +all'], 'warning', /allows everybody/],
  ])('is reported with the records %j', async (txt, level, why) => {
    zone.set('mail.example.com', { txt });
    expect((await look())[0]).toMatchObject({ level, what: expect.stringMatching(why) });
  });

  it('belongs to nobody while it is the starter’s', async () => {
    expect(await look(undefined, undefined, 'hello@larkwell.example')).toMatchObject([
      { level: 'error', what: expect.stringContaining('belongs to nobody') },
    ]);
  });

  it('is not judged if the name server does not answer', async () => {
    dns.state.silent = true;
    const findings = await look();
    expect(findings.map(({ level }) => level)).toEqual(['warning', 'warning', 'warning']);
    expect(findings[0]?.what).toMatch(/^127\.0\.0\.1:\d+ gave no answer about mail\.example\.com \(ETIMEOUT\)/);
  });
});

describe('backups off the machine (R-LIVE-6)', () => {
  let folder: string;
  let dir: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'copies-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    dir = join(folder, 'backups');
  });
  const look = (mounts?: string, daily = true) =>
    checkCopies({ daily, dir }, folder, { mounts, now: new Date(), command: 'cleaning' });

  it.skipIf(filesHaveAnotherClock)(
    'are accepted if something that touches a file copies them, or on a mounted drive of another machine',
    async () => {
      await mkdir(dir);
      await writeFile(join(dir, COPIED), '');
      expect(look()).toMatchObject({ level: 'ok', what: expect.stringContaining('copied 0 minutes ago') });
      const old = new Date(Date.now() - 50 * HOUR_MS);
      await utimes(join(dir, COPIED), old, old);
      expect(look()).toMatchObject({ level: 'error', what: expect.stringContaining('2 days ago') });
      const mounts = `/dev/sda1 / ext4 rw 0 0\noffice:/backups ${dir.replaceAll(' ', '\\040')} nfs4 rw 0 0\n`;
      expect(look(mounts)).toMatchObject({ level: 'ok', what: expect.stringContaining('another machine') });
    },
  );

  it('are reported if there are none, or if they lie beside the data, on another disk of the machine, or nobody knows where', async () => {
    expect(look()).toMatchObject({ level: 'error', what: expect.stringContaining('no backups') });
    await mkdir(dir);
    expect(look()).toMatchObject({ level: 'error', what: expect.stringContaining('beside the data') });
    expect(look(`/dev/sda1 / ext4 rw 0 0\n/dev/sdb1 ${dir} ext4 rw 0 0\n`)).toMatchObject({
      level: 'warning',
      what: expect.stringContaining('another disk'),
    });
    expect(look(undefined, false)).toMatchObject({ level: 'warning', what: expect.stringContaining('BACKUP_DIR is off') });
  });
});
