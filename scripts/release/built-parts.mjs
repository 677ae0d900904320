import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, Stop } from '../steps.mjs';
import { copyTree } from './copy-tree.mjs';
import { filesNaming } from './links.mjs';

const BUILT = { site: ['site/dist'], cms: ['cms/.next', 'cms/dist'] };
const NEVER_READ = /^(cache|dev|types|diagnostics|trace|trace-build|turbopack)$|\.nft\.json$/;
/** Next's own record of its configuration, in which the builder's folders mean nothing elsewhere. */
const RECORDS = ['cms/.next/required-server-files.json', 'cms/.next/required-server-files.js'];

/** Copies the built files of the parts; throws Stop if one of them names this folder, which no other machine has. */
export function copyBuilt(parts, folder) {
  const built = parts.flatMap((part) => BUILT[part]);
  for (const path of built) copyTree(join(root, path), join(folder, path), (below) => !NEVER_READ.test(below));
  for (const path of RECORDS.map((record) => join(folder, record)).filter(existsSync)) {
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(root, '.'));
  }
  const naming = built.flatMap((path) => filesNaming(root, join(folder, path)).map((name) => `${path}/${name}`));
  if (naming.length > 0) throw new Stop(`These files name ${root}, which only this machine has:\n${naming.join('\n')}`);
}

/** Variants of the starter's pictures, made once for all releases: a change elsewhere does not make them again. */
const PICTURES = '.cache/pictures';

export async function copyPictures(folder) {
  const made = join(root, PICTURES);
  await run(process.execPath, ['--import', 'tsx', 'site/media/make-ready.ts', 'cms/model/starter/pictures', made]);
  copyTree(made, join(folder, 'site/dist/pictures'));
}
