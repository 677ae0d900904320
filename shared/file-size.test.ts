import { expect, it } from 'vitest';
import { fileSize } from './file-size';

it.each([
  [1, '1 kB'],
  [120 * 1024, '120 kB'],
  [1024 * 1024 - 1, '1.0 MB'],
  [1.44 * 1024 * 1024, '1.4 MB'],
])('%i bytes are %s', (bytes, shown) => expect(fileSize(bytes)).toBe(shown));
