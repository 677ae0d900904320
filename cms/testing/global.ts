import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { createDatabase, dropDatabase } from './postgres';

declare module 'vitest' {
  interface ProvidedContext {
    /** Data folder with a migrated database and starter content; each test file uses a copy. */
    prepared: string;
    /** What the setup printed when it created that folder. */
    said: string;
    /** With `npm run test:postgres`: the server, and its prepared database. */
    postgres: { server: string; prepared: string } | undefined;
  }
}

/** The clock of `npm run test:clock`, if that runs the tests. */
// biome-ignore lint/style/noProcessEnv: set by the test runner
const clock = Object.fromEntries(Object.entries(process.env).filter(([name]) => /^(TZ|LD_PRELOAD|.*FAKE.*)$/.test(name)));

/** Creates the data folder that all test files copy, as `npm start` does. */
export default async function prepare(project: TestProject) {
  // biome-ignore lint/style/noProcessEnv: set by the test runner
  const server = process.env.TEST_POSTGRES;
  // The copies are in it too: a file whose tests are all skipped runs no afterAll.
  const home = await mkdtemp(join(tmpdir(), 'cms-test-'));
  const folder = join(home, 'prepared');
  const database = server && (await createDatabase(server));
  const remove = async () => {
    await rm(home, { recursive: true, force: true });
    if (database) await dropDatabase(server, database);
  };
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', 'operations/commands/setup.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: {
      ...clock,
      NODE_ENV: 'production',
      DATA_DIR: folder,
      PAYLOAD_SECRET: 'a secret that only tests know',
      OWNER_EMAIL: 'owner@example.com',
      ...(database && { DATABASE_URL: database }),
    },
  }).catch(async (error) => {
    await remove();
    throw error;
  });
  project.provide('prepared', folder);
  project.provide('said', stdout);
  project.provide('postgres', database ? { server, prepared: database } : undefined);
  return remove;
}
