import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { runWithConfiguration } from '../start/checked-configuration.mjs';
import { command, Stop } from '../steps.mjs';

export const usage = 'FILE [--overwrite] [--inside] [--letters=HOW]';
export const about = 'takes over another website: posts or reviews in a .csv, WordPress’ export';
export const reads = (args) => args.filter(isFile);

// The answers to a question of cms/operations/import/files/letters.ts.
const LETTERS = ['repaired', 'as-they-are'].map((how) => `--letters=${how}`);
const FLAGS = ['--overwrite', '--inside', ...LETTERS];
const isFile = (arg) => /\.(csv|tsv|txt|xml)$/i.test(arg);

/** Imports a file. The back office may keep running; repeated, it goes on where it stopped. */
export async function run(args) {
  const [file, ...more] = args.filter((arg) => !arg.startsWith('--'));
  const flags = args.filter((arg) => arg.startsWith('--'));
  const unknown = flags.find((flag) => !FLAGS.includes(flag)) ?? more[0];
  if (!file) throw new Stop(`${command} import FILE: name the .csv or .xml file`);
  if (unknown) throw new Stop(`${command} import: ${unknown} is no option; there are ${FLAGS.join(', ')}`);
  if (/\.(xlsx?|ods|numbers)$/i.test(file)) throw new Stop(`${file}: save the table as “CSV UTF-8” in the program that made it`);
  if (!isFile(file)) throw new Stop(`${file} is no .csv or .xml file`);
  if (!existsSync(file)) throw new Stop(`${file}: there is no such file`);
  await runWithConfiguration('import', [resolve(file), ...flags]);
}
