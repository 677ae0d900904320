// npm run test:node [-- MAJOR …]: smoke tests of the built product on every supported Node, with binaries from the registry.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, checkNode, exitCodeOf, install, main, root, run, step } from '../steps.mjs';

const MAJORS = ['20', '22', '24', '26'];
/** Start, every route, a lead from form to inbox, a published change, a post written by the owner. */
const SMOKE = ['journeys/leads.test', 'journeys/routing', 'journeys/publishing', 'owner/posts'];

async function binaryOf(major) {
  const folder = join(root, '.cache', `node-${major}`);
  const name = `node-${process.platform}-${process.arch}`;
  const binary = join(folder, 'node_modules', name, 'bin', 'node');
  if (existsSync(binary)) return binary;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  await run('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock', `${name}@${major}`], { cwd: folder });
  return binary;
}

/** Arguments of the smoke tests, which start the product with the Node that runs them. */
const SMOKE_TESTS = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'tests', ...SMOKE];

main(async () => {
  checkNode();
  await install();
  await build(['cms', 'site']);
  const asked = process.argv.slice(2);
  const failed = [];
  for (const major of asked.length > 0 ? asked : MAJORS) {
    let binary = '';
    await step(`Node ${major}`, async () => {
      binary = await binaryOf(major);
      return (await run(binary, ['--version'])).trim();
    });
    if ((await exitCodeOf(binary, SMOKE_TESTS)) !== 0) failed.push(major);
  }
  console.log(failed.length === 0 ? '\nEvery Node passed' : `\nFailed on Node ${failed.join(', ')}`);
  process.exitCode = failed.length;
});
