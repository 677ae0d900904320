// npm run bench [-- PART… --all]: without a part the whole table, about 15 minutes; the parts of NAMED run only by name.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build, install, installTool, main, root, Stop, step } from '../scripts/steps.mjs';
import { installBrowser, installPrograms } from '../scripts/test/debian.mjs';

/** Parts of the table; those that share a stage come first. */
const TABLE = [
  'size',
  'publishing',
  'touch',
  'office',
  'edit',
  'own-pages',
  'follow',
  'photos',
  'lab',
  'proof',
  'load',
  'growth',
  'start',
];
const NAMED = ['visitors', 'small-machine', 'inbox'];
const ALL = [...TABLE, ...NAMED];

/** Parts that visit pages with Lighthouse, and those that need programs of Debian's packages. */
const WITH_LIGHTHOUSE = ['lab', 'proof'];
const WITH_PROGRAMS = ['load', 'proof', 'small-machine'];
const PROGRAMS = { wrk: 'wrk', nginx: 'nginx-light', taskset: 'util-linux' };

/** Runs a benchmark with its output shown. */
const shown = (args) =>
  new Promise((done, fail) => {
    const child = spawn('npx', ['tsx', ...args], { cwd: root, stdio: 'inherit' });
    child.on('close', (code) => (code === 0 ? done() : fail(new Stop(`${args.join(' ')} ended with ${code}`))));
  });

main(async () => {
  const asked = process.argv.slice(2).filter((argument) => argument !== '--all');
  const unknown = asked.find((name) => !ALL.includes(name));
  if (unknown) throw new Stop(`npm run bench -- ${unknown}: there is no such benchmark; say some of ${ALL.join(', ')}`);
  await install();
  await step('install browser', installBrowser);
  const run = asked.length > 0 ? asked : TABLE;
  if (run.some((name) => WITH_PROGRAMS.includes(name)))
    await step('install load tools', () =>
      installPrograms(PROGRAMS, `The load benchmark needs ${Object.values(PROGRAMS).join(', ')}: install them.`),
    );
  if (run.some((name) => WITH_LIGHTHOUSE.includes(name))) await installTool('lighthouse', 'bench');
  await build(['cms', 'site']);
  const all = process.argv.includes('--all') ? ['--all'] : [];
  await shown([join('bench', 'tools', 'main.ts'), ...all, ...run]);
});
