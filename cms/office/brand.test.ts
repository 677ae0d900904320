import type { Payload } from 'payload';
import { STARTER_COLOURS } from 'shared/palette';
import { beforeAll, expect, it } from 'vitest';
import { companyLook } from '../model/settings/company-look';
import { automaticAccount } from '../model/starter/as-starter';
import { startPayload } from '../testing/api';
import { brandVariables, companyMark } from './brand';

let payload: Payload;
beforeAll(async () => {
  payload = await startPayload();
});

type Look = Partial<Record<'main' | 'accent', string> & Record<'logo' | 'sign', number>>;
async function publishLook(change: Look) {
  const { look } = await payload.findGlobal({ slug: 'settings', depth: 0 });
  await payload.updateGlobal({
    slug: 'settings',
    user: automaticAccount('Test'),
    data: { look: { ...look, ...change }, _status: 'published' },
  });
}
const drawing = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60"><rect width="60" height="60" fill="${colour}"/></svg>`;
async function upload(name: string, colour: string) {
  const data = Buffer.from(drawing(colour));
  const file = { data, name, mimetype: 'image/svg+xml', size: data.length };
  return payload.create({ collection: 'media', data: { alt: name }, file });
}

it('the back office has the company’s colours, which change with its look (R-CLAIM-9)', async () => {
  const { palette } = await companyLook(payload);
  expect(brandVariables(palette)).toMatchObject({ '--brand-deep': STARTER_COLOURS.main, '--brand-sun': STARTER_COLOURS.accent });
  await publishLook({ main: '#6d1a36', accent: '#f2a33a' });
  const variables = brandVariables((await companyLook(payload)).palette);
  expect(variables).toMatchObject({ '--brand-deep': '#6d1a36', '--brand-sun': '#f2a33a' });
});

it('the back office shows the starter’s mark in those colours, or the logo, or first of all the sign (R-CLAIM-9)', async () => {
  await publishLook({ main: '#6d1a36', accent: '#f2a33a' });
  const response = companyMark(await companyLook(payload));
  expect(response.headers.get('content-type')).toBe('image/svg+xml');
  expect(await response.text()).toMatch(/^<svg .*#f2a33a/);

  const target = async () => companyMark(await companyLook(payload)).headers.get('location');
  const { id: logo, filename: logoFile } = await upload('pine logo.svg', '#6d1a36');
  await publishLook({ logo });
  expect(await target()).toBe(`/storage/${logoFile}`);
  const { id: sign, filename: signFile } = await upload('pine-sign.svg', '#f2a33a');
  await publishLook({ sign });
  expect(await target()).toBe(`/storage/${signFile}`);
  await payload.update({ collection: 'media', id: sign, data: { deletedAt: new Date().toISOString() } });
  expect(await target()).toBe(`/storage/${logoFile}`);
});
