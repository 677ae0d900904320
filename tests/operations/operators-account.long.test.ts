import { execFileSync, spawnSync } from 'node:child_process';
import { chmod, chown, cp, lstat, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { root } from '../../scripts/steps.mjs';
import { sample } from '../kit/sample';
import { admin, OWNER } from '../kit/stack';

/** An account that is not the tests' own, as the service's is. */
const SERVICE = 65_534;

/** Whether this process may become that account, and that account may read the product. */
const can =
  process.getuid?.() === 0 && spawnSync(process.execPath, ['--version'], { cwd: root, uid: SERVICE, gid: SERVICE }).status === 0;

let folder: string;
let data: string;

/** What a verb in a clone needs. */
const ENVIRONMENT = () => ({ PATH: process.env.PATH, DATA_DIR: data, NODE_ENV: 'production' as const });

/** A file that only root may read, like one that was copied into root's home. */
async function forRootAlone(name: string, content: string): Promise<string> {
  await writeFile(join(folder, name), content, { mode: 0o600 });
  return join(folder, name);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'account-'));
  await chmod(folder, 0o755);
  data = join(folder, 'data');
  await cp(inject('prepared'), data, { recursive: true });
  execFileSync('chown', ['-R', `${SERVICE}:${SERVICE}`, data]);
  execFileSync('chmod', ['-R', 'go=', data]);
  await mkdir(join(folder, 'others/spool/waiting'), { recursive: true });
  for (const path of ['others', 'others/spool', 'others/spool/waiting']) await chown(join(folder, path), SERVICE, SERVICE);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Everything in the data folder that is not the service's, or that others may read. */
async function notTheServicesOwn(): Promise<string[]> {
  const names = await readdir(data, { recursive: true });
  const found = await Promise.all(
    names.map(async (name) => {
      const { uid, gid, mode } = await lstat(join(data, name));
      const open = (mode & 0o077) !== 0 && (mode & 0o170_000) !== 0o120_000;
      return uid === SERVICE && gid === SERVICE && !open ? [] : [`${name} ${uid}:${gid} ${mode.toString(8)}`];
    }),
  );
  return found.flat();
}

/** What was written beside the data and can be read by others: the test's own folders, and what a verb was told to write. */
async function openToOthers(): Promise<string[]> {
  const files = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isFile());
  const modes = await Promise.all(files.map(async ({ name }) => ({ name, mode: (await lstat(join(folder, name))).mode })));
  return modes.flatMap(({ name, mode }) => ((mode & 0o077) === 0 || name === 'keys.txt.open' ? [] : [name]));
}

/** What an operator says, and what shows that the verb did it. A verb of `scripts/admin/` that is missing here fails the test. */
const said: Record<string, { args: () => Promise<string[]> | string[]; does: RegExp }> = {
  backup: { args: () => [], does: /backups\/.*\n\d+ leads/ },
  restore: {
    args: async () => {
      const [newest = ''] = (await readdir(join(data, 'backups'))).reverse();
      await cp(join(data, 'backups', newest), join(folder, 'root.tar.gz'));
      await chmod(join(folder, 'root.tar.gz'), 0o600);
      await chown(join(folder, 'root.tar.gz'), 0, 0);
      return [join(folder, 'root.tar.gz')];
    },
    does: /restored: everything up to/,
  },
  doctor: { args: () => [], does: /Ready to go live/ },
  password: { args: () => [OWNER.email], does: /admin\/reset\// },
  owner: { args: () => ['second@example.com'], does: /admin\/reset\// },
  gazetteer: {
    args: async () => [await forRootAlone('places.csv', 'suburb,postcode,state\nRedhill,5521,SA\n')],
    does: /1 suburbs written/,
  },
  import: {
    args: async () => [await forRootAlone('reviews.csv', 'name,text,rating\nAn Importer,Everything shines,5\n')],
    does: /reviews|testimonials/i,
  },
  drill: { args: () => [], does: /back office does not answer/ },
  'move-database': { args: () => [`file:${join(data, 'copy.db')}`], does: /./ },
  'move-media': { args: () => ['folder'], does: /./ },
  spool: { args: () => ['deliver', join(folder, 'others')], does: /0 leads are taken over/ },
  upgrade: { args: () => ['nothing.tar.gz'], does: /is no link to a release/ },
  rollback: { args: () => [], does: /is no link to a release/ },
  install: { args: () => ['SITE_URL=https://www.example.com'], does: /systemd does not run here|this is a clone/ },
  uninstall: { args: () => [], does: /systemd does not run here|this is a clone/ },
  'backup-key': { args: () => [join(folder, 'backup-key.txt')], does: /backup-key\.txt has both keys, for its owner alone/ },
  'restore-drill': { args: () => [], does: /leads|backup/ },
};

const verbs = async () =>
  (await readdir(join(root, 'scripts/admin'))).flatMap((file) => /^([a-z-]+)\.mjs$/.exec(file)?.[1] ?? []);

it('every operator’s verb has a test here', async () => {
  expect(Object.keys(said).sort()).toEqual((await verbs()).sort());
});

it.each([
  ['nothing', {}, 'DATA_DIR should name the data folder'],
  ['a folder that is not there', { DATA_DIR: '/nowhere/data' }, 'DATA_DIR: there is no folder /nowhere/data'],
] as const)('in a release, with %s for its data, no verb creates a new installation (R-RUN-14)', async (_, given, why) => {
  const release = await mkdtemp(join(folder, 'release-'));
  for (const path of ['scripts', 'package.json', 'cms/operations/commands/without-waiting.mjs'])
    await cp(join(root, path), join(release, path), { recursive: true });
  await writeFile(join(release, 'release.json'), '{}');
  await symlink(join(root, 'node_modules'), join(release, 'node_modules'));
  const before = await readdir(join(release));
  for (const verb of (await verbs()).filter((one) => one !== 'install' && one !== 'uninstall')) {
    const args = [join(release, 'scripts/admin.mjs'), verb, 'reviews.csv'];
    const { status, stderr } = spawnSync(process.execPath, args, {
      env: { NODE_ENV: 'production', PATH: process.env.PATH, ...given },
      encoding: 'utf8',
    });
    expect({ verb, status, stderr }).toMatchObject({ status: 1, stderr: expect.stringContaining(why) });
  }
  expect(await readdir(join(release))).toEqual(before);
});

it('the file of a backup key is for its owner alone, and no other is written over (R-RUN-45)', async () => {
  const file = join(folder, 'keys.txt');
  const say = (line: string) => spawnSync('sh', ['-c', `umask 0; ${line}`], { cwd: root, env: ENVIRONMENT(), encoding: 'utf8' });
  expect(say(`node scripts/admin.mjs backup-key ${file}`)).toMatchObject({ status: 0, stderr: '' });
  expect((await lstat(file)).mode & 0o777).toBe(0o600);
  const text = await readFile(file, 'utf8');
  expect(text).toMatch(/age1[\s\S]*AGE-SECRET-KEY-1/);
  expect(say(`node scripts/admin.mjs backup-key ${file}`)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('exists'),
  });
  expect(await readFile(file, 'utf8')).toBe(text);
  // What the shell itself makes is readable by others before the command begins.
  const redirected = say(`node scripts/admin.mjs backup-key > ${file}.open`);
  expect(redirected).toMatchObject({ status: 1, stderr: expect.stringContaining('others can read this file') });
  expect(await readFile(`${file}.open`, 'utf8')).toBe('');
  expect(say(`umask 077; node scripts/admin.mjs backup-key > ${file}.own`)).toMatchObject({ status: 0 });
});

describe.runIf(can)('as root on the data of a service', () => {
  // The least careful shell: what is closed all the same is closed by the command (R-RUN-45).
  const umask = process.umask();
  beforeAll(() => void process.umask(0));
  afterAll(() => void process.umask(umask));

  it.each(sample(Object.keys(said), 2))(
    '%s leaves nothing that the service cannot use, or that others can read (R-RUN-14, R-RUN-45)',
    async (verb) => {
      const known = said[verb];
      const { said: output } = await admin(data, [verb, ...((await known?.args()) ?? [])], { DATABASE_URL: '' });
      expect(output).toMatch(known?.does ?? /^$/);
      expect(await notTheServicesOwn()).toEqual([]);
      expect(await openToOthers()).toEqual([]);
      expect((await readdir(data)).filter((name) => name.startsWith('.brought'))).toEqual([]);
    },
    60_000,
  );
});
