import type { AnyContractProcedure } from '@orpc/contract';
import { type CallName, contract } from 'contract';
import { Vital } from 'contract/vitals';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { callOf, NoRecord } from '../content/provider';
import type { ContentStore } from '../content/store';
import { createReport, type ReportDeps } from './report';

/** Whether more posts follow the last page, if the provider reports their number. */
async function isPastEnd(store: ContentStore, { page = 1, limit = 1 }: { page?: number; limit?: number } = {}): Promise<boolean> {
  if (page === 1) return false;
  try {
    const { additions } = await store.getForVisitor('additions');
    if (!additions.includes('blogCount')) return false;
    const { count } = await store.getForVisitor('blogCount');
    return (page - 1) * limit >= count;
  } catch {
    return false; // the number is unknown
  }
}

/** The provider's documented GET calls, answered from the content store. */
export function readGateway(store: ContentStore): Hono {
  const app = new Hono();
  for (const name of Object.keys(contract) as CallName[]) {
    const { method, path, input } = callOf(name);
    const isAddition = (contract[name] as AnyContractProcedure)['~orpc'].route.tags?.includes('Addition');
    if (method !== 'GET' || isAddition) continue;
    app.get(path.replace(/\{(\w+)\}/g, ':$1'), async (c) => {
      const given: Record<string, string> = { ...c.req.query(), ...c.req.param() };
      // A rejected query would count as a provider failure.
      const broken = Object.keys(given).find((field) => given[field]?.includes('\0'));
      if (broken !== undefined) return c.json({ message: `${broken}: must not hold NUL` }, 400);
      const asked = input.safeParse(given);
      if (!asked.success) {
        const issue = asked.error.issues[0];
        return c.json({ message: `${issue?.path.join('.')}: ${issue?.message}` }, 400);
      }
      try {
        c.header('cache-control', 'public, max-age=0, must-revalidate');
        const input = asked.data as Record<string, unknown> | undefined;
        return c.json(name === 'blogs' && (await isPastEnd(store, input)) ? [] : await store.getForVisitor(name, input));
      } catch (error) {
        return error instanceof NoRecord
          ? c.json({ message: 'There is no such record' }, 404)
          : c.json({ message: 'The provider does not answer' }, 503);
      }
    });
  }
  return app;
}

/** Maximum number of queued measurements; more are dropped, because they are samples. */
const MAX_WAITING = 500;

/** `POST /vitals`: collects measurements and reports them together. */
export function vitalsGateway(deps: ReportDeps): Hono {
  let waiting: z.infer<typeof Vital>[] = [];
  const report = createReport(deps, 'vitals', () => {
    const vitals = waiting;
    waiting = [];
    return { vitals };
  });

  const app = new Hono();
  app.post('/vitals', bodyLimit({ maxSize: 4096 }), async (c) => {
    const parsed = z
      .array(Vital)
      .max(10)
      .safeParse(await c.req.json().catch(() => undefined));
    if (!parsed.success) return c.json({ message: 'an array of at most 10 measurements is expected' }, 400);
    waiting = [...waiting, ...parsed.data].slice(0, MAX_WAITING);
    report();
    return c.body(null, 204);
  });
  return app;
}
