import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { perProcess } from './per-process';

/** Header that carries a request's id from the site. */
export const REQUEST_ID = 'x-request-id';

const current = perProcess('request', () => new AsyncLocalStorage<string>());

/** The id of the current request; undefined outside of one. */
export const requestId = (): string | undefined => current.getStore();

/** Runs the work with a request id. */
export const asRequest = <T>(id: string, work: () => T): T => current.run(id, work);

/** Runs the work without a request id: for background work that a request started. */
export const withoutRequestId = <T>(work: () => T): T => current.exit(work);

const plain = (address: string) => address.trim().replace(/^::ffff:(?=\d+\.)/i, '');
const family = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** Where a request's id may come from. */
export interface Sender {
  /** The socket's remote address. */
  peer: string | undefined;
  /** The request's `X-Forwarded-For`; its presence means that it passed a proxy. */
  forwarded: string | undefined;
}

/**
 * Chooses a request's id: the given one from a trusted proxy or directly from this machine, as the site sends it; else a new one.
 */
export function requestIds(trustProxy: readonly string[]): (given: string | undefined, sender: Sender) => string {
  const trusted = new BlockList();
  for (const entry of trustProxy) {
    const [address = '', bits] = entry.split('/');
    if (!isIP(address)) continue; // the site logs the warning at its start
    if (bits === undefined) trusted.addAddress(address, family(address));
    else trusted.addSubnet(address, Number(bits), family(address));
  }
  const loopback = new BlockList();
  loopback.addSubnet('127.0.0.0', 8);
  loopback.addAddress('::1', 'ipv6');
  return (given, { peer = '', forwarded }) => {
    const address = plain(peer);
    const isIn = (list: BlockList) => isIP(address) !== 0 && list.check(address, family(address));
    const believed = isIn(trusted) || (forwarded === undefined && isIn(loopback));
    return believed && given !== undefined && /^[\w.:-]{1,64}$/.test(given) ? given : randomUUID();
  };
}
