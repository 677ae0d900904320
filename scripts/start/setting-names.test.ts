import { rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readEnv, VARIABLES as siteVariables } from '../../site/env';
import { root } from '../steps.mjs';
import { SECRETS } from './secrets.mjs';
import { environmentOf, readBy, settingsOf } from './setting-names.mjs';
import { cmsVariables, everySetting, parseEnvironment } from './testing/every-setting';

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

it('to a part its own environment says the same as all settings do', () => {
  const { values, folder } = everySetting();
  expect(Object.keys(values).sort()).toEqual(settingsOf().sort());
  expect(readEnv(environmentOf('site', values as NodeJS.ProcessEnv))).toEqual(readEnv(values));
  expect(parseEnvironment(environmentOf('cms', values as NodeJS.ProcessEnv))).toEqual(parseEnvironment(values));
  rmSync(folder, { recursive: true });
});
