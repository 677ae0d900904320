import { execFileSync } from 'node:child_process';
import { here } from './installation.mjs';

const OPTION = /^LoadCredential(Encrypted)?=.+/;
const PRINT = `const { readdirSync, readFileSync } = require('node:fs');
const folder = process.env.CREDENTIALS_DIRECTORY;
console.log(JSON.stringify(Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(folder + '/' + name, 'utf8')]))));`;

function quietly(command, args) {
  return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Options of the service's units that give it credentials; none where there is no systemd. */
function options() {
  try {
    return [
      ...new Set(quietly('systemctl', ['cat', ...['cleaning-office', 'cleaning-site'].map(here.called)]).split('\n')),
    ].filter((line) => OPTION.test(line));
  } catch {
    return [];
  }
}

/** The secrets that systemd gives the service as credentials, also while no part of it runs. Only root is told. */
export function credentialsOf() {
  const given = options();
  if (given.length === 0 || process.getuid() !== 0) return {};
  const properties = given.flatMap((option) => ['--property', option]);
  const printed = quietly('systemd-run', [
    '--quiet',
    '--pipe',
    '--wait',
    '--collect',
    ...properties,
    process.execPath,
    '-e',
    PRINT,
  ]);
  return Object.fromEntries(Object.entries(JSON.parse(printed)).map(([name, value]) => [name, value.replace(/[\r\n]+$/, '')]));
}
