import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { askDatabase } from '../../../base/database/ask-database';
import { pathOf } from '../../../base/database/database-file';
import { isPostgres } from '../../../base/database/database-kind';
import type { Source } from '../backup/make';

/** What the running installation had at a time, as far as it still has it. */
export interface Live {
  leads: number;
  pictures: string[];
}

/** What came in before an ISO time and is still here. What was deleted since is in a backup, but not here: never the reverse. */
export async function liveBefore({ databaseUrl: url, mediaDir, bucket }: Source, time: string): Promise<Live> {
  if (!isPostgres(url) && !existsSync(pathOf(url))) return { leads: 0, pictures: [] };
  const there = bucket ? new Set((await bucket.list()).map(({ name }) => name)) : undefined;
  return askDatabase(url, async (ask) => {
    const [leads] = await ask(`SELECT count(*) AS n FROM leads WHERE created_at <= '${time}'`);
    const pictures = await ask(`SELECT filename FROM media WHERE filename IS NOT NULL AND created_at <= '${time}'`);
    const names = pictures.map(({ filename }) => String(filename));
    return {
      leads: Number(leads?.n),
      pictures: names.filter((name) => (there ? there.has(name) : existsSync(join(mediaDir, name)))),
    };
  });
}
