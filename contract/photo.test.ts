import fc from 'fast-check';
import { expect, it } from 'vitest';
import { photoKind, photoName } from './photo';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

it('knows photos by their first bytes, whatever they are called (R-PHOTO-4)', () => {
  for (const [head, kind] of [
    ['\xff\xd8\xff\xe0\0\x10JFIF', 'jpeg'],
    ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'png'],
    ['RIFF\0\0\0\0WEBPVP8 ', 'webp'],
    ['\0\0\0\x18ftypheic\0\0\0\0', 'heif'],
    ['\0\0\0\x1cftypavif\0\0\0\0', 'heif'],
    ['\0\0\0\x18ftypisom\0\0\0\0', undefined],
    ['GIF89a\x01\0\x01\0\0\0\0\0\0\0', undefined],
    ['<svg xmlns="http://', undefined],
    ['%PDF-1.7', undefined],
    ['<!doctype html>', undefined],
    ['PK\x03\x04', undefined],
    ['', undefined],
  ] as const)
    expect([head, photoKind(bytes(head))]).toEqual([head, kind]);
});

it('shows a name without folders and invisible signs, however long it is (R-PHOTO-4)', () => {
  expect(photoName('../../etc/passwd')).toBe('passwd');
  expect(photoName('C:\\Users\\me\\oven.jpg')).toBe('oven.jpg');
  expect(photoName('فرن المطبخ 🔥.jpg')).toBe('فرن المطبخ 🔥.jpg');
  expect(photoName('oven\u202egpj.\0exe')).toBe('oven gpj. exe');
  expect(photoName(`${'🔥'.repeat(400)}.jpg`)).toMatch(/^(🔥){69}…(🔥){6}\.jpg$/u);
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (given) => {
      const name = photoName(given);
      expect([...name].length).toBeLessThanOrEqual(80);
      expect(name).not.toMatch(/[\p{C}/\\]/u);
      expect(photoName(name)).toBe(name);
    }),
  );
});
