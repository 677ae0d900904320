import type { PeerCertificate } from 'node:tls';
import { count } from './process/counted';
import { isPublicAddress } from './process/inside-addresses';
import { duration } from './process/zone';

/** How well a subject is, in words without capital letter and full stop, and what to do about it. */
export interface Finding {
  level: 'ok' | 'warning' | 'error';
  what: string;
  advice?: string;
  /** Whether a machine that was just started makes up for it by itself. */
  missed?: boolean;
}

export const ok = (what: string): Finding => ({ level: 'ok', what });
export const warning = (what: string, advice: string): Finding => ({ level: 'warning', what, advice });
export const error = (what: string, advice: string): Finding => ({ level: 'error', what, advice });

/** A text with a capital letter and a full stop. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? '' : '.');

export type Trouble = Required<Pick<Finding, 'what' | 'advice'>>;

/** A finding as mails and screens say it; undefined where all is well. */
export const troubleOf = ({ level, what, advice = '' }: Finding): Trouble | undefined =>
  level === 'ok' ? undefined : { what: sentence(what), advice: sentence(advice) };

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const MEGABYTE = 1024 ** 2;
const GIGABYTE = 1024 ** 3;

/** Older than this, the newest backup, copy or fire drill shows that a night was missed. */
export const LATE_MS = 26 * HOUR_MS;
/** A month, and some days for what may come between. */
const DRILL_LATE_MS = 35 * DAY_MS;
/** A disk that was low is so until a quarter more is free, so that the alert does not waver. */
const RELIEF = 1.25;
const FULL_DISK = 200 * MEGABYTE;
/** Less is left of a certificate only when renewal has failed for a while. Those of some days are renewed in their last third. */
const OLD_CERTIFICATE = { most: 21 * DAY_MS, part: 1 / 4 };

/** Bytes below which a disk is too full: a tenth, but of a small one more, and of a large one less. */
export const limitOf = (total: number) => Math.min(Math.max(total / 10, GIGABYTE), 5 * GIGABYTE);

const sizeOf = (bytes: number) =>
  bytes < GIGABYTE ? `${Math.floor(bytes / MEGABYTE)} MB` : `${(bytes / GIGABYTE).toFixed(1)} GB`;

interface Disk {
  folder: string;
  setting: string;
  writable: boolean;
  /** In bytes. */
  free: number;
  total: number;
  wasLow?: boolean;
}

function disk({ folder, setting, writable, free, total, wasLow }: Disk): Finding {
  if (!writable) return error(`${folder} cannot be written`, `make it writable, or set ${setting} to a folder that is`);
  const what = `the disk of ${folder} has ${sizeOf(free)} of ${sizeOf(total)} left`;
  if (free >= limitOf(total) * (wasLow ? RELIEF : 1)) return ok(what);
  const advice = 'make room: enquiries, pictures and backups need it. Old files before-… in the data folder may go';
  return free < FULL_DISK ? error(what, advice) : warning(what, advice);
}

const RENEW = 'see in the log of the proxy (Caddy) why it got no new one';
const DISTRUST: Record<string, [what: string, advice: string]> = {
  CERT_HAS_EXPIRED: ['has expired', RENEW],
  CERT_NOT_YET_VALID: ['is not valid yet', 'set the clock of this machine'],
  DEPTH_ZERO_SELF_SIGNED_CERT: ['is self-made, and browsers warn of it', 'let the proxy (Caddy) get one for the name'],
  SELF_SIGNED_CERT_IN_CHAIN: ['comes from an authority that browsers do not know', 'let the proxy (Caddy) get one for the name'],
  ERR_TLS_CERT_ALTNAME_INVALID: ['is for another name', 'let the proxy (Caddy) get one for this name'],
};
const INCOMPLETE: [string, string] = [
  'comes without its chain, or from an authority that browsers do not know',
  'let the proxy send the full chain (fullchain.pem)',
];

interface Certificate {
  host: string;
  certificate: Pick<PeerCertificate, 'valid_from' | 'valid_to' | 'issuer'>;
  /** Code of the reason why a browser would warn, such as CERT_HAS_EXPIRED. */
  distrust?: string;
}

function certificate({ host, certificate: { issuer, ...valid }, distrust }: Certificate, { now }: Circumstances): Finding {
  const [from, to] = [Date.parse(valid.valid_from), Date.parse(valid.valid_to)];
  const left = to - now.getTime();
  const code = left <= 0 ? 'CERT_HAS_EXPIRED' : distrust;
  if (code) {
    const [what, advice] = DISTRUST[code] ?? INCOMPLETE;
    return error(`the certificate of ${host} ${what} (${code})`, advice);
  }
  const rest = left < 2 * DAY_MS ? `${Math.floor(left / HOUR_MS)} more hours` : `${Math.floor(left / DAY_MS)} more days`;
  const what = `the certificate of ${host} is valid for ${rest}`;
  const limit = Math.min(OLD_CERTIFICATE.most, (to - from) * OLD_CERTIFICATE.part);
  if (left >= limit) return ok(`${what} (${issuer.O ?? issuer.CN})`);
  return (left < limit / 3 ? error : warning)(`${what}, and was not renewed`, RENEW);
}

/** Milliseconds since a time; undefined without one, or if a wrong clock put it into the future. */
export function ageOf(time: Date | string | null | undefined, now: Date): number | undefined {
  const age = time ? now.getTime() - new Date(time).getTime() : Number.NaN;
  return age >= 0 ? age : undefined;
}

/** What holds until it is `limit` old: `without` is said of none, `of` of one with an age. */
function fresh(age: number | undefined, limit: number, without: string, of: (age: string) => string, advice: string): Finding {
  if (age === undefined) return { ...warning(without, advice), missed: true };
  return age <= limit ? ok(of(duration(age))) : { ...error(of(duration(age)), advice), missed: true };
}

const backup = ({ dir, made_at }: { dir: string; made_at?: Date }, { now, command }: Circumstances): Finding =>
  fresh(
    ageOf(made_at, now),
    LATE_MS,
    `there is no backup in ${dir}`,
    (age) => `the newest backup is ${age} old`,
    `say: ${command} backup. It makes one, or says why it cannot`,
  );

/** `made_at` is of the backup that the newest copy is of, `failed` why the last try was none. */
type Copy = { bucket: string; made_at?: Date | string; failed?: string };

function copy({ bucket, made_at, failed }: Copy, { now, command }: Circumstances): Finding {
  const why = failed ? `. The last try failed: ${failed}` : '';
  return fresh(
    ageOf(made_at, now),
    LATE_MS,
    `no backup has left this machine for the bucket ${bucket}${why}`,
    (age) => `the newest copy in the bucket ${bucket} is of a backup made ${age} ago${why}`,
    `say: ${command} backup. It copies the newest, or says what is wrong`,
  );
}

/** The last restore that succeeded, and the one since then that did not. */
type Drill = { drill?: { at: string; leads: number; pictures: number }; drill_failed?: { why: string } };

function restoreDrill({ drill, drill_failed: failed }: Drill, { now, command }: Circumstances): Finding {
  const advice = `say: ${command} restore-drill. Until it succeeds, do not rely on the backups`;
  if (failed) return error(`the restore drill failed: ${failed.why}`, advice);
  const said = (age: string) => `a restore was tried ${age} ago: ${drill?.leads} leads and ${drill?.pictures} pictures came back`;
  return fresh(ageOf(drill?.at, now), DRILL_LATE_MS, 'no restore was ever tried', said, advice);
}

/** The last that went all the way, and the one since then that did not; none is expected before `installed_at`. */
type FireDrill = { succeeded_at?: string | null; installed_at: string; failed?: { station: string; why: string } };

function fireDrill({ succeeded_at, installed_at, failed }: FireDrill, { now, command }: Circumstances): Finding {
  const advice = `enquiries may not reach you. Say: ${command} drill. It tries again, and names the place`;
  if (failed) return error(`the fire drill’s test enquiry stopped at ${failed.station}: ${failed.why}`, advice);
  const age = now.getTime() - Date.parse(succeeded_at ?? installed_at);
  const what = succeeded_at ? `the last fire drill was ${duration(age)} ago` : 'no fire drill went all the way yet';
  return age <= LATE_MS ? ok(what) : { ...error(what, advice), missed: true };
}

/** Host and port of the mail server, why it refused the last mail, and whether some device rings. */
type Mail = { server?: string; error?: string; tried?: boolean; rings?: boolean };

function mail({ server, error: refusal, tried, rings }: Mail): Finding {
  if (!server) {
    const untold = rings ? 'new enquiries ring, but are not mailed' : 'nobody is told of new enquiries';
    return error(`${untold}: there is no mail server`, 'set it up in the back office under “Mail settings”, or set SMTP_URL');
  }
  const advice = 'mend the mail settings, or SMTP_URL; unsent mails wait and go by themselves';
  if (refusal !== undefined) return error(`the mail server ${server} refuses: ${refusal}`, advice);
  if (tried) return ok(`the mail server ${server} works`);
  const untried = `nobody may be told of new enquiries: the mail server ${server} was not tried yet`;
  return warning(untried, 'send a test mail from “Mail settings”');
}

function address({ siteUrl }: { siteUrl: string }): Finding {
  const advice = 'set SITE_URL to the address that visitors type, such as https://www.your-company.com.au, and start again';
  if (!isPublicAddress(siteUrl)) return error(`SITE_URL is ${siteUrl}, which only this machine or network can open`, advice);
  return siteUrl.startsWith('https:') ? ok(siteUrl) : error(`SITE_URL is ${siteUrl}, without encryption`, advice);
}

/** Whether a provider answers the site at all; `why` is its first failure where every call failed. */
const provider = ({ url, why }: { url: string; why?: string }): Finding =>
  why === undefined
    ? ok(`the provider at ${url} answers`)
    : error(`the provider at ${url} does not answer: ${why}`, 'start it (npm start -- cms), or mend API_URL');

const lasting = (ms: number) =>
  ms < 2 * MINUTE_MS ? count(Math.round(ms / 1000), 'second') : count(Math.round(ms / MINUTE_MS), 'minute');

/** How long a visitor's page and an enquiry have waited where that is too long, else 0; undefined if the site does not answer. */
type Website = { waits?: { page_ms: number; enquiry_ms: number } };

function website({ waits }: Website): Finding {
  const advice = 'ask whoever runs the server to look now, or to start it again';
  if (!waits) return error('the website does not answer', `visitors may see no page, and enquiries may wait there: ${advice}`);
  const { page_ms, enquiry_ms } = waits;
  const pages = page_ms > 0 ? [`The website does not answer some visitors: one has waited for ${lasting(page_ms)}.`] : [];
  const enquiries = enquiry_ms > 0 ? [`Enquiries wait at the website: one has waited for ${lasting(enquiry_ms)}.`] : [];
  const waiting = [...pages, ...enquiries].join(' ');
  return waiting ? error(waiting, advice) : ok('the website answers everybody');
}

export interface Circumstances {
  now: Date;
  command: string;
}

/**
 * What is judged, each by one rule for all who ask: the doctor, alerts by mail, `/readyz` and the first page of the back office. Places
 * may measure in their own ways, but judge here.
 */
export const checks = { disk, certificate, backup, copy, restoreDrill, fireDrill, mail, address, provider, website };
export type Checks = typeof checks;
export type Reading<S extends keyof Checks> = Parameters<Checks[S]>[0];
