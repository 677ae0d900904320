import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';

let folder: string;
let database: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'known-'));
  database = join(folder, 'database.db');
  await cp(inject('prepared'), folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function setup(): Promise<{ code: number; stderr: string }> {
  const env = { NODE_ENV: 'production' as const, DATA_DIR: folder, PAYLOAD_SECRET: 'a secret that only tests know' };
  const options = { cwd: resolve(import.meta.dirname, '../..'), env };
  return promisify(execFile)(process.execPath, ['--import', 'tsx', 'operations/commands/setup.ts'], options).then(
    ({ stderr }) => ({ code: 0, stderr }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, stderr }),
  );
}

describe.skipIf(inject('postgres'))('a database that had content', () => {
  it.each(['missing', 'empty'])(
    'and is %s is not taken for a first start; put back, it is used again (R-RUN-21)',
    async (how) => {
      expect(await setup()).toEqual({ code: 0, stderr: '' });
      await rename(database, `${database}.away`);
      if (how === 'empty') await writeFile(database, '');
      const refused = await setup();
      expect(refused.code).toBe(1);
      expect(refused.stderr).toContain(`DATABASE_URL: ${database} is missing or empty`);
      expect((await readdir(folder)).filter((name) => /^database\.db(-wal|\.next)/.test(name))).toEqual([]);
      await rename(`${database}.away`, database);
      expect(await setup()).toEqual({ code: 0, stderr: '' });
    },
  );
});
