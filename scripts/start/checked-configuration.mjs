import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { configure, prepareData, root, run, runStorageCommand, Stop } from '../steps.mjs';

export const isInstalled = () => existsSync(join(root, 'node_modules/tsx'));

/** What the schemas of the parts say about the settings in `env`, a line for each that is wrong; with `cwd`, those of that release. */
export async function settingFaults(parts, options) {
  const output = await run(process.execPath, ['--import', 'tsx', 'scripts/start/configuration.ts', ...parts], options);
  return output.split('\n').filter(Boolean);
}

export async function checkedConfiguration(parts) {
  const problems = isInstalled() ? await settingFaults(parts) : [];
  const named = new Set(problems.map((line) => line.split(' ')[0]));
  try {
    const env = configure();
    if (problems.length === 0) return env;
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    problems.unshift(...error.message.split('\n').filter((line) => !named.has(line.split(/[ :]/)[0])));
  }
  throw new Stop(`Nothing was started: the configuration is wrong.\n${problems.map((line) => `  ${line}`).join('\n')}`);
}

/** Runs one of the back office's operator programs with its output shown, once the configuration is known to be right. */
export async function runWithConfiguration(script, args) {
  const env = await checkedConfiguration(['cms']);
  prepareData(env);
  await runStorageCommand(script, args, env);
}
