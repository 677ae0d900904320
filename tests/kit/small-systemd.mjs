#!/usr/bin/env node
// Stands in for systemd on a private machine, as `systemctl` and `journalctl`: starts, restarts and stops the services of
// /etc/systemd/system, each as its account with its environment. It holds no port: a socket is never active.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const FOLDERS = ['/etc/systemd/system', '/lib/systemd/system'];
const STATE = '/run/small-systemd';
const [, program = '', ...given] = process.argv;
const args = given.filter((arg) => !arg.startsWith('-'));
mkdirSync(STATE, { recursive: true });

const full = (name) => (/\.(service|target|slice|socket)$/.test(name) ? name : `${name}.service`);
const state = (unit, what) => join(STATE, `${unit}.${what}`);
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** The text of a unit with its drop-ins; undefined if there is none. */
function textOf(unit) {
  const file = FOLDERS.map((folder) => join(folder, unit)).find(existsSync);
  if (!file) return undefined;
  const folder = join(FOLDERS[0], `${unit}.d`);
  const more = existsSync(folder) ? readdirSync(folder).map((name) => read(join(folder, name))) : [];
  return [read(file), ...more].join('\n');
}
const option = (text, name) => new RegExp(`^${name}=(.*)$`, 'm').exec(text)?.[1];
const options = (text, name) => [...text.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value]) => value);

/** Services that belong to a target; of another unit itself. */
function members(unit) {
  if (!unit.endsWith('.target')) return [unit];
  return readdirSync(FOLDERS[0]).filter((name) => name.endsWith('.service') && option(textOf(name), 'WantedBy') === unit);
}

function environmentOf(text) {
  const lines = [
    ...options(text, 'Environment').join(' ').split(' '),
    ...read(option(text, 'EnvironmentFile') ?? '').split('\n'),
  ];
  return Object.fromEntries(lines.map((line) => /^(\w+)=(.*)$/.exec(line)?.slice(1) ?? ['_', '']));
}

const pidOf = (unit) => Number(read(state(unit, 'pid')));
function lives(pid) {
  if (!pid) return false; // a signal to no process would go to all
  try {
    process.kill(pid, 0);
    return !/^\d+ \(.*\) Z/.test(read(`/proc/${pid}/stat`));
  } catch {
    return false;
  }
}
const isActive = (unit) => lives(pidOf(unit));

/** Runs a service until it is told to stop, again if it ends by itself. */
async function keep(unit) {
  const text = textOf(unit);
  const log = openSync(state(unit, 'log'), 'w');
  const user = option(text, 'User');
  const as = user ? ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--init-groups'] : ['env'];
  let [child, stopped] = [undefined, false];
  process.on('SIGTERM', () => {
    stopped = true;
    child?.kill('SIGTERM');
  });
  for (let starts = 0; starts < 6 && !stopped; starts += 1) {
    writeFileSync(state(unit, 'restarts'), String(starts));
    child = spawn(as[0], [...as.slice(1), ...option(text, 'ExecStart').split(' ')], {
      cwd: option(text, 'WorkingDirectory') ?? '/',
      env: { PATH: process.env.PATH, HOME: `/var/lib/${user ?? ''}`, ...environmentOf(text) },
      stdio: ['ignore', log, log],
    });
    await new Promise((done) => child.once('close', done));
    if (option(text, 'Restart') !== 'always') break;
    await pause(100);
  }
}

function start(unit) {
  if (isActive(unit)) return;
  const child = spawn(process.execPath, [program, '--keep', unit], { detached: true, stdio: 'ignore' });
  writeFileSync(state(unit, 'pid'), String(child.pid));
  child.unref();
}

async function stop(unit) {
  const pid = pidOf(unit);
  if (!lives(pid)) return;
  process.kill(pid, 'SIGTERM');
  while (lives(pid)) await pause(50);
}

async function reload(unit) {
  if (!isActive(unit)) return start(unit);
  const child = spawn('sh', ['-c', option(textOf(unit), 'ExecReload')], { stdio: 'inherit' });
  const code = await new Promise((done) => child.once('close', done));
  if (code !== 0) process.exit(1);
}

async function systemctl([verb, ...names]) {
  const units = names.map(full);
  if (verb === 'daemon-reload') return;
  const missing = units.filter((unit) => textOf(unit) === undefined);
  if (missing.length > 0 && verb !== 'show') {
    console.error(`Unit ${missing.join(' ')} not found.`);
    process.exit(5);
  }
  const all = [...new Set(units.flatMap(members))];
  if (verb === 'cat') console.log(units.map(textOf).join('\n'));
  else if (verb === 'show') console.log(units.map((unit) => read(state(unit, 'restarts')) || '0').join('\n\n'));
  else if (verb === 'is-active') {
    if (!given.includes('--quiet')) console.log(units.map((unit) => (isActive(unit) ? 'active' : 'inactive')).join('\n'));
    if (!units.some(isActive)) process.exitCode = 3;
  } else if (verb === 'reload-or-restart') for (const unit of all) await reload(unit);
  else {
    const now = given.includes('--now');
    if (verb === 'stop' || verb === 'restart' || (verb === 'disable' && now)) await Promise.all(all.map(stop));
    if (verb === 'start' || verb === 'restart' || (verb === 'enable' && now)) for (const unit of all) start(unit);
  }
}

if (given[0] === '--keep') await keep(given[1]);
else if (basename(program) === 'journalctl') {
  const units = given.flatMap((arg) => /^_SYSTEMD_UNIT=(.*)$/.exec(arg)?.[1] ?? []);
  for (const unit of units) console.log(read(state(unit, 'log')));
} else await systemctl(args);
