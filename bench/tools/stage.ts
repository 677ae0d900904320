import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOf, root } from '../../scripts/steps.mjs';
import { PAGE_SHAPES } from '../../tests/kit/page-shapes';
import { freePortPair, prepareScratch, type Stack, startStack, until } from '../../tests/kit/stack';

/** One route of each page shape. */
export const SHAPES = [...PAGE_SHAPES, '/privacy'];

export interface Stage extends Stack {
  /** Number of pages rendered while a visitor waited, since the site's start. */
  waitedFor(): Promise<number>;
}

const VARIANTS = ['site/media', 'site/pictures'];

/** URLs of all indexable pages. */
export async function allPages({ site }: Stack): Promise<string[]> {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] ?? '').pathname);
}

async function picturesMade(stack: Stack) {
  const wanted = new Set<string>();
  for (const path of await allPages(stack)) {
    const html = await (await fetch(stack.site.url + path)).text();
    for (const match of html.matchAll(/\/pictures\/[^\s",]+\.(?:avif|webp)/g)) wanted.add(match[0]);
  }
  for (const path of wanted) {
    const type = `image/${path.split('.').at(-1)}`;
    await until(async () => (await fetch(stack.site.url + path)).headers.get('content-type') === type, path, 600_000);
  }
}

/** Waits until all pages have their final compression. */
async function pagesCondensed(stack: Stack) {
  const paths = await allPages(stack);
  const weigh = async () => {
    let bytes = 0;
    for (const path of paths)
      bytes += Number(
        (await fetch(stack.site.url + path, { headers: { 'accept-encoding': 'br' } })).headers.get('content-length'),
      );
    return bytes;
  };
  for (let before = Number.POSITIVE_INFINITY, now = await weigh(); now < before; ) {
    await new Promise((done) => setTimeout(done, 3000));
    [before, now] = [now, await weigh()];
  }
}

/**
 * Both built parts with the starter content, all pages rendered and all picture variants made. The variants are reused by the
 * next run.
 */
async function startStage(): Promise<Stage> {
  const prepared = await prepareScratch();
  const metricsPort = await freePortPair();
  const kept = join(root, '.cache', 'bench', hashOf('cms/model/starter', 'site/media/variant.ts').slice(0, 12));
  for (const folder of VARIANTS) await cp(join(kept, folder), join(prepared, folder), { recursive: true }).catch(() => undefined);
  const stack = await startStack(prepared, { WARM_UP: 'on', METRICS_PORT: String(metricsPort) });
  await rm(prepared, { recursive: true, force: true });
  await until(async () => stack.site.output.includes('warmed up'), 'the site to warm up', 120_000);
  await picturesMade(stack);
  await pagesCondensed(stack);
  for (const folder of VARIANTS) {
    await mkdir(join(kept, folder), { recursive: true });
    await cp(join(stack.dataDir, folder), join(kept, folder), { recursive: true });
  }
  const waitedFor = async () => {
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    return Number(/^site_page_cache_total\{result="miss"\} (\d+)$/m.exec(metrics)?.[1] ?? Number.NaN);
  };
  return Object.assign(stack, { waitedFor });
}

let shared: Promise<Stage> | undefined;

/** The shared stage of parts that leave the processes unchanged; it is stopped when a part needs its own. */
export function sharedStage(): Promise<Stage> {
  shared ??= startStage();
  return shared;
}

export async function stopSharedStage() {
  const stage = await shared;
  shared = undefined;
  await stage?.stop();
}

/** A stage that its caller stops; no other runs beside it. */
export async function ownStage(): Promise<Stage> {
  await stopSharedStage();
  return startStage();
}
