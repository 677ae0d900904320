import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { run, Stop } from '../../steps.mjs';
import { here } from '../environment/installation.mjs';
import { put, remember } from '../upgrade/files.mjs';

const CADDYFILE = '/etc/caddy/Caddyfile';
/** What `install` wrote before it had a file of its own: the whole Caddyfile, which read its names from a drop-in. */
const DROP_IN = '/etc/systemd/system/caddy.service.d/cleaning.conf';
const REPLACED = `${CADDYFILE}.before-cleaning`;
const WHOLE =
  /(# The parts compress[^\n]*\n(#[^\n]*\n)*)?\(waiting\) \{\n.*?\n\}\n\n\{\$SITE_HOST\} \{\n.*?\n\}\n\n\{\$CMS_HOST\} \{\n.*?\n\}\n/s;

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
export const hasCaddy = () => existsSync(here.caddy) || (!here.name && existsSync(DROP_IN));

export function caddyText(template, { SITE_URL, CMS_URL, PORT = '3000', CMS_PORT = '3001' }) {
  const values = {
    SITE_HOST: new URL(SITE_URL).host,
    CMS_HOST: new URL(CMS_URL).host,
    SITE_UPSTREAM: `127.0.0.1:${PORT}`,
    CMS_UPSTREAM: `127.0.0.1:${CMS_PORT}`,
  };
  return template.replace(/\{\$(\w+)[^}]*\}/g, (_, name) => values[name]);
}

/** A Caddyfile without what `install` wrote into it; where it had written all of it, the one from before. */
export function withoutOurs(text, before, file = here.caddy) {
  const own = text.replace(`import ${file}\n`, '').replace(WHOLE, '');
  return own.trim() === '' && WHOLE.test(text) ? before : own;
}

export const withOurs = (text, before, file = here.caddy) =>
  `${withoutOurs(text, before, file).replace(/(?<=[^\n])$/, '\n')}import ${file}\n`;

/** Has Caddy read its files again. One that takes no orders while it runs is restarted. */
async function reload() {
  await run('systemctl', ['daemon-reload']);
  await run('systemctl', ['enable', 'caddy']);
  await run('systemctl', [/^\s*admin\s+off\b/m.test(read(CADDYFILE)) ? 'restart' : 'reload-or-restart', 'caddy']);
}

/** Changes Caddy's files; if Caddy does not take them, they are put back. */
async function change(own, text) {
  const putBack = remember([CADDYFILE, here.caddy, DROP_IN, REPLACED]);
  try {
    if (own) put(here.caddy, own, 0o644);
    else rmSync(here.caddy, { force: true });
    put(CADDYFILE, text, statSync(CADDYFILE, { throwIfNoEntry: false })?.mode & 0o777 || 0o644);
    if (!here.name) rmSync(DROP_IN, { force: true });
    if (read(REPLACED) && text.startsWith(read(REPLACED))) rmSync(REPLACED);
    await reload();
  } catch (error) {
    putBack();
    await reload().catch(() => undefined);
    throw new Stop(`${error.message}\nCaddy was left as it was; why it refused: journalctl -u caddy -n 20`);
  }
}

/** Lets the machine's Caddy serve both addresses, beside all else that it serves. Resolves with their names. */
export async function makeCaddy(release, values) {
  if (!existsSync('/usr/bin/caddy'))
    throw new Stop('Caddy is not installed: apt-get install caddy, then say install --caddy again');
  const template = readFileSync(join(release, 'deploy/Caddyfile'), 'utf8');
  await change(caddyText(template, values), withOurs(read(CADDYFILE), read(REPLACED)));
  return [values.SITE_URL, values.CMS_URL].map((url) => new URL(url).host).join(', ');
}

export async function removeCaddy() {
  if (!hasCaddy()) return 'not used';
  await change(undefined, withoutOurs(read(CADDYFILE), read(REPLACED)));
}
