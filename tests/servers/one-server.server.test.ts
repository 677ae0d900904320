import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { settingsOf } from '../../scripts/start/setting-names.mjs';
import { root } from '../../scripts/steps.mjs';
import { until } from '../kit/stack';
import { figure, timed } from './figures';
import { type Installation, install, OWNER, SITE } from './installation';
import { Machine, makeNetwork, type Outcome, removeNetwork } from './machine';
import { inbox, inboxWith } from './office';
import { everythingOn, startOutside } from './outside';
import { nextRelease, sickRelease, theRelease } from './releases';
import { keepVisiting, sendForm, sendJson, THANKS, visit } from './visitors';

const NETWORK = 'cleaning-one-server';
/** How long visitors may notice an upgrade, in milliseconds, while both servers, Caddy and these tests share two cores. */
const NOTICED_MS = 2500;

/** Whether the operators have this verb. */
const has = (verb: string) => existsSync(join(root, 'scripts/admin', `${verb}.mjs`));

let machines: Machine[] = [];
let first: Installation;
let outside: Awaited<ReturnType<typeof startOutside>>;

beforeAll(async () => {
  await makeNetwork(NETWORK);
  machines = [await Machine.start('first', NETWORK), await Machine.start('second', NETWORK)];
});
afterAll(async () => {
  for (const machine of machines) await machine.remove();
  await removeNetwork(NETWORK);
});

const names = () => inbox(first.office, OWNER);
const tables = ({ machine }: Installation) =>
  machine.run(`node -e "
    const { DatabaseSync } = require('node:sqlite');
    const file = new DatabaseSync('/var/lib/cleaning/database.db', { readOnly: true });
    console.log(file.prepare('SELECT name FROM sqlite_master').all().map(({ name }) => name).join(' '))"`);

it('an empty server serves both parts from the archive, and the doctor finds no problem (R-RUN-20)', async () => {
  first = await timed('an empty server, until both parts serve', () => install(machines[0] as Machine, theRelease));
  const { output } = await first.verb('doctor');
  const [well = '', ready = ''] = output.split('Ready to go live?');
  expect(well).not.toMatch(/ERROR/);
  expect(ready).toMatch(/Not yet/); // nobody outside reaches this name
  figure('the release, unpacked', await first.machine.run('du -shL /srv/cleaning/current | cut -f1'));
  expect(await first.machine.run('find -L /srv/cleaning/current -type l')).toBe('');
});

it('an enquiry is acknowledged and in the inbox once, with JavaScript and without', async () => {
  const thanks = await sendForm(first.site, 'Without Script');
  expect((await visit(first.site, thanks ?? '/missing')).body).toMatch(THANKS);
  expect(await sendJson(first.site, 'With Script')).toBe(true);
  const both = ['With Script', 'Without Script'];
  expect(await inboxWith(both, first.office, OWNER)).toEqual(both);
});

it('commands that root runs leave all files to the service’s account', async () => {
  for (const verb of ['backup', 'doctor', `password ${OWNER.email}`, 'drill']) {
    const { output } = await first.verb(verb);
    expect(output).not.toMatch(/EACCES|EPERM/);
    expect([verb, await first.notTheServicesOwn()]).toEqual([verb, '']);
  }
});

it('commands work from root’s own folder, and backups go to another disk of the server', async () => {
  const inRoot = (command: string) => first.machine.try(`cd /root && ${command}`);
  expect(
    await inRoot('cleaning backup-key backup-key.txt && cleaning backup && cleaning restore-drill --key backup-key.txt'),
  ).toMatchObject({
    code: 0,
  });
  expect((await inRoot('cleaning restore bucket --key backup-key.txt')).output).toMatch(/BACKUP_S3_BUCKET|stop them first/);
  expect((await inRoot('cleaning restore no-such-file.tar.gz')).output).toContain('no-such-file.tar.gz: there is no such file');
  expect((await inRoot('cleaning backup mine.tar.gz')).output).toContain('cannot write there');

  await first.machine.run('mkdir /mnt/backups && chown cleaning: /mnt/backups && cleaning install BACKUP_DIR=/mnt/backups');
  await first.served();
  const touch = (paths: string) =>
    first.machine.try(
      `systemd-run --quiet --wait --pipe -p User=cleaning -p ProtectSystem=strict -p ReadWritePaths="${paths}" touch /mnt/backups/written`,
    );
  const writable = await first.machine.run('systemctl show --property ReadWritePaths --value cleaning-office');
  expect((await touch(writable)).code).toBe(0);
  expect((await touch('')).code).not.toBe(0);
  await first.machine.run(`cleaning install BACKUP_DIR=/var/lib/cleaning/backups`);
  await first.served();
});

it('a secret that root alone may read reaches both parts and the operators’ command', async ({ skip }) => {
  const probe = "systemd-run --quiet --pipe --wait --property SetCredential=A:yes sh -c 'cat $CREDENTIALS_DIRECTORY/A'";
  const [units, given] = ['cleaning-office cleaning-site', await first.machine.try(probe)];
  if (given.output !== 'yes') {
    figure('secrets as credentials of systemd', 'left out: systemd hands none over in these containers');
    skip();
  }
  await first.machine.run(`install -m 600 /dev/stdin /root/smtp-url <<< 'smtp://mail.cleaning.test:2525'
    for unit in ${units}; do mkdir -p /etc/systemd/system/$unit.service.d
    printf '[Service]\nLoadCredential=SMTP_URL:/root/smtp-url\n' > /etc/systemd/system/$unit.service.d/secret.conf; done
    systemctl daemon-reload && systemctl restart cleaning.target`);
  await first.served();
  expect((await first.verb('doctor')).output).toMatch(/mail.*mail\.cleaning\.test/);
  await first.machine.run(`for unit in ${units}; do rm -r /etc/systemd/system/$unit.service.d; done
    systemctl daemon-reload && systemctl restart cleaning.target`);
  await first.served();
});

it('a name is changed in Caddy as well, and a setting that does harm is taken back (R-RUN-41, R-RUN-42)', async () => {
  const renamed = { ...first.site, name: 'new.cleaning.test' };
  expect(await first.verb(`install SITE_URL=https://${renamed.name}`)).toMatchObject({ code: 0 });
  await until(async () => (await visit(renamed, '/')).status === 200, 'the new name to be served', 60_000);
  const { code, output } = await first.verb('install HOST=203.0.113.9');
  expect({ code, output }).toMatchObject({ code: 1, output: expect.stringContaining('cannot listen on 203.0.113.9') });
  expect((await visit(renamed, '/')).status).toBe(200);
  expect(await first.verb(`install SITE_URL=https://${SITE}`)).toMatchObject({ code: 0 });
  await first.served();
});

it('a second installation runs beside the first, and leaves it alone when it goes (R-RUN-43)', async () => {
  const second = { ...first.site, name: 'www.second.test' };
  const settings = `SITE_URL=https://${second.name} CMS_URL=https://office.second.test OWNER_EMAIL=${OWNER.email}`;
  expect(await first.verb(`install --name second ${settings} --caddy`)).toMatchObject({ code: 0 });
  await until(async () => (await visit(second, '/')).status === 200, 'the second to be served', 60_000);
  await first.served();
  expect(await first.machine.try('cleaning-second uninstall')).toMatchObject({ code: 0 });
  expect((await first.machine.try('pgrep -u cleaning-second')).output).toBe('');
  await first.served();
});

it('a backup is restored on another server, which serves it', async () => {
  const backup = '/var/lib/cleaning/backups/moved.tar.gz';
  expect(await timed('a backup', () => first.verb(`backup ${backup}`))).toMatchObject({ code: 0 });
  const second = await install(machines[1] as Machine, theRelease);
  await first.machine.give(backup, second.machine, '/root/moved.tar.gz');
  const restore = 'systemctl stop cleaning.target; cleaning restore /root/moved.tar.gz';
  expect(await timed('a restore', () => second.machine.try(restore))).toMatchObject({ code: 0 });
  expect(await second.notTheServicesOwn()).toBe('');
  await second.start();
  expect(await inboxWith(await names(), second.office, OWNER)).toEqual(await names());
  expect(await sendForm(second.site, 'On The Second')).toBeTruthy();
  expect(await inboxWith(['On The Second'], second.office, OWNER)).toContain('On The Second');
});

/** Does something to the service while visitors come and post forms; resolves with what happened and what they saw. */
async function amongVisitors(what: string, act: () => Promise<Outcome>) {
  const visitors = keepVisiting(first.site);
  const outcome = await timed(what, act);
  const noticed = await visitors.stop();
  const { away, failed, pages, thanked, unthanked, faults } = noticed;
  figure(
    `longest wait of a visitor during ${what}`,
    `${(away / 1000).toFixed(1)} s, ${failed} of ${pages} pages failed; ${unthanked.length} of ${thanked.length + unthanked.length} forms were not thanked for`,
  );
  expect({ what, unthanked, faults }).toEqual({ what, unthanked: [], faults: {} });
  const held = (await inboxWith(thanked, first.office, OWNER)).filter((name) => thanked.includes(name));
  expect(held).toEqual([...thanked].sort()); // each of them, and once
  return { ...outcome, ...noticed };
}

/** Upgrades among visitors. */
async function upgrade(what: string, archive: string) {
  await first.machine.put(archive, '/root/new.tar');
  return amongVisitors(what, () => first.verb('upgrade /root/new.tar'));
}

/** What an installation keeps as `install` made it, or has for one purpose alone. */
const NOT_SWITCHED = [
  ...['HOST', 'PORT', 'CMS_PORT', 'SITE_URL', 'CMS_URL', 'DATA_DIR', 'OWNER_EMAIL', 'OWNER_PASSWORD', 'LEADS_PER_10_MIN'],
  ...['PUBLISH_SECRET', 'PROOF_SECRET', 'PAYLOAD_SECRET', 'VAPID_PRIVATE_KEY'], // made by the start, and in the data
  ...['SITE_SETTINGS', 'BACKUP_IDENTITY'], // another provider's company; whoever restores has it
];

it('everything that can be switched on is: copies in a bucket, pictures in one, mail, traces, metrics, alerts, a CDN (R-RUN-32)', async () => {
  outside = await startOutside(NETWORK);
  machines.push(outside.machine);
  const recipient = await first.machine.run(`cleaning backup-key | grep -o 'age1[0-9a-z]*' | sort -u | tail -1`);
  const settings = everythingOn(recipient);
  expect([...Object.keys(settings), ...NOT_SWITCHED].sort()).toEqual(settingsOf().sort());
  const given = Object.entries(settings).map(([name, value]) => `'${name}=${value}'`);
  expect(await first.verb(`install ${given.join(' ')}`)).toMatchObject({ code: 0 });
  expect(await first.verb('move-media bucket')).toMatchObject({ code: 0 });
  await first.served();
  expect(await sendForm(first.site, 'With Everything On')).toBeTruthy();
  expect(await inboxWith(['With Everything On'], first.office, OWNER)).toContain('With Everything On');
  expect(await first.verb('backup')).toMatchObject({ code: 0 });
  await until(
    async () => (await outside.seen()).objects.some((key) => key.startsWith('backups/')),
    'a copy in the bucket',
    120_000,
  );
  await until(async () => (await outside.seen()).mails > 0, 'a mail', 120_000);
  await until(async () => (await outside.seen()).spans > 0, 'a trace', 120_000);
  expect(await first.notTheServicesOwn()).toBe('');
  const secrets = 'SMTP_URL|DATABASE_URL|PAYLOAD_SECRET|BACKUP_S3_SECRET_ACCESS_KEY|S3_SECRET_ACCESS_KEY';
  const processes = (part: string) =>
    first.machine.run(
      `for pid in $(systemctl show -p MainPID --value cleaning-${part}) $(pgrep -u cleaning -f ${part === 'site' ? 'server/listen.js' : 'dist/server.js'}); do tr '\\0' '\\n' < /proc/$pid/environ; done`,
    );
  expect(await processes('site')).not.toMatch(new RegExp(`^(${secrets})=`, 'm'));
  expect(await processes('office')).toMatch(/^SMTP_URL=/m);
});

it('an unhealthy release leaves the old one in service, with all enquiries', async () => {
  const before = await names();
  const { code, output, away } = await upgrade('an upgrade that fails', sickRelease().archive);
  expect({ code, output }).toMatchObject({ code: 1 });
  expect(await names()).toEqual(expect.arrayContaining(before));
  expect(await tables(first)).not.toContain('added_by_sick');
  expect(away).toBeLessThan(NOTICED_MS);
});

it('a healthy release takes over, with all enquiries', async () => {
  const next = nextRelease();
  expect(await sendForm(first.site, 'Before Next')).toBeTruthy();
  const { code, output, away } = await upgrade('an upgrade', next.archive);
  expect({ code, output }).toMatchObject({ code: 0 });
  expect(await first.current()).toBe(next.name);
  expect(await tables(first)).toContain('added_by_next');
  expect(await names()).toContain('Before Next');
  expect(away).toBeLessThan(NOTICED_MS);
});

it.runIf(has('rollback'))('a rollback is one verb, and loses no enquiry', async () => {
  expect(await sendForm(first.site, 'After Next')).toBeTruthy();
  await inboxWith(['After Next'], first.office, OWNER);
  expect(await amongVisitors('the way back', () => first.verb('rollback'))).toMatchObject({ code: 0 });
  await first.served();
  expect(await first.current()).toBe(theRelease.name);
  expect(await names()).toContain('Before Next');
});

it('visitors wait while the website is killed, its supervisor too, restarted, or given another setting; each form arrives once (R-RUN-38)', async () => {
  const well = () => first.machine.try('systemctl is-active cleaning-site.socket cleaning-site cleaning-office');
  const kill = (program: string) => first.machine.try(`pkill -KILL -o -u cleaning -f ${program}; sleep 5`);
  const waited: Record<string, number> = {};
  for (const [what, act] of [
    ['a kill of the website', () => kill('dist/server/listen.js')],
    ['a kill of its supervisor', () => kill('scripts/start.mjs.site')],
    ['a restart', () => first.machine.try('systemctl restart cleaning-site')],
    ['a restart of both', () => first.machine.try('systemctl restart cleaning.target')],
    ['a changed setting', () => first.verb('install PROVIDER_DEADLINE_MS=4000')],
  ] as const) {
    waited[what] = (await amongVisitors(what, act)).away;
    await first.served();
    expect(await well()).toMatchObject({ code: 0 });
  }
  // In the same run: how long a start takes depends on the machine and its neighbours.
  expect(waited['a changed setting']).toBeLessThan(waited['a kill of the website'] ?? 0);
});

it('a database file that was away for a while is used again without intervention', async () => {
  const before = await names();
  await first.stop();
  expect((await first.machine.try('curl --silent --max-time 5 http://127.0.0.1:3000/healthz')).code).not.toBe(0);
  await first.machine.run('cd /var/lib/cleaning && mkdir away && mv database.db* away/');
  await first.start({ wait: false });
  await until(async () => (await visit(first.site, '/')).status === 200, 'the site to answer', 120_000);
  await first.machine.run('cd /var/lib/cleaning && mv away/database.db* . && rmdir away');
  await timed('a database file that came back, until it is served', () =>
    until(async () => (await names()).join() === before.join(), 'all leads', 300_000),
  );
});

it.runIf(has('uninstall'))('uninstalling keeps the data (R-RUN-20)', async () => {
  expect(await first.verb('uninstall')).toMatchObject({ code: 0 });
  expect(await first.machine.run('ls /var/lib/cleaning')).toMatch(/database\.db/);
  expect((await first.machine.try('pgrep -u cleaning')).output).toBe('');
});
