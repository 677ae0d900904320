import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const openssl = (args: string[]) => run('openssl', args);
const KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];

export interface Pair {
  key: Buffer;
  cert: Buffer;
}

/** A certificate authority in a folder. Programs trust it with `NODE_EXTRA_CA_CERTS` set to `file`. */
export async function certificateAuthority(folder: string) {
  const file = join(folder, 'authority.pem');
  const key = join(folder, 'authority.key');
  await openssl(['req', '-x509', ...KEY, '-days', '300', '-subj', '/O=Test Authority', '-keyout', key, '-out', file]);
  let count = 0;
  return {
    file,
    /** A certificate for a host that ends in so many days, which may be negative. */
    async issue(host: string, days: number): Promise<Pair> {
      count += 1;
      const own = join(folder, `${count}`);
      await openssl(['req', ...KEY, '-subj', `/CN=${host}`, '-keyout', `${own}.key`, '-out', `${own}.csr`]);
      await writeFile(`${own}.ext`, `subjectAltName=DNS:${host}`);
      const signing = ['-CA', file, '-CAkey', key, '-set_serial', String(count), '-days', String(days), '-extfile', `${own}.ext`];
      await openssl(['x509', '-req', '-in', `${own}.csr`, ...signing, '-out', `${own}.pem`]);
      return { key: await readFile(`${own}.key`), cert: await readFile(`${own}.pem`) };
    },
    /** A certificate that no authority signed. */
    async selfMade(host: string): Promise<Pair> {
      const own = join(folder, `self-${host}`);
      await openssl([
        'req',
        '-x509',
        ...KEY,
        '-days',
        '90',
        '-subj',
        `/CN=${host}`,
        '-keyout',
        `${own}.key`,
        '-out',
        `${own}.pem`,
      ]);
      return { key: await readFile(`${own}.key`), cert: await readFile(`${own}.pem`) };
    },
  };
}
