import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, run } from '../steps.mjs';

const LEFT_OUT = [
  /^(tests|bench|imagery|\.ci|\.github)\/|^(biome|knip)\.json$|^\.dependency-cruiser\.mjs$|^vitest\.config\.ts$/,
  /\.test(-d)?\.tsx?$|(^|\/)(testing|fixtures)\/|(^|\/)vitest\.[\w.]+$/,
  /^cms\/migrations\/.*\.json$/, // the model as it was, from which the next migration is made
];
/** What the site alone does not need: its verbs read some sources of the back office. */
const CMS_ONLY = /^(office|cms\/(app|migrations|public|model\/starter))\//;

export async function sourcesOf(parts) {
  const unwanted = parts.includes('cms') ? LEFT_OUT : [...LEFT_OUT, CMS_ONLY];
  const tracked = (await run('git', ['ls-files', '-z'])).split('\0').filter(Boolean);
  return tracked.filter((file) => !unwanted.some((pattern) => pattern.test(file)));
}

export async function copySources(parts, folder) {
  const files = await sourcesOf(parts);
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(root, file), join(folder, file));
  }
  return `${files.length} files`;
}
