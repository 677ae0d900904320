import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createErased } from './erased';
import { fingerprint } from './fingerprint';
import { openSpool } from './spool';
import { filesHaveAnotherClock } from './testing/clock';
import { enquiry, listeningLog } from './testing/leads';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'erased-'));
});
afterEach(() => rm(dir, { recursive: true }));

it('a mark says nothing of what it marks, is seen by every process, and ends (R-PHOTO-9)', async () => {
  const [erased, other] = [createErased(join(dir, 'marks')), createErased(join(dir, 'marks'))];
  expect(await erased.has('Q-1')).toBe(false);
  await erased.forget(0);
  await erased.mark(['Q-1', 'a key']);
  expect([await other.has('Q-1'), await other.has('a key'), await other.has('Q-2')]).toEqual([true, true, false]);
  const names = await readdir(join(dir, 'marks'));
  expect(names.join()).toMatch(/^[0-9a-f]{64},[0-9a-f]{64}$/);
  for (const name of names) expect(await readFile(join(dir, 'marks', name), 'utf8')).toMatch(/^\d+$/);
  await writeFile(join(dir, 'marks', names[0] ?? ''), '1');
  await erased.forget(1);
  expect(await readdir(join(dir, 'marks'))).toEqual([names[1]]);
});

it.skipIf(filesHaveAnotherClock)(
  'equal words after an erasure are a new lead under a key that never was (R-PHOTO-9)',
  async () => {
    const keys: string[] = [];
    const spool = await openSpool({
      dir,
      log: listeningLog(),
      deliver: async ({ key }) => {
        keys.push(key);
        return { status: 'stored' };
      },
    });
    const same = enquiry('Erased And Back');
    for (const _ of [1, 2, 3]) {
      const accepted = await spool.accept(same);
      if (accepted.status !== 'accepted') throw new Error(accepted.status);
      await spool.forget([accepted.reference], [keys.at(-1) ?? '']);
    }
    expect(new Set(keys).size).toBe(3);
    expect(keys[0]).toContain(fingerprint(same.form, same.fields).slice(0, 40));
    await spool.close();
  },
);
