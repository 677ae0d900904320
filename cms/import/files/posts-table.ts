import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { escapeHtml } from 'contract/html';
import { readDay } from '../../base/days';
import { checkSlug } from '../../content/fields/address';
import type { Job } from '../job';
import { retireSamples } from '../listed';
import { type GivenPost, savePost } from '../posts';
import { BadFile, type Columns, type Row } from './table';

export const POST_COLUMNS: Columns = {
  title: ['title', 'heading', 'titel'],
  date: ['date', 'day', 'published', 'publishdate', 'datum'],
  slug: ['slug', 'address'],
  text: ['text', 'content', 'body'],
  picture: ['picture', 'image', 'photo', 'bild'],
  excerpt: ['excerpt', 'opening', 'description', 'summary'],
};
export const NEEDED_OF_POSTS = ['title', 'text', 'date'];

/** Text without markup becomes paragraphs; a line break within one stays. */
const asMarkup = (text: string) =>
  /<\/?[a-z][^<>]*>/i.test(text)
    ? text
    : text
        .split(/\r?\n\s*\r?\n/)
        .map((part) => `<p>${escapeHtml(part).replace(/\r?\n/g, '<br>')}</p>`)
        .join('');

/** The post of a row, or what is wrong with it. */
function postIn({ line, cells }: Row, columns: Record<string, string>, file: string): GivenPost | string[] {
  const cell = (name: string) => cells[columns[name] ?? ''] || undefined;
  const [title, text, date, slug, picture, excerpt] = ['title', 'text', 'date', 'slug', 'picture', 'excerpt'].map(cell);
  const day = date && readDay(date, '0000-01-01');
  const problems = [
    ...(title ? [] : ['it has no title']),
    ...(text ? [] : ['it has no text']),
    ...(day ? [] : [date ? `“${date}” is no date; write 2026-09-14 or 14/9/2026` : 'it has no date']),
    ...(slug && checkSlug(slug) !== true ? [`the slug “${slug}” is not made of small letters, digits and single hyphens`] : []),
  ].map((problem) => `line ${line}: ${problem}`);
  if (problems.length > 0 || !title || !text) return problems;
  const beside = (address: string) => new URL(address, pathToFileURL(file)).href;
  return {
    key: `table post ${slug ?? `${title} ${day}`}`,
    ...{ title, day, slug, text: asMarkup(text) },
    opening: excerpt && asMarkup(excerpt),
    picture: picture ? { address: beside(picture) } : undefined,
    pictureAddress: beside,
    from: basename(file),
  };
}

/** Takes posts from the rows of a table. Throws BadFile before anything is written when a row is wrong. */
export async function importPostsTable(job: Job, rows: Row[], columns: Record<string, string>, file: string): Promise<void> {
  const read = rows.map((row) => postIn(row, columns, file));
  const problems = read.flatMap((post) => (Array.isArray(post) ? post : []));
  if (problems.length > 0) throw new BadFile(basename(file), problems);
  job.progress.begin('Posts', read.length);
  for (const post of read) {
    if (!Array.isArray(post)) await savePost(job, post);
    job.progress.step();
  }
  await retireSamples(job, 'posts', 'posts');
}
