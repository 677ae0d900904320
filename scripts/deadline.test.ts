import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { askBackOffice } from './admin/environment/back-office.mjs';
import { withDeadline } from './deadline.mjs';

it('work that never settles, and ignores its signal, ends at the deadline; work in time settles as it would alone', async () => {
  await expect(withDeadline(20, 'the work', () => new Promise(() => undefined))).rejects.toThrow('the work: no end after 20 ms');
  expect(await withDeadline(10_000, 'the work', async () => 4)).toBe(4);
  const thrown = withDeadline(10_000, 'the work', () => {
    throw new Error('broken');
  });
  await expect(thrown).rejects.toThrow('broken');
});

it('an operator’s call to a back office that takes it and never answers ends, and says what to do (R-LIVE-10)', async () => {
  let aborted: Promise<unknown> | undefined;
  const server = createServer((request) => {
    aborted = new Promise((done) => request.once('close', done));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const env = { HOST: '127.0.0.1', CMS_PORT: String((server.address() as AddressInfo).port), PUBLISH_SECRET: 'x' };
  await expect(askBackOffice(env, '/drill', { deadlineMs: 500 })).rejects.toThrow('does not answer');
  await aborted;
});

it('does what the shared one does: scripts that run before the installation cannot read that', () => {
  const body = (file: string) =>
    readFileSync(new URL(file, import.meta.url), 'utf8')
      .match(/setTimeout\([\s\S]*clearTimeout\(timer\)\)/)?.[0]
      .replace(/ *\/\/.*|new (DeadlineExceeded|Error)\(.*\)/g, '');
  expect(body('deadline.mjs')).toBe(body('../shared/deadline.ts'));
});
