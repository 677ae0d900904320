// npm start [-- site | cms]: installs, builds, migrates, loads starter content into an empty database, serves.
import { join } from 'node:path';
import { checkedConfiguration } from './checked-configuration.mjs';
import { endOrphans, recordProcess } from './running.mjs';
import { takeSecrets } from './secrets.mjs';
import { build, checkNode, checkPort, install, main, prepareData, root, run, Stop, setUpProgram, step } from './steps.mjs';
import { commands, supervise } from './supervise.mjs';

// A full disk under the output file must not end the supervised parts.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

/**
 * Starts the parts in order, each after the previous one is ready. The website starts even if the back office fails, and serves
 * what it has stored.
 */
async function serve(parts, env, prepare) {
  const supervised = [];
  const stopAll = () => Promise.all(supervised.map((part) => part.stop()));
  const stop = async () => {
    process.removeAllListeners('SIGINT').on('SIGINT', () => undefined);
    await stopAll();
    process.exit();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  recordProcess(env, 'start', process.pid);
  for (const part of parts) {
    await step(`start ${part === 'cms' ? 'back office' : 'site'}`, async () => {
      const begun = supervise(part, env, part === 'cms' ? prepare : undefined);
      supervised.push(begun);
      if (part === 'cms' && prepare) return 'tried again until its database is well';
      try {
        await begun.ready();
      } catch (error) {
        if (part === parts.at(-1)) {
          await stopAll();
          throw error;
        }
        console.error(error.message);
        return 'failed; it is tried again';
      }
      return `port ${env[commands[part].port]}`;
    });
  }
}

main(async () => {
  checkNode();
  takeSecrets();
  const asked = process.argv[2];
  if (asked && !commands[asked]) throw new Stop(`npm start -- ${asked}: there is no such part; say site, cms or nothing`);
  const parts = asked ? [asked] : ['cms', 'site'];
  const env = await checkedConfiguration(parts);
  prepareData(env);
  const orphans = await endOrphans(env, parts);
  if (orphans.length > 0) console.log(`\n  Ended what an earlier start had left running: ${orphans.join(', ')}`);
  for (const part of parts) await checkPort(commands[part].port, env);
  console.log('\nStarting');
  await install();
  await checkedConfiguration(parts); // on the first run the parts can validate it only after the installation
  await build(parts);
  let notes = [];
  const setUp = async () => {
    const printed = await run(process.execPath, setUpProgram, { cwd: join(root, 'cms'), env });
    notes = printed.split('\n').filter(Boolean);
  };
  let failed = false;
  if (parts.includes('cms')) {
    await step('database and content', async () => {
      try {
        await setUp();
        return notes.length > 0 ? 'done' : 'unchanged';
      } catch (error) {
        if (parts.length === 1) throw error;
        failed = true;
        console.error(error.message);
        return 'failed; the website starts all the same';
      }
    });
  }
  await serve(parts, env, failed ? setUp : undefined);
  for (const line of notes) console.log(`  ${line}`);
  console.log('');
  if (parts.includes('site')) console.log(`  Website      ${env.SITE_URL}`);
  if (parts.includes('cms')) console.log(`  Back office  ${env.CMS_URL}/admin`);
  console.log(`  Logs         ${env.LOG_TO === 'stdout' ? 'below' : join(env.DATA_DIR, 'logs')}\n\n  Ctrl-C ends it.\n`);
});
