import type { Client, InStatement, Transaction } from '@libsql/client';
import { sharedWork } from '../../server/process/shared-work';

/** Longest transaction in milliseconds; then it is undone, and what waits goes on. */
const TRANSACTION_MS = 30_000;

/**
 * Makes transactions of a SQLite file keep to the client's one connection: whatever else the process asks waits until they end. The
 * client's own would open another connection for that, without this one's settings; a write on it would wait for the lock inside
 * SQLite, which stops the whole process, the transaction included.
 */
export function keepToOneConnection(client: Client): void {
  const { execute, batch, migrate, executeMultiple } = client;
  const run = (statement: InStatement) => execute.call(client, statement);
  let underWay: Promise<void> | undefined;

  const alone =
    <Args extends unknown[], Result>(act: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      while (underWay) await underWay;
      return act.apply(client, args);
    };

  const transaction = async (): Promise<Pick<Transaction, 'execute' | 'commit' | 'rollback'>> => {
    let isOpen = true;
    let release = () => {};
    const released = new Promise<void>((done) => {
      release = done;
    });
    // A statement that failed for want of space, for example, has ended the transaction already.
    const undo = async () => void (await run('ROLLBACK').catch(() => undefined));
    const end = async (how: () => Promise<unknown>) => {
      if (!isOpen) throw new Error('This save was given up and undone');
      await how();
      isOpen = false;
      release();
    };
    const begun = run('BEGIN IMMEDIATE'); // takes the lock before it reads, so that another process cannot come in between
    underWay = sharedWork(TRANSACTION_MS, 'a save', () => released)
      .catch(() => {
        isOpen = false;
        return undo();
      })
      .finally(() => {
        underWay = undefined;
      });
    await begun.catch((error: unknown) => {
      release();
      throw error;
    });
    return {
      async execute(statement) {
        if (!isOpen) throw new Error('This save was given up and undone');
        return run(statement);
      },
      commit: () => end(() => run('COMMIT')),
      rollback: () => end(undo),
    };
  };

  Object.assign(client, {
    execute: alone(execute as (statement: InStatement) => ReturnType<Client['execute']>),
    batch: alone(batch),
    migrate: alone(migrate),
    executeMultiple: alone(executeMultiple),
    transaction: alone(transaction),
  });
}
