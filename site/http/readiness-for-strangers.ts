import type { MiddlewareHandler } from 'hono';
import { isBearer } from 'shared/bearer';

/**
 * Strangers learn from `/readyz` whether the site is well; what is degraded, and the rest, is for who has the secret that both parts
 * share (R-SAFE-18). `degraded` stays a list, because older releases ask without it when they upgrade to this one.
 */
export const readinessForStrangers =
  (secret: string | undefined): MiddlewareHandler =>
  async (c, next) => {
    await next();
    if (isBearer(c.req.header('authorization'), secret)) return;
    const { ok, degraded } = (await c.res.json()) as { ok: boolean; degraded: string[] };
    c.res = c.json({ ok, degraded: degraded.length > 0 ? ['something'] : [] }, ok ? 200 : 503);
  };
