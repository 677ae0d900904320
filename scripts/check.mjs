// npm run check [-- screenshots]: format, lint and types; or pictures of every page.
import { join } from 'node:path';
import { main, root, run, step } from './steps.mjs';

/** Lint, then the types of all parts. */
export async function check() {
  await step('lint and format', () => run('npx', ['biome', 'ci', '.']).then(() => undefined));
  for (const part of ['contract', 'site', 'cms', 'tests']) {
    await step(`types ${part}`, () => run('npx', ['tsc', '--noEmit', '-p', part]).then(() => undefined));
  }
}

/** What the built site weighs against its budget; says which page or part grew over it. */
export const budget = () =>
  step('size budget', () => run('npx', ['size-limit', '--hide-passed'], { cwd: join(root, 'site') }).then(() => undefined));

if (process.argv[1] === import.meta.filename) {
  main(async () => {
    if (process.argv[2] === 'screenshots')
      await run('npx', ['tsx', 'tests/screenshots.ts', ...process.argv.slice(3)], { stdio: 'inherit' });
    else await check();
  });
}
