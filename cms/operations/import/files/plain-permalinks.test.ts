import { Redirect } from 'contract/redirect';
import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { callApi } from '../../../testing/api';
import { importText } from '../../../testing/import';
import { payloadForImport } from '../../commands/quiet';

let payload: Payload;
beforeAll(async () => {
  payload = await payloadForImport();
}, 120_000);

const redirects = async () => {
  const all = Redirect.array().parse((await callApi(payload, '/redirects')).body);
  return Object.fromEntries(all.map(({ from, to }) => [from, to]));
};
const idOf = async (title: string) =>
  (await payload.find({ collection: 'posts', where: { title: { equals: title } }, draft: true, depth: 0 })).docs[0]?.id;

interface Entry {
  id: number;
  title: string;
  link: string;
  type?: string;
  status?: string;
}
const entry = ({ id, title, link, type = 'post', status = 'publish' }: Entry) =>
  `<item><title>${title}</title><link>${link}</link><content:encoded><![CDATA[<p>Words of ${title}.</p>]]></content:encoded>
   <wp:post_id>${id}</wp:post_id><wp:post_date>2025-03-05 09:00:00</wp:post_date><wp:post_name>post-${id}</wp:post_name>
   <wp:status>${status}</wp:status><wp:post_type>${type}</wp:post_type></item>`;
const exported = (blog: string, ...entries: Entry[]) =>
  `<?xml version="1.0" encoding="UTF-8" ?><rss version="2.0"><channel><wp:wxr_version>1.2</wp:wxr_version>
   <wp:base_site_url>http://old.example</wp:base_site_url><wp:base_blog_url>${blog}</wp:base_blog_url>
   ${entries.map(entry).join('\n')}</channel></rss>`;

it('each old address of a post leads to it, the plain one too, also while it waits for its picture (R-IMPORT-5)', async () => {
  const report = await importText(
    payload,
    'plain.xml',
    exported(
      'http://old.example',
      { id: 361, title: 'Plain', link: 'http://old.example/?p=361' },
      { id: 362, title: 'Pretty', link: 'http://old.example/2025/03/pretty/' },
      { id: 363, title: 'Never public', link: 'http://old.example/?p=363', status: 'draft' },
      { id: 7, title: 'Contact', link: 'http://old.example/contact-us/', type: 'page' },
      { id: 8, title: 'Team', link: 'http://old.example/team/', type: 'page' },
    ),
  );
  const [plain, pretty] = [await idOf('Plain'), await idOf('Pretty')];
  expect(await redirects()).toMatchObject({
    '/?p=361': `/blog-details/${plain}`,
    '/?p=362': `/blog-details/${pretty}`,
    '/2025/03/pretty': `/blog-details/${pretty}`,
    '/?page_id=7': '/contact-us',
  });
  expect(Object.keys(await redirects()).filter((from) => /363|=8/.test(from))).toEqual([]);
  expect(report).toMatch(/redirects +4 added/);
  expect(report).not.toContain('no redirect');
});

it('a blog in a folder of the old site keeps that folder in its addresses (R-IMPORT-5)', async () => {
  await importText(
    payload,
    'news.xml',
    exported('http://old.example/news', { id: 5, title: 'In a folder', link: 'http://old.example/news/?p=5' }),
  );
  expect((await redirects())['/news?p=5']).toBe(`/blog-details/${await idOf('In a folder')}`);
});
