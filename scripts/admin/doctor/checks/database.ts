import { existsSync } from 'node:fs';
import { error, type Finding, ok, warning } from '../../../../cms/base/checks';
import { danglingReferences, pathOf, withDatabase } from '../../../../cms/base/database/database-file';
import { readState } from '../../../../cms/operations/commands/state';
import { command } from '../../../steps.mjs';

async function checkFile(url: string): Promise<Finding[]> {
  return withDatabase(url, async (client) => {
    await client.execute('PRAGMA busy_timeout = 5000');
    const integrity = (await client.execute('PRAGMA integrity_check')).rows.map((row) => String(row.integrity_check));
    if (integrity.join() !== 'ok')
      return [error(`the database is damaged: ${integrity.slice(0, 2).join('; ')}`, `${command} restore FILE`)];
    const dangling = await danglingReferences(client);
    if (dangling.length > 0) return [error(`references dangle: ${dangling.join(', ')}`, `${command} restore FILE`)];
    return [ok('the database is whole, and its references hold')];
  });
}

export async function checkDatabase(url: string): Promise<Finding[]> {
  if (url.startsWith('file:') && !existsSync(pathOf(url))) return [warning('there is no database yet', 'npm start makes it')];
  const findings = url.startsWith('file:') ? await checkFile(url) : [];
  if (findings.some(({ level }) => level === 'error')) return findings;
  const { pending, hasAccount } = await readState(url);
  findings.push(
    pending.length === 0
      ? ok('all migrations are recorded')
      : warning(`${pending.length} migrations have not run (${pending.join(', ')})`, 'npm start runs them'),
  );
  if (!hasAccount) findings.push(error('there is no account', 'npm start makes one: give it OWNER_EMAIL'));
  return findings;
}
