import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export const isPostgres = (url: string) => /^postgres(ql)?:/.test(url);

const ROWS = `SELECT c.relname || '=' || (xpath('/row/n/text()',
    query_to_xml(format('SELECT count(*) AS n FROM %I.%I', n.nspname, c.relname), false, true, '')))[1]
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE c.relkind = 'r' AND n.nspname = 'public'`;
const OTHERS = `SELECT count(*) FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`;
/** Sessions may have been ended since the backup. */
const END_SESSIONS =
  "DO $$ BEGIN IF to_regclass('public.users_sessions') IS NOT NULL THEN DELETE FROM public.users_sessions; END IF; END $$";

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
    if (code === 'ENOENT') throw new Error(`${tool} is not installed: install PostgreSQL's client programs (postgresql-client)`);
    const lines = stderr?.trim().split('\n') ?? [];
    throw new Error(lines.find((line) => line.includes('ERROR')) || lines[0] || message);
  }
}

/** Runs one query; one line per row, `|` between columns. */
export const query = (url: string, statement: string) =>
  runTool('psql', ['--no-psqlrc', '--tuples-only', '--no-align', '--command', statement], url);

/** Rows per table. */
export async function countPostgres(url: string): Promise<Record<string, number>> {
  const lines = (await query(url, ROWS)).split('\n').filter(Boolean);
  return Object.fromEntries(
    lines.map((line) => {
      const [table = '', rows] = line.split('=');
      return [table, Number(rows)];
    }),
  );
}

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
export async function readDump(file: string): Promise<string> {
  const statements = `${file}.sql`;
  const args = ['--no-owner', '--no-privileges', `--file=${statements}`, file];
  await promisify(execFile)('pg_restore', args).catch((error: { stderr?: string; message: string }) => {
    throw new Error(error.stderr?.trim().split('\n')[0] || error.message);
  });
  return statements;
}

/** Replaces everything in the database by a copy: all of it, or after an error nothing. */
export async function loadPostgres(url: string, file: string): Promise<void> {
  const statements = await readDump(file);
  const steps = ['--command', 'DROP SCHEMA IF EXISTS public CASCADE', '--file', statements, '--command', END_SESSIONS];
  await runTool('psql', ['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1', ...steps], url);
}
