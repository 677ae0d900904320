import { checks, error } from '../../../../cms/base/checks';
import type { env } from '../../../../cms/base/process/env';
import { checkCopies } from '../../../../cms/operations/alerts/copies';
import type { GoLiveFacts } from '../../../../cms/operations/going-public/go-live-facts';
import type { Line } from '../../../../cms/operations/going-public/lines';
import { command } from '../../../steps.mjs';
import { askBackOffice } from '../../environment/back-office.mjs';
import type { Check } from '../checks/finding';
import { checkAddress } from './address';
import { checkCertificate, checkRedirect } from './certificate';
import { checkPrivacy } from './company';
import { createNames } from './names';
import { checkSearch } from './search';
import { checkSender } from './sender';

const DEADLINE_MS = 10_000;

type Backups = (typeof env)['backups'];

/** How names are looked up: a name server other than the machine's, and the DKIM selector if it is known. */
export interface LookUp {
  dns?: string;
  dkim?: string;
}

export function publicChecks(siteUrl: string, secret: string, { dns }: LookUp): Check[] {
  const address = checks.address({ siteUrl });
  if (address.level !== 'ok') return [['address', () => [address]]];
  const names = createNames(dns);
  const { host, port } = new URL(siteUrl);
  return [
    ['address', () => checkAddress({ siteUrl, secret, names })],
    ['certificate', () => checkCertificate(siteUrl, names)],
    // Another port than the usual one has no counterpart without encryption.
    ...(port === '' ? [['http', () => checkRedirect(`http://${host}/`, siteUrl, names)] satisfies Check] : []),
    ['search', () => checkSearch(siteUrl, names)],
  ];
}

/** What the owner has to fill in, set up or confirm, as the running back office knows it. */
export async function ownersChecks(
  env: NodeJS.ProcessEnv,
  { apiUrl, dataDir, backups }: { apiUrl: string; dataDir: string; backups: Backups },
  { dns, dkim }: LookUp,
): Promise<Check[]> {
  const { away } = backups;
  const copies: Check = [
    'copies',
    async () =>
      away
        ? (await import('./bucket')).checkBucket({ ...backups, away })
        : [checkCopies(backups, dataDir, { now: new Date(), command })],
  ];
  const report = await askBackOffice<{ facts: GoLiveFacts; lines: Line[] }>(env, '/go-live', {
    method: 'GET',
    deadlineMs: DEADLINE_MS,
  }).catch((thrown: Error) => thrown);
  if (report instanceof Error)
    return [
      ['facts', () => [error(report.message, 'npm start; mail, samples, accounts and legal pages can be looked at only then')]],
      copies,
    ];
  const { facts, lines } = report;
  return [
    // These are looked at from here, and more closely.
    ...lines.filter(({ name }) => name !== 'address' && name !== 'copies').map(checkOf),
    ['sender', () => checkSender(facts.mail, { selector: dkim, names: createNames(dns) })],
    copies,
    ['privacy', () => checkPrivacy(apiUrl, facts)],
  ];
}

/** A line of *Going public*, with what it leads to by name. */
const checkOf = ({ name, finding, links = [] }: Line): Check => {
  const named = name === 'samples' && links.length > 0 ? `: ${links.map(({ text }) => text).join('; ')}` : '';
  return [name, () => [{ ...finding, what: finding.what + named }]];
};
