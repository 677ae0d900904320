// Which settings there are, and which part reads which: both are said once, in .env.example and in the schemas of the parts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../steps.mjs';

const namesIn = (pattern, ...path) => [...readFileSync(join(...path), 'utf8').matchAll(pattern)].map(([, name]) => name);

export const settingsOf = (release = root) => namesIn(/^# ([A-Z][A-Z_0-9]*)=/gm, release, '.env.example');

const SCHEMAS = { site: 'site/env.ts', cms: 'cms/base/process/env.ts' };

/** Names of the variables that a part reads. As text, because this runs before the packages are installed. */
export const readBy = (part) => namesIn(/^ {2}([A-Z][A-Z_0-9]*): /gm, root, SCHEMAS[part]);

/** What a part's process is given: no setting that it does not read, above all not the other part's secrets (R-SAFE-17). */
export function environmentOf(part, env) {
  const read = readBy(part);
  const foreign = settingsOf().filter((name) => !read.includes(name));
  return Object.fromEntries(Object.entries(env).filter(([name]) => !foreign.includes(name)));
}
