import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { patience } from './patience';
import type { Part } from './stack';

/** How long a visitor waits for the answer to a form. */
const TIMEOUT_MS = 20_000 * patience;

/** A point of a delivery at which a process is killed. */
export type KillPoint = 'before the answer' | 'answer on its way' | 'after the answer';

/** Result of a run. */
export interface Tally {
  sent: number;
  acknowledged: number;
  /** Acknowledged leads in the back office. */
  stored: number;
  /** Leads stored more than once. */
  doubled: number;
  /** Acknowledged leads that are missing. */
  lost: number;
}

/** Restarts a part whenever it dies, until `close`. */
export function keepAlive(part: Part) {
  let closed = false;
  let starts = 0;
  const keeping = (async () => {
    while (!closed) {
      if (part.alive) await new Promise((done) => setTimeout(done, 20));
      else {
        starts += 1;
        await part.start().catch(() => undefined); // killed again during the start
      }
    }
  })();
  return {
    /** Number of restarts. */
    starts: () => starts,
    async close() {
      closed = true;
      await keeping;
    },
  };
}

/** Calls by which the site hands on what was acknowledged, or is about to be: leads, their photos, acts of customers. */
const HANDED_ON = /^\/api\/(contact-submit|service-booking|lead-photos|follow-act)/;

/** The target of a proxy; undefined while the stack that knows it is still being started. */
function targetOf(target: () => string): string | undefined {
  try {
    return target();
  } catch {
    return undefined;
  }
}

/**
 * A proxy between site and back office that calls `moment` with the delivery's state: stored by the provider but not answered
 * yet, or just answered.
 */
export async function watchingProxy(target: () => string, moment: (point: KillPoint) => void) {
  const server = createServer((incoming: IncomingMessage, outgoing: ServerResponse) => {
    const isHandedOn = incoming.method === 'POST' && HANDED_ON.test(incoming.url ?? '');
    if (isHandedOn) moment('before the answer');
    const to = targetOf(target);
    if (!to) return outgoing.destroy();
    const passed = httpRequest(`${to}${incoming.url}`, { method: incoming.method, headers: incoming.headers }, (answer) => {
      if (isHandedOn) moment('answer on its way');
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      answer.on('error', () => outgoing.destroy());
      if (isHandedOn) answer.once('end', () => moment('after the answer'));
    });
    passed.on('error', () => outgoing.destroy());
    outgoing.on('error', () => passed.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

/** Fields of the contact form. */
export const fieldsOf = (name: string) => ({
  ...{ name, email: `${name.replace(/\W/g, '')}@example.com`, phone: '0491 570 156' },
  ...{ city: 'Adelaide', address: '1 Example Street', captcha: '10' },
});

/** Posts a form; resolves with the status of the answer, or with why there was none. */
async function post(url: string, init: RequestInit): Promise<number | string> {
  try {
    const response = await fetch(url, { method: 'POST', redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS), ...init });
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } };
    return cause?.code ?? name;
  }
}

const native = (url: string, name: string) =>
  post(`${url}/contact-us`, { body: new URLSearchParams({ form: 'contact', ...fieldsOf(name) }) });
const byScript = (url: string, name: string) =>
  post(`${url}/api/contact-submit`, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fieldsOf(name)),
  });

/**
 * Sends one enquiry like a browser without JavaScript, so that nothing looks suspicious, and returns whether it was acknowledged;
 * it does not retry.
 */
export const submit = async (url: string, name: string): Promise<boolean> => (await native(url, name)) === 303;

/**
 * The same, but those of odd numbers send the form as the page's script does. Resolves with the status, or why there was none,
 * where it was not acknowledged.
 */
export async function faultOfForm(url: string, name: string): Promise<number | string | undefined> {
  const plain = Number(name.at(-1)) % 2 === 0;
  const [came, well] = plain ? [await native(url, name), 303] : [await byScript(url, name), 200];
  return came === well ? undefined : came;
}

/** Compares acknowledged names with those in the back office. */
export function tally(sent: number, acknowledged: readonly string[], held: readonly string[]): Tally {
  const counts = new Map<string, number>();
  for (const name of held) counts.set(name, (counts.get(name) ?? 0) + 1);
  const stored = acknowledged.filter((name) => counts.has(name)).length;
  return {
    sent,
    acknowledged: acknowledged.length,
    stored,
    doubled: [...counts.values()].filter((count) => count > 1).length,
    lost: acknowledged.length - stored,
  };
}
