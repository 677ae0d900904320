import { expect, it } from 'vitest';
import { shown } from './tested.mjs';

const imports: Record<string, string[]> = {
  'site/door/door.test.ts': ['site/door/door.ts', 'site/testing/kit.ts'],
  'site/testing/kit.ts': ['site/app.ts'],
  'site/door/door.ts': ['site/door/lock.ts', 'site/house/wall.ts'],
  'site/door/lock.ts': ['site/door/key.ts'],
};
const started = 'site/door/started.long.test.ts';
const files = [...Object.keys(imports), ...Object.values(imports).flat(), started, 'site/door/started.ts'];

it('a test shows what it or its helper imports, what it is named after, and what that imports of its own folder', () => {
  expect(Object.fromEntries(shown(files, (file) => imports[file] ?? []))).toEqual({
    'site/door/door.ts': 'site/door/door.test.ts',
    'site/door/lock.ts': 'site/door/door.test.ts',
    'site/app.ts': 'site/door/door.test.ts',
    'site/door/started.ts': started,
  });
});
