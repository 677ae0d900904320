import { execFile, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';

const OTHERS = `SELECT count(*) FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`;
/** Sessions may have been ended since the backup. */
const END_SESSIONS =
  "DO $$ BEGIN IF to_regclass('public.users_sessions') IS NOT NULL THEN DELETE FROM public.users_sessions; END IF; END $$";

const notInstalled = (tool: string) => `${tool} is not installed: install PostgreSQL's client programs (postgresql-client)`;

/** Runs a PostgreSQL program; the password is passed in the environment, invisible to other accounts. */
async function runTool(tool: string, args: string[], url: string): Promise<string> {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  // biome-ignore lint/style/noProcessEnv: the program needs PATH and PostgreSQL's own variables
  const env = { ...process.env, PGCONNECT_TIMEOUT: '10', ...(password ? { PGPASSWORD: password } : {}) };
  try {
    const { stdout } = await promisify(execFile)(tool, [...args, `--dbname=${address.href}`], {
      env,
      maxBuffer: 64 * 1024 * 1024,
    });
    return stdout;
  } catch (error) {
    const { code, stderr, message } = error as { code?: unknown; stderr?: string; message: string };
    if (code === 'ENOENT') throw new Error(notInstalled(tool));
    const lines = stderr?.trim().split('\n') ?? [];
    throw new Error(lines.find((line) => line.includes('ERROR')) || lines[0] || message);
  }
}

/** Runs one query; one line per row, `|` between columns. */
export const query = (url: string, statement: string) =>
  runTool('psql', ['--no-psqlrc', '--tuples-only', '--no-align', '--command', statement], url);

/** Throws Error when another client is connected to the database. */
export async function refuseWhileInUse(url: string): Promise<void> {
  if (Number(await query(url, OTHERS)) > 0) throw new Error('the database is in use: stop the back office first');
}

/** The extension of an index; a copy of one schema leaves extensions out unless they are named. */
const EXTENSION = "SELECT extname FROM pg_extension WHERE extname = 'pg_trgm'";

/** Writes a consistent copy of the database while others write to it. */
export async function dumpPostgres(url: string, file: string): Promise<void> {
  const extension = (await query(url, EXTENSION)).trim();
  const what = ['--format=custom', '--schema=public', '--no-owner', '--no-privileges', '--no-comments'];
  if (extension) what.push(`--extension=${extension}`);
  await runTool('pg_dump', [...what, `--file=${file}`], url);
}

/** Converts a dump to SQL in a file beside it; throws Error if it is not a dump. */
async function readDump(file: string): Promise<string> {
  const statements = `${file}.sql`;
  const args = ['--no-owner', '--no-privileges', `--file=${statements}`, file];
  await promisify(execFile)('pg_restore', args).catch((error: { stderr?: string; message: string }) => {
    throw new Error(error.stderr?.trim().split('\n')[0] || error.message);
  });
  return statements;
}

/** The table in the line that begins its rows. */
const ROWS_OF = /^COPY (?:public|"public")\.(?:"((?:[^"]|"")+)"|(\S+)) \(.*\) FROM stdin;$/;

/** Lines of a text; text may hold signs that others take for the end of a line as well. */
async function* linesOf(stream: Readable): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of stream.setEncoding('utf8')) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

/** Reads all of a dump; resolves with the number of rows per table. Rejects if it is damaged. */
export async function rowsInDump(file: string): Promise<Record<string, number>> {
  const child = spawn('pg_restore', ['--data-only', '--file=-', file], { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((done, fail) => {
    child.once('error', () => fail(new Error(notInstalled('pg_restore')))).once('close', done);
  });
  ended.catch(() => undefined); // awaited below
  const said = text(child.stderr);
  const rows: Record<string, number> = {};
  let table: string | undefined;
  for await (const line of linesOf(child.stdout)) {
    if (line === '\\.') table = undefined;
    else if (table !== undefined) rows[table] = (rows[table] ?? 0) + 1;
    else {
      const [, quoted, plain] = ROWS_OF.exec(line) ?? [];
      table = quoted?.replaceAll('""', '"') ?? plain;
      if (table !== undefined) rows[table] = 0;
    }
  }
  if ((await ended) !== 0) throw new Error((await said).trim().split('\n')[0] || 'pg_restore cannot read it');
  return rows;
}

/** Replaces everything in the database by a copy: all of it, or after an error nothing. */
export async function loadPostgres(url: string, file: string): Promise<void> {
  const statements = await readDump(file);
  const steps = ['--command', 'DROP SCHEMA IF EXISTS public CASCADE', '--file', statements, '--command', END_SESSIONS];
  await runTool('psql', ['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1', ...steps], url);
}
