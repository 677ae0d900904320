import { type MigrateUpArgs } from '@payloadcms/db-postgres'
import { fillSearchText } from '../../leads/search/fill';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await fillSearchText(async (query) => (await db.execute(query)).rows);
}

/** The release before finds leads by these columns too. */
export async function down(): Promise<void> {}
