/** The widths in CSS pixels of picture variants; requests for others are rejected. */
export const PICTURE_WIDTHS = [320, 480, 640, 800, 960, 1280, 1600] as const;
export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

export const storageUrl = (path: string) => `/storage/${path.split('/').map(encodeURIComponent).join('/')}`;

/** URL on the site of a variant: `/pictures/640/oven.jpg.webp`. */
export const variantUrl = (path: string, width: number, format: PictureFormat) =>
  `/pictures/${width}/${path.split('/').map(encodeURIComponent).join('/')}.${format}`;

/** Size in pixels of the picture that social networks show with a link. */
export const SHARED = { width: 1200, height: 630 };
/** Query of an original's address that asks for it in that size. */
export const AS_SHARED = 'shared';

const RASTER = /\.(jpe?g|png|webp|avif|gif)$/i;

/** Address on the site of a picture for social networks: an original that can be cut has that size. */
export const sharedUrl = (path: string) => `${storageUrl(path)}${RASTER.test(path) ? `?${AS_SHARED}` : ''}`;

/** `srcset` of the useful variants: none wider than the first that holds the whole original. */
export function variants(path: string, width: number, format: PictureFormat): string {
  const enough = PICTURE_WIDTHS.find((candidate) => candidate >= width);
  return PICTURE_WIDTHS.filter((candidate) => !enough || candidate <= enough)
    .map((candidate) => `${variantUrl(path, candidate, format)} ${candidate}w`)
    .join(', ');
}
