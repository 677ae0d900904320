// Containers for tests: podman and buildah from Debian, with storage and networks of their own, so that nothing else is touched.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, Stop } from '../../steps.mjs';
import { installPackages, installPrograms } from '../debian.mjs';

/** Shared by all clones on this machine; may be deleted at any time, when no test runs. */
export const CONTAINERS = '/var/tmp/cleaning-website-containers';

/** Debian 12's packages; runc, because crun refuses machines with the older cgroups. */
const PROGRAMS = {
  podman: 'podman',
  buildah: 'buildah',
  runc: 'runc',
  mmdebstrap: 'mmdebstrap',
  iptables: 'iptables',
  ip: 'iproute2',
};
/** Without programs of their own in PATH: the network and its names. */
const ALSO = ['netavark', 'aardvark-dns', 'fuse-overlayfs'];

function limits() {
  const found = [...readFileSync('/proc/self/limits', 'utf8').matchAll(/^Max (open files|processes)\s+\d+\s+(\d+)/gm)];
  return found.map(([, what, most]) => {
    const value = Math.min(Number(most), 16_384);
    return `${what === 'processes' ? 'nproc' : 'nofile'}=${value}:${value}`;
  });
}

function configureEngine() {
  mkdirSync(join(CONTAINERS, 'networks'), { recursive: true });
  writeFileSync(
    join(CONTAINERS, 'containers.conf'),
    `[containers]
default_ulimits = ${JSON.stringify(limits())}
log_driver = "k8s-file"
[engine]
runtime = "runc"
cgroup_manager = "cgroupfs"
events_logger = "file"
[network]
network_backend = "netavark"
network_config_dir = "${join(CONTAINERS, 'networks')}"
`,
  );
  writeFileSync(
    join(CONTAINERS, 'storage.conf'),
    `[storage]
driver = "overlay"
graphroot = "${join(CONTAINERS, 'storage')}"
runroot = "/run/cleaning-website-containers"
`,
  );
  writeFileSync(join(CONTAINERS, 'policy.json'), '{"default":[{"type":"insecureAcceptAnything"}]}\n');
}

export const engineEnvironment = () => ({
  ...process.env,
  CONTAINERS_CONF: join(CONTAINERS, 'containers.conf'),
  CONTAINERS_STORAGE_CONF: join(CONTAINERS, 'storage.conf'),
});

export const engine = (program, args, options = {}) => run(program, args, { env: engineEnvironment(), ...options });

/** Makes sure that containers run here; throws Stop with the reason when they cannot. */
export async function installEngine() {
  if (process.getuid?.() !== 0) throw new Stop('containers need root here');
  const needed = 'Containers need podman and buildah.';
  if ((await installPrograms(PROGRAMS, needed)) !== 'there') await installPackages(ALSO, needed);
  configureEngine();
  return (await engine('podman', ['--version'])).trim();
}
