import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { checkedConfiguration } from '../checked-configuration.mjs';
import { command, operate, prepareData, Stop } from '../steps.mjs';

export const usage = 'URL | FILE [--overwrite] [--inside]';
export const about = 'takes over another website: a provider, posts or reviews in a .csv, WordPress’ export';
export const reads = (args) => args.filter(isFile);

const FLAGS = ['--overwrite', '--inside'];
const isFile = (arg) => /\.(csv|xml)$/i.test(arg) && !/^https?:\/\//.test(arg);

/** Imports from a provider's address or a file. The back office may keep running; repeated, it goes on where it stopped. */
export async function run(args) {
  const [source, ...more] = args.filter((arg) => !arg.startsWith('--'));
  const flags = args.filter((arg) => arg.startsWith('--'));
  const unknown = flags.find((flag) => !FLAGS.includes(flag)) ?? more[0];
  if (!source) throw new Stop(`${command} import URL or FILE: name the provider, or the .csv or .xml file`);
  if (unknown) throw new Stop(`${command} import: ${unknown} is no option; there are ${FLAGS.join(' and ')}`);
  const isAddress = /^https?:\/\//.test(source);
  if (isAddress && !URL.canParse(source)) throw new Stop(`${source} is no web address`);
  if (!isAddress && !isFile(source)) throw new Stop(`${source} is neither a web address (https://…) nor a .csv or .xml file`);
  if (!isAddress && !existsSync(source)) throw new Stop(`${source}: there is no such file`);
  const env = await checkedConfiguration(['cms']);
  prepareData(env);
  await operate('import', [isAddress ? source : resolve(source), ...flags], env);
}
