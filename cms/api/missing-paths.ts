import { isFollowPath } from 'contract/follow-path';
import { execute, sql } from '../base/database/query';
import { api, onlySites } from './base';

/** Maximum number of addresses kept, so that invented ones cannot fill the disk: those that people visited most, then the newest. */
const MAX_ROWS = 1000;

export const missingPaths = {
  missingPaths: api.missingPaths.handler(async ({ input, context }) => {
    onlySites(context);
    const { payload } = context;
    const now = new Date().toISOString();
    const counts = new Map<string, { visits: number; bots: number }>();
    for (const { path, visits, bots } of input.paths.filter((one) => !isFollowPath(one.path))) {
      const known = counts.get(path) ?? { visits: 0, bots: 0 };
      counts.set(path, { visits: known.visits + visits, bots: known.bots + bots });
    }
    if (counts.size === 0) return { success: true };
    const rows = [...counts].map(([path, { visits, bots }]) => sql`(${path}, ${visits}, ${bots}, ${now}, ${now})`);
    await execute(
      payload,
      sql`
      INSERT INTO missing_paths (path, visits, bots, created_at, updated_at) VALUES ${sql.join(rows, sql`, `)}
      ON CONFLICT (path) DO UPDATE SET
        visits = missing_paths.visits + excluded.visits, bots = missing_paths.bots + excluded.bots, updated_at = excluded.updated_at`,
    );
    await execute(
      payload,
      sql`
      DELETE FROM missing_paths
      WHERE id NOT IN (SELECT id FROM missing_paths ORDER BY visits DESC, updated_at DESC LIMIT ${MAX_ROWS})`,
    );
    return { success: true };
  }),
};
