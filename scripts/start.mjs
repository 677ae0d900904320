// npm start [-- site | cms]: installs, builds, migrates, loads starter content into an empty database, serves.
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { checkedConfiguration } from './checked-configuration.mjs';
import { noteRunning } from './running.mjs';
import { build, checkNode, checkPort, install, main, prepareData, root, run, Stop, step } from './steps.mjs';

/** A log longer than this, in bytes, is put aside at the next start. */
const LOG_BYTES = 20 * 1024 * 1024;
/** Longest pause, in milliseconds, before a part that died is started again. */
const LONGEST_PAUSE_MS = 30_000;
/** How long, in milliseconds, a part may take to answer after its start. */
const READY_MS = 60_000;

const commands = {
  cms: { args: ['--import', 'tsx', 'server.ts'], cwd: join(root, 'cms'), port: 'CMS_PORT' },
  site: { args: ['dist/server/listen.js'], cwd: join(root, 'site'), port: 'PORT' },
};

function logOf(part, env) {
  const file = join(env.DATA_DIR, 'logs', `${part}.log`);
  mkdirSync(join(env.DATA_DIR, 'logs'), { recursive: true });
  try {
    if (statSync(file).size > LOG_BYTES) renameSync(file, `${file}.1`);
  } catch {
    // the first start: there is no log yet
  }
  return createWriteStream(file, { flags: 'a' });
}

/** Starts a part and starts it again whenever it dies, with growing pauses, until `stop`. */
function supervise(part, env) {
  const { args, cwd } = commands[part];
  const log = logOf(part, env);
  let stopping = false;
  let pause = 1000;
  let child;
  let early = '';
  const begin = () => {
    const startedAt = Date.now();
    child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    noteRunning(env, part, child.pid);
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        log.write(chunk);
        early = (early + chunk).slice(-2000);
      });
    }
    child.on('exit', (code, signal) => {
      if (stopping) return;
      pause = Date.now() - startedAt > 60_000 ? 1000 : Math.min(pause * 2, LONGEST_PAUSE_MS);
      console.error(
        `  ${part} ended (${signal ?? code}); it is started again in ${pause / 1000} s. See ${join(env.DATA_DIR, 'logs', `${part}.log`)}`,
      );
      setTimeout(() => !stopping && begin(), pause);
    });
  };
  begin();
  return {
    said: () => early.trim(),
    exited: () => child.exitCode !== null,
    stop: () =>
      new Promise((done) => {
        stopping = true;
        if (child.exitCode !== null || child.signalCode !== null) return done();
        child.once('exit', done);
        child.kill('SIGTERM');
      }),
  };
}

async function untilReady(part, env, supervised) {
  const url = `http://${env.HOST}:${env[commands[part].port]}/healthz`;
  const end = Date.now() + READY_MS;
  while (Date.now() < end) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    if (supervised.exited()) throw new Stop(`${part} did not start:\n${supervised.said()}`);
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Stop(`${part} does not answer at ${url}; see ${join(env.DATA_DIR, 'logs', `${part}.log`)}`);
}

async function serve(parts, env) {
  const running = [];
  const stop = async () => {
    process.removeAllListeners('SIGINT').on('SIGINT', () => undefined);
    await Promise.all(running.map((part) => part.stop()));
    process.exit();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  process.on('SIGHUP', stop);
  for (const part of parts) {
    await step(`start ${part === 'cms' ? 'back office' : 'site'}`, async () => {
      const supervised = supervise(part, env);
      running.push(supervised);
      await untilReady(part, env, supervised).catch(async (error) => {
        await Promise.all(running.map((one) => one.stop()));
        throw error;
      });
      return `port ${env[commands[part].port]}`;
    });
  }
}

main(async () => {
  checkNode();
  const asked = process.argv[2];
  if (asked && !commands[asked]) throw new Stop(`npm start -- ${asked}: there is no such part; say site, cms or nothing`);
  const parts = asked ? [asked] : ['cms', 'site'];
  const env = await checkedConfiguration(parts);
  prepareData(env);
  for (const part of parts) await checkPort(commands[part].port, env);
  console.log('\nStarting');
  await install();
  await checkedConfiguration(parts); // the first time, only now are the parts able to judge it
  await build(parts);
  const said = [];
  if (parts.includes('cms')) {
    await step('database and content', async () => {
      const printed = await run(process.execPath, ['--import', 'tsx', 'operate/setup.ts'], { cwd: join(root, 'cms'), env });
      said.push(...printed.split('\n').filter(Boolean));
      return said.length > 0 ? 'done' : 'unchanged';
    });
  }
  await serve(parts, env);
  for (const line of said) console.log(`  ${line}`);
  console.log('');
  if (parts.includes('site')) console.log(`  Website      ${env.SITE_URL}`);
  if (parts.includes('cms')) console.log(`  Back office  ${env.CMS_URL}/admin`);
  console.log(`  Logs         ${join(env.DATA_DIR, 'logs')}\n\n  Ctrl-C ends it.\n`);
});
