import { Resolver } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';

/** Timeout of one question to one name server, in milliseconds. */
const DEADLINE_MS = 2500;
/** Codes that say that there is no such record, not that the question failed. */
const NONE = ['ENOTFOUND', 'ENODATA'];

export class NoAnswer extends Error {}

/** Questions to the name servers, past the machine's own list of hosts, which visitors do not have. */
export interface Names {
  /** TXT records; empty without any. Rejects with NoAnswer. */
  texts(name: string): Promise<string[]>;
  /** Addresses of a host, IPv4 first; empty without any. Rejects with NoAnswer. */
  addresses(host: string): Promise<{ address: string; family: 4 | 6 }[]>;
  /** For `http.request`. */
  lookup: LookupFunction;
}

/** Asks `server`, such as 1.1.1.1 or 127.0.0.1:5353, or else the machine's name servers. */
export function createNames(server?: string): Names {
  const resolver = new Resolver({ timeout: DEADLINE_MS, tries: 1 });
  if (server) resolver.setServers([server]);

  async function ask<T>(name: string, question: () => Promise<T[]>): Promise<T[]> {
    return question().catch((thrown: NodeJS.ErrnoException) => {
      if (NONE.includes(thrown.code ?? '')) return [];
      throw new NoAnswer(`${resolver.getServers().join(', ') || 'no name server'} gave no answer about ${name} (${thrown.code})`);
    });
  }
  const addresses: Names['addresses'] = async (host) => {
    const [four, six] = await Promise.all([
      ask(host, () => resolver.resolve4(host)),
      ask(host, () => resolver.resolve6(host)).catch(() => []), // a server may not know such questions
    ]);
    return [
      ...four.map((address) => ({ address, family: 4 as const })),
      ...six.map((address) => ({ address, family: 6 as const })),
    ];
  };
  return {
    texts: async (name) => (await ask(name, () => resolver.resolveTxt(name))).map((parts) => parts.join('')),
    addresses,
    lookup: (host, { all }, done) => {
      addresses(host).then(
        (found) => {
          const [first] = found;
          if (!first) return done(new Error(`${host} has no address`), '');
          if (all) done(null, found);
          else done(null, first.address, first.family);
        },
        (error) => done(error, ''),
      );
    },
  };
}
