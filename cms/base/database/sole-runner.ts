import type { Payload } from 'payload';
import { perProcess } from '../process/per-process';
import { sharedWork } from '../process/shared-work';
import { type HeldConnection, holdConnection } from './held-connection';
import type { Client } from './query';

/** Advisory lock numbers: of the back office that runs the jobs, and of every one that is running. */
const [RUNNER, RUNNING] = [4_207_316, 4_207_317];

/** Longest wait for this connection's answer, in milliseconds; then it is closed, and the next question opens another. */
const ANSWER_MS = 20_000;

const KEEPALIVE = [
  ['tcp_keepalives_idle', '15'],
  ['tcp_keepalives_interval', '5'],
  ['tcp_keepalives_count', '3'],
] as const;

/** A connection of this process that is kept for its locks: PostgreSQL releases them when it ends, however the process dies. */
interface Session extends HeldConnection {
  /** Whether no other back office was running when this one began. */
  alone: boolean;
  runsJobs: boolean;
}
const kept = perProcess<{ session?: Promise<Session> }>('jobs.session', () => ({}));

const tryLock = async (client: Client, lock: number) =>
  (await client.query<{ got: boolean }>('SELECT pg_try_advisory_lock($1) AS got', [lock])).rows[0]?.got === true;

async function beginSession({ client, close }: HeldConnection): Promise<Session> {
  client.on('error', () => {
    kept.session = undefined;
    close();
  });
  // PostgreSQL notices within half a minute that the machine of a back office is gone; by default after two hours.
  for (const [setting, value] of KEEPALIVE) await client.query('SELECT set_config($1, $2, FALSE)', [setting, value]);
  const alone = await tryLock(client, RUNNING);
  await client.query('SELECT pg_advisory_lock_shared($1)', [RUNNING]);
  if (alone) await client.query('SELECT pg_advisory_unlock($1)', [RUNNING]);
  return { client, close, alone, runsJobs: false };
}

function sessionOf(payload: Payload): Promise<Session> {
  kept.session ??= holdConnection(payload, ANSWER_MS, 'the connection of the jobs', beginSession).catch((error) => {
    kept.session = undefined;
    throw error;
  });
  return kept.session;
}

const isShared = (payload: Payload) => payload.db.name === 'postgres';

/** Whether no other back office was using the database when this one began. A SQLite file has one at a time. */
export const beganAlone = async (payload: Payload): Promise<boolean> => !isShared(payload) || (await sessionOf(payload)).alone;

/** Whether this back office runs the jobs: one at a time per database. Rejects when the database does not answer. */
export async function runsJobs(payload: Payload): Promise<boolean> {
  if (!isShared(payload)) return true;
  const session = await sessionOf(payload);
  if (session.runsJobs) return true;
  session.runsJobs = await sharedWork(ANSWER_MS, 'the lock of the jobs', () => tryLock(session.client, RUNNER)).catch((error) => {
    kept.session = undefined;
    session.close();
    throw error;
  });
  return session.runsJobs;
}
