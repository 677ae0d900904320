import { expect, it } from 'vitest';
import { VARIABLES as siteVariables } from '../../site/env';
import { root } from '../steps.mjs';
import { SECRETS } from './secrets.mjs';
import { environmentOf, readBy, settingsOf } from './settings.mjs';

process.env.PAYLOAD_SECRET ||= 'for the schema of the back office';
const { VARIABLES: cmsVariables } = await import('../../cms/server/process/env');

it('the names of settings are those of .env.example and of the parts’ schemas', () => {
  expect(readBy('site')).toEqual(siteVariables);
  expect(readBy('cms')).toEqual(cmsVariables);
  expect(settingsOf(root)).toEqual(
    expect.arrayContaining([...new Set([...siteVariables, ...cmsVariables])].filter((name) => name !== 'NODE_ENV')),
  );
  expect(settingsOf()).toEqual(expect.arrayContaining(SECRETS));
});

it('a part’s process gets what it reads and what the machine says, and no other setting (R-SAFE-17)', () => {
  const machine = { PATH: '/usr/bin', LANG: 'C.UTF-8', NODE_OPTIONS: '--no-warnings', HTTPS_PROXY: 'http://proxy.test' };
  const all = {
    ...machine,
    NODE_ENV: 'production' as const,
    ...Object.fromEntries(settingsOf().map((name) => [name, `value of ${name}`])),
  };
  for (const part of ['site', 'cms'] as const) {
    const given = environmentOf(part, all);
    expect(given).toMatchObject(machine);
    expect(Object.keys(given).sort()).toEqual([...new Set([...Object.keys(machine), ...readBy(part)])].sort());
  }
  expect(SECRETS.filter((name) => name in environmentOf('site', all))).toEqual([
    ...['PUBLISH_SECRET', 'PROOF_SECRET', 'CDN_PURGE_TOKEN', 'GOOGLE_MAPS_API_KEY'],
  ]);
});
