import { type MigrateUpArgs } from '@payloadcms/db-sqlite'
import { fillSearchText } from '../../leads/search/fill';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await fillSearchText((query) => db.all(query));
}

/** The release before finds leads by these columns too. */
export async function down(): Promise<void> {}
