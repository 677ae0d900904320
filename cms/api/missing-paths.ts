import { execute, sql } from '../base/query';
import { api } from './base';

/** Maximum number of addresses kept, so that invented ones cannot fill the disk. */
const MOST = 1000;

/** Adds requests for addresses without a page to their counts. When the list is full, addresses of bots alone make room. */
export const missingPaths = {
  missingPaths: api.missingPaths.handler(async ({ input, context: { payload } }) => {
    const now = new Date().toISOString();
    const listed = async () => (await payload.count({ collection: 'missing-paths' })).totalDocs;
    if ((await listed()) >= MOST)
      await payload.delete({ collection: 'missing-paths', where: { visits: { equals: 0 } }, depth: 0 });
    let room = MOST - (await listed());
    const { docs } = await payload.find({
      collection: 'missing-paths',
      where: { path: { in: input.paths.map(({ path }) => path) } },
      pagination: false,
      limit: 0,
    });
    const known = new Set(docs.map(({ path }) => path));
    for (const { path, visits, bots } of input.paths) {
      if (!known.has(path) && room <= 0) continue;
      if (!known.has(path)) room -= 1;
      await execute(
        payload,
        sql`
        INSERT INTO missing_paths (path, visits, bots, created_at, updated_at) VALUES (${path}, ${visits}, ${bots}, ${now}, ${now})
        ON CONFLICT (path) DO UPDATE SET
          visits = missing_paths.visits + ${visits}, bots = missing_paths.bots + ${bots}, updated_at = ${now}`,
      );
    }
    return { success: true };
  }),
};
