import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathOf, withDatabase } from '../../database/database-file';
import type { Source } from '../backup/make';
import { isPostgres, query } from '../backup/postgres-dump';

/** What the running installation had at a time, as far as it still has it. */
export interface Live {
  leads: number;
  /** Names of the pictures and videos whose files are there. */
  pictures: string[];
}

const LEADS = 'SELECT count(*) AS n FROM leads WHERE created_at <= ';
const PICTURES = 'SELECT filename FROM media WHERE filename IS NOT NULL AND created_at <= ';

async function rowsOf(url: string, time: string): Promise<{ leads: number; names: string[] }> {
  if (isPostgres(url)) {
    const names = (await query(url, `${PICTURES}'${time}'`)).split('\n').filter(Boolean);
    return { leads: Number(await query(url, `${LEADS}'${time}'`)), names };
  }
  return withDatabase(url, async (client) => {
    await client.execute('PRAGMA busy_timeout = 10000');
    const leads = await client.execute({ sql: `${LEADS}?`, args: [time] });
    const pictures = await client.execute({ sql: `${PICTURES}?`, args: [time] });
    return { leads: Number(leads.rows[0]?.n), names: pictures.rows.map(({ filename }) => String(filename)) };
  });
}

/** What came in before an ISO time and is still here. What was deleted since is in a backup, but not here: never the reverse. */
export async function liveBefore({ databaseUrl: url, mediaDir, bucket }: Source, time: string): Promise<Live> {
  if (!isPostgres(url) && !existsSync(pathOf(url))) return { leads: 0, pictures: [] };
  const { leads, names } = await rowsOf(url, time);
  const there = bucket ? new Set((await bucket.list()).map(({ name }) => name)) : undefined;
  return { leads, pictures: names.filter((name) => (there ? there.has(name) : existsSync(join(mediaDir, name)))) };
}
