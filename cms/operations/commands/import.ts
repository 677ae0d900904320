/** `import.ts FILE [--overwrite] [--inside] [--letters=HOW]`: takes over content from a table or WordPress' export file. */
import { env } from '../../base/process/env';
import { orExit } from '../../base/process/or-exit';
import { announced } from '../../publishing/publications';
import { importFile } from '../import/files/import';
import { LETTERS } from '../import/files/letters';
import { Job } from '../import/job';
import { progressOn } from '../import/progress';
import { quietPayload } from './quiet';
import { readState } from './state';

async function run(file: string, flags: readonly string[]): Promise<string[]> {
  const { exists, pending, hasContent } = await readState(env.databaseUrl);
  if (!exists || pending.length > 0 || !hasContent)
    throw new Error('the database is not ready; start the product once first: npm start');
  const inside = new Set(flags.includes('--inside') ? ['*'] : []);
  const payload = await quietPayload({ level: 'fatal' });
  const progress = progressOn(process.stdout);
  const files = /\.(csv|tsv|txt)$/i.test(file);
  const letters = LETTERS.find((how) => flags.includes(`--letters=${how}`));
  const job = new Job(payload, progress, { overwrite: flags.includes('--overwrite'), inside, files, letters });
  try {
    await importFile(job, file);
  } finally {
    progress.end();
  }
  await announced();
  return job.report.lines();
}

const [file = '', ...flags] = process.argv.slice(2);
const lines = await orExit(run(file, flags));
await new Promise<void>((done) =>
  process.stdout.write(`${lines.map((line) => `  ${line}`.trimEnd()).join('\n')}\n`, () => done()),
);
process.exit(0);
