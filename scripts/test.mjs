// npm test: installs what is missing (including a browser), then lint, types, unit, API and browser tests. --all adds the long
// suites and mutation testing.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { mutation } from './check/mutation.mjs';
import { budget, check } from './check.mjs';
import { build, checkNode, install, main, root, step } from './steps.mjs';
import { installBrowser } from './test/debian.mjs';

/** Failed tests of a vitest report with their reasons; a file that failed to load is listed with its error. */
function failures(report) {
  return report.testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    const tests = failed.map(
      ({ fullName, failureMessages }) => `${relative(root, name)}: ${fullName}\n${failureMessages.join('\n')}`,
    );
    return tests.length === 0 && message ? [`${relative(root, name)}\n${message}`] : tests;
  });
}

/** Runs all vitest projects but `repository`, which `check` runs, with their output shown; resolves with counts and failures. */
function vitest(env, signal) {
  const folder = mkdtempSync(join(tmpdir(), 'test-report-'));
  const report = join(folder, 'report.json');
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project=!repository',
    '--reporter=default',
    '--reporter=./scripts/test/retries.mjs',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  return new Promise((done) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    signal.addEventListener('abort', () => child.kill('SIGINT')); // it stops what its tests have started
    child.on('close', (code) => {
      const none = { numPassedTests: 0, numFailedTests: 1, testResults: [] };
      const found = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : none;
      rmSync(folder, { recursive: true, force: true });
      const failed = found.numFailedTests || (code === 0 ? 0 : 1);
      done({ passed: found.numPassedTests, failed, reasons: failures(found) });
    });
  });
}

main(async () => {
  checkNode();
  const all = process.argv.includes('--all');
  await install();
  await step('browser', installBrowser);
  const ending = new AbortController();
  // The build takes a third of the time of the checks.
  const [{ passed, failed, reasons }] = await Promise.all([
    build(['cms', 'site'])
      .then(budget)
      .then(() => vitest(all ? { TEST_ALL: '1' } : {}, ending.signal)),
    check().catch((error) => {
      ending.abort();
      throw error;
    }),
  ]);
  // Repeated at the end, because an early failure is thousands of lines above.
  for (const reason of reasons) console.log(`\nFAILED ${reason}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  if (failed > 0 || passed === 0) process.exit(1);
  if (all) await mutation();
  process.exit(0);
});
