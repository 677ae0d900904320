import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../steps.mjs';

/** Starts the product with some variables; resolves with its output when it exits. */
function start(variables: Record<string, string>, args: string[] = []): Promise<{ code: unknown; said: string }> {
  const env = { ...process.env, ...variables };
  return new Promise((done) => {
    execFile(process.execPath, ['scripts/start.mjs', ...args], { cwd: root, env }, (error, stdout, stderr) =>
      done({ code: error?.code ?? 0, said: stdout + stderr }),
    );
  });
}

const WRONG = {
  PORT: 'x',
  SITE_URL: 'nope',
  WARM_UP: 'maybe',
  OWNER_EMAIL: 'me',
  OWNER_PASSWORD: 'short',
  SMTP_URL: 'http://mail.example.com',
  BACKUP_KEEP_DAYS: '-1',
  SITE_SETTINGS: 'nothing.json',
  LEADS_PER_10_MIN: '0',
};

it('a start reports all errors at once: variable, value and what it should be', async () => {
  const { code, said } = await start(WRONG);
  expect(code).toBe(1);
  const lines = said.trim().split('\n').slice(1);
  expect(lines.map((line) => line.trim().split(' ')[0]).sort()).toEqual(Object.keys(WRONG).sort());
  for (const line of lines) expect(line).toMatch(/^ {2}[A-Z_0-9]+ should /);
  expect(said).toContain('SITE_URL should be an origin such as https://www.example.com; it is "nope"');
  expect(said).not.toContain('short');
});

it('a bucket needs its keys', async () => {
  const { code, said } = await start({ S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'key' });
  expect(code).toBe(1);
  expect(said).toContain('S3_SECRET_ACCESS_KEY should be set for the bucket of S3_BUCKET');
  expect(said).not.toContain('S3_ACCESS_KEY_ID should');
});

it('a single part is validated only against its own variables', async () => {
  const { said } = await start({ PORT: 'x', OWNER_EMAIL: 'me' }, ['site']);
  expect(said).toContain('PORT should be');
  expect(said).not.toContain('OWNER_EMAIL');
});

it('the two parts cannot share a port', async () => {
  const { code, said } = await start({ PORT: '4345', CMS_PORT: '4345' });
  expect({ code, said }).toMatchObject({ code: 1, said: expect.stringContaining('CMS_PORT should be another port than PORT') });
});

it('every variable is in .env.example', async () => {
  const parsed = await Promise.all(['site/env.ts', 'cms/base/process/env.ts'].map((file) => readFile(join(root, file), 'utf8')));
  const names = parsed.flatMap((text) => [...text.matchAll(/^ {2}([A-Z][A-Z_0-9]+): /gm)].map(([, name]) => name ?? ''));
  const list = await readFile(join(root, '.env.example'), 'utf8');
  const missing = names.filter((name) => name !== 'NODE_ENV' && !new RegExp(`^# ${name}=`, 'm').test(list));
  expect(names).toContain('BACKUP_DIR');
  expect([...new Set(missing)]).toEqual([]);
});
