import { parseArgs } from 'node:util';
import { withDeadline } from 'shared/deadline';
import { error, type Finding, checks as judge } from '../../../cms/base/checks';
import { isPublicAddress } from '../../../cms/base/process/inside-addresses';
import { siteState } from '../../../cms/leads/site/site-state';
import { measureDisk } from '../../../cms/operations/alerts/machine';
import { readEnv } from '../../../site/env';
import { checkBackups } from './checks/backups';
import { checkClock, checkZone } from './checks/clock';
import { checkDatabase } from './checks/database';
import { type Check, lineOf, reasonOf } from './checks/finding';
import { checkMail } from './checks/mail';
import { checkMaps } from './checks/maps';
import { checkPort } from './checks/ports';
import { checkProvider } from './checks/provider';
import { checkSecrets } from './checks/secrets';
import { checkSpool } from './checks/spool';
import { ownersChecks, publicChecks } from './go-live/ready';

/** Longest look at one subject, in milliseconds: a large database is read whole. */
const LOOK_MS = 10 * 60_000;

async function examine([name, look]: Check): Promise<Finding[]> {
  const findings = await withDeadline(LOOK_MS, name, async () => look()).catch((thrown) => [
    error(reasonOf(thrown), 'this could not be looked at'),
  ]);
  for (const finding of findings) process.stdout.write(`${lineOf(name, finding)}\n`);
  return findings;
}

async function report(checks: Check[], sum: (errors: string, warnings: string) => string): Promise<number> {
  const findings: Finding[] = [];
  for (const check of checks) findings.push(...(await examine(check)));
  const count = (level: Finding['level']) => findings.filter((finding) => finding.level === level).length;
  const some = (level: 'error' | 'warning') => `${count(level)} ${level}${count(level) === 1 ? '' : 's'}`;
  process.stdout.write(`\n  ${sum(some('error'), some('warning'))}\n`);
  return count('error');
}

/** The checks, begun at once: those that wait for somebody else's server do not wait for each other. */
const atOnce = (checks: Check[]): Check[] =>
  checks.map(([name, look]) => {
    const found = Promise.resolve().then(look);
    found.catch(() => undefined); // reported in its turn
    return [name, () => found];
  });

const { values: lookUp } = parseArgs({ options: { dkim: { type: 'string' }, dns: { type: 'string' } } });
const site = readEnv();
// With another provider there is no back office to check.
const ownCms = process.env.API_URL === undefined || process.env.API_URL === '';
const { env: cms } = await import('../../../cms/base/process/env');

async function checkWebsite({ host, port }: typeof site): Promise<Finding[]> {
  const answers = await checkPort('website', 'PORT', host, port);
  if (answers.level !== 'ok' || !ownCms) return [answers];
  return [answers, judge.website({ waits: await siteState([`http://${host}:${port}`]) })];
}

const checks: Check[] = [
  ['website', () => checkWebsite(site)],
  ['provider', () => checkProvider(site.apiUrl)],
  ['clock', async () => [await checkClock(`${site.apiUrl}/healthz`, `the provider at ${site.apiUrl}`), checkZone()]],
  ['spool', () => checkSpool(site.dataDir)],
  ['maps', () => checkMaps(site.mapsKey, site.siteUrl)],
  ['disk', async () => [judge.disk(await measureDisk(site.dataDir, 'DATA_DIR'))]],
  ['secrets', () => checkSecrets(site.dataDir)],
];
const ownChecks: Check[] = [
  ['back office', async () => [await checkPort('back office', 'CMS_PORT', cms.host, cms.port)]],
  ['database', () => checkDatabase(cms.databaseUrl)],
  ['mail', () => checkMail(cms)],
  ['backups', () => checkBackups(cms.backups)],
];

const ill = await report([...checks, ...(ownCms ? ownChecks : [])], (errors, warnings) => `${errors}, ${warnings}`);
process.stdout.write('\n  Ready to go live?\n\n');
const missing = await report(
  atOnce([
    ...publicChecks(site.siteUrl, site.proofSecret ?? '', lookUp),
    ...(ownCms ? await ownersChecks(process.env, { ...site, backups: cms.backups }, lookUp) : []),
  ]),
  (errors, warnings) => (errors === '0 errors' ? `Yes, with ${warnings}` : `Not yet: ${errors}, ${warnings}`),
);
// While only this machine can open the site, nobody is served badly.
process.exit(ill > 0 || (missing > 0 && isPublicAddress(site.siteUrl)) ? 1 : 0);
