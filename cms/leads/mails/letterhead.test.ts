import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { mediaDir } from '../../base/process/env';
import { automaticAccount } from '../../model/starter/as-starter';
import { startPayload } from '../../testing/api';
import { letterheadOf } from './letterhead';
import { mailHtml } from './mail-html';
import { bodyOf } from './template';

let payload: Payload;
beforeAll(async () => {
  payload = await startPayload();
});

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 60"><rect width="120" height="60" fill="#6d1a36"/></svg>`;

async function publish(data: { brand?: string; look?: Record<string, unknown> }) {
  const { look } = await payload.findGlobal({ slug: 'settings', depth: 0 });
  await payload.updateGlobal({
    slug: 'settings',
    user: automaticAccount('Test'),
    data: { ...data, look: { ...look, ...data.look }, _status: 'published' },
  });
}

it('is the company’s name under a strip in its colour while it has no logo', async () => {
  await publish({ brand: 'Harbour & Pine <b>', look: { main: '#6d1a36' } });
  const { attachments, ...letterhead } = await letterheadOf(payload);
  expect(letterhead.mark.text).toContain('Harbour &amp; Pine &lt;b&gt;</span>');
  expect(attachments).toEqual([]);
  const mail = mailHtml(bodyOf('Thank you', 'http://cms.test'), 'Thanks', letterhead);
  expect(mail).toContain('border-top:4px solid #6d1a36');
  expect(mail.indexOf('Harbour')).toBeLessThan(mail.indexOf('Thank you'));
});

it('a logo is attached to the mail, sharp and on white; without its file the mail begins with the name', async () => {
  const data = Buffer.from(LOGO);
  const file = { data, name: 'pine.svg', mimetype: 'image/svg+xml', size: data.length };
  const { id, filename } = await payload.create({ collection: 'media', data: { alt: 'Pine' }, file });
  await publish({ brand: 'Pine', look: { logo: id } });
  const { mark, attachments } = await letterheadOf(payload);
  expect(mark.text).toMatch(/<img src="cid:logo" alt="Pine" width="224" height="56"/);
  const [{ cid, content, contentType } = { cid: '', content: Buffer.alloc(0), contentType: '' }] = attachments;
  expect([cid, contentType]).toEqual(['logo', 'image/png']);
  const { data: pixels, info } = await sharp(content).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([448, 112]);
  expect([...pixels.subarray(0, 3)]).toEqual([0x6d, 0x1a, 0x36]);
  expect([...pixels.subarray(-3)]).toEqual([255, 255, 255]);

  await rm(resolve(mediaDir, filename ?? ''));
  const named = { mark: { text: expect.stringContaining('>Pine</span>') }, attachments: [] };
  expect(await letterheadOf(payload)).toMatchObject(named);
});
