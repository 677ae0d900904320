import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AnswerCopies } from './answer-copies';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'copies-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const copies = (limits = { copies: 100, bytes: 1_000_000 }) => new AnswerCopies(dir, limits);

it('reads the answer that was written last, also after a restart, until it is removed', async () => {
  await copies().write('/faqs', ['one']);
  await copies().write('/faqs', ['two']);
  expect(await copies().read('/faqs')).toMatchObject({ value: ['two'] });
  await copies().remove('/faqs');
  expect(await copies().read('/faqs')).toBeUndefined();
  await copies().remove('/faqs');
});

it('has no answer if the file is damaged or belongs to another query', async () => {
  await copies().write('/faqs', ['one']);
  const [name = ''] = await readdir(dir);
  for (const text of ['{"key":', '{"key":"/blogs","value":["other"]}']) {
    await writeFile(join(dir, name), text);
    expect(await copies().read('/faqs')).toBeUndefined();
  }
});

it('deletes the least recently used copies beyond a limit', async () => {
  const kept = copies({ copies: 10, bytes: 1_000_000 });
  for (let page = 1; page <= 20; page += 1) {
    await kept.write(`/blogs?page=${page}`, []);
    for (const name of await readdir(dir)) await utimes(join(dir, name), 1000, 1000); // older than the next
  }
  expect((await readdir(dir)).length).toBeLessThanOrEqual(11);
  expect(await kept.read('/blogs?page=20')).toMatchObject({ value: [] });
});
