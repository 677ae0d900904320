// npm run test:servers [-- --built] [-- NAME …]: the product on servers that have never seen this clone. They are containers, with
// systemd as their first process, on a network without a way out. `--built` takes the archive and the images of the last run.
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { checkNode, exitCodeOf, install, main, Stop, step } from '../steps.mjs';
import { makeBaseImages } from './servers/base-images.mjs';
import { CONTAINERS, installEngine } from './servers/engine.mjs';
import { cloneClean, lastArchive, makeArchive, makeImage, sizeOfImage } from './servers/releases.mjs';

const FIGURES = join(CONTAINERS, 'figures.jsonl');
const megabytes = (bytes) => `${Math.round(bytes / 1e6)} MB`;

const vitest = (args, env = {}) => exitCodeOf('npx', ['vitest', 'run', ...args], { env: { ...process.env, ...env } });

async function buildAll() {
  await step('clean clone', cloneClean);
  await step('archive', async () => megabytes(statSync(await makeArchive()).size));
  for (const part of ['site', 'cms']) await step(`image ${part}`, () => makeImage(part));
}

/** Rows of the table that docs/benchmarks.md has. */
async function printFigures(archive) {
  const measured = existsSync(FIGURES)
    ? readFileSync(FIGURES, 'utf8')
        .trim()
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : [];
  const rows = [
    { what: 'the archive', value: megabytes(statSync(archive).size) },
    ...(await Promise.all(['site', 'cms'].map(async (part) => ({ what: `image ${part}`, value: await sizeOfImage(part) })))),
    ...measured,
  ];
  console.log(`\n| what | measured |\n| --- | --- |\n${rows.map(({ what, value }) => `| ${what} | ${value} |`).join('\n')}\n`);
}

main(async () => {
  checkNode();
  await install();
  const built = process.argv.includes('--built');
  const names = process.argv.slice(2).filter((argument) => argument !== '--built');
  try {
    await step('containers', installEngine);
  } catch (error) {
    console.error(
      `${error.message}\n\n  No containers here. Left out: servers with systemd, images, Caddy, HAProxy, PostgreSQL on a machine of its own.`,
    );
    console.error('  Instead the archive runs where the clone is hidden.\n');
    process.exitCode = await vitest(['--project', 'tests', 'tests/operations/release']);
    return;
  }
  await step('images to stand on', makeBaseImages);
  if (!built) await buildAll();
  const archive = lastArchive();
  if (!archive) throw new Stop('npm run test:servers -- --built: nothing was built yet; leave --built out');
  rmSync(FIGURES, { force: true });
  process.exitCode = await vitest(['--config', 'tests/servers/vitest.config.ts', ...names], { ARCHIVE: archive, FIGURES });
  await printFigures(archive);
});
