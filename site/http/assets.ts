import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { brotliDense, compress } from './encoded';
import { cachePolicy } from './headers';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};
const COMPRESSIBLE = /^(text|image\/svg)/;

export interface Asset {
  type: string;
  cache: string;
  body: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

async function addEncodings(asset: Asset): Promise<void> {
  asset.gzip = await compress.gzip(asset.body);
  asset.br = await brotliDense(asset.body);
}

/** The built browser files by path, in memory. They are compressed once, while they are already served. */
export async function readAssets(dir: string): Promise<Map<string, Asset>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && types[extname(entry.name)]);
  return new Map(
    await Promise.all(
      files.map(async (entry): Promise<[string, Asset]> => {
        const file = join(entry.parentPath, entry.name);
        const address = `/${relative(dir, file).split(sep).join('/')}`;
        const body = await readFile(file);
        const type = types[extname(entry.name)] ?? '';
        const cache = address.startsWith('/assets/') ? cachePolicy.immutable : cachePolicy.day;
        const asset: Asset = { type, cache, body };
        if (COMPRESSIBLE.test(type)) void addEncodings(asset);
        return [address, asset];
      }),
    ),
  );
}
