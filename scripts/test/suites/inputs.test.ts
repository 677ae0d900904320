import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import packageJson from '../../../package.json';
import { root } from '../../steps.mjs';
import { changedSince, inputsOf, longTests, suites } from './inputs.mjs';

const all = suites();
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
const files = git('ls-files', '--cached', '--others', '--exclude-standard').split('\n');

describe('the table of long suites (R-RUN-47)', () => {
  it('has each test that npm test leaves out, in part or as a whole, in one suite', () => {
    const owned = all.flatMap(({ tests }) => tests);
    expect(longTests().length).toBeGreaterThan(100);
    expect(longTests().filter((file) => !owned.includes(file))).toEqual([]);
    expect(owned.length).toBe(new Set(owned).size);
  });

  it('names only what exists, and each suite can run within its time', () => {
    const dead = all.flatMap(({ name, tests, command, follow, inputs }) => [
      ...(tests.length === 0 && !command ? [`${name} has no tests`] : []),
      ...[...follow, ...inputs]
        .filter((path) => !files.some((file) => file.startsWith(path) && existsSync(join(root, file))))
        .map((path) => `${name}: ${path}`),
      ...(command?.match(/^npm run ([\w:]+)/)?.slice(1) ?? [])
        .filter((script) => !(script in packageJson.scripts))
        .map((script) => `${name}: there is no ${script}`),
    ]);
    expect(dead).toEqual([]);
    expect(all.filter(({ minutes }) => minutes > 40)).toEqual([]);
  });
});

describe('the inputs of a suite (R-RUN-47)', () => {
  let isInput: Awaited<ReturnType<typeof inputsOf>>;
  beforeAll(async () => {
    isInput = await inputsOf();
  });
  const suitesOf = (path: string) => all.filter((suite) => isInput(suite, path)).map(({ name }) => name);

  it.each([
    ['a helper that its tests import', 'tests/faults/story.ts', ['faults']],
    ['what its tests import through others', 'tests/kit/engines.ts', ['engines']],
    ['a file that a browser loads, by its imports', 'site/behaviours/menu.browser.ts', ['engines']],
    ['the test that tests/covers.json names for a file', 'cms/office/find-replace/panel.tsx', ['office']],
    ['a path of the table', 'Dockerfile', ['servers']],
    ['what is installed', 'package-lock.json', all.map(({ name }) => name)],
  ])('%s', (_, path, names) => {
    expect(suitesOf(path)).toEqual(expect.arrayContaining(names));
  });

  it('nothing of a document', () => {
    expect(suitesOf('docs/operations.md')).toEqual([]);
  });

  it('each file of the running product is an input of a suite', () => {
    const product = files.filter(
      (file) =>
        /^(site|cms|contract|shared)\/.*(?<!\.d)\.(tsx?|mjs)$/.test(file) && !/\/testing\/|\.test|\.config|\/dev\.ts/.test(file),
    );
    expect(product.filter((file) => suitesOf(file).length === 0)).toEqual([]);
  });
});

describe('what changed since a run (R-RUN-47)', () => {
  it('is asked of git', () => {
    expect(changedSince('HEAD')).toEqual(git('diff', '--name-only', 'HEAD').split('\n').filter(Boolean));
  });

  it('is not known of a commit that this clone does not have', () => {
    expect(changedSince('0'.repeat(40))).toBeUndefined();
  });
});
