import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOMS } from '../../.dependency-cruiser.mjs';

const cms = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(cms, file), 'utf8');

it('the import map names every component of the back office; Payload renders nothing for one that is missing', () => {
  const map = read('app/(payload)/admin/importMap.js');
  const sources = ROOMS.flatMap((room) =>
    readdirSync(join(cms, room), { recursive: true, encoding: 'utf8' }).map((file) => join(room, file)),
  );
  const components = [...sources.filter((file) => /(?<!\.test)\.tsx?$/.test(file)), 'payload.config.ts'].flatMap(
    (file) => read(file).match(/(?<=')\/[\w/-]+#\w+(?=')/g) ?? [],
  );
  expect(components.length).toBeGreaterThan(50);
  expect([...new Set(components)].filter((path) => !map.includes(`"${path}"`))).toEqual([]);
});
