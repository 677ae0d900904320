import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { folderFiles } from './media-files';
import { handleStorage } from './serve';

const home = mkdtempSync(join(tmpdir(), 'storage-'));
const folder = join(home, 'media');
mkdirSync(folder);
writeFileSync(join(folder, 'room.jpg'), '0123456789');
writeFileSync(join(folder, 'loop.mp4'), '0123456789');
writeFileSync(join(folder, 'page.html'), '<script>');
writeFileSync(join(folder, 'prices.pdf'), '%PDF-1.7');
writeFileSync(join(home, 'secret.jpg'), 'secret');
symlinkSync(join(home, 'secret.jpg'), join(folder, 'link.jpg'));
afterAll(() => rmSync(home, { recursive: true }));

const get = (path: string, headers = {}, method = 'GET') =>
  handleStorage(new Request(`http://cms.test/storage/${path}`, { headers, method }), folderFiles(folder));

describe('a file of the media folder', () => {
  it('comes with its type and may be kept for an hour', async () => {
    const response = await get('room.jpg');
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('0123456789');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': '10',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=3600',
    });
  });

  it('is not sent again to a client that has it', async () => {
    const etag = (await get('room.jpg')).headers.get('etag');
    expect((await get('room.jpg', { 'if-none-match': etag })).status).toBe(304);
  });

  it('comes in parts, as video players ask for it', async () => {
    const response = await get('loop.mp4', { range: 'bytes=2-4' });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe('bytes 2-4/10');
    expect(await response.text()).toBe('234');
    expect((await get('loop.mp4', { range: 'bytes=10-' })).status).toBe(416);
  });

  it('is a download if it is a PDF (R-FILE-1)', async () => {
    const { headers } = await get('prices.pdf');
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toBe('attachment; filename="prices.pdf"');
    expect((await get('room.jpg')).headers.has('content-disposition')).toBe(false);
  });

  it('answers HEAD without a body', async () => {
    const response = await get('room.jpg', {}, 'HEAD');
    expect(response.headers.get('content-length')).toBe('10');
    expect(await response.text()).toBe('');
  });
});

it.each([
  '..%2Fsecret.jpg',
  '%2e%2e/secret.jpg',
  'a/..%2F..%2Fsecret.jpg',
  '..%5Csecret.jpg',
  '%2Fetc%2Fpasswd',
  'link.jpg',
  'page.html',
  'none.jpg',
  'room.jpg%00.jpg',
  '',
])('nothing is found at %s', async (path) => {
  expect((await get(path)).status).toBe(404);
});
