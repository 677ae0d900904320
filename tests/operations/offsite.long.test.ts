import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { submit } from '../kit/chaos';
import { startBucket } from '../kit/s3-server';
import { admin, readinessOf, type Stack, signIn, startStack, until } from '../kit/stack';

let s3: Awaited<ReturnType<typeof startBucket>>;
let folder: string;
let stack: Stack;
/** What the back office and the operators' commands know: the public key alone. */
let settings: Record<string, string>;
let keyFile: string;
let otherKey: string;

async function makeKey(name: string): Promise<{ file: string; recipient: string }> {
  const { said } = await admin(await emptyData(), ['backup-key']);
  const file = join(folder, name);
  await writeFile(file, said, { mode: 0o600 });
  return { file, recipient: /age1\w+/.exec(said)?.[0] ?? '' };
}
const emptyData = () => mkdtemp(join(folder, 'data-'));

beforeAll(async () => {
  s3 = await startBucket();
  folder = await mkdtemp(join(tmpdir(), 'offsite-'));
  const { file, recipient } = await makeKey('key.txt');
  keyFile = file;
  otherKey = (await makeKey('other.txt')).file;
  settings = { ...s3.backupEnv, BACKUP_RECIPIENT: recipient };
  stack = await startStack(inject('prepared'), settings);
}, 240_000);
afterAll(async () => {
  await stack?.stop();
  await s3?.close();
  await rm(folder, { recursive: true, force: true });
});

const say = (...args: string[]) => admin(stack.dataDir, args, settings);
const namesIn = async ({ cms }: Stack) => {
  const office = await signIn(cms);
  const { docs } = await office<{ docs: { name: string }[] }>('GET', '/leads?limit=0&pagination=false&depth=0&select[name]=true');
  return docs.map(({ name }) => name).sort();
};

describe('a backup off the machine', () => {
  it('is made by the command, encrypted, and listed (R-RUN-22)', async () => {
    for (const name of ['Visitor 1', 'Visitor 2']) await until(() => submit(stack.site.url, name), 'the thanks', 60_000);
    await until(async () => (await namesIn(stack)).length === 2, 'the leads to arrive', 60_000);
    const { code, said } = await say('backup');
    expect({ code, said }).toMatchObject({ code: 0, said: expect.stringContaining('an encrypted copy is in the bucket media') });
    const [key = '', ...rest] = s3.objects.keys();
    expect([key, rest]).toEqual([expect.stringMatching(/^backups\/backup-.*Z\.tar\.gz\.age$/), []]);
    expect(s3.objects.get(key)?.data.includes('manifest')).toBe(false);
    const ready = (await readinessOf(stack.cms, stack.dataDir)) as { backup: Record<string, unknown> };
    expect(ready.backup).toMatchObject({ copy: expect.stringMatching(/^20/), drill: null });
    expect(JSON.stringify(ready)).not.toContain('AGE-SECRET-KEY');
    expect((await readdir(join(stack.dataDir, 'backups'))).filter((name) => name.includes('.age'))).toEqual([]);
  });

  it('is verified by the drill: without the key by comparing every byte, with the key by opening it (R-RUN-24)', async () => {
    const without = await say('restore-drill');
    expect(without).toMatchObject({ code: 0, said: expect.stringMatching(/2 leads, \d+ pictures[\s\S]*exactly what was sent/) });
    const doctor = await say('doctor');
    expect(doctor.said).toMatch(/ok +copies +the newest copy in the bucket media is of a backup made \d+ minutes ago/);
    expect(doctor.said).toMatch(/copies +a restore was tried \d+ minutes ago: 2 leads and \d+ pictures came back/);
    expect(doctor.said).toMatch(/WARNING +copies +nobody has tried whether the secret key opens a copy/);
    const wrong = await say('restore-drill', '--key', otherKey);
    expect(wrong).toMatchObject({ code: 1, said: expect.stringContaining('the secret key does not open this copy') });
    const withKey = await say('restore-drill', '--key', keyFile);
    expect(withKey).toMatchObject({ code: 0, said: expect.stringMatching(/2 leads[\s\S]*opened with the secret key/) });
    const ready = (await readinessOf(stack.cms, stack.dataDir)) as { backup: Record<string, unknown> };
    expect(ready.backup).toMatchObject({ drill: expect.stringMatching(/^20/), drill_leads: 2 });
    expect((await readdir(join(stack.dataDir, 'backups'))).filter((name) => name.includes('.part'))).toEqual([]);
  });

  it('restores everything on a machine that has only the key and the bucket’s settings (R-RUN-22)', async () => {
    const dir = await emptyData();
    const other = await admin(dir, ['restore', 'bucket', '--key', otherKey], settings);
    expect(other).toMatchObject({ code: 1, said: expect.stringContaining('the secret key does not open this copy') });
    const none = await admin(dir, ['restore', 'bucket'], settings);
    expect(none).toMatchObject({ code: 1, said: expect.stringContaining('name the file with the secret key, --key FILE') });
    const wrongName = await admin(dir, ['restore', 'bucket', 'backup-1', '--key', keyFile], settings);
    expect(wrongName).toMatchObject({ code: 1, said: expect.stringMatching(/there is no copy backup-1[\s\S]*backup-.*\.age/) });
    s3.state.cutAfter = 5000;
    const cut = await admin(dir, ['restore', 'bucket', '--key', keyFile], settings);
    s3.state.cutAfter = Number.POSITIVE_INFINITY;
    expect(cut).toMatchObject({ code: 1, said: expect.stringContaining('did not arrive whole: the connection was cut') });
    expect(await readdir(dir)).toEqual(['secrets']);

    const { BACKUP_RECIPIENT: _, ...bucket } = settings;
    const done = await admin(dir, ['restore', 'bucket', '--key', keyFile], bucket);
    expect(done).toMatchObject({ code: 0, said: expect.stringMatching(/restored: everything up to .*, 2 leads/) });
    expect((await readdir(dir)).filter((name) => name.startsWith('.'))).toEqual([]);
    const restored = await startStack(dir);
    try {
      expect(await namesIn(restored)).toEqual(['Visitor 1', 'Visitor 2']);
      expect(await (await fetch(`${restored.site.url}/`)).text()).toContain('Larkwell');
    } finally {
      await restored.stop();
    }
  });

  it('that was downloaded by hand is restored in the same way (R-RUN-22)', async () => {
    const [object] = s3.objects.values();
    const file = join(folder, 'downloaded.age');
    await writeFile(file, object?.data ?? '');
    const dir = await emptyData();
    const done = await admin(dir, ['restore', file, '--key', keyFile]);
    expect(done).toMatchObject({ code: 0, said: expect.stringContaining('2 leads') });
    expect((await readFile(file)).equals(object?.data ?? Buffer.alloc(0))).toBe(true);
  });
});
