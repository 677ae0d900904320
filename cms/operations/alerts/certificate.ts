import { connect } from 'node:tls';
import { withDeadline } from 'shared/deadline';
import { ageOf, checks, type Reading } from '../../base/checks';
import { env } from '../../base/process/env';
import { perProcess } from '../../base/process/per-process';
import { checked, command } from './condition';

const HOUR_MS = 60 * 60 * 1000;
const DEADLINE_MS = 10_000;

type Certificate = Reading<'certificate'>;

/** The certificate at an https address; undefined if nobody answers there. */
function certificateAt(address: string): Promise<Certificate | undefined> {
  const { host, hostname, port } = new URL(address);
  const look = (signal: AbortSignal) =>
    new Promise<Certificate | undefined>((done) => {
      // Whom browsers trust, this machine may not know: the doctor asks for that.
      const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname, rejectUnauthorized: false });
      const end = (found?: Certificate) => {
        socket.destroy();
        done(found);
      };
      signal.addEventListener('abort', () => end());
      socket.once('error', () => end());
      socket.once('secureConnect', () => {
        const certificate = socket.getPeerCertificate();
        end(certificate.valid_to ? { host, certificate } : undefined);
      });
    });
  return withDeadline(DEADLINE_MS, hostname, look).catch(() => undefined);
}

/** Asked once an hour, and again at once when something was wrong. */
const asked = perProcess('alerts.certificate', () => new Map<string, { at: Date; found: Certificate }>());

async function measureAt(address: string, now: Date): Promise<Certificate | undefined> {
  const last = asked.get(address);
  const isFresh = last && (ageOf(last.at, now) ?? HOUR_MS) < HOUR_MS;
  if (isFresh && checks.certificate(last.found, { now, command }).level === 'ok') return last.found;
  const found = await certificateAt(address);
  if (found) asked.set(address, { at: now, found });
  return found;
}

export const certificate = checked('certificate', 'The certificate was renewed.', ({ now }) => {
  const addresses = [...new Set([env.siteUrl, env.cmsUrl])].filter((url) => url.startsWith('https:'));
  return Promise.all(addresses.map((address) => measureAt(address, now)));
});
