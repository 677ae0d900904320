import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, inject } from 'vitest';

// The environment is parsed when it is first imported: each test file has its own copy of the data before that.
const folder = mkdtempSync(join(tmpdir(), 'cms-test-'));
cpSync(inject('prepared'), folder, { recursive: true });
Object.assign(process.env, {
  NODE_ENV: 'production',
  DATA_DIR: folder,
  PAYLOAD_SECRET: 'a secret that only tests know',
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));
