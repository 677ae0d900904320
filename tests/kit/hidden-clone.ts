import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { root } from '../../scripts/steps.mjs';

const asRoot = process.getuid?.() === 0;
/** Without root's rights a view of the files of one's own needs a name space for users as well, where the kernel allows that. */
const UNSHARE = ['--mount', '--propagation', 'private', ...(asRoot ? [] : ['--user', '--map-root-user'])];
/** Mounts an empty folder over `$1`, enters `$2`, and becomes the rest of the arguments. */
const HIDE = 'mount -t tmpfs -o size=1m hidden "$1" && cd "$2" && shift 2 && exec "$@"';
/** The account that owns nothing, when the tests run as root; else the tests' own account. */
export const NOBODY = asRoot ? { uid: 65_534, gid: 65_534 } : undefined;
const AS_NOBODY = NOBODY ? ['setpriv', `--reuid=${NOBODY.uid}`, `--regid=${NOBODY.gid}`, '--clear-groups'] : [];

const hiding = (folder: string, command: string[]) => [
  ...UNSHARE,
  'sh',
  '-c',
  HIDE,
  'sh',
  root,
  folder,
  ...AS_NOBODY,
  ...command,
];

/** Why this machine cannot hide the clone from a process; undefined where it can. */
export function whyNotHidden(): string | undefined {
  const { status, stderr, error } = spawnSync('unshare', hiding('/', ['test', '!', '-e', `${root}/package.json`]), {
    cwd: '/',
    encoding: 'utf8',
  });
  return status === 0 ? undefined : (error?.message ?? (stderr.trim() || 'the clone can still be seen'));
}

/** Starts a program in `folder` that cannot see the clone, as an account that may write only what is given to it. */
export const spawnHidden = (folder: string, command: string[], env: NodeJS.ProcessEnv): ChildProcess =>
  spawn('unshare', hiding(folder, command), { cwd: '/', env, stdio: ['ignore', 'pipe', 'pipe'] });
