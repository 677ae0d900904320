// Who a verb runs as: the owner of the data folder, so that the service can read and write whatever is left there.
import { chownSync, closeSync, copyFileSync, existsSync, mkdtempSync, openSync, readdirSync, rmSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { basename, join } from 'node:path';
import { released, root, Stop } from '../../steps.mjs';

/** Throws Stop unless a release was told where its data is: an upgrade puts another folder in its place. */
export function checkDataFolder(env, source = process.env) {
  if (!released) return;
  if (!source.DATA_DIR)
    throw new Stop('DATA_DIR should name the data folder of the installation; where `install` was used, say: cleaning VERB');
  if (!existsSync(env.DATA_DIR)) throw new Stop(`DATA_DIR: there is no folder ${env.DATA_DIR}; make it, or name the right one`);
}

/** Ids of the account that owns the data, to run a child process as; none unless this process may choose. */
export function ownerOf({ DATA_DIR }) {
  if (process.getuid?.() !== 0 || !existsSync(DATA_DIR)) return {};
  const { uid, gid } = statSync(DATA_DIR);
  return uid === 0 ? {} : { uid, gid };
}

function joinGroups(uid, gid) {
  try {
    process.initgroups(uid, gid);
  } catch {
    process.setgroups([gid]); // an account without a name, as in a container
  }
}

function homeOf({ DATA_DIR }) {
  try {
    return userInfo().homedir;
  } catch {
    return DATA_DIR;
  }
}

function canOpen(path) {
  try {
    closeSync(openSync(path, 'r'));
    return true;
  } catch (error) {
    return error.code === 'ENOENT'; // the verb says so
  }
}

/** Copies a file that only root may read to where the owner may; it is gone when this process ends. */
function bring(file, { DATA_DIR }, { uid, gid }) {
  const folder = mkdtempSync(join(DATA_DIR, '.brought-'));
  const copy = join(folder, basename(file));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));
  copyFileSync(file, copy);
  for (const path of [folder, copy]) chownSync(path, uid, gid);
  return copy;
}

/**
 * Makes this process, if it is root, the owner of the data folder, for good. Resolves with the arguments, in which those that
 * name one of `files` that the owner may not read name a copy.
 */
export function becomeOwner(env, args = [], files = []) {
  const owner = ownerOf(env);
  if (owner.uid === undefined) return args;
  const { uid, gid } = owner;
  joinGroups(uid, gid);
  process.setegid(gid);
  process.seteuid(uid);
  const closed = files.filter((file) => !canOpen(file));
  process.seteuid(0);
  // Where the owner may not enter the folder, every word of the command looks like a closed file.
  const isFile = (path) => statSync(path, { throwIfNoEntry: false })?.isFile();
  const given = args.map((arg) => (closed.includes(arg) && isFile(arg) ? bring(arg, env, owner) : arg));
  process.setgid(gid);
  process.setuid(uid);
  process.env.HOME = env.HOME = homeOf(env);
  try {
    readdirSync(root);
  } catch {
    throw new Stop(`${root} cannot be read by account ${uid}, which owns ${env.DATA_DIR}: make it readable for all`);
  }
  return given;
}

export function asOwner(env, work) {
  const { uid, gid } = ownerOf(env);
  if (uid === undefined) return work();
  process.setegid(gid);
  process.seteuid(uid);
  try {
    return work();
  } finally {
    process.seteuid(0);
    process.setegid(0);
  }
}
