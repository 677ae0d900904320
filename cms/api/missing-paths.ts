import { execute, sql } from '../base/query';
import { api } from './base';

/** Maximum number of addresses kept, so that invented ones cannot fill the disk: those that people visited most, then the newest. */
const MOST = 1000;

/** Adds requests for addresses without a page to their counts. */
export const missingPaths = {
  missingPaths: api.missingPaths.handler(async ({ input, context: { payload } }) => {
    const now = new Date().toISOString();
    for (const { path, visits, bots } of input.paths) {
      await execute(
        payload,
        sql`
        INSERT INTO missing_paths (path, visits, bots, created_at, updated_at) VALUES (${path}, ${visits}, ${bots}, ${now}, ${now})
        ON CONFLICT (path) DO UPDATE SET
          visits = missing_paths.visits + ${visits}, bots = missing_paths.bots + ${bots}, updated_at = ${now}`,
      );
    }
    await execute(
      payload,
      sql`
      DELETE FROM missing_paths
      WHERE id NOT IN (SELECT id FROM missing_paths ORDER BY visits DESC, updated_at DESC LIMIT ${MOST})`,
    );
    return { success: true };
  }),
};
