import type { Payload } from 'payload';
import { withPostgres } from '../../base/database/ask-database';
import { execute, sql } from '../../base/database/query';

/** Schema of the tables of a move that is not complete: whoever opens the database does not see them. */
const UNSEEN = 'move_database';

/** Statements that move the tables, and the types that migrations create in `public`, from one schema to the other. */
const changes = (from: string, to: string, typesFrom: string, typesTo: string) => `
  SELECT format('ALTER TABLE %I.%I SET SCHEMA %I', schemaname, tablename, ${to}) AS change
    FROM pg_tables WHERE schemaname = ${from}
  UNION ALL
  SELECT format('ALTER TYPE %I.%I SET SCHEMA %I', nspname, typname, ${typesTo})
    FROM pg_type JOIN pg_namespace ON pg_namespace.oid = typnamespace WHERE typtype = 'e' AND nspname = ${typesFrom}`;

const runEach = (payload: Payload, statements: string) =>
  execute(payload, sql.raw(`DO $$ DECLARE one record; BEGIN FOR one IN ${statements} LOOP EXECUTE one.change; END LOOP; END $$`));

/** Hides all tables and their types from whoever opens the database; deletes those of a move that was cut off. */
export async function hideTables(payload: Payload): Promise<void> {
  await execute(payload, sql.raw(`DROP SCHEMA IF EXISTS ${UNSEEN} CASCADE`));
  await execute(payload, sql.raw(`CREATE SCHEMA ${UNSEEN}`));
  await runEach(payload, changes('current_schema()', `'${UNSEEN}'`, `'public'`, `'${UNSEEN}'`));
}

export async function showTables(payload: Payload): Promise<void> {
  await runEach(payload, changes(`'${UNSEEN}'`, 'current_schema()', `'${UNSEEN}'`, `'public'`));
  await execute(payload, sql.raw(`DROP SCHEMA ${UNSEEN}`));
}

export const dropHidden = (url: string) => withPostgres(url, (ask) => ask(`DROP SCHEMA IF EXISTS ${UNSEEN} CASCADE`));
