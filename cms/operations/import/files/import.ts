import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import type { Job } from '../job';
import { BadFile } from './bad-file';
import { importPostsTable, NEEDED_OF_POSTS, POST_COLUMNS } from './posts-table';
import { importReviewsTable, NEEDED_OF_REVIEWS, REVIEW_COLUMNS } from './reviews-table';
import { matchColumns, readTable } from './table';
import { importWordPress } from './wordpress';

/** Takes posts or reviews from a table, or posts from WordPress' export file. The columns say what a table holds. */
export async function importFile(job: Job, path: string): Promise<void> {
  if (extname(path).toLowerCase() === '.xml') return importWordPress(job, path);
  const file = basename(path);
  const { header, rows } = readTable(await readFile(path), file, job.options.letters);
  const reviews = matchColumns(header, REVIEW_COLUMNS, NEEDED_OF_REVIEWS);
  if (reviews) return importReviewsTable(job, rows, reviews, path);
  const posts = matchColumns(header, POST_COLUMNS, NEEDED_OF_POSTS);
  if (posts) return importPostsTable(job, rows, posts, path);
  throw new BadFile(file, [
    `line 1: posts need the columns ${NEEDED_OF_POSTS.join(', ')}; reviews need ${NEEDED_OF_REVIEWS.join(', ')}`,
    header.length > 0 ? `the file has ${header.join(', ')}` : 'the file has no rows below its header',
  ]);
}
