import { isFollowPath } from 'contract/follow-path';
import { Vital } from 'contract/vitals';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { createReport, type ReportDeps } from './report';

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
    waiting = [...waiting, ...parsed.data.filter(({ page }) => !isFollowPath(page))].slice(0, MAX_WAITING);
    report();
    return c.body(null, 204);
  });
  return app;
}
