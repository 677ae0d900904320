import { error, type Finding, ok, reasonOf, warning } from '../checks/finding';
import { ask } from './ask';
import type { Names } from './names';

const DAY_MS = 24 * 60 * 60_000;
/** Certificates are renewed a month before; with fewer days left, renewal has failed for a while. */
const WARN_DAYS = 21;
const LAST_DAYS = 7;

const RENEW = 'see in the log of the proxy (Caddy) why it got no new one';
const reasons: Record<string, [text: string, wayOut: string]> = {
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

/** The certificate of an https address: trusted, for this name, and for how long. */
export async function checkCertificate(siteUrl: string, names: Names, now = Date.now()): Promise<Finding[]> {
  const answer = await ask(siteUrl, names).catch(reasonOf);
  if (typeof answer === 'string' || !answer.tls)
    return [warning(`the certificate of ${siteUrl} could not be looked at: ${answer}`, 'mend the line above first')];
  const { certificate, distrust } = answer.tls;
  if (distrust) {
    const [text, wayOut] = reasons[distrust] ?? INCOMPLETE;
    return [error(`the certificate of ${siteUrl} ${text} (${distrust})`, wayOut)];
  }
  const days = Math.floor((Date.parse(certificate.valid_to) - now) / DAY_MS);
  const text = `the certificate is valid for ${days} more days (${certificate.issuer.O ?? certificate.issuer.CN})`;
  if (days < LAST_DAYS) return [error(text, RENEW)];
  return [days < WARN_DAYS ? warning(text, RENEW) : ok(text)];
}

export async function checkRedirect(httpUrl: string, siteUrl: string, names: Names): Promise<Finding[]> {
  const answer = await ask(httpUrl, names).catch(reasonOf);
  if (typeof answer === 'string')
    return [
      warning(`${httpUrl} does not answer: ${answer}`, 'let the proxy listen on port 80 too, and send visitors on to https'),
    ];
  const { status, headers } = answer;
  const leads = status >= 300 && status < 400 && headers.location && new URL(headers.location, httpUrl).origin === siteUrl;
  if (leads) return [ok(`${httpUrl} sends visitors on to ${siteUrl}`)];
  return [
    error(`${httpUrl} answers ${status} instead of sending visitors on to ${siteUrl}`, 'let the proxy redirect http to https'),
  ];
}
