import { PIXELS_MAX } from 'contract/photo';
import { mark } from 'shared/mark';
import sharp from 'sharp';
import { mediaFiles } from '../../base/files/media-files';
import type { CompanyLook } from '../../model/settings/company-look';
import { TODAY } from '../record/light-page';

/** Icons by name: their size in pixels, and how much of it is left free around the sign; systems cut off corners of those with a ground. */
const ICONS: Record<string, { size: number; margin: number }> = {
  '180': { size: 180, margin: 0.1 },
  '192': { size: 192, margin: 0 },
  '512': { size: 512, margin: 0 },
  maskable: { size: 512, margin: 0.2 },
};

const headers = { 'cache-control': 'public, max-age=3600' };

/** What a phone needs to put the light pages on its home screen. All of the back office belongs to it, the sign-in too. */
export function officeManifest({ brand, palette }: CompanyLook): Response {
  const icon = (name: string, purpose: string) => {
    const size = ICONS[name]?.size;
    return { src: `/office-icon/${name}`, sizes: `${size}x${size}`, type: 'image/png', purpose };
  };
  const manifest = {
    ...{ id: TODAY, name: `${brand} office`, short_name: brand, start_url: TODAY, scope: '/', display: 'standalone' },
    ...{ theme_color: palette.main, background_color: palette.paper, lang: 'en-AU' },
    icons: [icon('192', 'any'), icon('512', 'any'), icon('maskable', 'maskable')],
  };
  return new Response(JSON.stringify(manifest), { headers: { ...headers, 'content-type': 'application/manifest+json' } });
}

/** The company's sign or logo as it was uploaded; undefined without one, or if it is no picture. */
async function signOf({ sign, logo }: CompanyLook, width: number): Promise<Buffer | undefined> {
  const file = sign ?? logo;
  if (!file) return undefined;
  const fit = { width, height: width, fit: 'contain', background: '#0000' } as const;
  return mediaFiles
    .read(file)
    .then((original) => sharp(original, { limitInputPixels: PIXELS_MAX, density: 300 }).resize(fit).png().toBuffer())
    .catch(() => undefined);
}

/** `/office-icon/192`: the company's sign on white, or the mark in its colours. */
export async function officeIcon(look: CompanyLook, name: string): Promise<Response> {
  const icon = Object.hasOwn(ICONS, name) ? ICONS[name] : undefined;
  if (!icon) return new Response('Not found', { status: 404 });
  const { size, margin } = icon;
  const inner = Math.round(size * (1 - 2 * margin));
  const sign = await signOf(look, inner);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="${inner}" height="${inner}">${mark(look.palette)}</svg>`;
  const ground = { channels: 4, background: sign ? '#fff' : margin ? look.palette.highlight : '#0000' } as const;
  const png = await sharp({ create: { width: size, height: size, ...ground } })
    .composite([{ input: sign ?? Buffer.from(drawing) }])
    .png({ compressionLevel: 9 })
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { ...headers, 'content-type': 'image/png' } });
}
