// npm run admin -- doctor: checks everything that the product depends on, with advice for each problem.
import { readEnv } from '../../site/env';
import { checkBackups } from './backups';
import { checkClock, checkZone } from './clock';
import { checkDatabase } from './database';
import { checkDisk, checkSecrets } from './disk';
import { error, type Finding, reasonOf } from './finding';
import { checkMail } from './mail';
import { checkMaps } from './maps';
import { checkPort } from './ports';
import { checkProvider } from './provider';
import { checkSpool } from './spool';

const signs = { ok: 'ok     ', warning: 'WARNING', error: 'ERROR  ' };

async function examine(name: string, check: () => Promise<Finding[]> | Finding[]): Promise<Finding[]> {
  const findings = await Promise.resolve()
    .then(check)
    .catch((thrown) => [error(reasonOf(thrown), 'this could not be looked at')]);
  for (const { level, text, wayOut } of findings) {
    process.stdout.write(`  ${signs[level]}  ${name.padEnd(11)} ${text}${wayOut ? ` → ${wayOut}` : ''}\n`);
  }
  return findings;
}

const site = readEnv();
// With another provider there is no back office to check.
const ownCms = process.env.API_URL === undefined || process.env.API_URL === '';
const { env: cms } = await import('../../cms/base/env');

const checks: [string, () => Promise<Finding[]> | Finding[]][] = [
  ['website', async () => [await checkPort('website', 'PORT', site.host, site.port)]],
  ['provider', () => checkProvider(site.apiUrl)],
  ['clock', async () => [await checkClock(`${site.apiUrl}/healthz`, `the provider at ${site.apiUrl}`), checkZone()]],
  ['spool', () => checkSpool(site.dataDir)],
  ['maps', () => checkMaps(site.mapsKey, site.siteUrl)],
  ['disk', () => checkDisk(site.dataDir, 'DATA_DIR')],
  ['secrets', () => checkSecrets(site.dataDir)],
];
const ownChecks: typeof checks = [
  ['back office', async () => [await checkPort('back office', 'CMS_PORT', cms.host, cms.port)]],
  ['database', () => checkDatabase(cms.databaseUrl)],
  ['mail', () => checkMail(cms)],
  ['backups', () => checkBackups(cms.backups)],
  ['backups', () => (cms.backups.daily ? checkDisk(cms.backups.dir, 'BACKUP_DIR') : [])],
];

const findings: Finding[] = [];
for (const [name, check] of [...checks, ...(ownCms ? ownChecks : [])]) findings.push(...(await examine(name, check)));
const count = (level: Finding['level']) => findings.filter((finding) => finding.level === level).length;
process.stdout.write(`\n  ${count('error')} errors, ${count('warning')} warnings\n`);
process.exit(count('error') > 0 ? 1 : 0);
