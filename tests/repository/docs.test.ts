import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../scripts/steps.mjs';

const documents = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));

it.each(documents)('docs/%s names only existing tests', (name) => {
  const text = readFileSync(join(root, 'docs', name), 'utf8');
  const named = [...text.matchAll(/\b(?:site|cms|contract|tests)\/[\w./-]+\.test\.tsx?/g)].map(([path]) => path);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
