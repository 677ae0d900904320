import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readEnv } from '../../../site/env';
import { SECRETS, takeSecrets } from '../../start/secrets.mjs';
import { settingsOf } from '../../start/setting-names.mjs';
import { everySetting, faultsOf, inFiles, OUTSIDE, parseEnvironment } from '../../start/testing/every-setting';
import { configure, prepareData, root, run } from '../../steps.mjs';
import { trialEnvironment } from './trial-environment.mjs';

const { folder, values, others } = everySetting();
afterAll(() => rmSync(folder, { recursive: true }));
const trial = {
  folder: join(folder, '.trial'),
  url: `file:${folder}/.trial/database.db`,
  ports: ['5000', '5001'] as [string, string],
};
const machine = { PATH: process.env.PATH, TZ: 'Australia/Adelaide', NOTIFY_SOCKET: '/run/systemd/notify' };

/** The configuration that `upgrade` makes of an operator's settings. */
function configured(settings: Record<string, string | undefined>): Record<string, string> {
  const env = { ...machine, DATA_DIR: folder, ...settings };
  takeSecrets(env);
  const made = configure(env);
  prepareData(made as NodeJS.ProcessEnv);
  return made;
}
const trialOf = (settings: Record<string, string | undefined>) => trialEnvironment(root, configured(settings), trial);

/** One setting with what both parts' rules ask for beside it. */
function withNeeds(name: string, value: string): Record<string, string> {
  const given: Record<string, string> = { [name]: value };
  for (;;) {
    const missing = faultsOf(configured(given)).map((line) => line.split(' ')[0] ?? '');
    if (missing.length === 0) return given;
    for (const other of missing) {
      if (other in given) throw new Error(`${name}=${value}: ${missing.join()}`);
      given[other] = values[other] ?? '';
    }
  }
}

/** Expects that the parts accept the environment and that nothing in it leads out of the trial. */
function expectSilent(env: Record<string, string>, provider = 'http://127.0.0.1:5001') {
  expect(faultsOf(env)).toEqual([]);
  expect(parseEnvironment(env)).toMatchObject({
    ...{
      host: '127.0.0.1',
      port: 5001,
      dataDir: trial.folder,
      databaseUrl: trial.url,
      jobs: false,
      sites: ['http://127.0.0.1:5000'],
    },
    ...{
      smtpUrl: undefined,
      leadsTo: undefined,
      drillTo: undefined,
      alertsTo: null,
      bucket: undefined,
      metrics: undefined,
      traces: false,
    },
    ...{
      backups: { daily: false, away: undefined, identities: [] },
      webhookInside: false,
      pushInside: false,
      ownerPassword: undefined,
    },
  });
  expect(readEnv(env)).toMatchObject({
    ...{ host: '127.0.0.1', port: 5000, dataDir: trial.folder, apiUrl: provider, mediaUrl: `${provider}/storage` },
    ...{ cdn: undefined, metrics: undefined, traces: false, warmUp: false, mapsKey: undefined },
  });
  const leading = Object.entries(env).filter(([, value]) => value.includes(OUTSIDE));
  // Public names, which the pages say and nobody asks; and a provider that is not ours, from which a site without leads only reads.
  expect(leading.map(([name]) => name).filter((name) => !['SITE_URL', 'CMS_URL'].includes(name))).toEqual(
    provider.includes(OUTSIDE) ? ['API_URL'] : [],
  );
  const own = ['PAYLOAD_SECRET', 'PUBLISH_SECRET', 'PROOF_SECRET', 'VAPID_PRIVATE_KEY', 'DATABASE_URL'];
  expect(Object.keys(env).filter((name) => SECRETS.includes(name) && !own.includes(name))).toEqual([]);
  expect(Object.keys(env).filter((name) => /_FILE$|^CREDENTIALS_DIRECTORY$|^NOTIFY_SOCKET$/.test(name))).toEqual([]);
  expect(env).toMatchObject({ PATH: machine.PATH, TZ: machine.TZ });
}

describe('the trial of a release passes both parts’ rules and reaches nobody (R-RUN-32)', () => {
  it('with every setting at once', async () => {
    expect(Object.keys(values).sort()).toEqual(settingsOf().sort());
    expect(faultsOf(configured(values))).toEqual([]);
    const env = trialOf(values);
    expectSilent(env);
    const args = ['--import', 'tsx', 'scripts/start/configuration.ts', 'site', 'cms'];
    expect(await run(process.execPath, args, { env: env as NodeJS.ProcessEnv })).toBe('');
  });

  it.each(Object.entries(values))('with %s alone, and what it needs', (name, value) => {
    for (const one of [value, ...(others[name] ?? [])]) {
      const provider = name === 'API_URL' && one.includes('provider') ? one : undefined;
      const { CMS_PORT, CMS_URL } = values;
      const office = name === 'API_URL' ? { CMS_PORT, CMS_URL } : {}; // which is known as the provider by its port or name
      expectSilent(trialOf({ ...withNeeds(name, one), ...office }), provider);
    }
  });

  it.each(['files', 'credentials'] as const)('with all secrets in %s', (how) => {
    expectSilent(trialOf(inFiles(values, folder, how)));
  });

  it('keeps what the copy of the data was written with', () => {
    const { PAYLOAD_SECRET, PUBLISH_SECRET, PROOF_SECRET, VAPID_PRIVATE_KEY, SITE_URL } = values;
    expect(trialOf(values)).toMatchObject({ PAYLOAD_SECRET, PUBLISH_SECRET, PROOF_SECRET, VAPID_PRIVATE_KEY, SITE_URL });
    expect(trialOf({}).PAYLOAD_SECRET).toMatch(/^[0-9a-f]{64}$/); // of the data folder
  });
});
