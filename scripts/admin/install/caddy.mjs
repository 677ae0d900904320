import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, Stop } from '../../steps.mjs';

const CADDYFILE = '/etc/caddy/Caddyfile';
const UNIT = '/etc/systemd/system/caddy.service.d/cleaning.conf';

/** Lets the machine's Caddy serve both addresses. A Caddyfile that was there stays beside the new one. */
export async function makeCaddy(release, { SITE_URL, CMS_URL, PORT = '3000', CMS_PORT = '3001' }) {
  if (!existsSync('/usr/bin/caddy'))
    throw new Stop('Caddy is not installed: apt-get install caddy, then say install --caddy again');
  const upstream = (port) => `127.0.0.1:${port}`;
  const names = { SITE_HOST: new URL(SITE_URL).host, CMS_HOST: new URL(CMS_URL).host };
  const values = { ...names, SITE_UPSTREAM: upstream(PORT), CMS_UPSTREAM: upstream(CMS_PORT) };
  mkdirSync(join(UNIT, '..'), { recursive: true });
  const lines = Object.entries(values).map(([name, value]) => `Environment=${name}=${value}\n`);
  writeFileSync(UNIT, `[Service]\n${lines.join('')}`);
  const text = readFileSync(join(release, 'deploy/Caddyfile'), 'utf8');
  if (existsSync(CADDYFILE) && readFileSync(CADDYFILE, 'utf8') !== text && !existsSync(`${CADDYFILE}.before-cleaning`))
    renameSync(CADDYFILE, `${CADDYFILE}.before-cleaning`);
  writeFileSync(CADDYFILE, text);
  for (const file of [CADDYFILE, UNIT]) chmodSync(file, 0o644);
  await run('systemctl', ['daemon-reload']);
  await run('systemctl', ['enable', 'caddy']);
  await run('systemctl', ['restart', 'caddy']);
  return Object.values(names).join(', ');
}
