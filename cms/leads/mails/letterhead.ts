import { PIXELS_MAX } from 'contract/photo';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { mediaFiles } from '../../base/files/media-files';
import { companyLook } from '../../model/settings/company-look';
import type { Letterhead } from './mail-html';
import { html } from './markup';

/** Largest logo in a mail, in CSS pixels; its picture has twice as many. */
const [MAX_WIDTH, MAX_HEIGHT] = [240, 56];

/** Name by which the HTML refers to the logo that comes with the mail: many programs block pictures from elsewhere. */
const CID = 'logo';

interface Attachment {
  cid: string;
  filename: string;
  content: Buffer;
  contentType: string;
  contentDisposition: 'inline';
}

/** The logo as PNG, because mail programs show no SVG, and on white, because dark ones would show dark letters on black. */
const drawn = async (file: string) =>
  sharp(await mediaFiles.read(file), { limitInputPixels: PIXELS_MAX, density: 300 })
    .resize({ width: 2 * MAX_WIDTH, height: 2 * MAX_HEIGHT, fit: 'inside' })
    .flatten({ background: '#fff' })
    .png({ palette: true })
    .toBuffer({ resolveWithObject: true });

export async function letterheadOf(payload: Payload): Promise<Letterhead & { attachments: Attachment[] }> {
  const { brand, palette, logo } = await companyLook(payload);
  const picture = await (logo ? drawn(logo) : undefined)?.catch((error: unknown) => {
    payload.logger.warn({ err: error, logo }, 'The logo could not be drawn for a mail, which shows the name instead');
    return undefined;
  });
  const [width, height] = [picture?.info.width ?? 0, picture?.info.height ?? 0].map((pixels) => Math.round(pixels / 2));
  const shown = picture
    ? html`<img src="cid:${CID}" alt="${brand}" width="${width ?? 0}" height="${height ?? 0}" border="0" style="display:block;font:bold 22px/1.3 sans-serif;color:${palette.main}">`
    : html`<span class="name" style="font:bold 20px/1.3 sans-serif;color:${palette.main}">${brand}</span>`;
  const ground = picture ? html` class="logo" bgcolor="#ffffff" style="padding:8px 0;background:#ffffff;border-radius:6px"` : '';
  return {
    palette,
    mark: html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px"><tr><td${ground}>${shown}</td></tr></table>`,
    attachments: picture
      ? [{ cid: CID, filename: 'logo.png', content: picture.data, contentType: 'image/png', contentDisposition: 'inline' }]
      : [],
  };
}
