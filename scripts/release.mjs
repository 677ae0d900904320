// npm run release [-- FOLDER] [--part site|cms] [--quick]: everything that runs the product, built, with the packages that it runs
// with: an archive in release/, or the files in FOLDER. A machine that unpacks it builds nothing and installs nothing.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { copyBuilt, copyPictures } from './release/built-parts.mjs';
import { leavingLinks } from './release/links.mjs';
import { copyPackages, linkWorkspaces } from './release/packages.mjs';
import { billOfMaterials } from './release/sbom.mjs';
import { copySources } from './release/sources.mjs';
import { build, checkNode, install, main, RELEASE, root, run, Stop, step } from './steps.mjs';

/** The bill of materials in a release; an archive has a copy beside it. */
const BILL = 'sbom.cdx.json';

/** `quick`, for tests: links packages instead of copying them, and leaves out the starter's pictures. */
function readArguments() {
  const options = { part: { type: 'string' }, quick: { type: 'boolean', default: false } };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const { part, quick } = values;
  if (part !== undefined && part !== 'site' && part !== 'cms')
    throw new Stop(`npm run release -- --part ${part}: there is no such part; say site or cms, or leave it out for both`);
  const given = positionals[0] && resolve(positionals[0]);
  if (given && existsSync(given)) throw new Stop(`npm run release -- ${given}: this folder exists; say a new one`);
  return { parts: part ? [part] : ['cms', 'site'], quick, given };
}

/** Puts together a release in `folder`; throws Stop if a link in it leads elsewhere. */
async function fill(folder, parts, { version, quick }) {
  await step('files', () => copySources(parts, folder));
  symlinkSync('deploy/install', join(folder, 'install'));
  await step('built parts', () => copyBuilt(parts, folder));
  if (parts.includes('site') && !quick) await step('starter pictures', () => copyPictures(folder));
  let packages = [];
  await step('packages', () => {
    packages = copyPackages(parts, folder, quick);
    linkWorkspaces(folder);
    return `${packages.length} packages`;
  });
  await step('bill of materials', async () => {
    writeFileSync(join(folder, BILL), `${JSON.stringify(await billOfMaterials(packages, version), null, 1)}\n`);
  });
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const commit = (await run('git', ['rev-parse', 'HEAD'])).trim();
  writeFileSync(join(folder, RELEASE), `${JSON.stringify({ version, commit, node: engines.node }, null, 2)}\n`);
  const leaving = leavingLinks(folder);
  if (leaving.length > 0) throw new Stop(`These links of the release work only on this machine:\n${leaving.join('\n')}`);
}

main(async () => {
  checkNode();
  const { parts, quick, given } = readArguments();
  const commit = (await run('git', ['describe', '--always', '--dirty', '--exclude=*'])).trim(); // without tags
  const version = `${JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version}+${commit}`;
  await install();
  await build(parts);
  if (given) return fill(given, parts, { version, quick });
  const scratch = mkdtempSync(join(tmpdir(), 'release-'));
  try {
    const folder = join(scratch, `cleaning-website-${version}`);
    await fill(folder, parts, { version, quick });
    const archive = join(root, 'release', `${basename(folder)}.tar.gz`);
    mkdirSync(join(root, 'release'), { recursive: true });
    await step('archive', () => run('tar', ['-czf', archive, '-C', scratch, basename(folder)]));
    writeFileSync(archive.replace(/\.tar\.gz$/, '.cdx.json'), readFileSync(join(folder, BILL)));
    console.log(`\n  ${archive}\n\n  On a server, as root: unpack it, then ./install in its folder. Elsewhere: npm start\n`);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
});
