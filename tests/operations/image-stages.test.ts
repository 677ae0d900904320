import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyPackages, linkWorkspaces } from '../../scripts/release/packages.mjs';
import { root, run } from '../../scripts/steps.mjs';
import { NOBODY, spawnHidden, whyNotHidden } from '../kit/hidden-clone';

/** The Dockerfile's stages by name: what each stands on, copies from the clone, and runs. */
const stages = new Map(
  readFileSync(join(root, 'Dockerfile'), 'utf8')
    .replace(/^#.*\n/gm, '')
    .replaceAll('\\\n', ' ')
    .split(/^FROM /m)
    .slice(1)
    .map((text) => {
      const [, base = '', name = ''] = /^(\S+) AS (\S+)/.exec(text) ?? [];
      const lines = (verb: string) =>
        [...text.matchAll(new RegExp(`^${verb} (?!--from)(.+)$`, 'gm'))].map(([, line = '']) => line);
      return [name, { base, copies: lines('COPY'), runs: lines('RUN') }];
    }),
);
/** Those that pick files by hand instead of copying everything. */
const picking = [...stages].filter(([, { copies }]) => copies.length > 0 && !copies.includes('. .')).map(([name]) => name);

const IGNORED = /(^|\/)(node_modules|dist|\.next)$/;
const PICTURE = /\.(jpe?g|png|webp)$/;

/** The files that a source of a `COPY` line names; its last step may have an asterisk. */
function named(source: string): string[] {
  if (!source.includes('*')) return [source];
  const pattern = new RegExp(`^${basename(source).replaceAll('.', '\\.').replaceAll('*', '.*')}$`);
  return readdirSync(join(root, dirname(source)))
    .filter((name) => pattern.test(name))
    .map((name) => join(dirname(source), name));
}

/** Does what a `COPY` line does; of a folder of pictures the smallest is enough. */
function copy(line: string, tree: string) {
  const [to = '', ...sources] = line.split(' ').reverse();
  for (const path of sources.flatMap(named)) {
    const full = join(root, path);
    if (statSync(full).isFile()) {
      mkdirSync(join(tree, to), { recursive: true });
      cpSync(full, join(tree, to, basename(path)));
      continue;
    }
    const size = (name: string) => statSync(join(full, name)).size;
    const [smallest] = readdirSync(full)
      .filter((name) => PICTURE.test(name))
      .sort((a, b) => size(a) - size(b));
    const filter = (file: string) => !IGNORED.test(file) && (!PICTURE.test(file) || basename(file) === smallest);
    cpSync(full, join(tree, to), { recursive: true, filter });
  }
}

let home: string;
let tree: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'stage-'));
  tree = join(home, 'source');
  for (const folder of [tree, join(home, 'made'), join(home, 'bin')]) mkdirSync(folder);
  // npm itself, which only says what it would install.
  const npm = execFileSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim();
  writeFileSync(join(home, 'bin/npm'), `#!/bin/sh\nexec ${npm} "$@" --dry-run --offline\n`, { mode: 0o755 });
  for (const folder of [home, tree, join(home, 'made')]) {
    chmodSync(folder, 0o755);
    if (NOBODY) chownSync(folder, NOBODY.uid, NOBODY.gid);
  }
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

/** Runs a `RUN` line in the stage's tree, where this machine can without any sight of the clone. Its other folders are below `home`. */
async function execute(line: string) {
  const script = line.replace(/--mount=\S+ /g, '').replace(/(?<=[\s'"])\/(?=\w)/g, `${home}/`);
  const env = { PATH: `${join(home, 'bin')}:${process.env.PATH}`, HOME: home, NODE_ENV: 'production' as const };
  if (whyNotHidden() !== undefined) return run('sh', ['-ec', script], { cwd: tree, env });
  const child = spawnHidden(tree, ['sh', '-ec', script], env);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const code = await new Promise((done) => child.once('close', done));
  expect(code, output).toBe(0);
}

describe('a stage of the images that picks its files by hand has all that its programs import (R-SHIP-5)', () => {
  it.each(picking)('%s', async (name) => {
    const chain = [];
    for (let stage = stages.get(name); stage; stage = stages.get(stage.base)) chain.unshift(stage);
    for (const stage of chain) for (const line of stage.copies) copy(line, tree);
    if (chain.length > 1) {
      copyPackages(['site'], tree, true);
      linkWorkspaces(tree); // to the stage's own
    }
    for (const line of stages.get(name)?.runs ?? []) await execute(line);
    const { workspaces } = JSON.parse(readFileSync(join(tree, 'package.json'), 'utf8')) as { workspaces: string[] };
    for (const workspace of workspaces) expect(readdirSync(join(tree, workspace))).toContain('package.json'); // npm would not miss it
    if (name === 'pictures') expect(readdirSync(join(home, 'pictures')).length).toBeGreaterThan(0);
  });

  it('there are such stages', () => {
    expect(picking).toEqual(['packages', 'pictures']);
  });
});
