import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { isInside, isOwn } from './inside-addresses';

const isForbidden = (address: string) => isInside(address) || isOwn(address);

const refusal = (host: string) => new Error(`${host} is an address of this machine or its network; requests may not go there`);

/** The error for a URL that names an internal address itself; a name is checked by `outsideOnly`. */
export function refusalOf({ hostname }: URL): Error | undefined {
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) && isForbidden(host) ? refusal(host) : undefined;
}

/** Resolves a name and rejects internal addresses; the connection uses exactly the checked addresses. */
export const outsideOnly: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '');
    if (addresses.some(({ address }) => isForbidden(address))) return done(refusal(host), '');
    const [first] = addresses;
    return options.all ? done(null, addresses) : done(null, first?.address ?? '', first?.family);
  });
};
