/**
 * `prepare.ts FILE_URL`: migrates the database there, loads the starter content into an empty one, makes the first account.
 * A process of its own, so that nothing has the file open when it is done; called by `setup.ts` with a copy.
 */
import { getPayload, type SanitizedConfig } from 'payload';
import { orExit } from '../boot';
import { database } from '../database';
import { env } from '../env';
import config from '../payload.config';
import { loadStarter } from '../starter/load';
import { makeOwner } from './account';
import { migrate } from './migrate';
import { readState } from './state';

const say = (line: string) => process.stdout.write(`${line}\n`);

async function prepare(url: string): Promise<void> {
  const { pending, hasContent, hasAccount } = await readState(url);
  const here = { ...(await config), db: database(url), logger: { options: { level: 'error' } } };
  const payload = await getPayload({ config: here as unknown as SanitizedConfig });
  if (pending.length > 0) {
    await migrate(payload, url, pending);
    say(`migrated ${pending.length}`);
  }
  if (!hasContent) say(`starter content: ${await loadStarter(payload)}`);
  if (!hasAccount) say(await makeOwner(payload, { email: env.ownerEmail, password: env.ownerPassword }));
}

await orExit(prepare(process.argv[2] ?? ''));
process.exit(0);
