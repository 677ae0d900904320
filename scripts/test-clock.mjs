// npm run test:clock -- TIME ZONE [FILTER …]: the tests with another clock and zone, such as `+37d Pacific/Auckland` or
// `"@2027-12-31 23:58:00" Australia/Adelaide cms/leads`, without touching the machine's own.
import { spawn } from 'node:child_process';
import { installPrograms } from './debian.mjs';
import { build, checkNode, install, main, root, Stop, step } from './steps.mjs';

main(async () => {
  checkNode();
  const [time, zone, ...filters] = process.argv.slice(2);
  if (!zone) throw new Stop('npm run test:clock -- TIME ZONE [FILTER …]: for instance "+37d" Pacific/Auckland cms/leads');
  await install();
  await step('faketime', () => installPrograms({ faketime: 'faketime' }, 'Another clock needs faketime: install it.'));
  await build(['cms', 'site']);
  const env = {
    ...process.env,
    TZ: zone,
    DONT_FAKE_MONOTONIC: '1', // timers keep the real clock
    FAKETIME_FORCE_MONOTONIC_FIX: '0', // or Chromium waits for its timers in a busy loop
    FAKETIME_DISABLE_SHM: '1', // or a process that ends can spoil the others' clock
  };
  const child = spawn('faketime', ['-f', time, process.execPath, 'node_modules/vitest/vitest.mjs', 'run', ...filters], {
    cwd: root,
    stdio: 'inherit',
    env,
  });
  child.on('close', (code) => {
    process.exitCode = code ?? 1;
  });
});
