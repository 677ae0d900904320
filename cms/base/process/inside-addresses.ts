import { BlockList, isIP } from 'node:net';
import { networkInterfaces } from 'node:os';

const inside = new BlockList();
for (const [address, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  inside.addSubnet(address, bits, 'ipv4');
  inside.addSubnet(`::ffff:${address}`, 96 + bits, 'ipv6');
}
for (const [address, bits] of [
  ['::', 96], // unspecified, loopback, and deprecated IPv4-compatible addresses
  ['64:ff9b::', 96], // IPv4 behind translators and tunnels, which may lead to internal addresses
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 9], // link-local and the deprecated site-local
  ['ff00::', 8],
] as const) {
  inside.addSubnet(address, bits, 'ipv6');
}

export const isInside = (address: string): boolean => {
  const [plain = ''] = address.split('%'); // the zone id of a link-local address
  return inside.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
};

/** Whether an address is one that this machine has now, however it is written; it may be a public one. */
export function isOwn(address: string): boolean {
  const ofThisMachine = new BlockList();
  for (const { address: has, family } of Object.values(networkInterfaces()).flatMap((list) => list ?? [])) {
    const [plain = ''] = has.split('%');
    if (family === 'IPv4') {
      ofThisMachine.addAddress(plain, 'ipv4');
      ofThisMachine.addAddress(`::ffff:${plain}`, 'ipv6');
    } else ofThisMachine.addAddress(plain, 'ipv6');
  }
  const [plain = ''] = address.split('%');
  return ofThisMachine.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
}

/** Top-level names that lead nowhere on the internet: RFC 2606, RFC 6762, RFC 8375, and usual names of private networks. */
const NOWHERE = /(^|\.)(localhost|local|test|example|invalid|internal|lan|home\.arpa)\.?$/;

/** Whether strangers can reach a web address, judged by its host alone. */
export function isPublicAddress(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  if (isIP(host)) return !isInside(host);
  return host.includes('.') && !NOWHERE.test(host);
}
