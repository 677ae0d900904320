import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { socketName } from '../start/socket.mjs';
import { everySetting, inFiles } from '../start/testing/every-setting';
import { root } from '../steps.mjs';
import { installation, nameFault } from './environment/installation.mjs';
import { given, problems, withSecrets } from './install/ask-settings.mjs';
import { caddyText, withOurs, withoutOurs } from './install/caddy.mjs';
import { unitText } from './upgrade/machine.mjs';

const unit = (part: string) => readFile(join(root, `deploy/cleaning-${part}.service`), 'utf8');
const inCommon = (text: string) =>
  text.split('\n').filter((line) => !/^(# |Description=|Wants=|UnsetEnvironment=|ExecStart=|TimeoutStartSec=)/.test(line));

it('site and back office have a unit each, with the same rights (R-RUN-20)', async () => {
  const [site, office] = [await unit('site'), await unit('office')];
  expect(inCommon(site)).toEqual(inCommon(office));
  expect(site).toContain('ExecStart=/usr/bin/node scripts/start.mjs site\n');
  expect(office).toContain('ExecStart=/usr/bin/node scripts/start.mjs cms\n');
  expect(site).toContain('PartOf=cleaning.target\n');
});

/** What a standby has in place of the website's lines: no port of its own, and no life of its own. */
const OF_STANDBY = [
  ['Wants=network-online.target cleaning-site.socket\n', 'Wants=network-online.target\nRequisite=cleaning-site.socket\n'],
  ['After=network-online.target\n', 'After=network-online.target cleaning-site.socket\n'],
  ['/etc/cleaning.env\n', '/etc/cleaning.env\nUnsetEnvironment=METRICS_PORT\nSockets=cleaning-site.socket\n'],
  ['Restart=always\n', 'Restart=no\n'],
  ['\n[Install]\nWantedBy=cleaning.target\n', ''],
];

it('the standby is the website in all but its port (R-RUN-38)', async () => {
  let expected = await unit('site');
  for (const [ofSite = '', ofStandby = ''] of OF_STANDBY) expected = expected.replace(ofSite, ofStandby);
  const told = (text: string) => text.replace(/^(# The |Description=).*\n/gm, '');
  expect(told(await readFile(join(root, 'deploy/cleaning-standby.service'), 'utf8'))).toBe(told(expected));
});

it('the socket holds the address of the settings, and says so by its name', () => {
  const socket = (settings: { HOST?: string; PORT?: string }) =>
    unitText(root, 'cleaning-site.socket', settings).match(/(?<=^(ListenStream|FileDescriptorName)=).*$/gm);
  expect(socket({})).toEqual(['127.0.0.1:3000', socketName('127.0.0.1', '3000')]);
  expect(socket({ HOST: '0.0.0.0', PORT: '80' })).toEqual(['0.0.0.0:80', socketName('0.0.0.0', '80')]);
  expect(socket({ HOST: '::1', PORT: '80' })).toEqual(['[::1]:80', socketName('::1', '80')]);
});

/** Seconds in a duration of systemd or of an image. */
const seconds = (text = '') => Number.parseInt(text, 10) * (text.endsWith('m') ? 60 : 1);

it('nothing outside judges a start before its supervisor, which knows whether it gets on (R-RUN-36)', async () => {
  const dockerfile = await readFile(join(root, 'Dockerfile'), 'utf8');
  const units = await Promise.all(['site', 'office', 'standby'].map(unit));
  const limits = [
    ...dockerfile.matchAll(/--start-period=(\S+)/g),
    ...units.flatMap((text) => [...text.matchAll(/TimeoutStartSec=(\S+)/g)]),
  ];
  expect(limits).toHaveLength(5);
  for (const [, limit] of limits) expect(seconds(limit)).toBeGreaterThanOrEqual(900);
});

it('the service may write to a backup folder elsewhere, and to nothing else on the machine (R-RUN-20)', () => {
  const text = unitText(root, 'cleaning-office.service', { BACKUP_DIR: '/mnt/back ups' });
  expect(text).toContain('\nProtectSystem=strict\nReadWritePaths="-/mnt/back ups"\n');
  for (const BACKUP_DIR of [undefined, 'off'])
    expect(unitText(root, 'cleaning-office.service', { BACKUP_DIR })).not.toContain('ReadWritePaths');
});

it('a second installation shares no name on the machine with the first (R-RUN-43)', () => {
  const [first, second] = [installation(), installation('second')];
  const units = readdirSync(join(root, 'deploy')).filter((file) => file.startsWith('cleaning'));
  for (const unit of units) {
    expect(second.called(unit)).not.toBe(unit);
    const own = (text: string) => (text.match(/[\w@/.-]*\bcleaning(?! company)[\w@/.-]*/g) ?? []) as string[];
    const [of, named] = [first, second].map((one) => own(unitText(root, unit, {}, one)));
    expect(of?.filter((word: string) => named?.includes(word))).toEqual([]);
    expect(named).toHaveLength(of?.length ?? 0);
  }
  expect(second.called('cleaning.slice')).toBe('cleaning_second.slice'); // cleaning-second.slice would be inside cleaning.slice
  const { called: _, name: __, ...places } = second;
  expect(Object.values(first)).not.toEqual(expect.arrayContaining(Object.values(places)));
});

it('a name that would lead elsewhere is refused (R-RUN-43)', () => {
  for (const name of ['', '../x', 'Second', 'a b', 'site', 'office', 'standby', 'a-b'])
    expect(nameFault(name)).toContain(`it is "${name}"`);
  for (const name of [undefined, 'second', 'b2']) expect(nameFault(name)).toBe(undefined);
});

const SHIPPED = readFileSync(join(root, 'deploy/Caddyfile'), 'utf8');
/** The whole Caddyfile that `install` wrote until it had a file of its own. */
const WHOLE = readFileSync(join(import.meta.dirname, 'install/testing/Caddyfile.whole'), 'utf8');
const LINE = 'import /etc/caddy/cleaning.caddy\n';

it.each([
  ['none', '', '', LINE, ''],
  ['somebody else’s', 'a.test {\n}\n', '', `a.test {\n}\n${LINE}`, 'a.test {\n}\n'],
  ['one without a last line’s end', ':80', '', `:80\n${LINE}`, ':80\n'],
  ['one that has the line', `a.test {\n}\n${LINE}`, '', `a.test {\n}\n${LINE}`, 'a.test {\n}\n'],
  ['the whole one of before', WHOLE, 'a.test {\n}\n', `a.test {\n}\n${LINE}`, 'a.test {\n}\n'],
  [
    'the whole one with something added',
    `{\n\tlocal_certs\n}\n${WHOLE}`,
    'old',
    `{\n\tlocal_certs\n}\n${LINE}`,
    '{\n\tlocal_certs\n}\n',
  ],
])('of a Caddyfile, %s, only our line is ours (R-RUN-41)', (_, text, before, made, removed) => {
  expect(withOurs(text, before)).toBe(made);
  expect(withoutOurs(made, '')).toBe(removed);
});

it('Caddy’s file has the names of the settings, and no placeholder (R-RUN-41)', () => {
  const values = { SITE_URL: 'https://www.example.com', CMS_URL: 'https://office.example.com', CMS_PORT: '4001' };
  const text = caddyText(SHIPPED, values);
  expect(text).toMatch(/^www\.example\.com \{\n\treverse_proxy 127\.0\.0\.1:3000 /m);
  expect(text).toMatch(/^office\.example\.com \{.*reverse_proxy 127\.0\.0\.1:4001 /ms);
  expect(text).not.toContain('{$');
});

it('settings are arguments, each validated by name before anything is written (R-RUN-20)', async () => {
  expect(given(['SITE_URL=https://www.example.com', 'SMTP_URL=smtps://a:b=c&$d@mail.example.com'])).toEqual({
    SITE_URL: 'https://www.example.com',
    SMTP_URL: 'smtps://a:b=c&$d@mail.example.com',
  });
  expect(() => given(['--caddie'])).toThrow('--caddie is neither a setting (NAME=VALUE, see .env.example) nor --caddy');
  const wrong = await problems({ SITE_URL: 'nope', OWNER_EMAIL: 'me', SMTP_URL: 'http://secret@mail.example.com' });
  expect(wrong.map((line) => line.split(' ')[0]).sort()).toEqual(['OWNER_EMAIL', 'SITE_URL', 'SMTP_URL']);
  expect(wrong.join()).not.toContain('secret');
});

it('a clone of the repository cannot be installed', () => {
  const { status, stderr } = spawnSync(join(root, 'deploy/install'), { encoding: 'utf8' });
  expect({ status, stderr }).toMatchObject({ status: 1, stderr: expect.stringMatching(/root|systemd does not run|is a clone/) });
});

it('every setting may be given at once, with the secrets in files (R-RUN-33)', async () => {
  const { values, folder } = everySetting();
  const inFile = inFiles(values, folder, 'files');
  expect(await problems(inFile)).toEqual([]);
  expect(withSecrets(inFile)).toMatchObject(values);
  rmSync(folder, { recursive: true });
});
