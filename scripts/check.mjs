// npm run check: format, lint, versions, licences, tests of each file, and types. Sub-commands: screenshots, licences (writes the list),
// audit, mutation, proofs (R-… or COUNT: do its tests prove a requirement), tests (which test covers FILE …).
import { join } from 'node:path';
import { checkLicences, writeLicences } from './check/licences.mjs';
import { mutation } from './check/mutation.mjs';
import { proofs } from './check/proofs.mjs';
import { audit, checkPins } from './check/supply.mjs';
import { testsOf } from './check/tested.mjs';
import { main, root, run, Stop, step, workspaces } from './steps.mjs';

export async function check() {
  await step('lint and format', () => run('npx', ['biome', 'ci', '.']).then(() => undefined));
  await step('versions and licences', () => {
    checkPins();
    checkLicences();
  });
  await step('imports', () => run('npx', ['depcruise', ...workspaces, 'scripts', '--config']).then(() => undefined));
  await step('a test for each file', () => testsOf().then(() => undefined));
  await step('documents', () => run('npx', ['vitest', 'run', '--project', 'repository']).then(() => undefined));
  await step('nothing unused', () => run('npx', ['knip', '--no-progress']).then(() => undefined));
  for (const part of [...workspaces, 'tests']) {
    await step(`types ${part}`, () => run('npx', ['tsc', '--noEmit', '-p', part]).then(() => undefined));
  }
}

export const budget = () =>
  step('size budget', () => run('npx', ['size-limit', '--hide-passed'], { cwd: join(root, 'site') }).then(() => undefined));

const others = {
  screenshots: (args) => run('npx', ['tsx', 'tests/kit/screenshots.ts', ...args], { stdio: 'inherit' }),
  licences: () => step('licences', writeLicences),
  audit: () => step('audit', audit),
  tests: async (files) => {
    const testOf = await testsOf();
    for (const file of files) console.log(`${file}  ${testOf(file) ?? 'no test'}`);
  },
  mutation,
  proofs,
};

if (process.argv[1] === import.meta.filename) {
  main(async () => {
    const [word, ...args] = process.argv.slice(2);
    if (word && !others[word])
      throw new Stop(`npm run check -- ${word}: say one of ${Object.keys(others).join(', ')}, or nothing`);
    await (word ? others[word](args) : check());
  });
}
