import type { IncomingHttpHeaders } from 'node:http';
import * as http from 'node:http';
import * as https from 'node:https';
import { text } from 'node:stream/consumers';
import type { PeerCertificate, TLSSocket } from 'node:tls';
import { withDeadline } from 'shared/deadline';
import type { Names } from './names';

const DEADLINE_MS = 6000;

/** What a web server answered to a GET, redirects not followed. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  tls?: {
    certificate: PeerCertificate;
    /** Code of the reason why a browser would warn, such as CERT_HAS_EXPIRED. */
    distrust?: string;
  };
}

/** Asks a public address as a visitor would, over a connection of its own; an untrusted certificate is reported, not refused. */
export function ask(url: string, { lookup }: Names): Promise<Answer> {
  const secure = url.startsWith('https:');
  const get = (signal: AbortSignal) =>
    new Promise<Answer>((done, fail) => {
      const options = { lookup, agent: false, signal };
      const request = secure ? https.request(url, { ...options, rejectUnauthorized: false }) : http.request(url, options);
      request.once('error', fail);
      request.once('response', (response) => {
        const socket = response.socket as TLSSocket;
        const reason: unknown = secure ? socket.authorizationError : null;
        const tls = secure
          ? { certificate: socket.getPeerCertificate(), distrust: reason ? String(reason) : undefined }
          : undefined;
        text(response).then((body) => done({ status: response.statusCode ?? 0, headers: response.headers, body, tls }), fail);
      });
      request.end();
    });
  return withDeadline(DEADLINE_MS, url, get);
}
