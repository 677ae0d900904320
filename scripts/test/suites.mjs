// npm run test:suites [-- NAME …]: the long suites of tests/suites.json, each with its last green run and what changed since; those
// that are named are run, and a green run is noted in tests/suite-runs.json. --ci is .ci/run: `npm test`, then long suites.
import { join } from 'node:path';
import { build, install, main, root, Stop } from '../steps.mjs';
import { ageOf, countsOf, failedSoFar, nextSuite, reasonsOf } from './suites/choose.mjs';
import { noteRun, states, suites } from './suites/inputs.mjs';
import { runLimited } from './suites/run.mjs';

const MINUTE_MS = 60_000;
/** In CI: the longest in all, and the longest for long suites. */
const [CI_MINUTES, LONG_MINUTES] = [75, 40];
/** Of the whole time, what is left for ending a suite and for printing. */
const END_MINUTES = 1;
/** By hand a suite may take long on a busy machine, but not hang for ever. */
const BY_HAND_MINUTES = 360;

const logOf = (name) => join(root, '.cache', 'suites', `${name}.log`);
const minutesSince = (start) => (performance.now() - start) / MINUTE_MS;
const total = { passed: 0, failed: 0 };

function count({ passed, failed }) {
  total.passed += passed;
  total.failed += failed;
}

const commandOf = ({ command, tests }) =>
  command ?? `npx vitest run --reporter=default --reporter=./scripts/test/retries.mjs ${tests.join(' ')}`;

/** Runs a suite; its output is in a file, and shown where it is red. Resolves with how it ended, in words. */
async function runSuite(suite, minutes) {
  const log = logOf(suite.name);
  console.log(`\n${suite.name}: about ${suite.minutes} minutes, output in ${log}`);
  const start = performance.now();
  const env = suite.command ? {} : { TEST_ALL: '1' };
  const { code, output } = await runLimited(commandOf(suite), { ms: minutes * MINUTE_MS, log, env });
  const failed = code === undefined ? failedSoFar(output) : countsOf(output, code).failed;
  count(code === undefined ? { passed: 0, failed } : countsOf(output, code));
  if (code === 0) noteRun(suite.name);
  for (const line of output.split('\n').filter((text) => text.startsWith('TRIED AGAIN'))) console.log(line);
  if (failed > 0) console.log(reasonsOf(output).join('\n'));
  const how = failed > 0 ? 'RED' : code === 0 ? 'green' : 'not finished';
  console.log(`${suite.name}: ${how} after ${minutesSince(start).toFixed(1)} minutes`);
  return how;
}

/** Each suite with how it ended here, or its last green run and what changed since. */
function report(all, ended = new Map()) {
  const now = Date.now();
  console.log('\n  suite             usual   last green   inputs changed since');
  for (const { name, minutes, lastRun, changed } of all) {
    const due = changed ? `${changed[0]}${changed.length > 1 ? ` and ${changed.length - 1} more` : ''}` : 'none';
    const outcome = ended.get(name) ?? (ended.size > 0 && changed ? `due, not run: ${due}` : due);
    console.log(`  ${name.padEnd(18)}${`${minutes} min`.padEnd(8)}${ageOf(lastRun, now).padEnd(13)}${outcome}`);
  }
}

/** `npm test`, then the suites that are due and one in turn, as long as there is time. */
async function ci() {
  const start = performance.now();
  const first = await runLimited('npm test', { ms: (CI_MINUTES - END_MINUTES) * MINUTE_MS, log: logOf('npm-test'), shown: true });
  const told = /^(\d+) passed, (\d+) failed$/m.exec(first.output);
  count({ passed: Number(told?.[1] ?? 0), failed: Number(told?.[2]) || (first.code === 0 ? 0 : 1) });
  if (first.code !== 0) {
    console.log(`\nnpm test is ${first.code === undefined ? 'not finished in time' : 'red'}: no long suite was run`);
    return;
  }
  const all = await states();
  const end = Math.min(minutesSince(start) + LONG_MINUTES, CI_MINUTES - END_MINUTES);
  const ended = new Map();
  for (;;) {
    const left = end - minutesSince(start);
    const suite = nextSuite(all, [...ended.keys()], left);
    if (!suite) break;
    ended.set(suite.name, await runSuite(suite, left));
  }
  report(all, ended);
}

/** Whoever reads only the last line must see it, too. */
function unexpected(error) {
  console.error(error instanceof Stop ? error.message : error);
  total.failed += 1;
}

async function byName(names) {
  const all = suites();
  const unknown = names.find((name) => !all.some((suite) => suite.name === name));
  if (unknown) throw new Stop(`npm run test:suites -- ${unknown}: say one of ${all.map(({ name }) => name).join(', ')}`);
  const named = all.filter(({ name }) => names.includes(name));
  if (named.some(({ command }) => !command)) {
    await install();
    await build(['cms', 'site']); // else the first test that starts the product would build it under the others
  }
  for (const suite of named) await runSuite(suite, BY_HAND_MINUTES);
}

main(async () => {
  const names = process.argv.slice(2);
  if (names.length === 0) return report(await states());
  if (names[0] === '--ci') await ci().catch(unexpected);
  else await byName(names);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  if (total.failed > 0) process.exitCode = 1;
});
