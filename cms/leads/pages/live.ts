import type { Payload } from 'payload';
import { withDeadline } from 'shared/deadline';
import { rowsOf, sql } from '../../base/database/query';
import { loggable, logLine } from '../../base/process/log';
import { perProcess } from '../../base/process/per-process';
import { TODAY } from '../record/light-page';
import { forAnswerers, type Visit } from './visit';

/** Pauses in milliseconds: between looks at the database, between signs of life, and until a browser asks anew, with its session. */
const [LOOK_MS, BEAT_MS, LIFE_MS] = [1000, 25_000, 5 * 60_000];
/** Longest wait for a look, in milliseconds. */
const PATIENCE_MS = 10_000;
/** Most pages that listen; others ask now and then. */
const MOST = 300;

/** What an enquiry's page shows; each has an index by `updated_at`. */
const TABLES = ['leads', 'quotes', 'lead_notes'];

interface Listener {
  page: string;
  account: Visit['user']['id'];
  name: string;
  tell(event: 'changed' | 'here', data: unknown): void;
  leave(): void;
  end(): void;
}

interface Live {
  listeners: Set<Listener>;
  /** When a record changed last, as far as is known. */
  changedAt: string;
  looking?: NodeJS.Timeout;
}

const live = perProcess('live', (): Live => {
  const fresh: Live = { listeners: new Set(), changedAt: '' };
  // A server that stops waits for its connections, and these would never end.
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(signal, endLive);
  return fresh;
});

/** Ends all that listen: their browsers ask again. */
export function endLive(): void {
  clearTimeout(live.looking);
  live.looking = undefined;
  for (const listener of [...live.listeners]) listener.end();
}

/** When something about an enquiry was saved last, by whichever process. */
async function lastChange(payload: Payload): Promise<string> {
  const newest = (table: string) => sql`SELECT max(updated_at) AS at FROM ${sql.identifier(table)}`;
  const all = sql`SELECT max(at) AS at FROM (${sql.join(TABLES.map(newest), sql` UNION ALL `)}) AS each`;
  const [row] = await withDeadline(PATIENCE_MS, 'the newest change', () => rowsOf<{ at: string | null }>(payload, all));
  return row?.at ? new Date(row.at).toISOString() : '';
}

async function look(payload: Payload): Promise<void> {
  try {
    const at = await lastChange(payload);
    if (at > live.changedAt) {
      live.changedAt = at;
      for (const listener of live.listeners) listener.tell('changed', at);
    }
  } catch (error) {
    logLine('warn', 'open pages of the office were not told of changes', { error: loggable(error) });
  }
  live.looking = live.listeners.size > 0 ? setTimeout(look, LOOK_MS, payload).unref() : undefined;
}

const othersAt = ({ page, account }: Pick<Listener, 'page' | 'account'>) => [
  ...new Set([...live.listeners].filter((one) => one.page === page && one.account !== account).map(({ name }) => name)),
];

const tellWhoIsAt = (page: string) => {
  for (const listener of live.listeners) if (listener.page === page) listener.tell('here', othersAt(listener));
};

/** An enquiry and its quote are one place: who is at either may change the same. */
const pageOf = (path: string) => /^\/office\/enquiries\/\d{1,15}(?=\/|$)/.exec(path)?.[0] ?? '';

function listen(payload: Payload, { page, account, name }: Pick<Listener, 'page' | 'account' | 'name'>): Response {
  let listener: Listener;
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (text: string) => controller.enqueue(new TextEncoder().encode(text));
      const timers = [setInterval(() => write(':\n\n'), BEAT_MS), setTimeout(() => listener.end(), LIFE_MS)];
      listener = {
        ...{ page, account, name },
        tell: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
        leave() {
          for (const timer of timers) clearTimeout(timer);
          if (live.listeners.delete(listener) && page) tellWhoIsAt(page);
        },
        end() {
          listener.leave();
          controller.close();
        },
      };
      live.listeners.add(listener);
      listener.tell('changed', live.changedAt);
      if (page) tellWhoIsAt(page);
      live.looking ??= setTimeout(look, 0, payload).unref();
    },
    cancel: () => listener.leave(), // the browser has gone
  });
  // Proxies such as nginx pass it on at once.
  const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' };
  return new Response(stream, { headers });
}

/** `/office/live?at=PATH`: tells an open page of changes, and of others who have it open; with `once`, one answer for those that ask. */
export function answerLive(payload: Payload, request: Request): Promise<Response> {
  const asked = new URL(request.url).searchParams;
  return forAnswerers(payload, request, TODAY, async ({ user }) => {
    const here = { page: pageOf(asked.get('at') ?? ''), account: user.id, name: user.name || user.email };
    if (!asked.has('once') && live.listeners.size < MOST) return listen(payload, here);
    const answer = { changed: await lastChange(payload), here: here.page ? othersAt(here) : [] };
    return Response.json(answer, { headers: { 'cache-control': 'no-store' } });
  });
}
