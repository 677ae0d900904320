import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { command, Stop } from '../steps.mjs';
import { readSuburbs } from './gazetteer/suburbs.mjs';

export const usage = 'FILE.csv';
export const about = 'takes the suburbs for address suggestions from a postcode list';
export const reads = (args) => args;

/** Reads a list of suburbs, prints the rows it cannot use, and installs the rest for the site. */
export async function run([file], env) {
  if (!file)
    throw new Stop(`${command} gazetteer FILE.csv: name the file; its header must have columns for suburb, postcode and state`);
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Stop(`${file} cannot be read (${error.code})`);
  }
  const { suburbs, left } = readSuburbs(text, file);
  for (const [why, count] of left) console.log(`  ${String(count).padStart(6)} rows left out: ${why}`);
  if (suburbs.length === 0) throw new Stop(`${file}: no row could be used; nothing was changed`);
  const target = join(env.DATA_DIR, 'gazetteer.csv');
  try {
    mkdirSync(env.DATA_DIR, { recursive: true });
    writeFileSync(
      `${target}.new`,
      `suburb,postcode,state,latitude,longitude\n${suburbs.map((row) => row.join(',')).join('\n')}\n`,
    );
    renameSync(`${target}.new`, target);
  } catch (error) {
    throw new Stop(`DATA_DIR: ${target} cannot be written (${error.code})`);
  }
  console.log(`  ${String(suburbs.length).padStart(6)} suburbs written to ${target}\n  The site uses them from its next start.`);
}
