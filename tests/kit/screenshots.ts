import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from './browser';

/**
 * Takes full-page screenshots of every page of a running site at 360, 768, 1280 and 1920 px: `npm run check -- screenshots
 * [origin] [folder] [path …]`.
 */
const [origin = 'http://localhost:3000', folder = 'screenshots', ...only] = process.argv.slice(2);
const widths = [360, 768, 1280, 1920];

const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
const found = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url.replaceAll('&#38;', '&')));
const paths = only.length > 0 ? only : [...found.map((url) => url.pathname + url.search), '/nothing-here'];

mkdirSync(folder, { recursive: true });
const browser = await launch();
for (const width of widths) {
  const page = await browser.newPage({ viewport: { width, height: width < 768 ? 640 : 800 }, reducedMotion: 'reduce' });
  for (const path of paths) {
    await page.goto(origin + path, { waitUntil: 'load' });
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    });
    const name = `${path.replace(/^\/|\/$/g, '').replace(/[^a-z0-9-]+/gi, '_') || 'home'}-${width}.png`;
    await page.screenshot({ path: join(folder, name), fullPage: true });
    process.stdout.write(`${name}\n`);
  }
  await page.close();
}
await browser.close();
