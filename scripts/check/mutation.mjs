// Mutation testing (Stryker) of the lead's path and the cache: its packages are installed when it first runs.
import { installTool, run, step } from '../steps.mjs';

const folder = 'tests/mutation';
/** As in the settings, whose list the command line replaces. */
const NEVER = ['!site/leads/leads.ts', '!**/*.test.ts'];

/** Fails below the score in `tests/mutation/stryker.config.mjs`; prints every mutant that no test notices. */
export async function mutation(files = []) {
  await installTool('stryker', folder);
  const stryker = `${folder}/node_modules/@stryker-mutator/core/bin/stryker.js`;
  const only = files.length > 0 ? ['--mutate', [...files, ...NEVER].join(',')] : [];
  await step('mutation score', () =>
    run('node', [stryker, 'run', `${folder}/stryker.config.mjs`, ...only], { stdio: 'inherit' }).then(() => undefined),
  );
}
