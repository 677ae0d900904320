import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { escapeHtml } from 'shared/html';
import { zoneOf } from '../../../base/process/zone';
import { checkSlug } from '../../../forms/fields/page-slug';
import type { Job } from '../job';
import { retireSamples } from '../listed';
import { type GivenPost, savePost } from '../posts';
import { BadFile } from './bad-file';
import type { Columns, Row } from './table';
import { readDays } from './table-days';

export const POST_COLUMNS: Columns = {
  title: ['title', 'heading', 'titel'],
  date: ['date', 'day', 'published', 'publishdate', 'datum'],
  slug: ['slug', 'address'],
  text: ['text', 'content', 'body'],
  picture: ['picture', 'image', 'photo', 'bild'],
  excerpt: ['excerpt', 'opening', 'description', 'summary'],
};
export const NEEDED_OF_POSTS = ['title', 'text', 'date'];

const asMarkup = (text: string) => (/<\/?[a-z][^<>]*>/i.test(text) ? text : escapeHtml(text));
/** Lines count in a text without markup, or with marked words only. */
const hasLines = (text: string) => !/<\/?(?:p|br|div|li|h[1-6]|table|section)\b/i.test(text);

function postIn(
  { line, cells }: Row,
  columns: Record<string, string>,
  file: string,
  day: string | undefined,
): GivenPost | string[] {
  const cell = (name: string) => cells[columns[name] ?? ''] || undefined;
  const [title, text, date, slug, picture, excerpt] = ['title', 'text', 'date', 'slug', 'picture', 'excerpt'].map(cell);
  const problems = [
    ...(title ? [] : ['it has no title']),
    ...(text ? [] : ['it has no text']),
    ...(day ? [] : [date ? `“${date}” is no date; write 2026-09-14 or 14/9/2026` : 'it has no date']),
    ...(slug && checkSlug(slug) !== true ? [`the slug “${slug}” is not made of small letters, digits and single hyphens`] : []),
  ].map((problem) => `line ${line}: ${problem}`);
  if (problems.length > 0 || !title || !text) return problems;
  const beside = (address: string) => new URL(address, pathToFileURL(file)).href;
  return {
    origin: { source: 'table', key: `post ${slug ?? `${title} ${day}`}` },
    ...{ title, day, slug, text: asMarkup(text), lines: hasLines(text + (excerpt ?? '')) },
    opening: excerpt && asMarkup(excerpt),
    picture: picture ? { address: beside(picture) } : undefined,
    pictureAddress: beside,
    from: basename(file),
  };
}

/** Takes posts from the rows of a table. Throws BadFile before anything is written when a row is wrong. */
export async function importPostsTable(job: Job, rows: Row[], columns: Record<string, string>, file: string): Promise<void> {
  const { days, american } = readDays(
    rows.map(({ cells }) => cells[columns.date ?? '']),
    await zoneOf(job.payload),
  );
  const read = rows.map((row, at) => postIn(row, columns, file, days[at]));
  const problems = read.flatMap((post) => (Array.isArray(post) ? post : []));
  if (problems.length > 0) throw new BadFile(basename(file), problems);
  if (american) job.report.note(basename(file), 'dates were read with the month first, because 14/3 would be no date otherwise');
  job.progress.begin('Posts', read.length);
  const namesakes = new Map<string, number>();
  for (const post of read) {
    if (Array.isArray(post)) continue;
    const { source, key } = post.origin;
    const number = (namesakes.get(key) ?? 0) + 1;
    namesakes.set(key, number);
    await savePost(job, number === 1 ? post : { ...post, origin: { source, key: `${key} no. ${number}` } });
    job.progress.step();
  }
  await retireSamples(job, 'posts', 'posts');
}
