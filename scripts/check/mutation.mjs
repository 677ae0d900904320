// Mutation testing (Stryker) of the lead's path and the cache: its packages are installed when it first runs.
import { installTool, run, step } from '../steps.mjs';

const folder = 'tests/mutation';

/** Fails below the score in `tests/mutation/stryker.config.mjs`; prints every mutant that no test notices. */
export async function mutation() {
  await installTool('stryker', folder);
  const stryker = `${folder}/node_modules/@stryker-mutator/core/bin/stryker.js`;
  await step('mutation score', () =>
    run('node', [stryker, 'run', `${folder}/stryker.config.mjs`], { stdio: 'inherit' }).then(() => undefined),
  );
}
