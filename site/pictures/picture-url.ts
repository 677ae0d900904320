/** The widths in CSS pixels of picture variants; requests for others are rejected. */
export const PICTURE_WIDTHS = [320, 480, 640, 800, 960, 1280, 1600] as const;
export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** URL on the site of an original below the media base. */
export const storageUrl = (path: string) => `/storage/${path.split('/').map(encodeURIComponent).join('/')}`;

/** URL on the site of a variant: `/pictures/640/oven.jpg.webp`. */
export const variantUrl = (path: string, width: number, format: PictureFormat) =>
  `/pictures/${width}/${path.split('/').map(encodeURIComponent).join('/')}.${format}`;

/** `srcset` of the useful variants: none wider than the first that holds the whole original. */
export function variants(path: string, width: number, format: PictureFormat): string {
  const enough = PICTURE_WIDTHS.find((candidate) => candidate >= width);
  return PICTURE_WIDTHS.filter((candidate) => !enough || candidate <= enough)
    .map((candidate) => `${variantUrl(path, candidate, format)} ${candidate}w`)
    .join(', ');
}
