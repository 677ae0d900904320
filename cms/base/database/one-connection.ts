import { type Client, createClient, type InStatement, type ResultSet, type Transaction } from '@libsql/client';
import { sharedWork } from '../process/shared-work';

/** Longest transaction in milliseconds; then it is undone, and what waits goes on. */
const TRANSACTION_MS = 30_000;
const GIVEN_UP = 'This save was given up and undone';

const SETTINGS = ['busy_timeout', 'synchronous', 'secure_delete', 'foreign_keys', 'journal_size_limit'];

const callsOf = (client: Client) => ({
  execute: client.execute.bind(client) as (statement: InStatement) => Promise<ResultSet>,
  batch: client.batch.bind(client),
  migrate: client.migrate.bind(client),
  executeMultiple: client.executeMultiple.bind(client),
  close: client.close.bind(client),
});
type Connection = ReturnType<typeof callsOf>;

async function openAgain(url: string, before: Connection): Promise<Connection> {
  const next = callsOf(createClient({ url }));
  for (const name of SETTINGS) {
    const { rows } = await before.execute(`PRAGMA ${name}`);
    await next.execute(`PRAGMA ${name} = ${Number(rows[0]?.[0])}`);
  }
  before.close();
  return next;
}

/**
 * Makes all that the process asks of the SQLite file at `url` follow each other on the client's one connection, a transaction as one.
 * The client's own transactions leave the connection's settings behind on another one, and a write beside them would wait for their
 * lock inside SQLite, which stops the whole process, the transaction included.
 */
export function keepToOneConnection(client: Client, url: string): void {
  let connection = callsOf(client);
  let underWay: Promise<void> | undefined;

  /**
   * libsql leaves a statement unfinished that another process's lock refused: all that is written after it on the same connection
   * counts as done, and is undone as soon as that statement is collected as garbage.
   */
  const leaveRefused = async (error: unknown) => {
    const isRefused = (error as { code?: string }).code?.startsWith('SQLITE_BUSY');
    if (isRefused) connection = await openAgain(url, connection);
  };
  const hold = (until: Promise<unknown>) => {
    underWay = until.catch(leaveRefused).then(() => {
      underWay = undefined;
    });
  };
  const alone = async <Result>(act: () => Promise<Result>): Promise<Result> => {
    while (underWay) await underWay;
    const result = act();
    hold(result);
    return result;
  };

  const begin = async (): Promise<Pick<Transaction, 'execute' | 'commit' | 'rollback'>> => {
    while (underWay) await underWay;
    const { execute } = connection;
    let isOpen = true;
    let release = () => {};
    const released = new Promise<void>((done) => {
      release = done;
    });
    // A statement that failed for want of space, for example, has ended the transaction already.
    const undo = async () => {
      if (isOpen) await execute('ROLLBACK').catch(() => undefined);
      isOpen = false;
    };
    const go = async (statement: InStatement) => {
      if (!isOpen) throw new Error(GIVEN_UP);
      return execute(statement);
    };
    const begun = execute('BEGIN IMMEDIATE'); // takes the lock before it reads, so that another process cannot come in between
    hold(begun.then(() => sharedWork(TRANSACTION_MS, 'a save', () => released).catch(undo)));
    const ended = underWay;
    await begun;
    const end = async (how: Promise<unknown>) => {
      await how;
      isOpen = false;
      release();
      await ended;
    };
    return { execute: go, commit: () => end(go('COMMIT')), rollback: () => end(undo()) };
  };

  Object.assign(client, {
    execute: (statement: InStatement) => alone(() => connection.execute(statement)),
    batch: (...args: Parameters<Client['batch']>) => alone(() => connection.batch(...args)),
    migrate: (...args: Parameters<Client['migrate']>) => alone(() => connection.migrate(...args)),
    executeMultiple: (statements: string) => alone(() => connection.executeMultiple(statements)),
    close: () => connection.close(),
    transaction: begin,
  });
}
