import { basename } from 'node:path';
import { storedDay } from '../../../base/process/days';
import { zoneOf } from '../../../base/process/zone';
import type { Job } from '../job';
import { fingerprint, type Origin } from '../ledger';
import { retireSamples, saveListed } from '../listed';
import { BadFile } from './bad-file';
import type { Columns, Row } from './table';
import { readDays } from './table-days';

export const REVIEW_COLUMNS: Columns = {
  name: ['name', 'author', 'customer', 'reviewer', 'reviewername', 'displayname', 'reviewerdisplayname', 'authorname'],
  text: ['text', 'review', 'comment', 'reviewtext', 'reviewcomment', 'content'],
  stars: ['stars', 'rating', 'starrating', 'reviewrating', 'sterne'],
  place: ['place', 'platform', 'source', 'where', 'wherewritten'],
  date: [
    'date',
    'day',
    'datum',
    'createtime',
    'reviewdate',
    'datetime',
    'time',
    'timestamp',
    'created',
    'createdat',
    'updatetime',
  ],
};
export const NEEDED_OF_REVIEWS = ['name', 'text', 'stars', 'date'];

interface GivenReview {
  origin: Origin;
  name: string;
  comment: string;
  /** 0 to 5. */
  rating: number;
  /** Such as 2026-09-14. */
  day: string;
  platform: 'google' | 'facebook' | undefined;
  from: string;
  where: string;
}

const platformOf = (text: string | undefined): GivenReview['platform'] =>
  /google/i.test(text ?? '') ? 'google' : /facebook/i.test(text ?? '') ? 'facebook' : undefined;

function saveReview(job: Job, review: GivenReview): Promise<number | undefined> {
  const { origin, name, comment, rating, day, platform, from, where } = review;
  return saveListed(job, 'testimonials', {
    origin,
    data: { name, comment, rating, platform: platform ?? null, date: storedDay(day) },
    sameIn: ['name', 'comment', 'date'],
    label: { kind: 'reviews', name: where, from },
  });
}

/** How Google writes stars. */
const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five'];

/** "5", "4.5", "4,5", "5/5", "5 out of 5", "FIVE", "★★★★☆". */
function starsIn(text: string): number | undefined {
  const drawn = /^[★☆⭐\s]+$/u.test(text) ? [...text].filter((sign) => '★⭐'.includes(sign)).length : undefined;
  const word = WORDS.indexOf(
    text
      .toLowerCase()
      .replace(/stars?$/, '')
      .replaceAll('_', ' ')
      .trim(),
  );
  if (word >= 0) return word;
  const stars =
    drawn ?? Number(/^(\d(?:[.,]\d+)?)(?:\s*(?:\/|out of|of)\s*5(?:[.,]0)?)?(?:\s*stars?)?$/i.exec(text)?.[1]?.replace(',', '.'));
  return stars >= 0 && stars <= 5 ? stars : undefined;
}

/** The words as they were written: Google puts its translation before or behind them. */
const original = (text: string | undefined) =>
  text && (/\(Original\)\s*([\s\S]+?)\s*$/.exec(text)?.[1] ?? text.split('(Translated by Google)', 1).join('')).trim();

function reviewIn(
  { line, cells }: Row,
  columns: Record<string, string>,
  file: string,
  day: string | undefined,
): GivenReview | string[] {
  const cell = (name: string) => cells[columns[name] ?? ''] || undefined;
  const [name, text, stars, place, date] = ['name', 'text', 'stars', 'place', 'date'].map(cell);
  const [rating, comment] = [stars && starsIn(stars), original(text)];
  const problems = [
    ...(name ? [] : ['it has no name']),
    ...(comment ? [] : ['it has no text']),
    ...(typeof rating === 'number' ? [] : [stars ? `“${stars}” are no stars from 0 to 5` : 'it has no stars']),
    ...(day ? [] : [date ? `“${date}” is no date; write 2026-09-14 or 14/9/2026` : 'it has no date']),
  ].map((problem) => `line ${line}: ${problem}`);
  if (problems.length > 0 || !name || !comment || !day || typeof rating !== 'number') return problems;
  return {
    origin: { source: 'table', key: `review ${fingerprint(JSON.stringify([name, day, comment]))}` },
    ...{ name, comment, rating, day, platform: platformOf(place) },
    from: basename(file),
    where: `line ${line}, ${name}`,
  };
}

/** People may rate without a word; such a row is no mistake. */
const hasStarsOnly = ({ cells }: Row, columns: Record<string, string>) =>
  !cells[columns.text ?? ''] && starsIn(cells[columns.stars ?? ''] ?? '') !== undefined;

/** Takes reviews from the rows of a table. Throws BadFile before anything is written when a row is wrong. */
export async function importReviewsTable(job: Job, rows: Row[], columns: Record<string, string>, file: string): Promise<void> {
  const { days, american } = readDays(
    rows.map(({ cells }) => cells[columns.date ?? '']),
    await zoneOf(job.payload),
  );
  const all = rows.map((row, at) => ({ row, review: reviewIn(row, columns, file, days[at]) }));
  const lacksText = ({ row }: (typeof all)[number]) => hasStarsOnly(row, columns);
  const withText = all.filter((one) => !lacksText(one));
  const read = withText.map(({ review }) => review);
  const problems = read.flatMap((review) => (Array.isArray(review) ? review : []));
  if (problems.length > 0) throw new BadFile(basename(file), problems);
  if (american) job.report.note(basename(file), 'dates were read with the month first, because 14/3 would be no date otherwise');
  for (const { row } of all.filter(lacksText)) {
    job.report.count('reviews', 'left out');
    job.report.misfit(
      basename(file),
      `line ${row.line}, ${row.cells[columns.name ?? '']}`,
      'it has stars but no words, which a review on the site needs; the number under Number of reviews may count it',
    );
  }
  job.progress.begin('Reviews', read.length);
  for (const [at, review] of read.entries()) {
    const place = withText[at]?.row.cells[columns.place ?? ''];
    if (!Array.isArray(review)) {
      if (place && !platformOf(place))
        job.report.misfit(review.from, review.where, `“${place}” is neither Google nor Facebook, so no sign is shown`);
      await saveReview(job, review);
    }
    job.progress.step();
  }
  await retireSamples(job, 'testimonials', 'reviews');
}
