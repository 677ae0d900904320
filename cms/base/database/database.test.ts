import type { Payload } from 'payload';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { startPayload } from '../../testing/api';
import { execute, rowsOf, sql } from './query';

describe.skipIf(inject('postgres'))('the SQLite database of the running back office', () => {
  let payload: Payload;
  beforeAll(async () => {
    payload = await startPayload();
  });

  it('is read while it is written', async () => {
    expect(await rowsOf(payload, sql`PRAGMA journal_mode`)).toEqual([{ journal_mode: 'wal' }]);
  });

  it('rejects a row that refers to a missing one', async () => {
    await expect(
      execute(
        payload,
        sql`INSERT INTO users_sessions (_order, _parent_id, id, expires_at) VALUES (1, 987654, 'a', '2026-01-01')`,
      ),
    ).rejects.toThrow();
    expect(await rowsOf(payload, sql`PRAGMA foreign_key_check`)).toEqual([]);
  });

  it('finds leads by their clock through an index (R-LEAD-6)', async () => {
    const indexed = await rowsOf<{ name: string }>(
      payload,
      sql`SELECT DISTINCT part.name FROM pragma_index_list('leads') AS list, pragma_index_info(list.name) AS part`,
    );
    expect(indexed.map(({ name }) => name)).toEqual(expect.arrayContaining(['due_at', 'first_answered_at']));
  });

  it('deletes what belongs to a deleted row', async () => {
    const account = { email: 'gone@example.com', password: 'twelve quiet panes', name: 'Gone', role: 'leads' as const };
    const { id } = await payload.create({ collection: 'users', data: account });
    await payload.login({ collection: 'users', data: account });
    const sessions = () => rowsOf(payload, sql`SELECT id FROM users_sessions WHERE _parent_id = ${id}`);
    expect(await sessions()).toHaveLength(1);
    await execute(payload, sql`DELETE FROM users WHERE id = ${id}`);
    expect(await sessions()).toEqual([]);
  });
});
