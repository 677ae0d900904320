import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareData, root } from '../steps.mjs';
import { SECRETS, takeSecrets } from './secrets.mjs';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'secrets-'));
  await mkdir(join(folder, 'credentials'));
  await mkdir(join(folder, 'data'));
  await writeFile(join(folder, 'empty'), '\n');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function fileWith(text: string): Promise<string> {
  await writeFile(join(folder, 'secret'), text);
  return join(folder, 'secret');
}

/** What a command says with these variables alone. */
function say(args: string[], variables: Record<string, string>): Promise<string> {
  const env = { NODE_ENV: 'production' as const, PATH: process.env.PATH, ...variables };
  return new Promise((done) => {
    execFile(process.execPath, args, { cwd: root, env }, (_, stdout, stderr) => done(stdout + stderr));
  });
}

describe('a secret from a file (R-RUN-15)', () => {
  it('may contain anything, and its last line end is dropped', async () => {
    const text = fc
      .string({ unit: 'grapheme-composite', minLength: 1 })
      .filter((one) => !/^[\r\n]*$|[\r\n]$|[\ud800-\udfff]/u.test(one));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...SECRETS), text, fc.constantFrom('', '\n', '\r\n'), async (name, secret, end) => {
        const env: Record<string, string | undefined> = { [`${name}_FILE`]: await fileWith(secret + end), OTHER: 'kept' };
        takeSecrets(env);
        expect(env).toEqual({ [name]: secret, OTHER: 'kept' });
      }),
      { numRuns: 50 },
    );
  });

  it.each(SECRETS)('%s may be a credential of systemd', async (name) => {
    const credentials = join(folder, 'credentials');
    await writeFile(join(credentials, name), 'from systemd\n');
    const env: Record<string, string | undefined> = { CREDENTIALS_DIRECTORY: credentials };
    takeSecrets(env);
    expect(env).toEqual({ [name]: 'from systemd' });
    await rm(join(credentials, name));
  });

  it.each(SECRETS)('%s: the message names the variable and the file', (name) => {
    const file = `${name}_FILE`;
    const missing = join(folder, 'missing');
    expect(() => takeSecrets({ [file]: missing })).toThrow(`${file} should name a readable file; ${missing} is not there`);
    expect(() => takeSecrets({ [file]: folder })).toThrow(`${file} should name a readable file; ${folder} is a folder`);
    expect(() => takeSecrets({ [file]: join(folder, 'empty') })).toThrow(`${join(folder, 'empty')} is empty`);
    expect(() => takeSecrets({ [file]: missing, [name]: 'x' })).toThrow(
      `${name} should be given once; there are ${name} and ${file}`,
    );
  });

  it('is what a start and an operator’s command validate', async () => {
    const given = { DATA_DIR: join(folder, 'data'), DATABASE_URL_FILE: await fileWith('mysql://no\n') };
    for (const args of [['scripts/start.mjs'], ['scripts/admin.mjs', 'backup']]) {
      expect(await say(args, given)).toMatch(/DATABASE_URL (should be|is not understood)/);
    }
    const both = await say(['scripts/start.mjs'], { ...given, DATABASE_URL: 'file:x.db', OWNER_PASSWORD_FILE: '/nowhere' });
    expect(both).toContain('DATABASE_URL should be given once');
    expect(both).toContain('OWNER_PASSWORD_FILE should name a readable file; /nowhere is not there');
  });
});

it('every variable that may hold a secret is in the list, and in .env.example as one', async () => {
  const list = await readFile(join(root, '.env.example'), 'utf8');
  const named = [...list.matchAll(/^# ([A-Z][A-Z_0-9]+)=/gm)].map(([, name = '']) => name);
  expect(named.filter((name) => /SECRET|PASSWORD|TOKEN|KEY|SMTP|DATABASE|IDENTITY/.test(name)).sort()).toEqual(
    [...SECRETS].sort(),
  );
});

it('an invalid secret is never printed', async () => {
  const wrong = {
    PAYLOAD_SECRET: 'zq9',
    PROOF_SECRET: 'zq9',
    OWNER_PASSWORD: 'zq9',
    SMTP_URL: 'zq9',
    DATABASE_URL: 'zq9',
    BACKUP_IDENTITY: 'zq9',
    BACKUP_RECIPIENT: 'AGE-SECRET-KEY-1zq9', // in the place of the public one
  };
  const said = await say(['scripts/start.mjs'], { ...wrong, DATA_DIR: join(folder, 'data') });
  for (const name of Object.keys(wrong)) expect(said).toContain(`${name} should`);
  expect(said).not.toContain('zq9');
});

describe('cleaning VERB', () => {
  it('has the service’s settings as systemd reads them, runs no code in them, and finds files relative to the caller’s folder (R-RUN-16)', async () => {
    const file = join(folder, 'cleaning.env');
    const evil = `a & touch ${folder}/ran; $(touch ${folder}/ran) \`touch ${folder}/ran\` # "ü" \\`;
    const written = evil.replace(/["\\`$]/g, '\\$&');
    await writeFile(file, `DATA_DIR=${folder}/data\nexport X=1\nSITE_URL="${written}"\n`);
    const cleaning = join(root, 'scripts/cleaning.mjs');
    const said = await say([cleaning, file, 'doctor'], { SITE_URL: 'https://the-shell.example.com' });
    expect(said).toContain(`it is "${evil}"`);
    expect(said).toContain(`${file}, line 2: "export X" is no name of a variable: systemd leaves it out`);
    await expect(readFile(join(folder, 'ran'))).rejects.toThrow('ENOENT');

    await writeFile(file, `DATA_DIR=${folder}/data\n`);
    await writeFile(join(folder, 'places.csv'), 'suburb,postcode,state\nRedhill,5521,SA\n');
    const taken = await new Promise((done) => {
      execFile(process.execPath, [cleaning, file, 'gazetteer', 'places.csv'], { cwd: folder }, (error, stdout) =>
        done([error?.code ?? 0, stdout]),
      );
    });
    expect(taken).toEqual([0, expect.stringContaining('1 suburbs written')]);
  });
});

it('the key for push services is made once, for its owner alone (R-PUSH-2)', async () => {
  const DATA_DIR = join(folder, 'data');
  const [first, second] = [1, 2].map((): NodeJS.ProcessEnv => ({ NODE_ENV: 'test', DATA_DIR })) as [
    NodeJS.ProcessEnv,
    NodeJS.ProcessEnv,
  ];
  prepareData(first);
  prepareData(second);
  expect(first.VAPID_PRIVATE_KEY).toMatch(/^[\w-]{43}$/);
  expect(second).toEqual(first);
  expect((await stat(join(DATA_DIR, 'secrets', 'push'))).mode & 0o777).toBe(0o600);
});
