import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { until } from '../kit/stack';
import { Machine } from './machine';
import { PORTS } from './stand-ins';

const NAME = 'outside';
const at = (port: number) => `http://${NAME}:${port}`;
const told = at(PORTS.told);
const keys = (prefix: string) => ({
  [`${prefix}S3_BUCKET`]: 'media',
  [`${prefix}S3_REGION`]: 'us-east-1',
  [`${prefix}S3_ENDPOINT`]: at(PORTS.bucket),
  [`${prefix}S3_ACCESS_KEY_ID`]: 'test-key',
  [`${prefix}S3_SECRET_ACCESS_KEY`]: 'test-secret',
});

/** Every setting that an installation switches something on with, as docs/operations.md describes it. */
export const everythingOn = (recipient: string): Record<string, string> => ({
  ...keys('BACKUP_'),
  ...keys(''),
  ...{ BACKUP_S3_PREFIX: 'backups/', BACKUP_RECIPIENT: recipient, BACKUP_KEEP_DAYS: '14', BACKUP_KEEP_WEEKS: '8' },
  ...{ BACKUP_DIR: '/var/lib/cleaning/backups', DATABASE_URL: 'file:/var/lib/cleaning/database.db' },
  ...{ SMTP_URL: `smtp://${NAME}:${PORTS.mail}`, LEADS_TO: 'office@cleaning.test', ALERTS_TO: 'nephew@cleaning.test' },
  ...{ DRILL_TO: 'drills@cleaning.test', JOBS: 'on', WEBHOOK_INSIDE: 'allow', PUSH_INSIDE: 'allow' },
  ...{ GOOGLE_ANALYTICS_URL: told, META_GRAPH_URL: `${told}/v26.0`, CDN_PURGE_URL: `${told}/purge`, CDN_PURGE_TOKEN: 'token' },
  ...{ API_URL: 'http://127.0.0.1:3001', MEDIA_URL: 'http://127.0.0.1:3001/storage', PUBLISH_URL: 'http://127.0.0.1:3000' },
  ...{ TRUST_PROXY: '127.0.0.1', SIGN_INS_PER_10_MIN: '1000', PROVIDER_DEADLINE_MS: '2500', WARM_UP: 'on', LOG_TO: 'files' },
  ...{ METRICS_PORT: '9400', METRICS_HOST: '127.0.0.1', OTEL_EXPORTER_OTLP_ENDPOINT: at(PORTS.traces) },
  ...{ GOOGLE_MAPS_API_KEY: 'a-key-for-maps' },
});

/** A machine with what a company's server reaches outside. */
export async function startOutside(network: string) {
  const machine = await Machine.start(NAME, network);
  const folder = mkdtempSync(join(tmpdir(), 'outside-'));
  const outfile = join(folder, 'stand-ins.cjs');
  await build({
    entryPoints: [join(import.meta.dirname, 'stand-ins.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    logLevel: 'error',
  });
  await machine.put(outfile, '/root/stand-ins.cjs');
  rmSync(folder, { recursive: true });
  await machine.run('systemd-run --quiet --unit=stand-ins node /root/stand-ins.cjs start');
  const seen = async () =>
    JSON.parse(await machine.run(`curl --fail --silent http://127.0.0.1:${PORTS.told}/seen`)) as {
      objects: string[];
      mails: number;
      spans: number;
      told: string[];
    };
  await until(seen, 'the stand-ins to answer', 60_000);
  return { machine, seen };
}
