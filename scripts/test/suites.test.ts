import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../steps.mjs';

/** The programs of `.ci/run`, in a small repository with suites of its own. */
const PROGRAMS = [
  ...['.ci', 'scripts/steps.mjs', 'scripts/check', 'scripts/test', 'scripts/admin/environment/installation.mjs'],
  'cms/operations/commands/without-waiting.mjs',
];

let clone: string;
const write = (path: string, text: string | object) => {
  mkdirSync(dirname(join(clone, path)), { recursive: true });
  writeFileSync(join(clone, path), typeof text === 'string' ? text : JSON.stringify(text));
};
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.com', ...args], { cwd: clone, encoding: 'utf8' }).trim();
const commit = () => {
  git('add', '-A');
  git('commit', '-qm', 'a change');
};

/** Runs a command; returns its exit code, its lines, and the suites that it ran. */
function runs(...command: [string, ...string[]]) {
  const [program, ...args] = command;
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: clone,
    encoding: 'utf8',
    env: { ...process.env, CI: 'true' },
  });
  const lines = stdout.trimEnd().split('\n');
  const ran = lines.flatMap((line) => /^(\w+): about/.exec(line)?.[1] ?? []);
  return { code: status, lines, last: lines.at(-1), ran, output: stdout + stderr };
}
const noted = () => JSON.parse(readFileSync(join(clone, 'tests/suite-runs.json'), 'utf8'));
const noteGreen = (...names: string[]) =>
  write(
    'tests/suite-runs.json',
    Object.fromEntries(
      names.map((name, day) => [name, { commit: git('rev-parse', 'HEAD'), at: `2026-01-0${day + 1}T00:00:00Z` }]),
    ),
  );

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'suites-'));
  for (const path of PROGRAMS)
    cpSync(join(root, path), join(clone, path), { recursive: true, filter: (from) => !/\.test\.ts$/.test(from) });
  symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'));
  write('.gitignore', 'node_modules\n.cache\n');
  write('package.json', {
    type: 'module',
    workspaces: ['contract', 'site', 'cms'],
    scripts: { test: 'echo "10 passed, 0 failed"', 'test:suites': 'node scripts/test/suites.mjs' },
  });
  write('tests/covers.json', { 'scripts/': 'package.json', 'cms/': 'package.json' });
  write('tests/suites.json', {
    leads: { minutes: 1, command: 'echo "      Tests  4 passed (4)"', inputs: ['site/leads/'] },
    pages: { minutes: 1, command: 'echo "      Tests  3 passed (3)"', inputs: ['site/pages/'] },
    large: { minutes: 50, command: 'false', inputs: ['site/'] },
  });
  for (const path of ['contract/testing/a.ts', 'bench/a.ts', 'cms/testing/a.ts', 'site/dev.config.ts', 'site/leads/testing/a.ts'])
    write(path, '');
  git('init', '-q');
  commit();
  noteGreen('pages', 'leads', 'large');
  commit();
});
afterEach(() => rmSync(clone, { recursive: true, force: true }));

describe('.ci/run (R-RUN-47)', { timeout: 300_000 }, () => {
  it('runs npm test and, where nothing changed, the one suite that was not run for longest', () => {
    const { code, ran, last, output } = runs('.ci/run');
    expect({ code, ran, last, output }).toMatchObject({ code: 0, ran: ['pages'], last: '13 passed, 0 failed' });
    expect(output).toMatch(/leads +1 min +\d+ days ago +none/);
  });

  it('runs first the suites whose inputs changed, and names the one for which there is no time', () => {
    write('site/leads/testing/a.ts', 'export {};');
    commit();
    const { code, ran, last, output } = runs('.ci/run');
    expect({ code, ran, last }).toEqual({ code: 0, ran: ['leads', 'pages'], last: '17 passed, 0 failed' });
    expect(output).toMatch(/large +50 min +\d+ days ago +due, not run: site\/leads\/testing\/a\.ts/);
  });

  it('runs everything that fits in a clone that does not have the commit of the last run', () => {
    write('tests/suite-runs.json', { pages: { commit: '0'.repeat(40), at: '2026-01-01T00:00:00Z' } });
    expect(runs('.ci/run').ran).toEqual(['leads', 'pages']);
  });

  it('is red if a suite is red, and says why', () => {
    const table = {
      pages: { minutes: 1, command: 'echo " FAIL  a page is lost"; echo "      Tests  1 failed | 2 passed (3)"; exit 1' },
    };
    write('tests/suites.json', table);
    const { code, last, output } = runs('.ci/run');
    expect({ code, last }).toEqual({ code: 1, last: '12 passed, 1 failed' });
    expect(output).toContain('FAIL  a page is lost');
  });

  it('is red if it cannot tell which suites are due', () => {
    write('tests/suites.json', '{');
    expect(runs('.ci/run')).toMatchObject({ code: 1, last: '10 passed, 1 failed' });
  });

  it('is red if npm test is red, without a long suite', () => {
    write('package.json', { type: 'module', scripts: { test: 'echo "9 passed, 1 failed"; exit 1' } });
    expect(runs('.ci/run')).toMatchObject({ code: 1, ran: [], last: '9 passed, 1 failed' });
  });
});

describe('npm run test:suites (R-RUN-47)', { timeout: 300_000 }, () => {
  it('says when each suite was last green, and what changed since', () => {
    write('site/pages/a.css', 'a {}');
    commit();
    const { code, output } = runs('npm', 'run', 'test:suites');
    expect({ code, output }).toMatchObject({
      code: 0,
      output: expect.stringMatching(/pages +1 min +\d+ days ago +site\/pages\/a\.css/),
    });
  });

  it('notes a green run with its commit, and no red one', () => {
    write('tests/suites.json', { good: { minutes: 1, command: 'true' }, bad: { minutes: 1, command: 'false' } });
    expect(runs('npm', 'run', 'test:suites', '--', 'good', 'bad')).toMatchObject({ code: 1, last: '1 passed, 1 failed' });
    expect(noted()).toMatchObject({ good: { commit: git('rev-parse', 'HEAD') } });
    expect(noted()).not.toHaveProperty('bad');
  });
});
