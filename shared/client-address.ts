import { BlockList, isIP, isIPv6 } from 'node:net';

/** Strips the port that some proxies add, and turns an IPv4-mapped IPv6 address into IPv4. */
const plain = (address: string) =>
  address
    .trim()
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '');
const family = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

function blockList(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/');
    if (!isIP(address)) throw new Error(`TRUST_PROXY: "${entry}" must be an address or a subnet such as 10.0.0.0/8`);
    if (bits === undefined) list.addAddress(address, family(address));
    else list.addSubnet(address, Number(bits), family(address));
  }
  return list;
}

/** The first 64 bits of an IPv6 address, which one household shares; an IPv4 address unchanged. */
function clientNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array(Math.max(0, 8 - left.length - right.length)).fill('0');
  return `${[...left, ...zeros, ...right]
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':')}::/64`;
}

/** Tells whether an address is a trusted proxy. Throws an Error that names TRUST_PROXY when an entry is invalid. */
export function proxyCheck(trustProxy: readonly string[]): (peer: string | undefined) => boolean {
  const trusted = blockList(trustProxy);
  return (peer = '') => {
    const address = plain(peer);
    return isIP(address) !== 0 && trusted.check(address, family(address));
  };
}

/**
 * The client's address for rate limits: the socket's address or, if that is a trusted proxy, the last entry of `X-Forwarded-For`
 * that is not one. Throws an Error that names TRUST_PROXY when an entry is neither address nor subnet.
 */
export function clientAddress(trustProxy: readonly string[]): (peer: string | undefined, forwarded: string | null) => string {
  const isTrusted = proxyCheck(trustProxy);
  return (peer, forwarded) => {
    let client = plain(peer ?? 'unknown');
    for (const entry of (forwarded ?? '').split(',').reverse()) {
      const address = plain(entry);
      if (!isTrusted(client) || !isIP(address)) break;
      client = address;
    }
    return clientNetwork(client);
  };
}

/** The first 48 bits of an IPv6 address, the largest network of one customer; undefined for IPv4. */
export const networkOf = (client: string): string | undefined =>
  client.endsWith('::/64') ? `${client.split(':').slice(0, 3).join(':')}::/48` : undefined;

const inside = blockList(['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '::1/128', 'fc00::/7']);
const HOUR_MS = 60 * 60_000;

/** Warns, at most once an hour, when a request came through a proxy that is not trusted: then all share one rate limit. */
export function proxyWarning(trustProxy: readonly string[], warn: () => void, now = () => performance.now()) {
  let quietUntil = Number.NEGATIVE_INFINITY;
  return (peer: string | undefined, forwarded: string | null | undefined) => {
    if (trustProxy.length > 0 || !forwarded || now() < quietUntil) return;
    const address = plain(peer ?? '');
    if (!isIP(address) || !inside.check(address, family(address))) return;
    quietUntil = now() + HOUR_MS;
    warn();
  };
}

export const PROXY_UNTRUSTED = 'TRUST_PROXY is not set, but requests come through a proxy: all visitors share one limit';
