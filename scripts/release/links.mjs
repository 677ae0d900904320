import { lstatSync, readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';

export function entriesBelow(folder) {
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true });
  return entries.filter((entry) => !entry.isDirectory()).map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

function realPath(path) {
  try {
    return realpathSync(path);
  } catch {
    return undefined; // leads nowhere
  }
}

/** Whether a link at `path` climbs out of the folder on its way, also if it comes in again by the folder's own name. */
function climbsOut(path, target) {
  let depth = path.split(sep).length - 1;
  return target.split('/').some((step) => {
    if (step === '..') depth -= 1;
    else if (step !== '.' && step !== '') depth += 1;
    return depth < 0;
  });
}

/** The links below a folder that work only where they were made: absolute ones, and those that lead out of it or nowhere. */
export function leavingLinks(folder) {
  const real = realpathSync(folder);
  return entriesBelow(folder).flatMap((path) => {
    const full = join(folder, path);
    if (!lstatSync(full).isSymbolicLink()) return [];
    const target = readlinkSync(full);
    const end = realPath(full);
    const stays = !isAbsolute(target) && !climbsOut(path, target) && (end === real || end?.startsWith(real + sep));
    return stays ? [] : [`${path} -> ${target}`];
  });
}

export function filesNaming(named, folder) {
  const escaped = named.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = new RegExp(`(?<![\\w.@-])${escaped}(?![\\w.@-])`);
  return entriesBelow(folder).filter((path) => {
    const full = join(folder, path);
    return !lstatSync(full).isSymbolicLink() && pattern.test(readFileSync(full, 'latin1'));
  });
}
