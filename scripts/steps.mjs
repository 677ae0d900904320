// Shared by the scripts. Plain Node without dependencies, because it runs before the installation.
import { spawn } from 'node:child_process';
import { createECDH, createHash, randomBytes } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join, relative, resolve } from 'node:path';
import { WITHOUT_WAITING } from '../cms/operations/commands/without-waiting.mjs';
import { here } from './admin/environment/installation.mjs';

export const root = resolve(import.meta.dirname, '..');

/** The folders with a package of their own, those that others stand on first. */
export const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** An error that a person can fix; printed as one line without a stack. */
export class Stop extends Error {}

/** Runs `work` as a named step: one line with its time when it is done. */
export async function step(name, work) {
  const start = performance.now();
  const note = await work();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`  ${name.padEnd(26)} ${(note ?? 'done').padEnd(44)} ${seconds.padStart(6)} s`);
}

/** The beginning and end of a failed command's output. */
function shortened(text) {
  const lines = text.trim().split('\n');
  return lines.length <= 40 ? lines.join('\n') : [...lines.slice(0, 20), '…', ...lines.slice(-20)].join('\n');
}

/** Runs a command quietly; resolves with its output, which it prints on failure. `onStart` is given the process. */
export function run(command, args, { onStart, ...options } = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options });
    onStart?.(child);
    const out = { stdout: '', all: '' };
    child.stdout?.on('data', (chunk) => {
      out.stdout += chunk;
      out.all += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      out.all += chunk;
    });
    child.on('error', fail);
    child.on('close', (code) =>
      code === 0 ? done(out.stdout) : fail(new Stop(`${shortened(out.all)}\n${command} ${args.join(' ')} ended with ${code}`)),
    );
  });
}

/** Throws Stop when Node is older than 20.19; runs before newer syntax is loaded. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    throw new Stop(`Node ${process.versions.node} is too old: install Node 20.19 or newer`);
}

const SKIPPED = new Set(['node_modules', '.next', 'dist', 'pictures', 'tests']);

function filesOf(path) {
  const found = [];
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (SKIPPED.has(entry.name) || /\.test\.tsx?$|\.tsbuildinfo$|^next-env\.d\.ts$/.test(entry.name)) continue;
    const child = join(path, entry.name);
    if (entry.isDirectory()) found.push(...filesOf(child));
    else found.push(child);
  }
  return found.sort();
}

/** Content hash of files and folders, without tests and pictures. */
export function hashOf(...paths) {
  const hash = createHash('sha256').update(process.version);
  for (const path of paths) {
    const full = join(root, path);
    for (const file of readdirSyncOrFile(full)) hash.update(relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function readdirSyncOrFile(path) {
  try {
    return filesOf(path);
  } catch {
    return [path];
  }
}

/** Skips `work` if its stamp has the hash of these inputs. */
export async function once(stampFile, inputs, work) {
  const stamp = join(root, stampFile);
  const hash = hashOf(...inputs);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return 'unchanged';
  await work();
  mkdirSync(resolve(stamp, '..'), { recursive: true });
  writeFileSync(stamp, hash);
  return 'done';
}

/** Marks the files of `npm run release`, which are installed and built. */
export const RELEASE = 'release.json';
export const released = existsSync(join(root, RELEASE));

/** Whether `install` made the command of scripts/cleaning.mjs. */
export const installed = released && existsSync(here.command);
/** What an operator says before a verb. */
export const command = installed ? here.id : 'npm run admin --';

export const install = () =>
  step('install', () =>
    released
      ? 'released'
      : once('node_modules/.installed', ['package-lock.json'], () =>
          run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']),
        ),
  );

/** Installs a tool that is a project of its own, in its folder, unless it is installed. */
export const installTool = (name, folder) =>
  step(`install ${name}`, () =>
    once(`${folder}/node_modules/.installed`, [`${folder}/package-lock.json`], () =>
      run('npm', ['ci', '--workspaces=false', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'], {
        cwd: join(root, folder),
      }),
    ),
  );

const builds = {
  cms: () =>
    once('cms/dist/.built', ['package-lock.json', 'shared', 'contract', 'office', 'cms'], () =>
      run('npm', ['run', 'build', '-w', 'cms'], {
        env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
      }),
    ),
  site: () =>
    once('site/dist/.built', ['package-lock.json', 'shared', 'contract', 'site'], () =>
      run('npm', ['run', 'build', '-w', 'site'], { env: { ...process.env, NODE_ENV: 'production' } }),
    ),
};

export const build = (parts) =>
  Promise.all(parts.map((part) => step(`build ${part}`, released ? () => 'released' : builds[part])));

const isPort = (text) => /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535;

/** Rules of `start` itself; the parts' schemas have the rest (scripts/start/configuration.ts). */
function ownProblems(env) {
  const wrong = ['PORT', 'CMS_PORT'].filter((name) => !isPort(env[name]));
  const lines = wrong.map((name) => `${name} should be a port number from 1 to 65535; it is "${env[name]}"`);
  if (env.LOG_TO !== 'files' && env.LOG_TO !== 'stdout') lines.push(`LOG_TO should be files or stdout; it is "${env.LOG_TO}"`);
  return wrong.length === 0 && env.PORT === env.CMS_PORT
    ? [...lines, `CMS_PORT should be another port than PORT; both are ${env.PORT}`]
    : lines;
}

/** The configuration for the parts; throws Stop with one line per invalid variable. */
export function configure(source = process.env, defaults = {}) {
  const env = { HOST: '127.0.0.1', PORT: '3000', CMS_PORT: '3001', DATA_DIR: 'data', LOG_TO: 'files', ...defaults };
  for (const [name, value] of Object.entries(source)) if (value !== '') env[name] = value;
  const problems = ownProblems(env);
  if (problems.length > 0) throw new Stop(problems.join('\n'));
  if (env.SITE_SETTINGS) env.SITE_SETTINGS = resolve(root, env.SITE_SETTINGS);
  env.DATA_DIR = resolve(root, env.DATA_DIR);
  if (env.DATABASE_URL && !/^(file:|postgres(ql)?:\/\/)/.test(env.DATABASE_URL)) {
    throw new Stop(
      'DATABASE_URL is not understood; leave it out, or give file:/path/to/database.db or postgres://user:password@host:5432/database',
    );
  }
  env.DATABASE_URL ??= `file:${join(env.DATA_DIR, 'database.db')}`;
  env.SITE_URL ??= `http://localhost:${env.PORT}`;
  env.CMS_URL ??= `http://localhost:${env.CMS_PORT}`;
  env.PUBLISH_URL ??= `http://${env.HOST}:${env.PORT}`;
  env.NODE_ENV = defaults.NODE_ENV ?? 'production';
  env.NEXT_TELEMETRY_DISABLED = '1';
  return env;
}

export const exitCodeOf = (command, args, options) =>
  new Promise((done) => {
    spawn(command, args, { cwd: root, stdio: 'inherit', ...options }).once('close', (code) => done(code ?? 1));
  });

/** Runs a Node program with its output shown; exits with code 1 when it fails. */
export async function runShown(args, options) {
  if ((await exitCodeOf(process.execPath, args, options)) !== 0) process.exit(1);
}

const storageCommand = (script, args) => [WITHOUT_WAITING, '--import', 'tsx', `operations/commands/${script}.ts`, ...args];

/** Runs one of the back office's operator programs with its output shown; exits with code 1 when it fails. */
export const runStorageCommand = (script, args, env) => runShown(storageCommand(script, args), { cwd: join(root, 'cms'), env });

/** Runs one quietly; throws Stop with its output when it fails. */
export const runStorageCommandQuietly = (script, args, options) =>
  run(process.execPath, storageCommand(script, args), { cwd: join(root, 'cms'), ...options });

/** Sets the database up. A generated password is shown on a terminal alone: journals and logs are kept. */
export const setUpProgram = ['--import', 'tsx', 'operations/commands/setup.ts', ...(process.stdout.isTTY ? ['--terminal'] : [])];

/** Prepares the data folder; throws Stop if an interrupted restore left it incomplete. */
export function prepareData(env, isRead) {
  checkRestored(env);
  makeSecrets(env, isRead);
}

function checkRestored(env) {
  const restoring = join(env.DATA_DIR, 'restore-under-way');
  if (existsSync(restoring)) {
    throw new Stop(
      `DATA_DIR: a restore was interrupted: ${readFileSync(restoring, 'utf8').trim()}. Restore again, or put that back and delete ${restoring}`,
    );
  }
}

/** Creates a secret, whole or not at all: of two parts that start at the same moment, the second takes the first one's. */
function makeSecret(path, make) {
  const own = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(own, make(), { mode: 0o600 });
  try {
    linkSync(own, path);
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  } finally {
    rmSync(own);
  }
}

const longText = () => randomBytes(32).toString('hex');

/** The private key by which push services know this installation, as they write it. */
function pushKey() {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
    .subarray(-32)
    .toString('base64url');
}

/** Creates the data folder and missing secrets (mode 0600), and adds the secrets that are read to the configuration. */
export function makeSecrets(env, isRead = () => true) {
  const secrets = join(env.DATA_DIR, 'secrets');
  try {
    mkdirSync(secrets, { recursive: true, mode: 0o700 });
    accessSync(secrets, constants.W_OK);
    for (const [name, file, make] of [
      ['PAYLOAD_SECRET', 'payload', longText],
      ['PUBLISH_SECRET', 'publish', longText],
      ['PROOF_SECRET', 'proof', longText],
      ['VAPID_PRIVATE_KEY', 'push', pushKey],
    ]) {
      if (env[name] || !isRead(name)) continue;
      const path = join(secrets, file);
      if (!existsSync(path)) makeSecret(path, make);
      env[name] = readFileSync(path, 'utf8').trim();
    }
  } catch (error) {
    throw new Stop(
      `DATA_DIR: ${env.DATA_DIR} cannot be written (${error.code}); make it writable or set DATA_DIR to a folder that is`,
    );
  }
}

/** Resolves with the code of why nothing can listen there; with undefined if something can. */
export const portFault = (host, port) =>
  new Promise((done) => {
    const probe = createServer();
    probe.once('error', ({ code }) => done(code ?? 'an error'));
    probe.listen(Number(port), host, () => probe.close(() => done(undefined)));
  });

export async function checkPort(name, env) {
  const fault = await portFault(env.HOST, env[name]);
  if (fault === 'EADDRINUSE') throw new Stop(`${name}: port ${env[name]} is in use; stop what uses it or set ${name} to another`);
  if (fault)
    throw new Stop(`${name}: cannot listen on ${env.HOST}:${env[name]} (${fault}); set HOST or ${name} to what this machine has`);
}

/** Runs a script's main function; a Stop is printed as one line, with exit code 1. */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Stop ? error.message : error);
    process.exit(1);
  }
}
