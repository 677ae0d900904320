import type { TestProject } from 'vitest/node';
import { prepareScratch, removeScratch, startStack } from './stack';

declare module 'vitest' {
  interface ProvidedContext {
    /** A prepared data folder, to be copied for another stack. */
    prepared: string;
    /** The shared stack, which tests must not break or change. */
    siteUrl: string;
    cmsUrl: string;
  }
}

export default async function setup(project: TestProject) {
  const prepared = await prepareScratch();
  const stack = await startStack(prepared);
  project.provide('prepared', prepared);
  project.provide('siteUrl', stack.site.url);
  project.provide('cmsUrl', stack.cms.url);
  return async () => {
    await stack.stop();
    await removeScratch(prepared);
  };
}
