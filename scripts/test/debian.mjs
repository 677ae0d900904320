// Programs that tests and benchmarks need, installed from Debian's packages where they are missing.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run, Stop } from '../steps.mjs';

const isThere = (program) => spawnSync('which', [program]).status === 0;

export async function installPackages(packages, advice) {
  try {
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch (error) {
    throw new Stop(`${advice}\n${error.message}`);
  }
}

/** Installs the packages whose programs are missing, given as `{ program: package }`; throws Stop with `advice` when that fails. */
export async function installPrograms(programs, advice) {
  const missing = Object.keys(programs).filter((program) => !isThere(program));
  if (missing.length === 0) return 'there';
  await installPackages(
    missing.map((program) => programs[program]),
    advice,
  );
  return missing.join(', ');
}

/** Installs Chromium where the tests look for it, and what reads its printed pages, unless CHROMIUM names another; throws Stop when that one does not exist. */
export async function installBrowser() {
  const own = process.env.CHROMIUM;
  if (own && !existsSync(own)) throw new Stop(`CHROMIUM: there is no file ${own}; give the path of a Chromium`);
  if (own) return 'there';
  const missing = ['chromium', 'chromium-headless-shell'].filter((name) => !existsSync(`/usr/bin/${name}`));
  if (!isThere('pdftotext')) missing.push('poppler-utils');
  if (missing.length === 0) return 'there';
  await installPackages(missing, 'A browser is needed: install Chromium and poppler-utils, or set CHROMIUM to its path.');
}
