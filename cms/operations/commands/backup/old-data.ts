import { existsSync } from 'node:fs';
import { askDatabase } from '../../../base/database/ask-database';
import { pathOf } from '../../../base/database/database-file';
import { isPostgres } from '../../../base/database/database-kind';

/** Facts that the database to be replaced has and the backup cannot have. */
export interface Since {
  leads: number;
  /** References of leads erased or anonymised after it. */
  erased: number[];
}

/** What happened after an ISO time; undefined without a readable database, which is often the reason for the restore. */
export async function happenedSince(url: string, time: string): Promise<Since | undefined> {
  if (!isPostgres(url) && !existsSync(pathOf(url))) return undefined;
  return askDatabase(url, async (ask) => {
    const [leads] = await ask(`SELECT count(*) AS n FROM leads WHERE received_at > '${time}'`);
    const erased = await ask(`SELECT id FROM leads WHERE anonymised_at > '${time}' AND received_at <= '${time}' ORDER BY id`);
    return { leads: Number(leads?.n), erased: erased.map(({ id }) => Number(id)) };
  }).catch(() => undefined);
}
