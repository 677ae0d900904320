// npm start [-- site | cms]: installs, builds, serves; beside the website it migrates and loads starter content into an empty database.
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { checkedConfiguration, isInstalled } from './start/checked-configuration.mjs';
import { notifyReady, whileStarting } from './start/notify.mjs';
import { patience, runPatiently } from './start/patience.mjs';
import { askReadiness } from './start/readiness.mjs';
import { endOrphans, recordProcess } from './start/running.mjs';
import { takeSecrets } from './start/secrets.mjs';
import { environmentOf, readBy } from './start/setting-names.mjs';
import { websiteSocket } from './start/socket.mjs';
import { commands, supervise } from './start/supervise.mjs';
import { build, checkNode, checkPort, install, main, prepareData, root, Stop, setUpProgram, step } from './steps.mjs';

/** How long is waited for the website to notice the back office after that is ready, and for how much of their work. In milliseconds. */
const NOTICE = { stillMs: 20_000, busyMs: 120_000 };

// A full disk under the output file must not end the supervised parts.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

/** Keeps what set-ups of the database have to say for the end of the start; after `flush` it is printed at once. */
function createNotes() {
  let kept = [];
  let waits = true;
  return {
    add(text) {
      kept.push(...text.split('\n').filter(Boolean));
      if (!waits) this.flush();
    },
    any: () => kept.length > 0,
    flush() {
      for (const line of kept) console.log(`  ${line}`);
      [kept, waits] = [[], false];
    },
  };
}

/** Starts the website at once, then the back office, after its database was set up. What fails is tried again. */
async function serve(parts, env, notes, socket) {
  const setUp = async (signal) =>
    notes.add(
      await runPatiently(process.execPath, setUpProgram, { cwd: join(root, 'cms'), env: environmentOf('cms', env), signal }),
    );
  const supervised = [];
  const stopAll = () => Promise.all(supervised.map((part) => part.stop()));
  const stop = async () => {
    process.removeAllListeners('SIGINT').on('SIGINT', () => undefined);
    await stopAll();
    process.exit();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  recordProcess(env, 'start', process.pid);

  let hasOffice = parts.length > 1;
  for (const part of parts) {
    const isOffice = part === 'cms';
    const begun = supervise(part, env, isOffice ? { prepare: setUp } : { socket });
    supervised.push(begun);
    const attempt = async (work, note) => {
      try {
        await work();
        return note();
      } catch (error) {
        if (!isOffice || parts.length === 1) {
          await stopAll();
          throw error;
        }
        hasOffice = false;
        console.error(error.message);
        return 'failed; it is tried again';
      }
    };
    if (isOffice) await step('database and content', () => attempt(begun.prepared, () => (notes.any() ? 'done' : 'unchanged')));
    await step(`start ${isOffice ? 'back office' : 'site'}`, () =>
      attempt(begun.ready, () => `port ${env[commands[part].port]}`),
    );
  }
  if (hasOffice) await noticed(env);
}

/** Resolves when the website has an answer of its provider, or when both do not get on with it. */
async function noticed(env) {
  const waiting = patience(() => [process.pid], NOTICE);
  while (!waiting.over()) {
    const answer = await askReadiness(`http://${env.HOST}:${env.PORT}`, env, NOTICE.stillMs)
      .then((response) => response.json())
      .catch(() => undefined);
    if (!answer || (answer.provider === 'ok' && answer.ok)) return;
    await pause(200);
  }
}

main(async () => {
  checkNode();
  const asked = process.argv[2];
  if (asked && !commands[asked]) throw new Stop(`npm start -- ${asked}: there is no such part; say site, cms or nothing`);
  const parts = asked ? [asked] : ['site', 'cms'];
  const read = new Set(parts.flatMap(readBy));
  takeSecrets(process.env, (name) => read.has(name));
  const checked = isInstalled();
  const env = await checkedConfiguration(parts);
  prepareData(env, (name) => read.has(name));
  const orphans = await endOrphans(env, parts);
  if (orphans.length > 0) console.log(`\n  Ended what an earlier start had left running: ${orphans.join(', ')}`);
  // The back office's port is not held: while that is down, the website is better refused than kept waiting.
  if (parts.includes('cms')) await checkPort('CMS_PORT', env);
  const socket = parts.includes('site') ? await websiteSocket(env, () => checkPort('PORT', env)) : undefined;
  console.log('\nStarting');
  await install();
  if (!checked) await checkedConfiguration(parts);
  await build(parts);
  process.umask(0o077); // the data is for nobody else to read, unlike what was built
  const notes = createNotes();
  await whileStarting(() => serve(parts, env, notes, socket));
  await notifyReady();
  notes.flush();
  console.log('');
  if (parts.includes('site')) console.log(`  Website      ${env.SITE_URL}`);
  if (parts.includes('cms')) console.log(`  Back office  ${env.CMS_URL}/admin`);
  console.log(`  Logs         ${env.LOG_TO === 'stdout' ? 'below' : join(env.DATA_DIR, 'logs')}\n\n  Ctrl-C ends it.\n`);
});
