import { connect } from 'node:tls';
import { withDeadline } from 'shared/deadline';
import { env } from '../../base/process/env';
import { perProcess } from '../../base/process/per-process';
import { ageOf, type Condition, command } from './condition';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const DEADLINE_MS = 10_000;
/** Less is left only when renewal has failed for a while. Certificates of some days are renewed in their last third. */
const [LEAST_MS, LEAST_PART] = [14 * DAY_MS, 1 / 6];

interface Validity {
  from: number;
  to: number;
}

/** How long the certificate at an https address is valid; undefined if nobody answers there. */
function validityAt(address: string): Promise<Validity | undefined> {
  const { hostname, port } = new URL(address);
  const look = (signal: AbortSignal) =>
    new Promise<Validity | undefined>((done) => {
      // An untrusted one is looked at too; the doctor judges the rest.
      const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname, rejectUnauthorized: false });
      const end = (found?: Validity) => {
        socket.destroy();
        done(found);
      };
      signal.addEventListener('abort', () => end());
      socket.once('error', () => end());
      socket.once('secureConnect', () => {
        const { valid_from, valid_to } = socket.getPeerCertificate();
        end(valid_to ? { from: Date.parse(valid_from), to: Date.parse(valid_to) } : undefined);
      });
    });
  return withDeadline(DEADLINE_MS, hostname, look).catch(() => undefined);
}

/** Asked once an hour, and again at once when something was wrong. */
const asked = perProcess('alerts.certificate', () => new Map<string, { at: Date; found: Validity }>());

async function judgeAt(address: string, now: Date): Promise<string | null | undefined> {
  const last = asked.get(address);
  const isFresh = last && (ageOf(last.at, now) ?? HOUR_MS) < HOUR_MS && leftOf(last.found, now) > 0;
  const found = isFresh ? last.found : await validityAt(address);
  if (!found) return undefined;
  if (!isFresh) asked.set(address, { at: now, found });
  const host = new URL(address).host;
  if (found.to < now.getTime()) return `The certificate of ${host} has expired: browsers refuse the page.`;
  if (leftOf(found, now) > 0) return null;
  const hours = Math.floor((found.to - now.getTime()) / HOUR_MS);
  return `The certificate of ${host} is valid for ${hours < 48 ? `${hours} more hours` : `${Math.floor(hours / 24)} more days`}, and was not renewed.`;
}

/** Milliseconds until it is too old. */
const leftOf = ({ from, to }: Validity, now: Date) => to - now.getTime() - Math.min(LEAST_MS, (to - from) * LEAST_PART);

export const certificate: Condition = {
  over: 'The certificate was renewed.',
  async judge({ now }) {
    const addresses = [...new Set([env.siteUrl, env.cmsUrl])].filter((url) => url.startsWith('https:'));
    const judged = await Promise.all(addresses.map((address) => judgeAt(address, now)));
    const what = judged.find((one) => typeof one === 'string');
    if (what) return { what, advice: `See in the log of the proxy (Caddy) why it got no new one, or say: ${command} doctor.` };
    return judged.includes(undefined) ? undefined : null;
  },
};
