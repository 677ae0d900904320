// The website's port, held by whoever outlives its process: while that is started again, visitors wait in the kernel's queue.
import { lookup } from 'node:dns/promises';
import net from 'node:net';

/** The first descriptor that systemd hands over (sd_listen_fds). */
const FIRST = 3;

/** What systemd's socket for this address is called: the settings may have changed since its unit was written. */
export const socketName = (host, port) => `${host} ${port}`.replaceAll(':', '.');

/** Descriptor of a socket that systemd listens on for this process. */
function handedOver(host, port) {
  const { LISTEN_PID, LISTEN_FDNAMES = '' } = process.env;
  for (const name of ['LISTEN_PID', 'LISTEN_FDS', 'LISTEN_FDNAMES']) delete process.env[name];
  const index = LISTEN_FDNAMES.split(':').indexOf(socketName(host, port));
  return LISTEN_PID === String(process.pid) && index !== -1 ? FIRST + index : undefined;
}

/** Sockets that must not be collected. */
const held = [];

/** Descriptor of a socket bound to this address, on which nobody listens yet: a server of this process would take connections. */
async function bound(host, port) {
  const { address, family } = await lookup(host);
  const handle = net._createServerHandle?.(address, Number(port), family);
  if (!(handle?.fd > 0)) return undefined; // Node's cluster binds this way; without it the part listens itself
  held.push(handle);
  return handle.fd;
}

/** Descriptor of the website's port, from systemd or opened here once `isFree` has resolved; undefined where that cannot be. */
export async function websiteSocket({ HOST, PORT }, isFree) {
  const given = handedOver(HOST, PORT);
  if (given !== undefined) return given;
  await isFree();
  return bound(HOST, PORT).catch(() => undefined);
}
