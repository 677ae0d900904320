import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnv } from '../../../site/env';
import { SECRETS } from '../secrets.mjs';

// The back office's schema reads the environment of this process when it is loaded.
process.env.PAYLOAD_SECRET ||= 'of no installation';
export const { parseEnvironment, VARIABLES: cmsVariables } = await import('../../../cms/base/process/env');

/** A pair of keys that opens nothing. */
const KEYS = {
  BACKUP_RECIPIENT: 'age1cx77a44s6jptw3cztuaqpz548gwreayfxmgxymxjgxcs8l6efqequus4hw',
  BACKUP_IDENTITY: 'AGE-SECRET-KEY-1QRXWTW4L7R5MLRWHQ6LYLUL82LFK3W3SN090Y4TA4WH2DNDHSD7QU3M304',
};

/** Every host that is not this machine ends like this. */
export const OUTSIDE = '.outside.test';

/** A scratch folder, and a valid value for each setting that differs from its default; in `others`, further valid ones. */
export function everySetting() {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'));
  writeFileSync(join(folder, 'settings.json'), '{}');
  mkdirSync(join(folder, 'secrets'));
  const values: Record<string, string> = {
    ...{ HOST: '127.0.0.1', PORT: '4100', CMS_PORT: '4101', DATA_DIR: folder, LOG_TO: 'stdout' },
    ...{ SITE_URL: `https://www${OUTSIDE}`, CMS_URL: `https://office${OUTSIDE}`, DATABASE_URL: `file:${folder}/other.db` },
    ...{ OWNER_EMAIL: `owner@mail${OUTSIDE}`, OWNER_PASSWORD: 'correct-horse-battery-9' },
    ...{ BACKUP_DIR: join(folder, 'copies'), BACKUP_KEEP_DAYS: '14', BACKUP_KEEP_WEEKS: '8' },
    ...{ BACKUP_S3_BUCKET: 'copies', BACKUP_S3_REGION: 'ap-southeast-2', BACKUP_S3_ENDPOINT: `https://copies${OUTSIDE}` },
    ...{ BACKUP_S3_PREFIX: 'mine/', BACKUP_S3_ACCESS_KEY_ID: 'backup-id', BACKUP_S3_SECRET_ACCESS_KEY: 'backup-key' },
    ...KEYS,
    ...{ S3_BUCKET: 'media', S3_REGION: 'ap-southeast-2', S3_ENDPOINT: `https://media${OUTSIDE}` },
    ...{ S3_ACCESS_KEY_ID: 'media-id', S3_SECRET_ACCESS_KEY: 'media-key' },
    ...{ SMTP_URL: `smtps://user:password@mail${OUTSIDE}`, LEADS_TO: `office@mail${OUTSIDE}`, JOBS: 'on' },
    ...{ WEBHOOK_INSIDE: 'allow', PUSH_INSIDE: 'allow', GOOGLE_ANALYTICS_URL: `https://analytics${OUTSIDE}` },
    ...{ META_GRAPH_URL: `https://graph${OUTSIDE}/v27.0`, PUBLISH_URL: `http://one${OUTSIDE}:3000,http://two${OUTSIDE}:3000` },
    ...{
      API_URL: 'http://127.0.0.1:4101',
      MEDIA_URL: `https://pictures${OUTSIDE}`,
      SITE_SETTINGS: join(folder, 'settings.json'),
    },
    ...{
      PUBLISH_SECRET: 'the shared secret of both',
      PROOF_SECRET: 'the secret of the proofs',
      PAYLOAD_SECRET: 'the sessions’ secret',
    },
    ...{ VAPID_PRIVATE_KEY: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', GOOGLE_MAPS_API_KEY: 'maps-key' },
    ...{ TRUST_PROXY: '10.0.0.1, 10.0.0.2', LEADS_PER_10_MIN: '20', SIGN_INS_PER_10_MIN: '30' },
    ...{ METRICS_PORT: '9400', METRICS_HOST: '0.0.0.0', OTEL_EXPORTER_OTLP_ENDPOINT: `https://collector${OUTSIDE}` },
    ...{ ALERTS_TO: `nephew@mail${OUTSIDE}`, DRILL_TO: `drills@mail${OUTSIDE}`, PROVIDER_DEADLINE_MS: '2000' },
    ...{ CDN_PURGE_URL: `https://cdn${OUTSIDE}/purge`, CDN_PURGE_TOKEN: 'cdn-token', WARM_UP: 'on' },
  };
  const others: Record<string, string[]> = {
    BACKUP_DIR: ['off'],
    ALERTS_TO: ['off'],
    JOBS: ['off'],
    WARM_UP: ['off'],
    LOG_TO: ['files'],
    DATABASE_URL: ['postgres://user:password@127.0.0.1:5432/cleaning'],
    API_URL: [`https://office${OUTSIDE}`, `https://provider${OUTSIDE}`],
  };
  return { folder, values, others };
}

/** What both parts' own rules say is wrong with an environment: one line each. */
export function faultsOf(env: Record<string, string | undefined>): string[] {
  return [() => readEnv(env), () => parseEnvironment(env)].flatMap((parse) => {
    try {
      parse();
      return [];
    } catch (error) {
      return (error as Error).message.split('\n');
    }
  });
}

/** These settings with the secrets among them in files: `NAME_FILE`, or credentials of systemd. */
export function inFiles(settings: Record<string, string>, folder: string, how: 'files' | 'credentials') {
  const place = join(folder, how);
  mkdirSync(place, { recursive: true });
  const env: Record<string, string | undefined> = how === 'credentials' ? { CREDENTIALS_DIRECTORY: place } : {};
  for (const [name, value] of Object.entries(settings)) {
    if (!SECRETS.includes(name)) env[name] = value;
    else writeFileSync(join(place, name), `${value}\n`);
    if (SECRETS.includes(name) && how === 'files') env[`${name}_FILE`] = join(place, name);
  }
  return env;
}
