import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const cms = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(cms, file), 'utf8');

it('the import map names every component of the back office; Payload renders nothing for one that is missing', () => {
  const map = read('app/(payload)/admin/importMap.js');
  const folders = ['accounts', 'storage', 'leads', 'model', 'office', 'publishing', 'server'];
  const sources = folders.flatMap((folder) =>
    readdirSync(join(cms, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  const components = [...sources.filter((file) => /(?<!\.test)\.tsx?$/.test(file)), 'payload.config.ts'].flatMap(
    (file) => read(file).match(/(?<=')\/[\w/-]+#\w+(?=')/g) ?? [],
  );
  expect(components.length).toBeGreaterThan(50);
  expect([...new Set(components)].filter((path) => !map.includes(`"${path}"`))).toEqual([]);
});
