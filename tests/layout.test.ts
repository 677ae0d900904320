import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../scripts/steps.mjs';

const SKIPPED = new Set(['node_modules', 'dist', '.next', 'migrations', '.git', 'data', 'data-dev', 'testing']);

function files(folder: string, pattern: RegExp): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? files(path, pattern) : pattern.test(entry.name) ? [path] : [];
  });
}

/** Every import of a source file, as a path from the root; packages as they are written. */
function importsOf(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8');
  return [...source.matchAll(/(?:from|import\()\s*'([^']+)'/g)].map(([, target = '']) =>
    target.startsWith('.') ? relative(root, join(root, file, '..', target)) : target,
  );
}

const sources = ['contract', 'site', 'cms', 'scripts']
  .flatMap((folder) => files(folder, /\.(tsx?|mjs)$/))
  .filter((file) => !/\.(test|d)\.m?tsx?$/.test(file));
const offenders = (from: RegExp, to: RegExp) =>
  sources
    .filter((file) => from.test(file))
    .flatMap((file) => importsOf(file).flatMap((target) => (to.test(target) ? [`${file} imports ${target}`] : [])));

describe('imports point one way', () => {
  it.each([
    ['contract imports neither side', /^contract\//, /^(site|cms)(\/|$)/],
    ['site never imports cms', /^site\//, /^cms(\/|$)/],
    ['cms never imports site', /^cms\//, /^site(\/|$)/],
    ['ui imports nothing above it', /^site\/ui\//, /^site\/(sections|pages|forms|base|cache|http|leads|media|server|head)\//],
    ['sections do not import pages', /^site\/sections\//, /^site\/(pages|base|cache|http|leads|media|server)\//],
    ['SQL passes one door', /^cms\/(?!base\/(query|database)\.ts$|operate\/)/, /^@payloadcms\/db-|^@libsql\//],
    ['production code does not import tests', /./, /^tests\/|\.test$/],
    [
      'the browser gets no server code',
      /^site\/(ui|sections|forms|root|entry\.browser|.*\.browser|pages\/[^.]+)[^.]*\.tsx$/,
      /\.server$|^site\/(base|cache|http|leads|media|server)\/|^node:|^(sharp|hono|sanitize-html)$/,
    ],
  ])('%s', (_, from, to) => {
    const typeOnly = /import type/;
    const found = offenders(from, to).filter((line) => {
      const [file = '', target = ''] = line.split(' imports ');
      const source = readFileSync(join(root, file), 'utf8');
      const statement = source.split('\n').find((text) => text.includes(`'`) && text.includes(target.split('/').at(-1) ?? ''));
      return !statement || !typeOnly.test(statement);
    });
    expect(found).toEqual([]);
  });
});

describe('documents', () => {
  it.each(['README.md', 'CONTRIBUTING.md', ...files('docs', /\.md$/)])('%s names only files that exist', (file) => {
    const text = readFileSync(join(root, file), 'utf8').replace(/```[\s\S]*?```/g, '');
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, target = '']) => join(file, '..', target));
    const named = [...text.matchAll(/`((?:contract|site|cms|tests|docs|scripts|imagery|bench)\/[\w./-]*)`/g)].map(
      ([, target = '']) => target,
    );
    const missing = [...links, ...named].filter((target) => {
      try {
        readdirSync(join(root, target));
        return false;
      } catch (error) {
        return (error as NodeJS.ErrnoException).code !== 'ENOTDIR';
      }
    });
    expect(missing).toEqual([]);
  });
});

it('no file is longer than 300 lines without a reason at its top', () => {
  const long = [...sources, ...files('site', /\.css$/), ...files('tests', /\.ts$/)].filter((file) => {
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    return lines.length > 301 && !/^(\/\*|\/\/)/.test(lines[0] ?? '') && !/starter|payload-types|importMap/.test(file);
  });
  expect(long).toEqual([]);
});
