import { escapeHtml } from 'contract/html';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { companyLook } from '../../model/settings/company-look';
import { mediaFiles } from '../../storage/files/media-files';

/** Largest logo in a mail, in CSS pixels; its picture has twice as many. */
const [MAX_WIDTH, MAX_HEIGHT] = [240, 56];

/** Name by which the HTML refers to the logo that comes with the mail: many programs block pictures from elsewhere. */
const CID = 'logo';

/** What stands above the words of a mail in HTML. */
export interface MailHeader {
  html: string;
  attachments: { cid: string; filename: string; content: Buffer; contentType: string; contentDisposition: 'inline' }[];
}

/** The logo as PNG, because mail programs show no SVG, and on white, because dark ones would show dark letters on black. */
const drawn = async (file: string) =>
  sharp(await mediaFiles.read(file), { limitInputPixels: 60_000_000, density: 300 })
    .resize({ width: 2 * MAX_WIDTH, height: 2 * MAX_HEIGHT, fit: 'inside' })
    .flatten({ background: '#fff' })
    .png({ palette: true })
    .toBuffer({ resolveWithObject: true });

/** The company's logo or name above a line in its main colour. Tables and attributes, because Outlook knows few styles. */
export async function mailHeader(payload: Payload): Promise<MailHeader> {
  const { brand, palette, logo } = await companyLook(payload);
  const picture = await (logo ? drawn(logo) : undefined)?.catch((error: unknown) => {
    payload.logger.warn({ err: error, logo }, 'The logo could not be drawn for a mail, which shows the name instead');
    return undefined;
  });
  const name = escapeHtml(brand);
  const words = `<span style="font:bold 22px/1.3 sans-serif;color:${palette.main}">${name}</span>`;
  const [width, height] = [picture?.info.width ?? 0, picture?.info.height ?? 0].map((pixels) => Math.round(pixels / 2));
  const image = `<img src="cid:${CID}" alt="${name}" width="${width}" height="${height}" border="0" style="display:block;font:bold 22px/1.3 sans-serif;color:${palette.main}">`;
  return {
    html: `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px"><tr><td bgcolor="#ffffff" style="padding:12px 0;border-bottom:4px solid ${palette.main};background:#ffffff">${picture ? image : words}</td></tr><tr><td height="20" style="font-size:1px;line-height:20px">&nbsp;</td></tr></table>\n`,
    attachments: picture
      ? [{ cid: CID, filename: 'logo.png', content: picture.data, contentType: 'image/png', contentDisposition: 'inline' }]
      : [],
  };
}
