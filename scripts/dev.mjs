// npm run dev: both parts with hot reload, with their own data in data-dev/.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { withDeadline } from './deadline.mjs';
import { recordProcess } from './start/running.mjs';
import { takeSecrets } from './start/secrets.mjs';
import { environmentOf } from './start/setting-names.mjs';
import { checkNode, checkPort, configure, install, main, prepareData, root, run, Stop, setUpProgram, step } from './steps.mjs';

/** Longest wait for one answer in milliseconds: the first one is compiled. */
const ANSWER_MS = 120_000;

/** Resolves when `url` responds with 200; rejects when its process has exited. */
async function answered(url, child) {
  while (child.exitCode === null && child.signalCode === null) {
    const response = await withDeadline(ANSWER_MS, url, (signal) => fetch(url, { signal })).catch(() => undefined);
    if (response?.ok) return;
    await sleep(100);
  }
  throw new Stop(`${url} does not answer: its process has ended`);
}

main(async () => {
  checkNode();
  takeSecrets();
  const env = configure(process.env, { DATA_DIR: 'data-dev', NODE_ENV: 'development' });
  prepareData(env);
  for (const name of ['PORT', 'CMS_PORT']) await checkPort(name, env);
  await install();
  await step('database and content', async () => {
    const output = await run(process.execPath, setUpProgram, { cwd: join(root, 'cms'), env: environmentOf('cms', env) });
    return output.trim() ? `done\n${output.trim()}` : 'unchanged';
  });
  const start = (part, args) => {
    const child = spawn(process.execPath, args, { cwd: join(root, part), env: environmentOf(part, env), stdio: 'inherit' });
    recordProcess(env, part, child.pid);
    return child;
  };
  const children = [
    // Builds the office's scripts and styles anew when they change.
    spawn(process.execPath, ['build.mjs', '--watch'], { cwd: join(root, 'office'), stdio: 'inherit' }),
    start('cms', ['--import', 'tsx', 'operations/start/server.ts']),
    // Restarts when a file changes that the server imports; Vite reloads browser code itself.
    start('site', ['--import', 'tsx', '--watch', '--watch-preserve-output', 'server/dev.ts']),
  ];
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      for (const child of children) child.kill('SIGTERM');
    });
  }
  await step('back office compiles', () => answered(`${env.CMS_URL}/api/additions`, children[1]));
  await step('website starts', () => answered(`${env.SITE_URL}/healthz`, children[2]));
  console.log(`\n  Website      ${env.SITE_URL}\n  Back office  ${env.CMS_URL}/admin\n`);
});
