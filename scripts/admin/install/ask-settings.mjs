import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { settingFaults } from '../../start/checked-configuration.mjs';
import { takeSecrets } from '../../start/secrets.mjs';
import { portFault, Stop } from '../../steps.mjs';
import { credentialsOf } from '../environment/credentials.mjs';
import { parseEnvironmentFile, withValues } from '../environment/environment-file.mjs';
import { here } from '../environment/installation.mjs';
import { put } from '../upgrade/files.mjs';

const ASKED = [
  { name: 'SITE_URL', needed: true, about: 'Public address of the website, such as https://www.example.com' },
  { name: 'CMS_URL', needed: true, about: 'Public address of the back office, such as https://office.example.com' },
  { name: 'OWNER_EMAIL', needed: true, about: 'E-mail address of the owner, who signs in with it' },
  { name: 'SMTP_URL', about: 'Mail server, such as smtps://user:password@mail.example.com; may also be set in the back office' },
  { name: 'LEADS_TO', about: 'E-mail address that gets the enquiries; may also be set in the back office' },
];
/** The proxy is on this machine. */
const DEFAULTS = { TRUST_PROXY: '127.0.0.1' };

const isFree = async (port) => !(await portFault('127.0.0.1', port));

/** Two ports that no installation on this machine has in its settings, and nothing listens on. */
async function freePorts() {
  const files = readdirSync('/etc').filter((file) => /^cleaning.*\.env$/.test(file));
  const taken = files.flatMap((file) => {
    const {
      PORT = '3000',
      CMS_PORT = '3001',
      METRICS_PORT,
    } = parseEnvironmentFile(readFileSync(join('/etc', file), 'utf8')).values;
    return [PORT, CMS_PORT, METRICS_PORT];
  });
  for (let port = 3000; ; port += 2) {
    const pair = [String(port), String(port + 1)];
    if (!pair.some((one) => taken.includes(one)) && (await Promise.all(pair.map(isFree))).every(Boolean))
      return { PORT: pair[0], CMS_PORT: pair[1] };
  }
}

/** Settings that were given as `NAME=VALUE`. */
export function given(args) {
  return Object.fromEntries(
    args.map((arg) => {
      const [, name, value] = /^([A-Z][A-Z_0-9]*)=(.*)$/s.exec(arg) ?? [];
      if (!name) throw new Stop(`install: ${arg} is neither a setting (NAME=VALUE, see .env.example) nor --caddy`);
      return [name, value];
    }),
  );
}

/** These settings as the parts get them: with the secrets that are in files, or credentials of systemd. */
export function withSecrets(values) {
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', ...values, ...credentialsOf() };
  takeSecrets(env);
  return env;
}

/** What the parts say about these settings, one line for each that is wrong. */
export const problems = async (values) => settingFaults(['site', 'cms'], { env: withSecrets(values) });

async function ask({ name, needed, about }, values, terminal) {
  for (;;) {
    const answer = (await terminal.question(`  ${about}${needed ? '' : ' (Enter leaves it out)'}\n  ${name}: `)).trim();
    if (!answer && !needed) return;
    const wrong = (await problems({ ...values, [name]: answer })).find((line) => line.startsWith(`${name} `));
    if (answer && !wrong) {
      values[name] = answer;
      return;
    }
    console.log(`  ${wrong ?? `${name} is needed`}`);
  }
}

async function askForMissing(values, isFirst) {
  const missing = ASKED.filter(({ name, needed }) => !values[name] && (needed || isFirst));
  const needed = missing.filter((one) => one.needed);
  if (!process.stdin.isTTY) {
    if (needed.length === 0) return;
    throw new Stop(
      `install: ${needed.map(({ name, about }) => `${name}=… is needed: ${about}`).join('\n')}\nNothing was changed.`,
    );
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  for (const one of missing) await ask(one, values, terminal);
  terminal.close();
}

/**
 * Completes the settings from arguments and answers; nothing is written yet. Throws Stop if one is wrong. `former` has those that the
 * service runs with, if it was installed before.
 */
export async function completeSettings(args) {
  const former = existsSync(here.settings) ? readFileSync(here.settings, 'utf8') : undefined;
  const text = former ?? '# Settings of website and back office: .env.example of the release lists all.\n';
  const known = parseEnvironmentFile(text).values;
  const defaults = former === undefined ? { ...DEFAULTS, ...(here.name ? await freePorts() : {}) } : {};
  const values = { ...defaults, ...known, ...given(args) };
  await askForMissing(values, former === undefined);
  const wrong = await problems(values);
  if (wrong.length > 0) throw new Stop(`${wrong.join('\n')}\nNothing was changed.`);
  const changed = Object.keys(values).filter((name) => values[name] !== known[name]);
  return { values, former: former === undefined ? undefined : known, changed, text: withValues(text, values) };
}

export function writeSettings({ text, former, changed }) {
  const differs = put(here.settings, text, 0o600);
  if (!former) return here.settings;
  return differs ? changed.join(', ') : 'unchanged';
}
