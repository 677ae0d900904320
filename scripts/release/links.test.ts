import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { filesNaming, leavingLinks } from './links.mjs';

let home: string;
let folder: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'links-'));
  folder = join(home, 'release');
  mkdirSync(folder);
  writeFileSync(join(home, 'clone'), 'beside it');
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

/** A link somewhere in the release: how many folders deep, where it leads, and whether it works elsewhere. */
const link = fc.record({
  depth: fc.integer({ min: 0, max: 4 }),
  target: fc.constantFrom(
    { name: 'inside', of: (up: string) => `${up}there`, stays: true },
    { name: 'its own folder', of: () => '.', stays: true },
    { name: 'the release itself by its absolute path', of: () => join(folder, 'there'), stays: false },
    { name: 'the clone', of: (up: string) => `${up}../clone`, stays: false },
    { name: 'the clone by its absolute path', of: () => join(home, 'clone'), stays: false },
    { name: 'out and in again, by a name that it has only here', of: (up: string) => `${up}../release/there`, stays: false },
    { name: 'nowhere', of: (up: string) => `${up}gone`, stays: false },
    { name: 'another folder whose name begins alike', of: (up: string) => `${up}../release-2`, stays: false },
  ),
});

it('links that work only on this machine are found, in every folder and however they lead out (R-SHIP-1)', () => {
  mkdirSync(join(home, 'release-2'));
  fc.assert(
    fc.property(fc.array(link, { maxLength: 8 }), (links) => {
      rmSync(folder, { recursive: true });
      mkdirSync(folder);
      writeFileSync(join(folder, 'there'), '');
      const leaving = links.flatMap(({ depth, target }, n) => {
        const path = join(...Array.from({ length: depth }, (_, level) => `folder-${level}`), `link-${n}`);
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        symlinkSync(target.of('../'.repeat(depth)), join(folder, path));
        return target.stays ? [] : [path];
      });
      expect(
        leavingLinks(folder)
          .map((line) => line.split(' -> ')[0])
          .sort(),
      ).toEqual(leaving.sort());
    }),
    { numRuns: 50 },
  );
});

it.each([
  ['{"root":"/srv/clone"}', true],
  ['import("file:///srv/clone/cms/server.js")', true],
  ['/srv/clone-2/cms', false],
  ['/home/srv/clone/cms', false],
  ['/srv/cloned', false],
])('a file with %s names the folder of the build: %s (R-SHIP-1)', (text, named) => {
  writeFileSync(join(folder, 'file.js'), text);
  expect(filesNaming('/srv/clone', folder)).toEqual(named ? ['file.js'] : []);
});
