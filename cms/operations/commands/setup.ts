/** Prepares the database for the server: `node --import tsx operations/commands/setup.ts [--terminal]`. Fast when nothing is to be done. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyDatabase, pathOf, removeDatabase, swapIn } from '../../base/database/database-file';
import { isPostgres } from '../../base/database/database-kind';
import { orExit } from '../../base/process/or-exit';
import { refuseIfEmptied, remember } from './known-databases';
import { readState } from './state';
import { WITHOUT_WAITING } from './without-waiting.mjs';

const prepare = resolve(dirname(fileURLToPath(import.meta.url)), 'prepare.ts');

async function runPrepare(url: string): Promise<void> {
  const child = spawn(process.execPath, [...process.execArgv, WITHOUT_WAITING, prepare, url, ...process.argv.slice(2)], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('the database was left as it was');
}

/** Works on a copy that replaces the database at the end, so a failure or interruption changes nothing. */
async function updateFile(url: string, exists: boolean): Promise<void> {
  const copy = `${url}.next`;
  await mkdir(dirname(pathOf(url)), { recursive: true });
  await removeDatabase(copy);
  try {
    if (exists) await copyDatabase(url, copy);
    await runPrepare(copy);
    await swapIn(copy, url, exists);
  } finally {
    await removeDatabase(copy);
  }
}

const { env } = await orExit(import('../../base/process/env'));
const { exists, pending, hasContent, hasAccount } = await orExit(readState(env.databaseUrl));
if (!hasContent && !hasAccount) await orExit(refuseIfEmptied(env.dataDir, env.databaseUrl));
if (pending.length > 0 || !hasContent || !hasAccount) {
  await orExit(isPostgres(env.databaseUrl) ? runPrepare(env.databaseUrl) : updateFile(env.databaseUrl, exists));
}
await remember(env.dataDir, env.databaseUrl);
