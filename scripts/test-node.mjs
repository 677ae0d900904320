// npm run test:node [-- MAJOR …]: the built product's smoke tests on each Node that is supported, by the binaries of the registry.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, checkNode, install, main, root, run, step } from './steps.mjs';

const MAJORS = ['20', '22', '24', '26'];
/** A start, every route, a lead from the form to the inbox, a change that is published, a post that the owner writes. */
const SMOKE = ['leads.test', 'routing', 'publishing', 'owner/posts'];

/** Path of the newest binary of a major version; fetched once. */
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

/** Runs the smoke tests with a binary: the tests start the product with the Node that they run on. */
const smoke = (binary) =>
  new Promise((done) => {
    const args = [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', '--project', 'tests', ...SMOKE];
    spawn(binary, args, { cwd: root, stdio: 'inherit' }).on('close', (code) => done(code === 0));
  });

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
    if (!(await smoke(binary))) failed.push(major);
  }
  console.log(failed.length === 0 ? '\nEvery Node passed' : `\nFailed on Node ${failed.join(', ')}`);
  process.exitCode = failed.length;
});
