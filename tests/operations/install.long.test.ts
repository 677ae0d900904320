import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { root, run } from '../../scripts/steps.mjs';
import { PrivateMachine, whyNoMachine } from '../kit/private-machine';
import { OWNER, until } from '../kit/stack';

const why = whyNoMachine() ?? (existsSync('/usr/bin/caddy') ? undefined : 'Caddy is not installed');
if (why) process.stdout.write(`LEFT OUT: install on a machine of its own: ${why}\n`);

/** Somebody else's Caddyfile on the machine. */
const THEIRS = '{\n\tlocal_certs\n\tskip_install_trust\n}\n\nother.test {\n\trespond "theirs"\n}\n';
/** A second attempt would find another machine than the first. */
const ONCE = { timeout: 900_000, retry: 0 };

describe.skipIf(why)('install', () => {
  let home: string;
  const machine = new PrivateMachine();

  /** What Caddy answers under a name: the status and the body. */
  const ask = async (name: string, path = '/') => {
    const { output } = await machine.try(
      `curl --silent --insecure --max-time 30 --resolve ${name}:443:127.0.0.1 https://${name}${path} -w '\n%{http_code}' | tail -c 3`,
    );
    return output;
  };
  const body = (name: string) =>
    machine.run(`curl --silent --insecure --max-time 30 --resolve ${name}:443:127.0.0.1 https://${name}/`);
  const serves = (name: string) => until(async () => (await ask(name)) === '200', `${name} to be served`, 120_000);
  const file = (path: string) => machine.run(`cat ${path}`);

  /** Another release, which differs by its version alone, unpacked on the machine. */
  async function release(version: string): Promise<string> {
    const name = `cleaning-website-${version}`;
    execFileSync('cp', ['-a', join(home, 'made'), join(machine.folder, 'srv', name)]);
    await machine.run(`mkdir -p /srv/unpacked && mv /srv/${name} /srv/unpacked/`);
    return `/srv/unpacked/${name}`;
  }

  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'install-'));
    await run(process.execPath, ['scripts/release.mjs', join(home, 'made'), '--quick']);
    await machine.start();
    machine.put(inject('prepared'), 'var/lib/cleaning');
    await writeFile(join(machine.folder, 'etc/caddy/Caddyfile'), THEIRS);
    await machine.run('systemctl start caddy');
    await until(async () => (await body('other.test')) === 'theirs', 'somebody else’s site');
  }, 900_000);
  afterAll(async () => {
    await machine.stop();
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  });

  it('serves both names beside what Caddy serves already (R-RUN-41)', ONCE, async () => {
    const folder = await release('1');
    const settings = `SITE_URL=https://www.one.test CMS_URL=https://office.one.test OWNER_EMAIL=${OWNER.email} WARM_UP=off LEADS_PER_10_MIN=1000`;
    await machine.run(`umask 0; ${folder}/deploy/install ${settings} --caddy`);
    await serves('www.one.test');
    expect(await ask('office.one.test', '/office/sign-in')).toBe('200');
    expect(await body('other.test')).toBe('theirs');
    expect(await file('/etc/caddy/Caddyfile')).toBe(`${THEIRS}import /etc/caddy/cleaning.caddy\n`);
    expect(await machine.run('stat -c %a /etc/cleaning.env')).toBe('600');
  });

  it('a name that is changed is changed in Caddy as well (R-RUN-41)', ONCE, async () => {
    await machine.run('cleaning install SITE_URL=https://new.one.test');
    await serves('new.one.test');
    expect(await ask('www.one.test')).not.toBe('200');
    expect(await file('/etc/cleaning.env')).toContain('SITE_URL=https://new.one.test');
  });

  it('a setting with which the parts are not well is taken back, and said (R-RUN-42)', ONCE, async () => {
    const [settings, caddy] = [await file('/etc/cleaning.env'), await file('/etc/caddy/cleaning.caddy')];
    const { code, output } = await machine.try('cleaning install HOST=203.0.113.9 SITE_URL=https://wrong.one.test');
    expect({ code, output }).toMatchObject({ code: 1, output: expect.stringContaining('cannot listen on 203.0.113.9') });
    expect(output).toContain('The settings of before are back, and the service runs as it did.');
    expect([await file('/etc/cleaning.env'), await file('/etc/caddy/cleaning.caddy')]).toEqual([settings, caddy]);
    await serves('new.one.test');
  });

  it('a second one has a name, runs beside the first, and leaves it alone when it goes (R-RUN-43)', ONCE, async () => {
    machine.put(inject('prepared'), 'var/lib/cleaning-second');
    const settings = `SITE_URL=https://www.two.test CMS_URL=https://office.two.test OWNER_EMAIL=${OWNER.email} WARM_UP=off`;
    expect((await machine.try(`cleaning install --name ../second ${settings}`)).output).toContain('--name should be');
    await machine.run(`cleaning install --name second ${settings} --caddy`);
    await serves('www.two.test');
    await serves('new.one.test');
    expect(await file('/etc/cleaning-second.env')).toContain('PORT=3002\nCMS_PORT=3003\n');
    expect(await machine.run('cleaning-second backup && ls /var/lib/cleaning-second/backups')).toContain('.tar.gz');
    expect((await machine.try('ls /var/lib/cleaning/backups')).output).not.toContain('.tar.gz');
    expect(await machine.run('ps -eo user:20,args | grep "dist/server" | grep -c "^cleaning-second "')).toBe('2');

    await machine.run('cleaning-second uninstall');
    await serves('new.one.test');
    expect(await body('other.test')).toBe('theirs');
    const left = 'ls -d /srv/* /etc/caddy/* /etc/systemd/system/clean* /usr/local/bin/* | grep second || true';
    expect(await machine.run(left)).toBe('');
    expect(await machine.run('ls /var/lib/cleaning-second')).toContain('database.db');
  });

  it('a wrong setting that comes with a release is taken back with it (R-RUN-42)', ONCE, async () => {
    const folder = await release('2');
    const { code, output } = await machine.try(`${folder}/install HOST=203.0.113.9`);
    expect({ code, output }).toMatchObject({ code: 1, output: expect.stringContaining('cleaning-website-1 serves again') });
    expect(await file('/etc/cleaning.env')).not.toContain('HOST=');
    expect(await machine.run('readlink /srv/cleaning/current')).toBe('cleaning-website-1');
    await serves('new.one.test');
  });

  it('an upgrade removes what no command needs any more, and nothing else (R-RUN-46)', ONCE, async () => {
    await machine.run(`cd /srv/cleaning; mkdir cleaning-website-0 mine .incoming-cut-off; echo '{}' > cleaning-website-0/release.json
      cd /var/lib/cleaning; touch before-cleaning-website-0.tar.gz before-christmas.tar.gz`);
    const output = await machine.run('/srv/unpacked/cleaning-website-2/install');
    expect(output).toContain('removed cleaning-website-0, before-cleaning-website-0.tar.gz');
    expect((await machine.run('ls -A /srv/cleaning')).split('\n').sort()).toEqual([
      'cleaning-website-1',
      'cleaning-website-2',
      'current',
      'mine',
      'previous',
    ]);
    expect((await machine.run('cd /var/lib/cleaning && ls before-*')).split('\n')).toEqual([
      'before-christmas.tar.gz',
      'before-cleaning-website-2.tar.gz',
    ]);
    await serves('new.one.test');
  });

  it('the one unit and the whole Caddyfile of an older installation are replaced (R-RUN-41, R-RUN-44)', ONCE, async () => {
    const before = join(root, 'scripts/admin/install/testing');
    for (const name of ['cleaning.service', 'Caddyfile.whole']) machine.put(join(before, name), `srv/${name}`);
    await machine.run(`systemctl stop cleaning.target; rm /etc/systemd/system/cleaning* /srv/cleaning/previous
      mv /srv/cleaning.service /etc/systemd/system; systemctl start cleaning
      cd /etc/caddy; rm cleaning.caddy; mv Caddyfile Caddyfile.before-cleaning; sed -i /import/d Caddyfile.before-cleaning
      mv /srv/Caddyfile.whole Caddyfile; mkdir -p /etc/systemd/system/caddy.service.d
      echo '[Service]' > /etc/systemd/system/caddy.service.d/cleaning.conf`);
    const well = async () => (await machine.try('curl --silent --fail http://127.0.0.1:3001/readyz')).code === 0;
    await until(well, 'the one unit to serve', 240_000);
    const folder = await release('3');

    const failed = await machine.try(`${folder}/install HOST=203.0.113.9`);
    expect(failed).toMatchObject({ code: 1, output: expect.stringContaining('cleaning-website-2 serves again, as one unit') });
    expect(await machine.run('ls /etc/systemd/system | grep ^cleaning')).toBe('cleaning.service');
    expect(await well()).toBe(true);

    await machine.run(`${folder}/install`);
    await serves('new.one.test');
    expect((await machine.run('ls /etc/systemd/system')).split('\n')).toEqual(
      expect.arrayContaining(['cleaning-office.service', 'cleaning-site.service', 'cleaning.target']),
    );
    expect((await machine.try('ls /etc/systemd/system/cleaning.service')).code).not.toBe(0);
    expect(await machine.run('ps -eo args | grep -c "[n]ode scripts/start.mjs"')).toBe('2');
    expect(await machine.run('ls /etc/caddy; ls /etc/systemd/system/caddy.service.d')).toBe('Caddyfile\ncleaning.caddy');
    expect(await body('other.test')).toBe('theirs');
  });

  it('uninstalling leaves data, settings and what Caddy serves for others (R-RUN-20, R-RUN-41)', ONCE, async () => {
    await machine.run('cleaning uninstall');
    expect(await file('/etc/caddy/Caddyfile')).toBe(THEIRS);
    expect(await body('other.test')).toBe('theirs');
    expect(await machine.run('ls -d /etc/cleaning.env /var/lib/cleaning/database.db')).toContain('database.db');
    expect((await machine.try('ls /srv/cleaning /usr/local/bin/cleaning /etc/systemd/system/cleaning*')).output).not.toMatch(
      /^\//m,
    );
    expect((await machine.try('pgrep -u cleaning')).output).toBe('');
  });
});
