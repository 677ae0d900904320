import { existsSync, readFileSync } from 'node:fs';

/** The working folder is the root or a part's, whose package has no version. A release says which one it is. */
const FILES = ['release.json', '../release.json', 'package.json', '../package.json'];

/** The product's version: `1.0.0+a94f162` of a release, with the commit that it was made from, else `1.0.0`. */
export const version: string = FILES.filter(existsSync)
  .map((path) => JSON.parse(readFileSync(path, 'utf8')).version)
  .find(Boolean);
