import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const DAY_MS = 24 * 60 * 60 * 1000;
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
  const settings = join(folder, 'authority.cnf');
  const lines = ['[ca]', 'default_ca=a', '[a]', `database=${folder}/index`, `new_certs_dir=${folder}`, 'default_md=sha256'];
  await writeFile(
    settings,
    [...lines, 'policy=p', 'rand_serial=yes', 'unique_subject=no', '[p]', 'commonName=supplied'].join('\n'),
  );
  await writeFile(join(folder, 'index'), '');
  let count = 0;
  return {
    file,
    /** A certificate for a host that began so many days ago and ends in so many, which may be negative. */
    async issue(host: string, days: number, age = days < 0 ? 1 - days : 0): Promise<Pair> {
      count += 1;
      const at = (day: number) => `${new Date(Date.now() + day * DAY_MS).toISOString().replace(/[-:T]|\.\d+/g, '')}`;
      const own = join(folder, `${count}`);
      await openssl(['req', ...KEY, '-subj', `/CN=${host}`, '-keyout', `${own}.key`, '-out', `${own}.csr`]);
      await writeFile(`${own}.ext`, `subjectAltName=DNS:${host}`);
      const signing = ['-batch', '-notext', '-config', settings, '-cert', file, '-keyfile', key, '-extfile', `${own}.ext`];
      const valid = ['-startdate', at(-age), '-enddate', at(days)];
      await openssl(['ca', ...signing, ...valid, '-in', `${own}.csr`, '-out', `${own}.pem`]);
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
