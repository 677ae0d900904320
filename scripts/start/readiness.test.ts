import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { askReadiness } from './readiness.mjs';

it('asks with the secret that both parts share, from the environment or the data folder (R-SAFE-18)', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'readiness-'));
  const server = createServer(({ url, headers }, response) => response.end(`${url} ${headers.authorization}`));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.close();
    rmSync(DATA_DIR, { recursive: true });
  });
  const part = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const asked = async (env: Record<string, string>) => (await askReadiness(part, env, 10_000)).text();
  expect(await asked({ DATA_DIR })).toMatch(/^\/readyz Bearer *$/); // not made yet
  mkdirSync(join(DATA_DIR, 'secrets'));
  writeFileSync(join(DATA_DIR, 'secrets', 'publish'), 'in the folder\n');
  expect(await asked({ DATA_DIR })).toBe('/readyz Bearer in the folder');
  expect(await asked({ DATA_DIR, PUBLISH_SECRET: 'given' })).toBe('/readyz Bearer given');
});
