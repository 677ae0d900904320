// The images that the tests of servers stand on, made from this machine's own sources: Debian's packages and the npm registry.
import { copyFileSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf, root, run } from '../../steps.mjs';
import { CONTAINERS, engine } from './engine.mjs';

/** Names under which the Dockerfile and compose.yaml look for them, by target of the Containerfile. */
const IMAGES = {
  node: 'docker.io/library/node:24-bookworm-slim',
  caddy: 'docker.io/library/caddy:2',
  server: 'localhost/server:12',
};
const CONTAINERFILE = 'tests/servers/Containerfile';
const LABEL = 'made-from';
const AUTHORITIES = '/etc/ssl/certs/ca-certificates.crt';

/** Debian 12's sources that this machine's apt uses, as lines of sources.list. */
async function debianSources() {
  const format = '$(ORIGIN) deb $(REPO_URI) $(RELEASE) $(COMPONENT)';
  const lines = (await run('apt-get', ['indextargets', '--format', format, 'Created-By: Packages'])).split('\n');
  const found = [...new Set(lines.filter((line) => /^Debian deb .* bookworm/.test(line)))].map((line) => line.slice(7));
  return found.length > 0 ? found : ['deb http://deb.debian.org/debian bookworm main'];
}

async function makeDebian(context) {
  const archive = join(context, 'debian.tar');
  const without = ['man', 'doc', 'locale', 'info'].map((name) => `--dpkgopt=path-exclude=/usr/share/${name}/*`);
  const proxies = (await run('apt-config', ['dump'])).split('\n').filter((line) => /^Acquire::https?::Proxy/i.test(line));
  // As Debian's own image: with /bin in /usr from the start. What merges them later needs all of Perl.
  const merged = '--hook-dir=/usr/share/mmdebstrap/hooks/merged-usr';
  await run('mmdebstrap', [
    ...['--variant=minbase', '--include=ca-certificates', merged, ...without, ...proxies.map((line) => `--aptopt=${line}`)],
    ...['bookworm', archive, ...(await debianSources())],
  ]);
  await engine('podman', ['import', '--quiet', archive, 'localhost/debian:bookworm']);
  rmSync(archive);
}

/** Gets a package of the registry as `name`. */
async function pack(context, wanted, name) {
  const printed = await run('npm', ['pack', '--silent', wanted], { cwd: context });
  renameSync(join(context, printed.trim().split('\n').at(-1)), join(context, name));
}

/** The registry and the authorities that npm uses here, for a build within an image. */
async function registrySettings(context) {
  const config = JSON.parse(await run('npm', ['config', 'list', '--json']));
  copyFileSync(config.cafile || AUTHORITIES, join(context, 'authorities.crt'));
  writeFileSync(join(context, 'npmrc'), `registry=${config.registry}\ncafile=${AUTHORITIES}\n`);
}

async function isMade(image, hash) {
  const format = `{{index .Labels "${LABEL}"}}`;
  const label = await engine('podman', ['image', 'inspect', '--format', format, image]).catch(() => '');
  return label.trim() === hash;
}

/** Makes the images that are missing or older than their description. */
export async function makeBaseImages() {
  const hash = hashOf(CONTAINERFILE, 'scripts/test/servers/base-images.mjs');
  const missing = [];
  for (const [target, image] of Object.entries(IMAGES)) if (!(await isMade(image, hash))) missing.push([target, image]);
  if (missing.length === 0) return 'there';
  const context = join(CONTAINERS, 'context');
  rmSync(context, { recursive: true, force: true });
  mkdirSync(context, { recursive: true });
  await makeDebian(context);
  await pack(context, `node-${process.platform}-${process.arch}@24`, 'node.tgz');
  await pack(context, 'npm@11', 'npm.tgz');
  await registrySettings(context);
  for (const [target, image] of missing) {
    const args = ['bud', '--quiet', '--layers', '--format', 'docker', '--network', 'host', '--target', target];
    await engine('buildah', [...args, '--label', `${LABEL}=${hash}`, '-t', image, '-f', join(root, CONTAINERFILE), context]);
  }
  rmSync(context, { recursive: true });
  return missing.map(([target]) => target).join(', ');
}
