import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { starterSettings } from 'contract/catalogue';
import { expect, it, onTestFinished } from 'vitest';
import { createLog } from '../base/log';
import type { Reader } from './content';
import { fallbackSettings, settingsOf } from './settings';

/** Reads from a provider without additions. */
const bare = { additions: async () => new Set() } as unknown as Reader;

it('takes the settings of the file with a provider that has none, else the starter’s (R-WIRE-13)', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'settings-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'settings.json');
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line));
  expect(await fallbackSettings(undefined, log)).toBe(starterSettings);
  const own = { ...starterSettings, brand: 'Another company' };
  await writeFile(file, JSON.stringify(own));
  const read = await fallbackSettings(file, log);
  expect(lines.join()).toContain(file);
  expect(await settingsOf(bare, read, log)).toEqual(own);
  expect(lines.join()).not.toContain('starter’s');
  await writeFile(file, '{"brand":7}');
  await expect(fallbackSettings(file, log)).rejects.toThrow(/SITE_SETTINGS/);
});

it('the log says once that the starter’s settings are used (R-WIRE-16)', async () => {
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line));
  const fallback = await fallbackSettings(undefined, log);
  for (let time = 0; time < 2; time += 1) await settingsOf(bare, fallback, log);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('the starter’s company is shown');
});

it('no page or component hard-codes what the settings say of the company (R-CLAIM-6)', async () => {
  const { brand, phone, mobile, email, social, offices } = starterSettings;
  const places = offices.map(({ suburb, state, postcode }) => `${suburb} ${state} ${postcode}`);
  const company = [brand, phone, phone.replaceAll(' ', ''), mobile, email, ...social.map(({ url }) => url), ...places];
  const site = new URL('..', import.meta.url);
  const found: string[] = [];
  for (const folder of ['pages', 'sections', 'forms', 'addresses', 'head', 'ui', 'server']) {
    const names = (await readdir(new URL(folder, site))).filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'));
    for (const name of names) {
      const source = await readFile(new URL(`${folder}/${name}`, site), 'utf8');
      const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/ .*$/gm, '');
      found.push(...company.filter((words) => code.includes(words)).map((words) => `${folder}/${name}: ${words}`));
    }
  }
  expect(found).toEqual([]);
});
