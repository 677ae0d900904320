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

/** The contact form as a browser without JavaScript posts it, and as the page's script does. */
const native = (name: string): Sent & { path: string } => ({
  path: '/contact-us',
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams({ form: 'contact', ...fieldsOf(name) }).toString(),
});
const byScript = (name: string): Sent & { path: string } => ({
  path: '/api/contact-submit',
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(fieldsOf(name)),
});

/** Sends the contact form as a browser without JavaScript does; resolves with the page it is led to, undefined if it was not thanked. */
export async function sendForm(site: Website, name: string): Promise<string | undefined> {
  const { path, ...sent } = native(name);
  const answer = await visit(site, path, sent).catch(() => undefined);
  return answer?.status === 303 ? String(answer.headers.location) : undefined;
}

/** Sends it as the page's script does; resolves with whether it was acknowledged. */
export async function sendJson(site: Website, name: string): Promise<boolean> {
  const { path, ...sent } = byScript(name);
  return (await visit(site, path, sent)).status === 200;
}

/** What visitors noticed. */
export interface Noticed {
  pages: number;
  failed: number;
  /** The longest time without a good answer, in milliseconds. */
  away: number;
  /** Names of those who were thanked for a form. */
  thanked: string[];
  /** What happened to a form for which nobody was thanked. */
  unthanked: string[];
  faults: Record<string, number>;
}

let visits = 0;

/**
 * Asks for a page every 100 ms on a connection of its own, as new visitors do, until `stop`. Every second one of them posts a form
 * once, by turns with JavaScript and without.
 */
export function keepVisiting(site: Website, path = '/contact-us') {
  visits += 1;
  const mark = `Visitor ${visits}`;
  const noticed: Noticed = { pages: 0, failed: 0, away: 0, thanked: [], unthanked: [], faults: {} };
  let [lastGood, asked] = [performance.now(), 0];
  const under = new Set<Promise<void>>();
  const look = async () => {
    const fault = await visit(site, path).then(
      ({ status, body }) => (status === 200 && body.includes('</html>') ? undefined : `status ${status}`),
      (error: Error) => error.message,
    );
    noticed.pages += 1;
    if (fault) {
      noticed.failed += 1;
      noticed.faults[fault] = (noticed.faults[fault] ?? 0) + 1;
      return;
    }
    noticed.away = Math.max(noticed.away, performance.now() - lastGood);
    lastGood = performance.now();
  };
  const enquire = async (number: number) => {
    const name = `${mark} Form ${number}`;
    const { path: to, ...sent } = number % 2 === 0 ? native(name) : byScript(name);
    const happened = await visit(site, to, sent).then(
      ({ status, body }) => (status === (number % 2 === 0 ? 303 : 200) ? '' : `${name}: status ${status} ${body.slice(0, 100)}`),
      (error: Error) => `${name}: ${error.message}`,
    );
    if (happened) noticed.unthanked.push(happened);
    else noticed.thanked.push(name);
  };
  const during = (work: Promise<void>) => {
    const one = work.finally(() => under.delete(one));
    under.add(one);
  };
  const timer = setInterval(() => {
    asked += 1;
    during(look());
    if (asked % 10 === 0) during(enquire(asked / 10));
  }, 100);
  return {
    async stop(): Promise<Noticed> {
      clearInterval(timer);
      await Promise.all(under);
      return { ...noticed, away: Math.round(Math.max(noticed.away, performance.now() - lastGood)) };
    },
  };
}
