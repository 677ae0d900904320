// The installation that a command is about: one machine may have several, and all but the first have a name.
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const NAME = /^(?!(site|office|standby)$)[a-z][a-z0-9]{0,15}$/;

/** Why this is no name for an installation; undefined if it is one, or none was given. */
export const nameFault = (name) =>
  name === undefined || NAME.test(name)
    ? undefined
    : `--name should be up to 16 small letters and digits, such as "second", and none of "site", "office" and "standby"; it is "${name}"`;

/**
 * Where an installation has its things on a machine: those called cleaning are called cleaning-second in the one called second.
 * A dash in a slice's name would put it into the memory of the first one's slice.
 */
export function installation(name) {
  const called = (text) =>
    name
      ? text.replaceAll('cleaning.slice', `cleaning_${name}.slice`).replace(/\bcleaning\b(?! company)/g, `cleaning-${name}`)
      : text;
  return {
    name,
    called,
    id: called('cleaning'),
    releases: called('/srv/cleaning'),
    settings: called('/etc/cleaning.env'),
    data: called('/var/lib/cleaning'),
    command: called('/usr/local/bin/cleaning'),
    caddy: called('/etc/caddy/cleaning.caddy'),
  };
}

const place = dirname(resolve(import.meta.dirname, '../../..'));

/** `--name` of `install`, else what the folder of this release says. */
function nameHere(args) {
  const at = args.includes('install') ? args.indexOf('--name') : -1;
  return at < 0 ? /^\/srv\/cleaning-(.+)$/.exec(place)?.[1] : (args[at + 1] ?? '');
}

const own = installation(nameHere(process.argv));
/** Releases lie where this one does, if that is beside a link called `current`. */
const isAmongThem = !process.argv.includes('--name') && existsSync(join(place, 'current'));
export const here = isAmongThem ? { ...own, releases: place } : own;
