import { existsSync, readFileSync } from 'node:fs';

/** Paths from the working folder of a part, or of the tests: a release says which one it is, sources say what the next will be. */
const FILES = ['../release.json', '../package.json', 'package.json'];

/** The product's version: `1.0.0+a94f162` of a release, with the commit that it was made from, else `1.0.0`. */
export const version: string = FILES.filter(existsSync)
  .map((path) => JSON.parse(readFileSync(path, 'utf8')).version)
  .find(Boolean);
