// npm run test:servers [-- NAME …]: the product on servers that have never seen this clone. They are containers, with systemd as
// their first process, on a network without a way out.
import { spawn } from 'node:child_process';
import { makeBaseImages } from './servers/base-images.mjs';
import { installEngine } from './servers/engine.mjs';
import { checkNode, install, main, root, step } from './steps.mjs';

main(async () => {
  checkNode();
  await install();
  await step('containers', installEngine);
  await step('images to stand on', makeBaseImages);
  const args = ['vitest', 'run', '--config', 'tests/servers/vitest.config.ts', ...process.argv.slice(2)];
  const code = await new Promise((done) => spawn('npx', args, { cwd: root, stdio: 'inherit' }).once('close', done));
  process.exitCode = code ?? 1;
});
