import { basename } from 'node:path';
import { readDay } from '../../base/days';
import type { Job } from '../job';
import { fingerprint } from '../ledger';
import { retireSamples } from '../listed';
import { type GivenReview, platformOf, saveReview } from '../reviews';
import { BadFile, type Columns, type Row } from './table';

export const REVIEW_COLUMNS: Columns = {
  name: ['name', 'author', 'customer', 'reviewer'],
  text: ['text', 'review', 'comment', 'reviewtext'],
  stars: ['stars', 'rating', 'starrating', 'sterne'],
  place: ['place', 'platform', 'source', 'where', 'wherewritten'],
  date: ['date', 'day', 'datum'],
};
export const NEEDED_OF_REVIEWS = ['name', 'text', 'stars', 'date'];

/** "5", "4.5", "4,5", "5/5", "★★★★☆". */
function starsIn(text: string): number | undefined {
  const drawn = /^[★☆⭐\s]+$/u.test(text) ? [...text].filter((sign) => '★⭐'.includes(sign)).length : undefined;
  const stars = drawn ?? Number(/^(\d(?:[.,]\d+)?)(?:\s*\/\s*5|\s*stars?)?$/i.exec(text)?.[1]?.replace(',', '.'));
  return stars >= 0 && stars <= 5 ? stars : undefined;
}

/** The review of a row, or what is wrong with it. */
function reviewIn({ line, cells }: Row, columns: Record<string, string>, file: string): GivenReview | string[] {
  const cell = (name: string) => cells[columns[name] ?? ''] || undefined;
  const [name, comment, stars, place, date] = ['name', 'text', 'stars', 'place', 'date'].map(cell);
  const [rating, day] = [stars && starsIn(stars), date && readDay(date, '0000-01-01')];
  const problems = [
    ...(name ? [] : ['it has no name']),
    ...(comment ? [] : ['it has no text']),
    ...(typeof rating === 'number' ? [] : [stars ? `“${stars}” are no stars from 0 to 5` : 'it has no stars']),
    ...(day ? [] : [date ? `“${date}” is no date; write 2026-09-14 or 14/9/2026` : 'it has no date']),
  ].map((problem) => `line ${line}: ${problem}`);
  if (problems.length > 0 || !name || !comment || typeof rating !== 'number') return problems;
  return {
    key: `table review ${fingerprint(JSON.stringify([name, day, comment]))}`,
    ...{ name, comment, rating, day, platform: platformOf(place) },
    from: basename(file),
    where: `line ${line}, ${name}`,
  };
}

/** Takes reviews from the rows of a table. Throws BadFile before anything is written when a row is wrong. */
export async function importReviewsTable(job: Job, rows: Row[], columns: Record<string, string>, file: string): Promise<void> {
  const read = rows.map((row) => reviewIn(row, columns, file));
  const problems = read.flatMap((review) => (Array.isArray(review) ? review : []));
  if (problems.length > 0) throw new BadFile(basename(file), problems);
  job.progress.begin('Reviews', read.length);
  for (const [at, review] of read.entries()) {
    const place = rows[at]?.cells[columns.place ?? ''];
    if (!Array.isArray(review)) {
      if (place && !platformOf(place))
        job.report.misfit(review.from, review.where, `“${place}” is neither Google nor Facebook, so no sign is shown`);
      await saveReview(job, review);
    }
    job.progress.step();
  }
  await retireSamples(job, 'testimonials', 'reviews');
}
