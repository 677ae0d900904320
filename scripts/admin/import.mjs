import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { runWithConfiguration } from '../start/checked-configuration.mjs';
import { command, Stop } from '../steps.mjs';

export const usage = 'URL | FILE [--overwrite] [--inside] [--letters=HOW]';
export const about = 'takes over another website: a provider, posts or reviews in a .csv, WordPress’ export';
export const reads = (args) => args.filter(isFile);

// The answers to a question of cms/operations/import/files/letters.ts.
const LETTERS = ['windows', 'mac', 'repaired', 'as-they-are'].map((how) => `--letters=${how}`);
const FLAGS = ['--overwrite', '--inside', ...LETTERS];
const isFile = (arg) => /\.(csv|tsv|txt|xml)$/i.test(arg) && !/^https?:\/\//.test(arg);

/** Imports from a provider's address or a file. The back office may keep running; repeated, it goes on where it stopped. */
export async function run(args) {
  const [source, ...more] = args.filter((arg) => !arg.startsWith('--'));
  const flags = args.filter((arg) => arg.startsWith('--'));
  const unknown = flags.find((flag) => !FLAGS.includes(flag)) ?? more[0];
  if (!source) throw new Stop(`${command} import URL or FILE: name the provider, or the .csv or .xml file`);
  if (unknown) throw new Stop(`${command} import: ${unknown} is no option; there are ${FLAGS.join(', ')}`);
  const isAddress = /^https?:\/\//.test(source);
  if (isAddress && !URL.canParse(source)) throw new Stop(`${source} is no web address`);
  if (/\.(xlsx?|ods|numbers)$/i.test(source))
    throw new Stop(`${source}: save the table as “CSV UTF-8” in the program that made it`);
  if (!isAddress && !isFile(source)) throw new Stop(`${source} is neither a web address (https://…) nor a .csv or .xml file`);
  if (!isAddress && !existsSync(source)) throw new Stop(`${source}: there is no such file`);
  await runWithConfiguration('import', [isAddress ? source : resolve(source), ...flags]);
}
