import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { prepareOnce } from '../../tests/kit/global-setup';
import { databaseOf } from '../../tests/kit/stack-database';

declare module 'vitest' {
  interface ProvidedContext {
    /** With `npm run test:postgres`: the server, and its prepared database. */
    postgres: { server: string; prepared: string } | undefined;
  }
}

/** Provides the data folder that all test files copy, made as `npm start` makes one. */
export default async function prepare(project: TestProject) {
  // biome-ignore lint/style/noProcessEnv: set by the test runner
  const server = process.env.TEST_POSTGRES;
  const root = resolve(import.meta.dirname, '../..');
  if (!existsSync(resolve(root, 'cms/dist/office/manifest.json')))
    execFileSync(process.execPath, [resolve(root, 'office/build.mjs')]);
  const { prepared, remove } = await prepareOnce();
  const { DATABASE_URL: database } = await databaseOf(prepared);
  project.provide('prepared', prepared);
  project.provide('postgres', server && database ? { server, prepared: database } : undefined);
  return remove;
}
