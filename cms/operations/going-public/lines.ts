import { starterSettings } from 'contract/catalogue';
import type { Payload } from 'payload';
import { checks, error, type Finding, ok, warning } from '../../base/checks';
import { count } from '../../base/process/counted';
import { env } from '../../base/process/env';
import { isPublicAddress } from '../../base/process/inside-addresses';
import { longDateTime, zoneOf } from '../../base/process/zone';
import { lastDrill } from '../../leads/drill/last-drill';
import { drillIsRunning } from '../../leads/drill/run-drill';
import { mailHealth } from '../../leads/inbox/mail-warning';
import { companyOf } from '../../leads/mails/compose';
import { deliveryOf } from '../../leads/mails/delivery-check';
import { ACCOUNT } from '../../leads/record/light-page';
import { hiddenSamples, samplesInPlace } from '../../model/dashboard/sample-notice';
import { COMPANY } from '../../office/company/address';
import { certificate } from '../alerts/certificate';
import { command, type Moment } from '../alerts/condition';
import { conditions } from '../alerts/conditions';
import { checkCopies } from '../alerts/copies';
import type { GoLiveFacts } from './go-live-facts';

/** Where an owner sees whether everything is right before visitors come. */
export const GOING_PUBLIC = '/office/going-public';

interface Place {
  text: string;
  href: string;
}

/** What has to be right before visitors come. */
export interface Line {
  name: 'company' | 'samples' | 'address' | 'certificate' | 'mail' | 'enquiry' | 'copies' | 'accounts';
  title: string;
  finding: Finding;
  links?: Place[];
  /** Whether the page sends something to find out, and asks for the code of a mail that was sent. */
  sends?: 'mail' | 'enquiry';
  asksCode?: boolean;
}

const RANKS = ['error', 'warning', 'ok'] as const;
const worst = (findings: readonly (Finding | undefined)[]): Finding | undefined =>
  RANKS.map((level) => findings.find((finding) => finding?.level === level)).find(Boolean);

/** Whether name, phone, e-mail and offices are the company's and not those of the demonstration. */
function judgeCompany({ company, unchecked }: GoLiveFacts): Finding {
  const { brand, phone, mobile, email, offices } = company;
  const wrong = [
    brand === starterSettings.brand && `name ${brand}`,
    phone === starterSettings.phone && `phone ${phone}`,
    mobile === starterSettings.mobile && `mobile ${mobile}`,
    !isPublicAddress(`http://${email.split('@').at(-1)}`) && `e-mail ${email}`,
  ].filter((fact) => fact !== false);
  if (wrong.length > 0)
    return error(
      `these are not the company’s own: ${wrong.join(', ')}`,
      'say in the back office under “Your company” whose site it is',
    );
  const facts = [brand, phone, email, ...offices].join(', ');
  if (unchecked.company)
    return error(`nobody has confirmed the company’s facts: ${facts}`, 'make the site yours under “Your company”');
  return ok(`the company is ${facts}`);
}

async function judgeMail(payload: Payload, at: (time: string) => string): Promise<Pick<Line, 'finding' | 'asksCode'>> {
  const [health, delivery] = await Promise.all([mailHealth(payload), companyOf(payload).then((of) => deliveryOf(payload, of))]);
  if (health.level === 'error' || !delivery) return { finding: health };
  const { state, to, at: time = '' } = delivery;
  const send = `send a test mail from “Going public”, or say: ${command} doctor --mail`;
  switch (state) {
    case 'confirmed':
      return { finding: ok(`a mail reached ${to} on ${at(time)}, with these mail settings`) };
    case 'sent': {
      const look = `look there, in the spam folder too, and type its code under “Going public”, or say: ${command} doctor --code CODE`;
      return {
        asksCode: true,
        finding: error(`a test mail went to ${to} on ${at(time)}, and nobody has confirmed its code`, look),
      };
    }
    case 'stale':
      return { finding: error(`the mail settings have changed since a mail reached the inbox on ${at(time)}`, send) };
    case 'unsent':
      return { finding: error(`nobody knows yet whether mails reach ${to}`, send) };
  }
}

async function judgeEnquiry(payload: Payload, at: (time: string) => string, now: Date): Promise<Finding> {
  if (!env.publishSecret) return warning('no test enquiry can be sent', 'set PUBLISH_SECRET, by which the website knows it');
  if (await drillIsRunning(payload, now)) return warning('a test enquiry is on its way', 'look at this page again in a minute');
  const last = await lastDrill(payload);
  const finding = checks.fireDrill(last, { now, command });
  if (finding.level !== 'ok') return last.failed ? { ...finding, what: `${finding.what} (${at(last.failed.at)})` } : finding;
  if (last.succeeded_at) return ok(`a test enquiry went all the way, form to confirmation, ${at(last.succeeded_at)}`);
  return warning('no test enquiry has come through yet', `send one, or say: ${command} drill`);
}

async function judgeCertificate(moment: Moment): Promise<Finding> {
  if (!env.siteUrl.startsWith('https:')) return warning('there is none while the address is not right', 'mend the address first');
  const findings = await certificate.findings(moment);
  if (findings.includes(undefined))
    return warning(`${env.siteUrl} cannot be reached from here`, 'open it on a phone without Wi-Fi, and see whether it warns');
  return worst(findings) ?? ok('browsers trust it');
}

async function judgeBackups(moment: Moment): Promise<Finding> {
  const { backups, dataDir } = env;
  const elsewhere = backups.away
    ? conditions.copy.findings(moment)
    : [checkCopies(backups, dataDir, { now: moment.now, command })];
  const findings = [await elsewhere, conditions.backup.findings(moment), conditions.restoreDrill.findings(moment)];
  return worst((await Promise.all(findings)).flat()) ?? ok('the newest is in its place');
}

function judgeOwners(without: string[]): Finding {
  if (without.length === 0) return ok('every owner signs in with a second factor');
  return error(`a password alone lets in ${without.join(', ')}`, 'sign in, open the account, and set up the second factor');
}

function judgeSamples(samples: Place[]): Finding {
  if (samples.length === 0) return ok('no sample is left');
  const advice = `replace them in the back office, then untick “Still the sample” there. ${hiddenSamples()}`;
  return warning(`${count(samples.length, 'place')} still ${samples.length === 1 ? 'has' : 'have'} the sample`, advice);
}

/** All that is known without asking another machine, read from the records each time. */
export async function knownLines(payload: Payload, facts: GoLiveFacts, now = new Date()): Promise<Line[]> {
  const [zone, samples] = await Promise.all([zoneOf(payload), samplesInPlace(payload)]);
  const at = (time: string) => longDateTime(new Date(time), zone);
  const moment = { payload, now, upMs: 0, active: false };
  const line = (name: Line['name'], title: string, finding: Finding, more: Partial<Line> = {}): Line => ({
    ...{ name, title, finding },
    ...more,
  });
  const mail = await judgeMail(payload, at);
  const link = (text: string, href: string) => ({ links: [{ text, href }] });
  return [
    line('company', 'Your company', judgeCompany(facts), link('Your company', COMPANY)),
    line('samples', 'No samples', judgeSamples(samples), { links: samples }),
    line('address', 'Address', checks.address({ siteUrl: env.siteUrl })),
    line('mail', 'Mail', mail.finding, { ...link('Mail settings', '/admin/globals/notifications'), sends: 'mail', ...mail }),
    line('enquiry', 'A test enquiry', await judgeEnquiry(payload, at, now), { sends: 'enquiry' }),
    line('copies', 'Backups', await judgeBackups(moment)),
    line('accounts', 'Second factor', judgeOwners(facts.ownersWithoutSecondFactor), link('Your account', ACCOUNT)),
  ];
}

/** The whole check, for which the certificate is asked for. */
export async function goingPublic(payload: Payload, facts: GoLiveFacts, now = new Date()): Promise<Line[]> {
  const finding = await judgeCertificate({ payload, now, upMs: 0, active: false });
  const lines = await knownLines(payload, facts, now);
  const at = lines.findIndex(({ name }) => name === 'address') + 1;
  return lines.toSpliced(at, 0, { name: 'certificate', title: 'Certificate', finding });
}
