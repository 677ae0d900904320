import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { prepareScratch, removeScratch, startStack } from './stack';

declare module 'vitest' {
  interface ProvidedContext {
    /** Data folder with a migrated database, starter content and the owner's account, to be copied. */
    prepared: string;
    /** The shared stack, which tests must not break or change. */
    siteUrl: string;
    cmsUrl: string;
  }
}

/** The projects of a run set up one after the other in one process, each with modules of its own. */
const run = globalThis as { prepared?: string };

/** The folder that all test files of a run copy, made for the first project that asks; `remove` is for the end of each. */
export async function prepareOnce(): Promise<{ prepared: string; remove: () => Promise<void> }> {
  if (run.prepared) return { prepared: run.prepared, remove: async () => undefined };
  const home = await mkdtemp(join(tmpdir(), 'tests-'));
  const prepared = await prepareScratch({}, home);
  run.prepared = prepared;
  const remove = async () => {
    await removeScratch(prepared);
    await rm(home, { recursive: true, force: true }); // with copies of files whose tests are all skipped, which run no afterAll
  };
  return { prepared, remove };
}

export default async function setup(project: TestProject) {
  const { prepared, remove } = await prepareOnce();
  const stack = await startStack(prepared);
  project.provide('prepared', prepared);
  project.provide('siteUrl', stack.site.url);
  project.provide('cmsUrl', stack.cms.url);
  return async () => {
    await stack.stop();
    await remove();
  };
}
