import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../steps.mjs';
import { unitText } from './install/machine.mjs';
import { given, problems } from './install/settings.mjs';

const unit = (part: string) => readFile(join(root, `deploy/cleaning-${part}.service`), 'utf8');
const inCommon = (text: string) =>
  text.split('\n').filter((line) => !/^(# |Description=|ExecStart=|TimeoutStartSec=)/.test(line));

it('site and back office have a unit each, with the same rights (R-RUN-20)', async () => {
  const [site, office] = [await unit('site'), await unit('office')];
  expect(inCommon(site)).toEqual(inCommon(office));
  expect(site).toContain('ExecStart=/usr/bin/node scripts/start.mjs site\n');
  expect(office).toContain('ExecStart=/usr/bin/node scripts/start.mjs cms\n');
  expect(site).toContain('PartOf=cleaning.target\n');
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
