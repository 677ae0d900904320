import { existsSync } from 'node:fs';
import type { Client } from '@libsql/client';
import { pathOf, tablesOf, withDatabase } from '../../database/database-file';
import { isPostgres, query } from './postgres-dump';

/** Facts that the database to be replaced has and the backup cannot have. */
export interface Since {
  /** Leads received after the backup started. */
  leads: number;
  /** References of leads erased or anonymised after it. */
  erased: number[];
}

async function read(client: Client, time: string): Promise<Since> {
  if (!(await tablesOf(client)).includes('leads')) return { leads: 0, erased: [] };
  const leads = await client.execute({ sql: 'SELECT count(*) AS n FROM leads WHERE received_at > ?', args: [time] });
  const erased = await client.execute({
    sql: 'SELECT id FROM leads WHERE anonymised_at > ? AND received_at <= ?',
    args: [time, time],
  });
  return { leads: Number(leads.rows[0]?.n), erased: erased.rows.map(({ id }) => Number(id)) };
}

async function readPostgres(url: string, time: string): Promise<Since> {
  const line = await query(
    url,
    `SELECT (SELECT count(*) FROM leads WHERE received_at > '${time}'),
       (SELECT string_agg(id::text, ',' ORDER BY id) FROM leads WHERE anonymised_at > '${time}' AND received_at <= '${time}')`,
  );
  const [leads, erased = ''] = line.trim().split('|');
  return { leads: Number(leads), erased: erased.split(',').filter(Boolean).map(Number) };
}

/** What happened after an ISO time; undefined without a readable database. */
export async function happenedSince(url: string, time: string): Promise<Since | undefined> {
  const unreadable = () => undefined; // often the reason for the restore
  if (isPostgres(url)) return readPostgres(url, time).catch(unreadable);
  if (!existsSync(pathOf(url))) return undefined;
  return withDatabase(url, (client) => read(client, time)).catch(unreadable);
}
