import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { socketName } from '../start/socket.mjs';
import { everySetting, inFiles } from '../start/testing/every-setting';
import { root } from '../steps.mjs';
import { unitText } from './install/machine.mjs';
import { given, problems, withSecrets } from './install/settings.mjs';

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
