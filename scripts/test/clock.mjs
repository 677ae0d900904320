// npm run test:clock -- TIME ZONE [FILTER …]: the tests with another clock and zone, such as `+37d Pacific/Auckland` or
// `"@2027-12-31 23:58:00" Australia/Adelaide cms/leads`, without touching the machine's own.
import { build, checkNode, exitCodeOf, install, main, run, Stop, step } from '../steps.mjs';
import { installPrograms } from './debian.mjs';

main(async () => {
  checkNode();
  const [given, zone, ...filters] = process.argv.slice(2);
  if (!zone) throw new Stop('npm run test:clock -- TIME ZONE [FILTER …]: for instance "+37d" Pacific/Auckland cms/leads');
  await install();
  await step('faketime', () => installPrograms({ faketime: 'faketime' }, 'Another clock needs faketime: install it.'));
  await build(['cms', 'site']);
  // Every process would begin anew at a fixed time, and find data of its future.
  const secondsTo = async (moment) =>
    Number(await run('date', ['-d', moment, '+%s'], { env: { ...process.env, TZ: zone } })) - Date.now() / 1000;
  const time = given.startsWith('@') ? `${Math.round(await secondsTo(given.slice(1)))}s`.replace(/^(?=\d)/, '+') : given;
  const env = {
    ...process.env,
    TZ: zone,
    DONT_FAKE_MONOTONIC: '1', // timers keep the real clock
    FAKETIME_FORCE_MONOTONIC_FIX: '0', // or Chromium waits for its timers in a busy loop
    FAKETIME_DISABLE_SHM: '1', // or a process that ends can spoil the others' clock
  };
  process.exitCode = await exitCodeOf(
    'faketime',
    ['-f', time, process.execPath, 'node_modules/vitest/vitest.mjs', 'run', ...filters],
    { env },
  );
});
