import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { root, run, Stop } from '../../steps.mjs';
import { parseEnvironmentFile, withValues } from '../environment/environment-file.mjs';

/** The service's settings; the units name it. */
export const SETTINGS = '/etc/cleaning.env';

const ASKED = [
  { name: 'SITE_URL', needed: true, about: 'Public address of the website, such as https://www.example.com' },
  { name: 'CMS_URL', needed: true, about: 'Public address of the back office, such as https://office.example.com' },
  { name: 'OWNER_EMAIL', needed: true, about: 'E-mail address of the owner, who signs in with it' },
  { name: 'SMTP_URL', about: 'Mail server, such as smtps://user:password@mail.example.com; may also be set in the back office' },
  { name: 'LEADS_TO', about: 'E-mail address that gets the enquiries; may also be set in the back office' },
];
/** The proxy is on this machine. */
const DEFAULTS = { TRUST_PROXY: '127.0.0.1' };

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

/** What the parts say about these settings, one line for each that is wrong. */
export async function problems(values) {
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', ...values };
  const said = await run(process.execPath, ['--import', 'tsx', join(root, 'scripts/start/configuration.ts'), 'site', 'cms'], {
    env,
  });
  return said.split('\n').filter(Boolean);
}

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

/** Completes the settings from arguments and answers, and writes them. Throws Stop, before anything is written, if one is wrong. */
export async function settle(args) {
  const isFirst = !existsSync(SETTINGS);
  const text = isFirst
    ? '# Settings of website and back office: .env.example of the release lists all.\n'
    : readFileSync(SETTINGS, 'utf8');
  const values = { ...(isFirst ? DEFAULTS : {}), ...parseEnvironmentFile(text).values, ...given(args) };
  await askForMissing(values, isFirst);
  const wrong = await problems(values);
  if (wrong.length > 0) throw new Stop(`${wrong.join('\n')}\nNothing was changed.`);
  const changed = withValues(text, values);
  if (!isFirst && changed === text) return { values, note: 'unchanged' };
  writeFileSync(`${SETTINGS}.new`, changed, { mode: 0o600 });
  renameSync(`${SETTINGS}.new`, SETTINGS);
  return { values, note: SETTINGS };
}
