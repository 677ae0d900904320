/**
 * `import.ts SOURCE [--overwrite] [--inside] [--letters=HOW]`: takes over content from a provider (a web address), a table (.csv) or WordPress'
 * export file (.xml). The back office may keep running.
 */
import { withoutSlash } from 'contract/paths';
import { env } from '../../base/process/env';
import { orExit } from '../../base/process/or-exit';
import { announced } from '../../publishing/signal';
import { importFile } from '../import/files/import';
import { LETTERS } from '../import/files/letters';
import { Job } from '../import/job';
import { progressOn } from '../import/progress';
import { importProvider } from '../import/provider/import';
import { payloadForImport } from './quiet';
import { readState } from './state';

async function run(source: string, flags: readonly string[]): Promise<string[]> {
  const { exists, pending, hasContent } = await readState(env.databaseUrl);
  if (!exists || pending.length > 0 || !hasContent)
    throw new Error('the database is not ready; start the product once first: npm start');
  const isAddress = /^https?:\/\//.test(source);
  const ownOrigins = [...env.cmsOrigins, env.siteUrl, ...env.sites];
  if (isAddress && ownOrigins.includes(new URL(source).origin)) throw new Error(`${source} is this installation itself`);
  const inside = new Set(flags.includes('--inside') ? ['*'] : isAddress ? [new URL(source).origin] : []);
  const payload = await payloadForImport();
  const progress = progressOn(process.stdout);
  const files = /\.(csv|tsv|txt)$/i.test(source);
  const letters = LETTERS.find((how) => flags.includes(`--letters=${how}`));
  const job = new Job(payload, progress, { overwrite: flags.includes('--overwrite'), inside, files, letters });
  try {
    if (isAddress) await importProvider(job, withoutSlash(source).replace(/\/api$/, ''));
    else await importFile(job, source);
  } finally {
    progress.end();
  }
  await announced();
  return job.report.lines();
}

const [source = '', ...flags] = process.argv.slice(2);
const lines = await orExit(run(source, flags));
await new Promise<void>((done) =>
  process.stdout.write(`${lines.map((line) => `  ${line}`.trimEnd()).join('\n')}\n`, () => done()),
);
process.exit(0);
