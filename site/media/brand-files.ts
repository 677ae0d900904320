import { readFile } from 'node:fs/promises';
import type { Look } from 'contract/look';
import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { withDeadline } from 'shared/deadline';
import type { Log } from '../base/log';
import { DISK_MS } from '../base/waits';
import { cachePolicy } from '../http/headers';
import { drawIcon, drawSocial, ico } from './drawn-icons';
import type { Media } from './media';

interface BrandFilesDeps {
  lookFor(path: string): Promise<Look | undefined>;
  media: Media;
  log: Log;
}

/** All icons of a look fit in; a publish makes new ones. */
const KEPT = 8;

const ICONS: Record<string, number> = {
  '/favicon.ico': 32,
  '/apple-touch-icon.png': 180,
  '/icon-192.png': 192,
  '/icon-512.png': 512,
};

/** Icons for tabs and home screens, and the picture for social networks, drawn from the company's look. */
export function brandFiles({ lookFor, media, log }: BrandFilesDeps): Hono {
  const app = new Hono();
  const drawn = new LRUCache<string, Promise<Buffer>>({ max: KEPT });

  /** An upload's bytes; undefined if there is none, or if it cannot be had now. */
  async function bytesOf(path: string | null | undefined) {
    if (!path) return undefined;
    try {
      const original = await media.original(path.replace(/^\/+/, ''));
      return original && (await readFile(original.file));
    } catch (error) {
      log.warn('logo not read', { path, error });
      return undefined;
    }
  }

  /** Draws once, however many ask meanwhile; what may not be kept is drawn again for the next who asks. */
  function kept(key: string, draw: () => Promise<Buffer>, keep: boolean): Promise<Buffer> {
    const picture = drawn.get(key) ?? withDeadline(DISK_MS, key, draw);
    drawn.set(key, picture);
    const forget = () => void (drawn.peek(key) === picture && drawn.delete(key));
    picture.then(() => keep || forget(), forget);
    return picture;
  }

  const send = (body: Buffer, type: string) =>
    new Response(new Uint8Array(body), { headers: { 'content-type': type, 'cache-control': cachePolicy.day } });

  for (const [path, size] of Object.entries(ICONS))
    app.get(path, async () => {
      const look = await lookFor(path);
      const wished = look?.sign || look?.logo;
      const sign = await bytesOf(wished);
      const icon = await kept(
        path + JSON.stringify(look),
        () =>
          drawIcon(size, look, sign).catch((error) => {
            log.warn('icon not drawn from the logo', { path, logo: wished, error });
            return drawIcon(size, look);
          }),
        !wished || sign !== undefined,
      );
      return path.endsWith('.ico') ? send(ico(icon, size), 'image/x-icon') : send(icon, 'image/png');
    });

  app.get('/social.png', async (c) => {
    const look = await lookFor('/social.png');
    const logo = await bytesOf(look?.logo);
    if (!look || (look.logo && !logo)) return c.redirect('/social.jpg');
    try {
      return send(await kept(`/social.png${JSON.stringify(look)}`, () => drawSocial(look, logo), true), 'image/png');
    } catch (error) {
      log.warn('social picture not drawn from the logo', { logo: look.logo, error });
      return c.redirect('/social.jpg');
    }
  });
  return app;
}
