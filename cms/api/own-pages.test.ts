import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type ExtraSections, type OwnPage, OwnSection } from 'contract/own-page';
import type { Redirect } from 'contract/redirect';
import { type Payload, ValidationError } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { mediaDir } from '../base/process/env';
import { starters } from '../model/own-pages/starters';
import { findUses } from '../model/pictures/uses';
import { menuPagesOf } from '../model/settings/menu-pages';
import { thanksPages } from '../model/settings/thanks';
import { automaticAccount } from '../model/starter/as-starter';
import { textsIn } from '../office/find-replace/texts';
import { callApi, startPayload } from '../testing/api';

let payload: Payload;
beforeAll(async () => {
  payload = await startPayload();
});

const read = async <T>(path: string) => (await callApi(payload, path)).body as T;
const pages = () => read<OwnPage[]>('/own-pages');
const pageAt = async (route: string) => (await pages()).find((page) => page.route === route);

type Given = Parameters<Payload['create']>[0]['data'];
const make = (data: object, _status: 'published' | 'draft' = 'published') =>
  payload.create({ collection: 'own-pages', data: { ...data, _status } as Given as never, draft: _status === 'draft' });
const change = (id: number, data: object) => payload.update({ collection: 'own-pages', id, data });

/** Why a field was refused. */
async function reason(write: Promise<unknown>): Promise<string> {
  const error = await write.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ValidationError);
  return (error as ValidationError).data.errors.map(({ message }) => message).join(' ');
}

/** A file in the editor's content. */
const inText = (value: number) => ({ type: 'upload', version: 3, format: '', fields: null, relationTo: 'media', value });

const hero = { blockType: 'hero', heading: 'Work with us', action: { label: 'Apply', page: 'form' } };
const form = { blockType: 'form', form: 'contact' };

it('the call answers published pages in the owner’s order, with facts filled in, and no draft (R-OWN-1)', async () => {
  await make({ title: 'Careers', route: '/careers', sections: [hero, { ...form, lead: 'We answer within {reply}.' }] });
  await make({ title: 'Not yet', route: '/not-yet', sections: [hero] }, 'draft');
  expect(await pages()).toMatchObject([
    {
      route: '/careers',
      title: 'Careers',
      noindex: false,
      sections: [
        { kind: 'hero', heading: 'Work with us', action: { label: 'Apply', href: '#form' } },
        { kind: 'form', form: 'contact', lead: 'We answer within 24 hours.' },
      ],
    },
  ]);
});

it('every kind of section in the contract has fields and a drawing (R-OWN-1)', () => {
  const field = payload.collections['own-pages'].config.flattenedFields.find(({ name }) => name === 'sections');
  const kinds = field?.type === 'blocks' ? field.blocks.map(({ slug }) => slug) : [];
  expect(kinds.toSorted()).toEqual(OwnSection.options.map(({ shape }) => shape.kind.value).toSorted());
  const drawingOf = (kind: string) => resolve(import.meta.dirname, `../public/sections/${kind}.svg`);
  expect(kinds.filter((kind) => !existsSync(drawingOf(kind)))).toEqual([]);
});

it('a button follows the page that it leads to, and is left out while that page is gone (R-OWN-4)', async () => {
  const { docs } = await payload.find({ collection: 'services', where: { slug: { equals: 'oven-cleaning' } }, depth: 0 });
  const id = docs[0]?.id ?? 0;
  const action = { label: 'Ovens', page: `services:${id}` };
  await make({ title: 'Ovens', route: '/ovens', sections: [{ blockType: 'call_to_action', heading: 'Ovens', action }] });
  expect((await pageAt('/ovens'))?.sections[0]).toMatchObject({ action: { label: 'Ovens', href: '/service/oven-cleaning' } });
  await payload.update({ collection: 'services', id, data: { deletedAt: new Date().toISOString() }, trash: true });
  expect((await pageAt('/ovens'))?.sections[0]).not.toHaveProperty('action.href');
  await payload.update({ collection: 'services', id, data: { deletedAt: null }, trash: true });
});

it('no choice of pages offers one that was begun and has no address yet (R-OWN-4)', async () => {
  for (const collection of ['own-pages', 'cities', 'services'] as const)
    await payload.create({ collection, data: { _status: 'draft' } as never, draft: true });
  const offered = [...(await menuPagesOf(payload)), ...(await thanksPages(payload))].map(({ label }) => label);
  expect(offered).toContain('City: Adelaide');
  expect(offered.filter((label) => /null|undefined/.test(String(label)))).toEqual([]);
});

it('no two pages share a path: whichever comes second is refused (R-OWN-2)', async () => {
  await make({ title: 'Taken', route: '/taken', sections: [hero] });
  expect(await reason(make({ title: 'Second', route: '/taken' }))).toBe('Your page “Taken” has this path already.');
  expect(await reason(make({ title: 'Second', route: '/adelaide-service' }))).toBe(
    'The city page “Adelaide” has this path already.',
  );
  expect(await reason(make({ title: 'Second', route: '/contact-us' }))).toContain('such as /contact-us-2');
  expect(await reason(make({ title: 'Second', route: '/a/b' }))).toContain('such as /careers');
  const { docs } = await payload.find({ collection: 'cities', limit: 1, depth: 0 });
  expect(await reason(payload.update({ collection: 'cities', id: docs[0]?.id ?? 0, data: { route: '/taken' } }))).toBe(
    'Your page “Taken” has this path already.',
  );
});

it('a page without a path gets one from its name, and a copy has one of its own (R-OWN-2)', async () => {
  const first = await make({ title: 'Spring & summer', sections: [hero] });
  expect(first.route).toBe('/spring-and-summer');
  expect((await make({ title: 'Spring & summer', sections: [hero] })).route).toBe('/spring-and-summer-2');
  expect((await make({ title: 'Blog', sections: [] })).route).toBe('/blog-2');
  const copy = await payload.duplicate({ collection: 'own-pages', id: first.id });
  expect(copy).toMatchObject({ title: 'Spring & summer (copy)', route: '/spring-and-summer-copy' });
});

it('the old path of a moved page redirects to the new one, that of a removed page to where the owner chose (R-OWN-2)', async () => {
  const { id } = await make({ title: 'Old', route: '/old-offer', sections: [hero] });
  const leadsTo = async (from: string) => (await read<Redirect[]>('/redirects')).find((one) => one.from === from)?.to;
  await change(id, { route: '/new-offer', _status: 'published' });
  expect(await leadsTo('/old-offer')).toBe('/new-offer');
  await change(id, { _status: 'draft', leads_to: '/blog' });
  expect(await leadsTo('/new-offer')).toBe('/blog');
  expect(await pageAt('/new-offer')).toBeUndefined();
});

it('a page with "noindex" or "only by link" is kept out of search engines, and with "only by link" also out of the menus (R-OWN-3)', async () => {
  const { id } = await make({ title: 'Secret', route: '/secret', noindex: true, sections: [] });
  expect((await pageAt('/secret'))?.noindex).toBe(true);
  const { menu: before } = await payload.findGlobal({ slug: 'settings', depth: 0 });
  const links = async () => (await read<{ menu?: { href?: string }[] }>('/settings')).menu?.map(({ href }) => href);
  await payload.updateGlobal({ slug: 'settings', data: { menu: [{ label: 'Secret', page: `own-pages:${id}` }] } });
  expect(await links()).toEqual(['/secret']);
  await change(id, { noindex: false, only_by_link: true });
  expect((await pageAt('/secret'))?.noindex).toBe(true);
  expect(await links()).toEqual([]);
  await payload.updateGlobal({ slug: 'settings', data: { menu: before } });
});

it('a page has the search listing of its path (R-OWN-1)', async () => {
  await make({ title: 'Listed', route: '/listed', sections: [hero], meta: { meta_title: 'Work with {company}' } });
  expect(await read('/meta-tag?route=/listed')).toMatchObject({ meta_title: expect.stringContaining('Work with ') });
  expect((await callApi(payload, '/meta-tag?route=/careers')).status).toBe(404);
});

it('a second form on a page is rejected with the reason (R-OWN-5)', async () => {
  expect(await reason(make({ title: 'Two forms', route: '/two-forms', sections: [form, form] }))).toContain(
    '“Form” is there twice',
  );
});

const isOffer = ({ name }: { name: string }) => name === 'Special offer';

it('an offer is published once it says what it is and what it costs (R-OWN-6)', async () => {
  const { sections = [] } = starters.find(isOffer) ?? {};
  expect(await reason(make({ title: 'Offer', route: '/spring', sections }))).toBe(
    'This field is required. This field is required.',
  );
  const said = sections.map((section) =>
    section.blockType === 'prices' ? { ...section, prices: [{ title: 'Ten windows', price: '$150' }] } : section,
  );
  expect((await make({ title: 'Offer', route: '/spring', sections: said })).sections).toHaveLength(sections.length);
});

it.each(starters.filter((starter) => !isOffer(starter)))(
  '$name can be published as it is (R-OWN-6)',
  async ({ name, title, sections }) => {
    const page = await make({ title: title || 'Mine', route: `/starter-${sections.length}-${name.length}`, sections });
    expect(page.sections).toHaveLength(sections.length);
  },
);

it('a PDF is a download in a section and in a text, says where it is used, and is gone with the trash (R-FILE-1, R-FILE-2)', async () => {
  const upload = (name: string, body: string) => {
    const data = Buffer.from(`%PDF-1.7\n1 0 obj <</Title (${body})>> endobj\n%%EOF`);
    return { data, name, mimetype: 'application/pdf', size: data.length };
  };
  const file = upload('Preise 2027.PDF', 'prices');
  const pdf = await payload.create({ collection: 'media', data: { alt: 'Our <prices>' }, file });
  const text = { root: { type: 'root', version: 1, format: '', indent: 0, direction: null, children: [inText(pdf.id)] } };
  const files = { blockType: 'files', files: [{ title: 'Price list', file: pdf.id }] };
  await make({ title: 'Files', route: '/files', sections: [files, { blockType: 'text', text }] });
  const html = '<p><a href="/storage/Preise-2027.PDF">Our &#60;prices&#62;</a> (PDF, 1 kB)</p>';
  expect((await pageAt('/files'))?.sections).toMatchObject([
    {
      kind: 'files',
      files: [{ title: 'Price list', file: 'Preise-2027.PDF', file_size: file.size, file_date: pdf.uploaded_at }],
    },
    { kind: 'text', html },
  ]);
  const places = ((await findUses(payload)).get(pdf.id) ?? []).map(({ place }) => place);
  expect(places).toEqual(['Files, section 1, file 1, file', 'Files, section 2, text']);

  await payload.update({ collection: 'media', id: pdf.id, data: { alt: 'Prices' } });
  expect((await pageAt('/files'))?.sections[0]).toMatchObject({ files: [{ file_date: pdf.uploaded_at }] });
  const photo = { ...file, data: await readFile(resolve(mediaDir, 'house-cleaning.jpg')), name: 'photo.jpg' };
  await expect(payload.update({ collection: 'media', id: pdf.id, data: {}, file: photo })).rejects.toThrow('is no PDF');
  const image = { blockType: 'gallery', pictures: [{ image: pdf.id }] };
  expect(await reason(make({ title: 'Not a picture', route: '/not-a-picture', sections: [image] }))).toContain('invalid');

  await payload.update({ collection: 'media', id: pdf.id, data: { deletedAt: new Date().toISOString() }, trash: true });
  expect((await pageAt('/files'))?.sections).toMatchObject([{ files: [{ title: 'Price list' }] }, { html: '' }]);
  expect((await pageAt('/files'))?.sections[0]).not.toHaveProperty('files.0.file');
});

it('a frame takes a link of a known host, the markup that a service offers, or a host of the settings (R-FILE-3)', async () => {
  const frame = (link: string) => ({ title: 'Framed', sections: [{ blockType: 'embed', title: 'An oven', link }] });
  const markup = '<iframe src="https://player.vimeo.com/video/76979871" width="640"></iframe>';
  const { route } = await make(frame(markup));
  expect((await pageAt(route))?.sections).toEqual([
    { kind: 'embed', title: 'An oven', link: 'https://player.vimeo.com/video/76979871' },
  ]);
  const typed = async (link: string) => (await pageAt((await make(frame(link))).route))?.sections;
  for (const link of ['youtu.be/dQw4w9WgXcQ', 'http://youtu.be/dQw4w9WgXcQ'])
    expect(await typed(link)).toMatchObject([{ link: 'https://youtu.be/dQw4w9WgXcQ' }]);
  expect(await reason(make(frame('javascript:alert(1)/2')))).toContain('cannot be shown');
  expect(await reason(make(frame('https://maps.app.goo.gl/abc')))).toContain('copy the long address');
  const link = 'https://book.example.com/visit';
  expect(await reason(make(frame(link)))).toContain('allow under Company');
  const allow = (embed_hosts: string) => payload.updateGlobal({ slug: 'settings', data: { embed_hosts } });
  expect(await reason(allow('not a host'))).toContain('not the name of a website');
  await allow('https://www.Example.com/start');
  expect(await read('/settings')).toMatchObject({ embed_hosts: ['example.com'] });
  await make(frame(link));
});

it('home, cities and services show further sections once these are published, and links follow (R-OWN-7)', async () => {
  const extra = () => read<ExtraSections[]>('/extra-sections');
  expect(await extra()).toEqual([]);
  const { docs } = await payload.find({ collection: 'services', where: { slug: { equals: 'oven-cleaning' } }, depth: 0 });
  const id = docs[0]?.id ?? 0;
  const action = { label: 'Read on', page: '/faq-page' };
  const sections = [{ blockType: 'call_to_action', heading: 'More on {services}', action }] as never;
  const user = automaticAccount('An owner'); // a global's pictures are checked with somebody's rights
  await payload.updateGlobal({ slug: 'home', data: { sections, _status: 'published' }, user });
  await payload.update({ collection: 'services', id, data: { sections }, draft: true });
  expect(await extra()).toMatchObject([
    { route: '/', sections: [{ kind: 'call_to_action', action: { label: 'Read on', href: '/faq-page' } }] },
  ]);
  expect(JSON.stringify(await extra())).not.toContain('{services}');
  await payload.update({ collection: 'services', id, data: { sections, _status: 'published' } });
  expect((await extra()).map(({ route }) => route)).toEqual(['/', '/service/oven-cleaning']);
  await payload.updateGlobal({ slug: 'home', data: { sections: [], _status: 'published' }, user });
  await payload.update({ collection: 'services', id, data: { sections: [], _status: 'published' } });
  expect(await extra()).toEqual([]);
});

it('pictures, words and fields in its sections are found like those of other pages (R-OWN-1)', async () => {
  const { docs } = await payload.find({ collection: 'media', where: { mimeType: { contains: 'image/' } }, limit: 1, depth: 0 });
  const image = docs[0]?.id ?? 0;
  const cards = { blockType: 'cards', cards: [{ title: 'A card of its own', image }] };
  const page = await make({ title: 'Found', route: '/found', sections: [hero, cards] });
  const places = ((await findUses(payload)).get(image) ?? []).map(({ place }) => place);
  expect(places).toContain('Found, section 2, card 1');
  const { fields } = payload.collections['own-pages'].config;
  const texts = [...textsIn(fields, { slug: 'own-pages', record: { ...page } })];
  expect(texts.map(({ words, text }) => [...words, text])).toContainEqual([
    'section 1',
    'button',
    'words on the button',
    'Apply',
  ]);
  expect(texts.find(({ text }) => text === 'A card of its own')?.path).toBe('sections.1.cards.0.title');
});
