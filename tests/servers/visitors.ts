import { type Agent as HttpAgent, request as httpRequest } from 'node:http';
import { type Agent as HttpsAgent, request as httpsRequest } from 'node:https';

/** A website as a visitor reaches it: by its name, wherever that leads, with TLS if there is an authority for it. */
export interface Website {
  name: string;
  address: string;
  port?: number;
  /** Certificate of the authority that vouches for it; without it the visit is plain http. */
  authority?: string;
}

export interface Answer {
  status: number;
  body: string;
  headers: Record<string, string | string[] | undefined>;
}

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  agent?: HttpAgent | HttpsAgent;
}

/** Waits longer than any proxy here. */
const PATIENCE_MS = 30_000;

/** One request of a visitor. */
export function visit(site: Website, path: string, { method = 'GET', headers = {}, body, agent }: Sent = {}): Promise<Answer> {
  const { name, address, authority } = site;
  const options = {
    ...{ host: address, port: site.port ?? (authority ? 443 : 80), path, method, agent, timeout: PATIENCE_MS },
    headers: { host: name, ...headers, ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }) },
    ...(authority ? { servername: name, ca: authority } : {}),
  };
  return new Promise((done, fail) => {
    const sent = (authority ? httpsRequest : httpRequest)(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', fail);
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString(), headers: response.headers }),
      );
    });
    sent.on('timeout', () => sent.destroy(new Error('no answer')));
    sent.on('error', fail);
    sent.end(body);
  });
}

/** Fields of the contact form. */
export const fieldsOf = (name: string) => ({
  ...{ name, email: `${name.replace(/\W/g, '')}@example.com`, phone: '0491 570 156' },
  ...{ city: 'Adelaide', address: '1 Example Street', captcha: '10' },
});

/** What a visitor reads whose enquiry was acknowledged. */
export const THANKS = /We(&#x27;|')ll get back to you soon!/;

/** Sends the contact form as a browser without JavaScript does; resolves with the page it is led to, undefined if it was not thanked. */
export async function sendForm(site: Website, name: string): Promise<string | undefined> {
  const answer = await visit(site, '/contact-us', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ form: 'contact', ...fieldsOf(name) }).toString(),
  }).catch(() => undefined);
  return answer?.status === 303 ? String(answer.headers.location) : undefined;
}

/** Sends it as the page's script does; resolves with whether it was acknowledged. */
export async function sendJson(site: Website, name: string): Promise<boolean> {
  const answer = await visit(site, '/api/contact-submit', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fieldsOf(name)),
  });
  return answer.status === 200;
}

/** What visitors noticed. */
export interface Noticed {
  pages: number;
  failed: number;
  /** The longest time without a good answer, in milliseconds. */
  away: number;
}

/** Asks for a page every 100 ms on a connection of its own, as new visitors do, until `stop`. */
export function keepVisiting(site: Website, path = '/contact-us') {
  const noticed: Noticed = { pages: 0, failed: 0, away: 0 };
  const faults = new Map<string, number>();
  let lastGood = performance.now();
  const under = new Set<Promise<void>>();
  const look = async () => {
    const fault = await visit(site, path).then(
      ({ status, body }) => (status === 200 && body.includes('</html>') ? undefined : `status ${status}`),
      (error: Error) => error.message,
    );
    noticed.pages += 1;
    if (fault) {
      noticed.failed += 1;
      faults.set(fault, (faults.get(fault) ?? 0) + 1);
      return;
    }
    noticed.away = Math.max(noticed.away, performance.now() - lastGood);
    lastGood = performance.now();
  };
  const timer = setInterval(() => {
    const one = look().finally(() => under.delete(one));
    under.add(one);
  }, 100);
  return {
    async stop(): Promise<Noticed & { faults: Record<string, number> }> {
      clearInterval(timer);
      await Promise.all(under);
      noticed.away = Math.round(Math.max(noticed.away, performance.now() - lastGood));
      return { ...noticed, faults: Object.fromEntries(faults) };
    },
  };
}
