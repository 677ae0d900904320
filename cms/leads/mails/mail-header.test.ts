import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { mediaDir } from '../../server/process/env';
import { automaticAccount } from '../../storage/starter/as-starter';
import { startPayload } from '../../testing/api';
import { isToCustomer } from './compose';
import { mailHeader } from './mail-header';
import { asHtml } from './template';

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

it('a mail without a logo begins with the company’s name above a line in its colour', async () => {
  await publish({ brand: 'Harbour & Pine <b>', look: { main: '#6d1a36' } });
  const { html, attachments } = await mailHeader(payload);
  expect(html).toContain('Harbour &amp; Pine &lt;b&gt;</span>');
  expect(html).toContain('border-bottom:4px solid #6d1a36');
  expect(attachments).toEqual([]);
  const mail = asHtml('Thank you', html);
  expect(mail.indexOf('Harbour')).toBeLessThan(mail.indexOf('Thank you'));
});

it('a logo is attached to the mail, sharp and on white; without its file the mail begins with the name', async () => {
  const data = Buffer.from(LOGO);
  const file = { data, name: 'pine.svg', mimetype: 'image/svg+xml', size: data.length };
  const { id, filename } = await payload.create({ collection: 'media', data: { alt: 'Pine' }, file });
  await publish({ brand: 'Pine', look: { logo: id } });
  const { html, attachments } = await mailHeader(payload);
  expect(html).toMatch(/<img src="cid:logo" alt="Pine" width="224" height="56"/);
  const [{ cid, content, contentType } = { cid: '', content: Buffer.alloc(0), contentType: '' }] = attachments;
  expect([cid, contentType]).toEqual(['logo', 'image/png']);
  const { data: pixels, info } = await sharp(content).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([448, 112]);
  expect([...pixels.subarray(0, 3)]).toEqual([0x6d, 0x1a, 0x36]);
  expect([...pixels.subarray(-3)]).toEqual([255, 255, 255]);

  await rm(resolve(mediaDir, filename ?? ''));
  expect(await mailHeader(payload)).toMatchObject({ html: expect.stringContaining('>Pine</span>'), attachments: [] });
});

it('only mails to customers have a header: the office and accounts know the sender', () => {
  expect(isToCustomer({ key: 'lead-12-customer' })).toBe(true);
  for (const key of ['lead-12-office', 'digest-2026-01-01', 'account-1', 'test-customer'])
    expect(isToCustomer({ key })).toBe(false);
});
