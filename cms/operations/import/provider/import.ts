import { type CallName, documented } from 'contract';
import { cityPages, servicePages } from 'contract/catalogue';
import type { Job } from '../job';
import { Answers } from './answers';
import { importCities } from './cities';
import { importPosts, importReviews } from './lists';
import { importPages } from './pages';
import { importQuestions } from './questions';
import { importServices } from './services';
import { Source } from './source';

/** Calls that are asked for each of many records, when it is their turn. */
const BY_RECORD = ['pageMeta', 'faqCategory', 'subServiceFaq', 'whyChoose', 'subServiceIntro', 'blogDetails'];

const NOT_TOLD =
  'company name, phone, offices, opening hours, promises, menu and the privacy page are not part of the calls; fill them in under Company and Privacy';

/** So many failures in a row at the beginning mean that nothing answers. */
const FAILURES = 3;

/** The documented calls that read something and take no input. */
const listCalls = () =>
  (Object.keys(documented) as (keyof typeof documented)[]).filter(
    (name) => documented[name]['~orpc'].route.method === 'GET' && !BY_RECORD.includes(name),
  );

/** Reads all of those calls, so that a provider which does not answer is known before anything is written. */
async function readAll(job: Job, answers: Answers): Promise<void> {
  const calls = listCalls();
  job.progress.begin('Reading', calls.length);
  let answered = 0;
  for (const name of calls) {
    const read = answers.read as (name: CallName) => Promise<unknown>;
    if ((await read.call(answers, name)) !== undefined) answered++;
    job.progress.step();
    if (answered === 0 && answers.failed >= FAILURES) break;
  }
  if (answered === 0) throw new Error(`${answers.base} answers none of the documented calls; nothing was changed`);
}

/**
 * Takes over the content of a provider that serves the documented calls at `base`/api. Only reads there. Repeated, it goes on
 * where it stopped.
 */
export async function importProvider(job: Job, base: string): Promise<void> {
  const answers = new Answers(job, base);
  await readAll(job, answers);
  const source = new Source(job, answers);
  for (const part of [importPages, importCities, importServices, importQuestions, importReviews, importPosts]) await part(source);
  job.report.misfit(
    'What the present site does not tell',
    `${servicePages.length} services, ${cityPages.length} cities`,
    NOT_TOLD,
  );
}
