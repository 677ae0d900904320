// npm run release [-- FOLDER]: everything that runs the product, built, with production packages only: an archive in release/, or
// the files in FOLDER. A machine that unpacks it builds nothing and installs nothing.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { build, checkNode, install, main, RELEASE, root, run, Stop, step } from './steps.mjs';

/** What only a developer needs. */
const LEFT_OUT = /^(tests|bench|imagery|\.ci|\.github)\/|\.test(-d)?\.tsx?$|(^|\/)(testing|fixtures)\//;
/** What a build leaves, without the compiler's caches. */
const BUILT = ['site/dist', 'cms/.next', 'cms/dist'];
const isCache = (path) => /[/\\]\.next[/\\](cache|dev|trace)/.test(path);

/** Copies the tracked files that a running product needs. */
async function copyFiles(folder) {
  const files = (await run('git', ['ls-files', '-z'])).split('\0').filter((file) => file && !LEFT_OUT.test(file));
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  return `${files.length} files`;
}

main(async () => {
  checkNode();
  const given = process.argv[2] && resolve(process.argv[2]);
  if (given && existsSync(given)) throw new Stop(`npm run release -- ${given}: this folder exists; say a new one`);
  const commit = (await run('git', ['describe', '--always', '--dirty'])).trim();
  const name = `cleaning-website-${commit}`;
  await install();
  await build(['cms', 'site']);
  await step('starter pictures', async () => {
    const folders = ['cms/starter/pictures', 'site/dist/pictures'];
    await run(process.execPath, ['--import', 'tsx', 'site/media/make-ready.ts', ...folders]);
  });
  const scratch = given ? undefined : mkdtempSync(join(tmpdir(), 'release-'));
  const folder = given ?? join(scratch, name);
  try {
    await step('files', () => copyFiles(folder));
    await step('built parts', () => {
      for (const part of BUILT) {
        cpSync(join(root, part), join(folder, part), { recursive: true, filter: (path) => !isCache(path) });
      }
    });
    await step('packages', async () => {
      await run('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder });
    });
    const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    writeFileSync(join(folder, RELEASE), `${JSON.stringify({ commit, node: engines.node }, null, 2)}\n`);
    if (given) return;
    const archive = join(root, 'release', `${name}.tar.gz`);
    mkdirSync(dirname(archive), { recursive: true });
    await step('archive', () => run('tar', ['-czf', archive, '-C', scratch, name]));
    console.log(`\n  ${archive}\n\n  Unpack it, then: npm start\n`);
  } finally {
    if (scratch) rmSync(scratch, { recursive: true, force: true });
  }
});
