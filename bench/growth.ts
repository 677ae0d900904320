import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { prepareScratch, type Stack, startStack } from '../tests/kit/stack';
import { addLeads } from './tools/leads';
import { type Row, turnsRow } from './tools/row';

const SIZES = { posts: [10, 10_000], leads: [100, 100_000], testimonials: [10, 1000] } as const;
const PAGES = ['/', '/blog', '/blog-details/1', '/contact-us'];
/** Rounds in which few and many records alternate. */
const ROUNDS = 11;

/** Copies the rows of a table until there are `count`; unique values are changed. */
async function grow(file: string, table: 'posts' | 'testimonials', count: number) {
  const client = createClient({ url: `file:${file}` });
  const columns = (await client.execute(`PRAGMA table_info(${table})`)).rows.map(({ name }) => String(name));
  const copied = columns.filter((name) => name !== 'id');
  const values = copied.map((name) => (name === 'slug' ? "t.slug || '-' || n.i" : `t."${name}"`));
  const there = Number((await client.execute(`SELECT count(*) c FROM ${table}`)).rows[0]?.c);
  if (there > count)
    await client.execute(`DELETE FROM ${table} WHERE id IN (SELECT id FROM ${table} ORDER BY id DESC LIMIT ${there - count})`);
  await client.execute(`
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${Math.ceil(count / there)}),
      t AS (SELECT * FROM ${table})
    INSERT INTO ${table} (${copied.map((name) => `"${name}"`)}) SELECT ${values} FROM n, t ORDER BY n.i LIMIT ${Math.max(0, count - there)}`);
  if (table === 'posts')
    await client.execute(`
      INSERT INTO posts_entries (_order, _parent_id, id, title, description)
      SELECT e._order, p.id, e.id || '-' || p.id, e.title, e.description FROM posts p
      JOIN posts_entries e ON e._parent_id = (SELECT min(_parent_id) FROM posts_entries)
      WHERE p.id NOT IN (SELECT _parent_id FROM posts_entries)`);
  await client.execute('ANALYZE');
  client.close();
}

/** Both parts with few or with many records. */
async function grown(which: 0 | 1): Promise<Stack> {
  const prepared = await prepareScratch();
  const file = join(prepared, 'database.db');
  await grow(file, 'posts', SIZES.posts[which]);
  await grow(file, 'testimonials', SIZES.testimonials[which]);
  await addLeads(`file:${file}`, SIZES.leads[which]);
  return startStack(prepared);
}

interface Measured {
  /** Milliseconds of a first rendering, including the provider. */
  time: number;
  /** Bytes of HTML. */
  size: number;
}

/** First renderings of each of `PAGES` by a new site that was warmed up with other pages. */
async function firstRenderings({ site }: Stack): Promise<Measured[]> {
  await site.stop('SIGKILL');
  await site.start();
  for (const path of ['/privacy', '/service/oven-cleaning', '/adelaide-service', '/faq-page']) await fetch(site.url + path);
  const measured: Measured[] = [];
  for (const path of PAGES) {
    const start = performance.now();
    const answer = await fetch(site.url + path);
    const { byteLength } = await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    measured.push({ time: performance.now() - start, size: byteLength });
  }
  return measured;
}

/** Time and size of the list pages, with few and many records in turns. */
export async function growth(): Promise<Row[]> {
  const sizes = Object.entries(SIZES).map(([noun, [small, large]]) => `${noun} ${small} → ${large.toLocaleString('en-AU')}`);
  console.log(`  ${sizes.join(', ')}`);
  const stacks = [await grown(0), await grown(1)] as const;
  const turns: Record<0 | 1, Measured[][]> = { 0: [], 1: [] };
  try {
    for (const stack of stacks) await firstRenderings(stack); // warms up the providers
    for (let round = 0; round < ROUNDS; round += 1)
      for (const which of round % 2 ? ([1, 0] as const) : ([0, 1] as const))
        turns[which].push(await firstRenderings(stacks[which]));
  } finally {
    for (const stack of stacks) await stack.stop();
  }
  return PAGES.flatMap((path, page) => {
    const rowOf = (what: string, value: keyof Measured, unit: string) => {
      const values = ([1, 0] as const).map((which) => turns[which].map((measured) => measured[page]?.[value] ?? Number.NaN));
      const name = `${path}: ${what}, many records against few`;
      return turnsRow(name, values as [number[], number[]], unit, { atMost: 1.2 });
    };
    return [rowOf('first rendering', 'time', 'ms'), rowOf('HTML', 'size', 'B')];
  });
}
