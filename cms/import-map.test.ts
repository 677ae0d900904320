import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

it('the import map names every component of the back office; Payload renders nothing for one that is missing', () => {
  const map = read('app/(payload)/admin/importMap.js');
  const folders = [
    'accounts',
    'alerts',
    'changes',
    'content',
    'edit-bar',
    'first-hour',
    'leads',
    'nav',
    'preview',
    'search-listing',
  ];
  const sources = folders.flatMap((folder) =>
    readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  const components = [...sources.filter((file) => /(?<!\.test)\.tsx?$/.test(file)), 'payload.config.ts'].flatMap(
    (file) => read(file).match(/(?<=')\/[\w/-]+#\w+(?=')/g) ?? [],
  );
  expect(components.length).toBeGreaterThan(50);
  expect([...new Set(components)].filter((path) => !map.includes(`"${path}"`))).toEqual([]);
});
