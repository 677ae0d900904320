import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root, workspaces } from '../../scripts/steps.mjs';

const SKIPPED = new Set(['node_modules', 'dist', '.next', 'migrations', '.git', 'data', 'data-dev', 'testing']);

function files(folder: string, pattern: RegExp): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? files(path, pattern) : pattern.test(entry.name) ? [path] : [];
  });
}

const sources = [...workspaces, 'scripts']
  .flatMap((folder) => files(folder, /\.(tsx?|mjs)$/))
  .filter((file) => !/\.(test|d)\.m?tsx?$/.test(file));

/** The rooms of the back office from the bottom up, as the rule for imports has them. */
const { ROOMS }: { ROOMS: string[] } = await import(join(root, '.dependency-cruiser.mjs'));

it('component paths, which are no imports, name no room above their own', () => {
  const named = sources.flatMap((file) => {
    const [part, room = ''] = file.split('/');
    const paths = part === 'cms' && ROOMS.includes(room) ? readFileSync(join(root, file), 'utf8') : '';
    return [...paths.matchAll(/['`]\/(\w+)\/[\w/-]+#(?:\w+'|\$\{)/g)].map(([path, other = '']) => ({ file, room, other, path }));
  });
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ room, other }) => ROOMS.indexOf(other) > ROOMS.indexOf(room))).toEqual([]);
});

it('no file is longer than 300 lines without a reason at its top', () => {
  const long = [...sources, ...files('site', /\.css$/), ...files('tests', /\.ts$/)].filter((file) => {
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    return lines.length > 301 && !/^(\/\*|\/\/)/.test(lines[0] ?? '') && !/starter|payload-types|importMap/.test(file);
  });
  expect(long).toEqual([]);
});
