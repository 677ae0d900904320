import { Hono } from 'hono';
import type { SuburbsAnswer } from '../addresses/suburb';
import type { SuburbAnswer } from '../addresses/suburb-answer';
import { cachePolicy } from '../http/headers';

const QUESTION_MAX = 120;

/** Queries of the address field and the suburb check. */
export function suburbRoutes(deps: {
  suburbsFor(question: string): Promise<SuburbsAnswer>;
  officeFor(question: string): Promise<SuburbAnswer>;
  /** Key of the maps provider, sent at the first touch of an address field, never with a page. */
  mapsKey: string | undefined;
}): Hono {
  const app = new Hono();
  app.use('/_suburbs/*', async (c, next) => {
    await next();
    c.header('x-robots-tag', 'noindex');
  });
  app.get('/_suburbs', async (c) =>
    c.json(await deps.suburbsFor((c.req.query('q') ?? '').slice(0, QUESTION_MAX)), 200, {
      'cache-control': cachePolicy.minutes,
    }),
  );
  app.get('/_suburbs/area', async (c) =>
    c.json(await deps.officeFor((c.req.query('suburb') ?? '').slice(0, QUESTION_MAX)), 200, {
      'cache-control': cachePolicy.private,
    }),
  );
  app.get('/_maps-key', (c) => {
    c.header('cache-control', cachePolicy.private);
    return deps.mapsKey ? c.json({ key: deps.mapsKey }) : c.body(null, 204);
  });
  return app;
}
