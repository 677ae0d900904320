import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { AnyContractProcedure } from '@orpc/contract';
import { additions, type CallName, contract, documented } from 'contract';
import { servicePages, starterSettings } from 'contract/catalogue';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ZodType } from 'zod';
import { mediaDir } from '../base/process/env';
import { pictures } from '../model/starter/content';
import { callApi, startPayload } from '../testing/api';

let payload: Payload;
beforeAll(async () => {
  payload = await startPayload();
});

const read = async (path: string) => {
  const { status, body } = await callApi(payload, path);
  expect({ path, status }).toEqual({ path, status: 200 });
  return body as never;
};
const callOf = (name: CallName) => (contract[name] as AnyContractProcedure)['~orpc'];
/** Calls that need a token. */
const withToken = ['preview', 'editSession', 'editRecords', 'follow'];
const withoutInput = Object.keys(contract).filter((name) => {
  const { route } = callOf(name as CallName);
  return route.method === 'GET' && !route.path?.includes('{') && name !== 'pageMeta' && !withToken.includes(name);
}) as CallName[];

/** All storage paths in an answer, found by the companions of pictures. */
const picturesIn = (value: unknown): string[] =>
  value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, inner]) =>
        `${key}_alt` in value && typeof inner === 'string' ? [inner] : picturesIn(inner),
      )
    : [];

describe('the starter content', () => {
  it.each(withoutInput)('answers %s as the contract says (R-WIRE-3)', async (name) => {
    const body = await read(callOf(name).route.path ?? '');
    const checked = (callOf(name).outputSchema as ZodType).safeParse(body);
    expect(checked.error).toBeUndefined();
    // No page has moved yet, none is the owner's own, and none has more sections than usual.
    if (!['redirects', 'ownPages', 'extraSections'].includes(name)) expect(JSON.stringify(body).length).toBeGreaterThan(10);
    for (const file of picturesIn(body)) expect(existsSync(resolve(mediaDir, file)), file).toBe(true);
  });

  it('has a why-choose block for each of the 22 pages', async () => {
    for (const { slug, why_choose_id } of servicePages) {
      const body: { heading: string; points: string[]; before_image: string } = await read(
        `/whychoosehousecleaningservice/view/${why_choose_id}`,
      );
      expect({ slug, points: body.points.length > 3, picture: body.before_image }).toMatchObject({
        points: true,
        picture: expect.stringMatching(/\.jpg$/),
      });
    }
  });

  it('offers the video of a slide as WebM too, as long as the library holds one of its name', async () => {
    const video = async () => {
      const slides: { media: string; media_type: string; media_webm?: string }[] = await read('/hero-carousel');
      return slides.filter(({ media_type }) => media_type === 'video').map(({ media, media_webm }) => [media, media_webm]);
    };
    expect(await video()).toEqual([['hero-loop.mp4', 'hero-loop.webm']]);
    const where = { filename: { equals: 'hero-loop.webm' } };
    const bin = (deletedAt: string | null) => payload.update({ collection: 'media', where, data: { deletedAt }, trash: true });
    await bin(new Date().toISOString());
    expect(await video()).toEqual([['hero-loop.mp4', undefined]]);
    await bin(null);
    expect(await video()).toEqual([['hero-loop.mp4', 'hero-loop.webm']]);
  });

  it('has an introduction and questions for each of the 12 sub-services', async () => {
    for (const { intro_id, title, slug } of servicePages.filter((page) => page.intro_id)) {
      const intro: { description: string; image?: string } = await read(`/sub-services-after-hero/${intro_id}`);
      expect(intro.description.split('\n').length).toBeGreaterThan(1);
      expect(intro.image, slug).toBe(pictures[`${slug}-intro`]?.file);
      const faq: { items: unknown[] } = await read(`/faqsubservices/subservice/${encodeURIComponent(title)}`);
      expect(faq.items.length).toBeGreaterThanOrEqual(5);
    }
  });

  it.each(['House cleaning', 'Commercial Cleaning', 'Gutter Cleaning', 'Roof cleaning', 'Windows cleaning'])(
    'has questions of the category %s, whatever its case and spaces (R-WIRE-6)',
    async (category) => {
      const exact = await read(`/faqs/category/${encodeURIComponent(category)}`);
      const sloppy = await read(`/faqs/category/${encodeURIComponent(`  ${category.toUpperCase().replace(' ', '')} `)}`);
      expect(sloppy).toEqual(exact);
    },
  );

  it('finds questions by the name of the page, even after the owner has changed their heading', async () => {
    const { docs } = await payload.find({ collection: 'faq-categories', where: { category: { equals: 'Roof cleaning' } } });
    const id = docs[0]?.id ?? 0;
    await payload.update({ collection: 'faq-categories', id, data: { category: 'About roofs' } });
    expect(await read('/faqs/category/Roof%20cleaning')).toMatchObject({ category: 'About roofs' });
    await payload.update({ collection: 'faq-categories', id, data: { category: 'Roof cleaning' } });
  });

  it('lists posts newest first, in pages, and finds the sections of a post by number and by slug (R-WIRE-11)', async () => {
    const all: { id: number; publish_date: string }[] = await read('/blogs');
    const days = all.map((post) => post.publish_date);
    expect(days).toEqual([...days].sort().reverse());
    expect(await read('/blogs?page=2&limit=5')).toEqual(all.slice(5, 10));
    expect(await read('/blog-count')).toEqual({ count: all.length });
    const byNumber: { canonical_id: number; description: string }[] = await read(`/blog-details-by-blog/${all[0]?.id}`);
    expect(byNumber[0]?.canonical_id).toBe(all[0]?.id);
    expect(byNumber.length).toBeGreaterThan(2);
    expect(byNumber[0]?.description).toMatch(/^<p>/);
    expect(await read('/blog-details-by-blog/oven-care-between-cleans')).toEqual(byNumber);
  });

  it('has a search listing for every page, posts included', async () => {
    const posts: { id: number }[] = await read('/blogs');
    const routes = [
      '/',
      '/free-quote',
      '/privacy',
      '/about-us',
      ...servicePages.map(({ slug }) => `/service/${slug}`),
      `/blog-details/${posts[0]?.id}`,
    ];
    for (const route of routes) {
      expect(await read(`/meta-tag?route=${encodeURIComponent(route)}`)).toEqual({
        meta_title: expect.stringMatching(/./),
        meta_description: expect.stringMatching(/./),
        meta_keywords: expect.any(String),
        og_title: expect.stringMatching(/./),
        og_description: expect.stringMatching(/./),
        og_image: expect.stringMatching(/\.jpg$/),
      });
    }
  });

  it('names every icon by its path, where the file exists (R-WIRE-10)', async () => {
    type Icons = { icon?: string; platform?: string; verified?: string }[];
    const { testimonials }: { testimonials: Icons } = await read('/testimonials');
    const { services }: { services: Icons } = await read('/servicesinadelaide');
    const { points }: { points: Icons } = await read('/achievements');
    const lists: Icons[] = [testimonials, services, points, await read('/statbox')];
    for (const list of lists) {
      const paths = new Set(
        list.flatMap(({ icon, platform, verified }) => [icon, platform, verified]).filter((path) => path !== undefined),
      );
      expect(paths.size).toBeGreaterThan(1);
      for (const path of paths)
        expect(await readFile(new URL(`../public/storage/${path}`, import.meta.url), 'utf8')).toMatch(/^<svg [^>]*viewBox=/);
    }
  });

  it('brings the intro and questions of pages without a documented call, and the picture of every page (R-SERVICE-5, R-SERVICE-6)', async () => {
    const pages: { slug: string; image?: string; intro?: { image?: string }; faqs?: unknown[]; cleaned?: unknown }[] =
      await read('/service-pages');
    for (const { slug, shape } of servicePages) {
      const page = pages.find((candidate) => candidate.slug === slug);
      expect({
        slug,
        image: Boolean(page?.image),
        intro: page?.intro?.image,
        faqs: Boolean(page?.faqs),
        cleaned: Boolean(page?.cleaned),
      }).toEqual({
        slug,
        image: true,
        intro: shape === 'sub-service' ? undefined : pictures[`${slug}-intro`]?.file,
        faqs: shape === 'standalone',
        cleaned: shape === 'standalone',
      });
    }
  });

  it('names its additions (R-WIRE-12)', async () => {
    const { additions: names }: { additions: string[] } = await read('/additions');
    expect(names).toEqual([
      ...Object.keys(additions).filter((name) => name !== 'additions'),
      'leadOrigin',
      'signedPosts',
      'signedReceipts',
    ]);
  });

  it('offers Melbourne and Victoria in the forms once the owner says so (R-FORM-8)', async () => {
    expect(await read('/settings')).toMatchObject({ cities: starterSettings.cities, states: starterSettings.states });
    const { offices } = await payload.findGlobal({ slug: 'settings', depth: 0 });
    const all = offices.map((office) => ({ ...office, in_forms: true }));
    await payload.updateGlobal({ slug: 'settings', data: { offices: all }, overrideAccess: true });
    expect(await read('/settings')).toMatchObject({
      cities: [...starterSettings.cities, { slug: 'melbourne', name: 'Melbourne' }],
      states: ['South Australia', 'Victoria'],
    });
  });
});

describe('a missing record', () => {
  it.each([
    '/faqs/category/Unknown',
    '/whychoosehousecleaningservice/view/999',
    '/sub-services-after-hero/99',
    '/faqsubservices/subservice/Unknown',
    '/blog-details-by-blog/999999',
    '/blog-details-by-blog/no-such-post',
    '/meta-tag?route=/nowhere',
    '/no-such-call',
  ])('%s answers 404', async (path) => {
    expect((await callApi(payload, path)).status).toBe(404);
  });

  it.each([
    ['/whychoosehousecleaningservice/view/abc', 'id'],
    ['/sub-services-after-hero/0', 'id'],
    ['/blogs?limit=1000', 'limit'],
    ['/meta-tag', 'route'],
  ])('%s answers 400 and names %s', async (path, field) => {
    const { status, body } = await callApi(payload, path);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(`"path":["${field}"]`);
  });

  it('a draft and a post in the trash answer 404', async () => {
    const { docs } = await payload.find({ collection: 'posts', limit: 2, sort: 'id', depth: 0 });
    const [first, second] = docs.map(({ id }) => id);
    await payload.update({ collection: 'posts', id: first ?? 0, data: { _status: 'draft' } });
    await payload.update({ collection: 'posts', id: second ?? 0, data: { deletedAt: new Date().toISOString() } });
    const ids = ((await read('/blogs')) as { id: number }[]).map(({ id }) => id);
    expect(ids).not.toContain(first);
    expect(ids).not.toContain(second);
    expect(await read('/blog-count')).toEqual({ count: ids.length });
    expect((await callApi(payload, `/blog-details-by-blog/${first}`)).status).toBe(404);
  });
});

describe('the documents', () => {
  it('describe every documented call (R-WIRE-3)', async () => {
    const { paths }: { paths: Record<string, unknown> } = await read('/openapi.json');
    const specified = Object.keys(documented).map((name) => callOf(name as CallName).route.path);
    expect(Object.keys(paths)).toEqual(expect.arrayContaining(specified));
  });
});
