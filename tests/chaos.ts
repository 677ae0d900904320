import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Part } from './stack';

/** A moment inside a lead's way at which something is killed. */
export type KillPoint = 'before the answer' | 'answer on its way' | 'after the answer';

/** What a run ends with. */
export interface Tally {
  sent: number;
  acknowledged: number;
  /** Acknowledged leads that are in the back office. */
  stored: number;
  /** Leads that are there more than once. */
  doubled: number;
  /** Acknowledged leads that are not there. */
  lost: number;
}

/** Starts a part again whenever it has died, until `close`. */
export function keepAlive(part: Part) {
  let closed = false;
  let starts = 0;
  const keeping = (async () => {
    while (!closed) {
      if (part.alive) await new Promise((done) => setTimeout(done, 20));
      else {
        starts += 1;
        await part.start().catch(() => undefined); // killed again while it started
      }
    }
  })();
  return {
    /** How often it had to be started again. */
    starts: () => starts,
    async close() {
      closed = true;
      await keeping;
    },
  };
}

/**
 * Stands between the site and the back office, and calls `moment` with the point that a lead's delivery has reached: the
 * provider has it but the site has no answer yet, or the site has just got it.
 */
export async function watchingProxy(target: () => string, moment: (point: KillPoint) => void) {
  const server = createServer((incoming: IncomingMessage, outgoing: ServerResponse) => {
    const isLead = incoming.method === 'POST' && incoming.url === '/api/contact-submit';
    if (isLead) moment('before the answer');
    const passed = httpRequest(`${target()}${incoming.url}`, { method: incoming.method, headers: incoming.headers }, (answer) => {
      if (isLead) moment('answer on its way');
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      answer.on('error', () => outgoing.destroy());
      if (isLead) answer.once('end', () => moment('after the answer'));
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

/**
 * Sends one enquiry as a browser without JavaScript does, so that nothing about it is suspicious, and says whether the visitor was
 * thanked; like a visitor, it does not try again by itself.
 */
export async function submit(url: string, name: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/contact-us`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({
        form: 'contact',
        name,
        email: `${name.replace(/\W/g, '')}@example.com`,
        phone: '0491 570 156',
        city: 'Adelaide',
        address: '1 Example Street',
        captcha: '10',
      }),
      signal: AbortSignal.timeout(20_000),
    });
    await response.body?.cancel();
    return response.status === 303;
  } catch {
    return false;
  }
}

/** Compares what was acknowledged with the names that the back office holds. */
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
