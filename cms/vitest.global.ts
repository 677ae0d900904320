import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Data folder with a migrated database and the starter content; each test file works on a copy. */
    prepared: string;
    /** What the setup printed when it made that folder. */
    said: string;
  }
}

/** Makes the data folder that all test files copy, the way `npm start` does. */
export default async function prepare(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'cms-prepared-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', 'operate/setup.ts'], {
    cwd: import.meta.dirname,
    env: {
      NODE_ENV: 'production',
      DATA_DIR: folder,
      PAYLOAD_SECRET: 'a secret that only tests know',
      OWNER_EMAIL: 'owner@example.com',
    },
  }).catch(async (error) => {
    await remove();
    throw error;
  });
  project.provide('prepared', folder);
  project.provide('said', stdout);
  return remove;
}
