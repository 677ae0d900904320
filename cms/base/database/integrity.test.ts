import { open } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { forgetLog } from '../../leads/privacy/anonymise';
import { readiness } from '../../operations/alerts/readiness';
import { startPayload } from '../../testing/api';
import { env } from '../process/env';
import { checkIntegrity } from './integrity';
import { execute, rowsOf, sql } from './query';

let payload: Payload;
beforeAll(async () => {
  payload = await startPayload();
});

it.skipIf(env.databaseUrl.startsWith('postgres'))('a damaged page that nobody has read yet is found and reported', async () => {
  await checkIntegrity(payload);
  expect(await readiness(payload)).toMatchObject({ ready: true, integrity: 'ok' });
  await forgetLog(payload);
  const [{ root } = { root: 0 }] = await rowsOf<{ root: number }>(
    payload,
    sql`SELECT rootpage AS root FROM sqlite_schema WHERE name = 'leads_received_at_idx'`,
  );
  const [{ size } = { size: 0 }] = await rowsOf<{ size: number }>(payload, sql`SELECT page_size AS size FROM pragma_page_size`);
  const file = await open(resolve(env.dataDir, 'database.db'), 'r+');
  await file.write(Buffer.alloc(64, 0xff), 0, 64, (root - 1) * size);
  await file.close();
  await execute(payload, sql`PRAGMA shrink_memory`);
  await checkIntegrity(payload);
  expect(await readiness(payload)).toMatchObject({ ready: false, database: 'ok', integrity: expect.stringContaining('damaged') });
});
