// npm run test:busy [-- FILTER …]: start, journeys, an enquiry to its yes and an upgrade beside eight busy loops on two cores. Slow is
// allowed there; wrong, lost, frozen and silent are not.
import { availableParallelism } from 'node:os';
import { build, checkNode, exitCodeOf, install, main, step } from '../steps.mjs';
import { startLoops } from './busy/loops.mjs';
import { installBrowser } from './debian.mjs';

const LOOPS = 8;
/** On a machine with more, everything shares the first two. */
const CORES = 2;
/** How many times longer tests wait here for what should happen. */
const PATIENCE = '6';

/** Start and restart of both parts, what visitors and the office do, an enquiry until its quote is accepted, an upgrade. */
const TESTS = [
  'operations/supervisor',
  'journeys/leads.test',
  'journeys/lead-journey',
  'journeys/double-sends',
  'journeys/hydration',
  'journeys/publishing',
  'journeys/quote-accepted',
  'operations/upgrade',
];

const onTwoCores = () => ['-c', `0-${CORES - 1}`, process.execPath, ...process.argv.slice(1)];

main(async () => {
  checkNode();
  if (availableParallelism() > CORES) {
    process.exitCode = await exitCodeOf('taskset', onTwoCores());
    return;
  }
  await install();
  await step('browser', installBrowser);
  await build(['cms', 'site']);
  const filters = process.argv.slice(2);
  const { stop } = startLoops(LOOPS);
  try {
    // Not tried again: what goes wrong by chance under load is what is looked for.
    const args = [
      'vitest',
      'run',
      '--project',
      'tests',
      '--retry=0',
      '--maxWorkers=1',
      ...(filters.length > 0 ? filters : TESTS),
    ];
    process.exitCode = await exitCodeOf('npx', args, { env: { ...process.env, TEST_ALL: '1', TEST_BUSY: PATIENCE } });
  } finally {
    stop();
  }
});
