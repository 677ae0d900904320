// npm run dev: both parts with hot reload, on data of their own in data-dev/.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { noteRunning } from './running.mjs';
import { checkNode, checkPort, configure, install, main, prepareData, root, run, step } from './steps.mjs';

main(async () => {
  checkNode();
  const env = configure(process.env, { DATA_DIR: 'data-dev', NODE_ENV: 'development' });
  prepareData(env);
  for (const name of ['PORT', 'CMS_PORT']) await checkPort(name, env);
  await install();
  await step('database and content', async () => {
    const said = await run(process.execPath, ['--import', 'tsx', 'operate/setup.ts'], { cwd: join(root, 'cms'), env });
    return said.trim() ? `done\n${said.trim()}` : 'unchanged';
  });
  const start = (part, args) => {
    const child = spawn(process.execPath, args, { cwd: join(root, part), env, stdio: 'inherit' });
    noteRunning(env, part, child.pid);
    return child;
  };
  const children = [
    start('cms', ['--import', 'tsx', 'server.ts']),
    start('site', ['--import', 'tsx', '--watch-path=server', '--watch-path=content', '--watch-preserve-output', 'server/dev.ts']),
  ];
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      for (const child of children) child.kill('SIGTERM');
    });
  }
  console.log(`\n  Website      ${env.SITE_URL}\n  Back office  ${env.CMS_URL}/admin\n`);
});
