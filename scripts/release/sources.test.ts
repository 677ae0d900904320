import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { root, run, workspaces } from '../steps.mjs';
import { leavingLinks } from './links.mjs';
import { linkWorkspaces, packagesOf } from './packages.mjs';
import { copySources, sourcesOf } from './sources.mjs';

const PROGRAM = /(?<!\.d)\.(m?ts|tsx|mjs)$/;
/** What runs on a server from its source: the operators' verbs and their programs; the parts themselves were built into files. */
const RUN =
  /^(scripts\/(?!check|dev|release|test)|cms\/operations\/commands\/|site\/(leads|media)\/(spool-command|make-ready)\.ts)/;
/** Imported by what no server runs: `create-migration` and the types' generator are a developer's. */
const DEVELOPERS = /^cms\/operations\/commands\/(create-migration|generate-types)\.ts$/;

/** Every file and every package that these files import, directly or through others. */
async function importsOf(files: string[]) {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: files,
    outdir: join(root, 'nowhere'),
    write: false,
    bundle: true,
    metafile: true,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    packages: 'external',
    alias: Object.fromEntries(workspaces.map((name) => [name, join(root, name)])),
    loader: { '.css': 'empty', '.scss': 'empty', '.svg': 'empty', '.md': 'empty' },
    logLevel: 'silent',
  });
  const outside = Object.values(metafile.inputs).flatMap(({ imports }) => imports.filter(({ external }) => external));
  const packages = outside.flatMap(({ path }) => /^(@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []);
  return {
    files: Object.keys(metafile.inputs).map((path) => path.replace(/\?.*$/, '')),
    packages: [...new Set(packages)].filter((name) => !name.startsWith('node:') && !builtinModules.includes(name)).sort(),
  };
}

const partsOf = [
  { parts: ['cms', 'site'], imported: /^/ },
  { parts: ['site'], imported: /^(?!cms\/)/ },
];

it.each(partsOf)('a release of $parts has every file that one of its files imports (R-SHIP-6)', async ({ parts, imported }) => {
  const shipped = await sourcesOf(parts);
  const { files } = await importsOf(shipped.filter((file) => PROGRAM.test(file) && imported.test(file)));
  expect(files.length).toBeGreaterThan(300);
  const tracked = (await run('git', ['ls-files'])).split('\n'); // a file of today may be in no commit yet
  expect(files.filter((file) => tracked.includes(file) && !shipped.includes(file))).toEqual([]);
});

it.each([{ parts: ['site'] }, { parts: ['cms'] }, { parts: ['cms', 'site'] }])(
  'every link of a release of $parts leads to a file in it (R-SHIP-1)',
  async ({ parts }) => {
    const folder = mkdtempSync(join(tmpdir(), 'release-links-'));
    try {
      await copySources(parts, folder);
      linkWorkspaces(folder);
      expect(leavingLinks(folder)).toEqual([]);
      for (const part of parts) expect(existsSync(join(folder, 'node_modules', part, 'package.json')), part).toBe(true);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
);

it('a release has every package that is imported by what runs from its source (R-SHIP-6)', async () => {
  const programs = (await sourcesOf(['cms'])).filter((file) => PROGRAM.test(file) && RUN.test(file) && !DEVELOPERS.test(file));
  const { packages } = await importsOf(programs);
  const shipped = packagesOf(['cms']).map((path) => path.replace(/^.*node_modules\//, ''));
  expect(packages).toContain('zod');
  expect(packages.filter((name) => !shipped.includes(name))).toEqual([]);
});
