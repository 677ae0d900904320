import type { AnyContractProcedure } from '@orpc/contract';
import { type CallName, contract } from 'contract';
import { callOf } from 'contract/call';
import { Hono } from 'hono';
import { NoRecord } from '../content/no-record';
import type { ContentStore } from '../content/store';

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
