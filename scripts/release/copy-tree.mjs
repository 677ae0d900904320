import { constants, copyFileSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** Copies what is in a folder, links as they are, without what is not `wanted`. `linked`: second names instead of copies. */
export function copyTree(from, to, wanted = () => true, linked = false, below = '') {
  mkdirSync(join(to, below), { recursive: true });
  for (const entry of readdirSync(join(from, below), { withFileTypes: true })) {
    const path = below ? `${below}/${entry.name}` : entry.name;
    if (!wanted(path)) continue;
    if (entry.isDirectory()) copyTree(from, to, wanted, linked, path);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(join(from, path)), join(to, path));
    else if (!linked || !hasSecondName(join(from, path), join(to, path)))
      copyFileSync(join(from, path), join(to, path), constants.COPYFILE_FICLONE);
  }
}

function hasSecondName(from, to) {
  try {
    linkSync(from, to);
    return true;
  } catch {
    return false;
  }
}
