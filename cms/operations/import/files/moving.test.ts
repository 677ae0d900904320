import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callApi } from '../../../testing/api';
import { importText } from '../../../testing/import';
import { payloadForImport } from '../../commands/quiet';

let payload: Payload;
let server: Server;
let site: string;
/** Files that the old site still has. */
const there = new Set(['/uploads/bench.jpg', '/uploads/sink.jpg', '/uploads/tap-scaled.jpg', '/uploads/late.jpg']);
beforeAll(async () => {
  payload = await payloadForImport();
  const data = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#2ec4b6' } })
    .jpeg()
    .toBuffer();
  server = createServer(({ url = '' }, response) =>
    response.writeHead(there.has(url) ? 200 : 404).end(there.has(url) ? data : ''),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}, 120_000);
afterAll(() => server?.close());

interface Entry {
  id: number;
  title: string;
  text?: string;
  fields?: string;
}
const cdata = (text: string) => `<![CDATA[${text}]]>`;
const entry = ({ id, title, text = '<p>Words.</p>', fields = '<wp:post_type>post</wp:post_type>' }: Entry) =>
  `<item><title>${cdata(title)}</title><link>${site}/post-${id}/</link><content:encoded>${cdata(text)}</content:encoded>
   <wp:post_id>${id}</wp:post_id><wp:post_date>2025-03-05 0${id % 10}:00:00</wp:post_date><wp:post_name>post-${id}</wp:post_name>
   <wp:status>publish</wp:status>${fields}
   <wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>900</wp:meta_value></wp:postmeta></item>`;
const bench = () => `<item><title>Bench</title><wp:post_id>900</wp:post_id><wp:post_type>attachment</wp:post_type>
  <wp:attachment_url>${site}/uploads/bench.jpg</wp:attachment_url></item>`;
const exported = (...entries: Entry[]) =>
  `<?xml version="1.0" encoding="UTF-8" ?><rss version="2.0"><channel><wp:wxr_version>1.2</wp:wxr_version>
   <wp:base_site_url>${site}</wp:base_site_url>${bench()}${entries.map(entry).join('\n')}</channel></rss>`;
const postsOf = async (title: string) => {
  const { docs } = await payload.find({ collection: 'posts', where: { title: { equals: title } }, sort: 'id' });
  return docs;
};
const textOf = async (title: string) => {
  const [post] = await postsOf(title);
  const sections = (await callApi(payload, `/blog-details-by-blog/${post?.id}`)).body as { description: string }[];
  return sections.map(({ description }) => description).join('');
};

it('keeps two posts of the same title and day apart, also from two files (R-IMPORT-2)', async () => {
  const [first, second] = [
    { id: 62, title: 'Same title', text: '<p>a</p>' },
    { id: 63, title: 'Same title', text: '<p>b</p>' },
  ];
  expect(await importText(payload, 'both.xml', exported(first, second))).toContain('2 added');
  expect((await postsOf('Same title')).map(({ slug }) => slug)).toEqual(['post-62', 'post-63']);
  expect(await importText(payload, 'again.xml', exported(first, second))).toContain('Nothing was changed');
  expect(await importText(payload, 'more.xml', exported({ ...first, id: 64, text: '<p>c</p>' }))).toContain('1 added');
  const table = `title,date,text,picture\nTwin,2025-03-05,one,${site}/uploads/bench.jpg\nTwin,2025-03-05,two,${site}/uploads/bench.jpg\n`;
  expect(await importText(payload, 'posts.csv', table)).toContain('2 added');
  expect(await importText(payload, 'posts.csv', table)).toContain('Nothing was changed');
});

it('recognises a post that came from another source before (R-IMPORT-2)', async () => {
  await importText(payload, 'a.xml', exported({ id: 70, title: 'From two places' }));
  const table = `title,date,text,picture\nFrom two places,2025-03-05,Words.,${site}/uploads/bench.jpg\n`;
  await importText(payload, 'posts.csv', table);
  expect(await postsOf('From two places')).toHaveLength(1);
});

it('accepts a file with a comment after its end, and rejects one that is cut off (R-IMPORT-6)', async () => {
  const whole = exported({ id: 71, title: 'A comment follows' });
  expect(await importText(payload, 'x.xml', `${whole}\n\n<!-- made fast by a plug-in -->\n`)).toContain('1 added');
  for (const cut of [whole.slice(0, -8), whole.slice(0, -20), `${whole.slice(0, -20)}<!-- </rss> -->`])
    await expect(importText(payload, 'x.xml', cut)).rejects.toThrow('the file ends in the middle');
});

it('leaves no code and no parts of shortcodes in a text, and names the shortcodes (R-IMPORT-8)', async () => {
  const text = `[vc_row][vc_column_text]<p>Visible words.</p>[/vc_column_text][vc_raw_html]JTNDZGl2JTIwY2xhc3M=[/vc_raw_html][/vc_row]

[su_box title="Why [us]?" style="soft"]Inside the box.[/su_box]

[et_pb_code]&lt;script&gt;alert(1)&lt;/script&gt;[/et_pb_code]Last.`;
  const report = await importText(payload, 'x.xml', exported({ id: 72, title: 'Builders', text }));
  expect(await textOf('Builders')).toBe('<p>Visible words.</p><p>Inside the box.</p><p>Last.</p>');
  expect(report).toContain('the shortcode [vc_raw_html] was left out with the code in it');
  expect(report).toContain('the shortcode [su_box] means nothing here');
});

it('removes characters that XML forbids, such as Word’s line break (R-IMPORT-10)', async () => {
  await importText(payload, 'x.xml', exported({ id: 73, title: 'Bare\b characters', text: 'One\vtwo\u0001 three' }));
  expect(await textOf('Bare characters')).toBe('<p>One<br />two three</p>');
});

it('imports lazily loaded pictures, and those with a size in their name, at their largest (R-IMPORT-7)', async () => {
  const text = `<p>a</p><img src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP" data-src="/uploads/late-300x225.jpg" alt="Late">
    <noscript><img src="/uploads/late-300x225.jpg"></noscript>
    <p>b</p><img src="/uploads/sink-scaled.jpg" alt="Sink"><p>c</p><img src="/uploads/tap-scaled.jpg"><p>d</p><img src="/uploads/gone-300x200.jpg">`;
  const report = await importText(payload, 'x.xml', exported({ id: 74, title: 'Pictures', text }));
  const names = [...(await textOf('Pictures')).matchAll(/storage\/(\w+(?:-scaled)?)-[0-9a-f]{8}\.jpg/g)].map(([, name]) => name);
  expect(names).toEqual(['late', 'sink', 'tap-scaled']);
  expect(report).toContain(`the picture ${site}/uploads/gone-300x200.jpg was not taken: the server answers with status 404`);
});

it('names what the file has and was not imported (R-IMPORT-8)', async () => {
  const comment = '<wp:comment><wp:comment_id>1</wp:comment_id></wp:comment><category domain="category">News</category>';
  const report = await importText(
    payload,
    'x.xml',
    exported(
      { id: 75, title: 'Commented', fields: `<wp:post_type>post</wp:post_type>${comment}` },
      { id: 76, title: 'A job', fields: '<wp:post_type>portfolio</wp:post_type>' },
      { id: 77, title: 'A menu', fields: '<wp:post_type>nav_menu_item</wp:post_type>' },
    ),
  );
  expect(report).toContain('comments and categories and tags: they are not taken; this site has none');
  expect(report).toContain('1 of the kind “portfolio”: only posts are taken');
  expect(report).not.toContain('nav_menu_item');
});

it('asks before it imports garbled letters of posts, and repairs them when told to (R-IMPORT-10)', async () => {
  const file = exported({ id: 78, title: 'Garbled', text: '<p>Itâ€™s Zoë’s cafÃ©.</p>' });
  await expect(importText(payload, 'x.xml', file)).rejects.toThrow(/post “Garbled”: “Itâ€™s” looks like “It’s” read wrongly/);
  expect(await postsOf('Garbled')).toHaveLength(0);
  await importText(payload, 'x.xml', file, { letters: 'repaired' });
  expect(await textOf('Garbled')).toBe('<p>It’s Zoë’s café.</p>');
});

const reviews = async () => {
  const { testimonials } = (await callApi(payload, '/testimonials')).body as { testimonials: Record<string, unknown>[] };
  return testimonials;
};

it('imports reviews as Google exports them, with days in the company’s time zone (R-IMPORT-6)', async () => {
  const table =
    'reviewer,comment,starRating,createTime\nSam Sample,"(Translated by Google) Great work (Original) Tolle Arbeit",FIVE,2025-03-04T22:11:22.123456Z\nAlex Sample,Very good,FOUR,2025-03-05T02:11:22Z\n';
  expect(await importText(payload, 'google.csv', table)).toContain('2 added');
  const found = await reviews();
  expect(found.find(({ name }) => name === 'Sam Sample')).toMatchObject({
    rating: 5,
    date: '2025-03-05',
    comment: 'Tolle Arbeit',
  });
  expect(found.find(({ name }) => name === 'Alex Sample')).toMatchObject({ rating: 4, date: '2025-03-05' });
});

it('leaves out reviews without a text, names them, and imports the other rows (R-IMPORT-6)', async () => {
  const report = await importText(payload, 'r.csv', 'name,text,stars,date\nKim One,Fine,5,2025-03-04\nKim Two,,4,2025-03-06\n');
  expect(report).toMatch(/1 left out.*1 added|1 added.*1 left out/);
  expect(report).toContain('line 3, Kim Two: it has stars but no words');
});

const odd = 'name\ttext\tstars\tdate\nZoë Wide\tPrima – sauber\t5\t2025-03-07\n';
it.each([
  ['UTF-16 and a byte order mark', Buffer.from(`\ufeff${odd}`, 'utf16le'), 'Zoë Wide'],
  [
    'a separator named first',
    Buffer.from(`sep=;\r\nname;text;stars;date\r\nZoë Sep;"Fine; really";5;8.3.2025 14:02\r\n`),
    'Zoë Sep',
  ],
  ['a Mac', Buffer.from('name,text,stars,date\nJ\x9arg Mac,It\xd5s fine,5,9/3/2025 2:02 pm\n', 'latin1'), 'Jörg Mac'],
  [
    'empty cells at the end, or none',
    Buffer.from('name,text,stars,date,place\nKim Short,Fine,5,2025-03-10\nKim Long,Fine,5,2025-03-11,,,\n'),
    'Kim Long',
  ],
  ['the month first', Buffer.from('name,text,stars,date\nKim Us,Fine,5,3/14/2025\n'), 'Kim Us'],
])('imports a table with %s (R-IMPORT-6)', async (_, table, name) => {
  await importText(payload, 'table.txt', table);
  expect((await reviews()).map((review) => review.name)).toContain(name);
});

it('asks before it imports garbled letters of a table, and writes nothing (R-IMPORT-10)', async () => {
  const before = (await reviews()).length;
  const table = 'name,text,stars,date\nZo√´ Sample,It‚Äôs fine,5,2025-03-12\n';
  await expect(importText(payload, 'r.csv', table)).rejects.toThrow(/line 2: “Zo√´” looks like “Zoë” read wrongly/);
  const two = Buffer.from('name,text,stars,date\nKim Either,It\x92s fine at the caf\x8e,5,2025-03-12\n', 'latin1');
  await expect(importText(payload, 'r.csv', two)).rejects.toThrow(/--letters=windows or --letters=mac/);
  expect(await reviews()).toHaveLength(before);
  await importText(payload, 'r.csv', table, { letters: 'repaired' });
  expect((await reviews()).find(({ name }) => name === 'Zoë Sample')).toMatchObject({ comment: 'It’s fine' });
});
