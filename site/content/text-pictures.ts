import { PICTURE_FORMATS, storageUrl, variants } from '../pictures/picture-url';

/** Width of the text column on large screens, and of the screen that a phone leaves it. */
const SIZES = '(min-width: 992px) 50rem, 92vw';

type Attributes = Record<string, string>;

const pixels = (text: string | undefined) => (/^[1-9]\d{0,4}$/.test(text ?? '') ? text : undefined);

/** Path below the media base; undefined for a file of anybody else. */
function pathOf(src: string): string | undefined {
  const [, path] = /^\/storage\/((?:[\w%().@+-]+\/)*[\w%().@+-]+)$/.exec(src) ?? [];
  try {
    return path && decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** The attributes of a picture in provider markup that the site keeps; none if the file is not the provider's. */
export function storedPicture({ src = '', alt = '', width, height }: Attributes): Attributes {
  const path = pathOf(src);
  if (!path) return {};
  const [wide, high] = [pixels(width), pixels(height)];
  return { src: storageUrl(path), alt, ...(wide && high && { width: wide, height: high }) };
}

/** Replaces the pictures in sanitised markup by the site's own: variants, reserved space, loaded when they come near. */
export const withVariants = (html: string): string =>
  html.replace(
    /<img src="\/storage\/([^"]+)" alt="([^"]*)"(?: width="(\d+)" height="(\d+)")? \/>/g,
    (_, encoded: string, alt: string, width?: string, height?: string) => {
      const path = decodeURIComponent(encoded);
      const size = width && height ? ` width="${width}" height="${height}"` : '';
      const tall = Number(height) > Number(width) ? ' class="tall"' : '';
      const sources = PICTURE_FORMATS.map((format) =>
        size ? `<source type="image/${format}" srcset="${variants(path, Number(width), format)}" sizes="${SIZES}" />` : '',
      );
      const image = `<img${tall} src="/storage/${encoded}" alt="${alt}"${size} loading="lazy" decoding="async" />`;
      return `<picture>${sources.join('')}${image}</picture>`;
    },
  );
