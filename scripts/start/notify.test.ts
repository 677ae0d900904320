import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { until } from '../../tests/kit/stack';
import { notifyReady, whileStarting } from './notify.mjs';

const { PATH } = process.env;
let folder = '';
afterEach(async () => {
  process.env.PATH = PATH;
  delete process.env.NOTIFY_SOCKET;
  await rm(folder, { recursive: true, force: true });
});

it('systemd is told again and again that a start goes on, until it has ended or failed (R-RUN-36)', async () => {
  folder = await mkdtemp(join(tmpdir(), 'notify-'));
  await writeFile(join(folder, 'systemd-notify'), `#!/bin/sh\necho "$@" >> ${folder}/told\n`, { mode: 0o755 });
  process.env.PATH = `${folder}:${PATH}`;
  const told = async () => (await readFile(join(folder, 'told'), 'utf8').catch(() => '')).split('\n').filter(Boolean);

  await whileStarting(() => Promise.resolve(), 10);
  expect(await told()).toEqual([]); // nobody asked
  process.env.NOTIFY_SOCKET = '/nowhere';
  const starting = whileStarting(() => until(async () => (await told()).length >= 2, 'two words'), 50);
  expect(await starting).toBe(true);
  await notifyReady();
  const words = await told();
  expect(words.at(-1)).toBe('--ready');
  expect(new Set(words.slice(0, -1))).toEqual(new Set(['EXTEND_TIMEOUT_USEC=300000000']));
  await expect(whileStarting(() => Promise.reject(new Error('no')), 10)).rejects.toThrow('no');
});
