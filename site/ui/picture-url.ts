/** The widths in CSS pixels of picture variants; requests for others are rejected. */
export const PICTURE_WIDTHS = [320, 480, 640, 800, 960, 1280, 1600] as const;
export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** URL on the site of an original below the media base. */
export const storageUrl = (path: string) => `/storage/${path.split('/').map(encodeURIComponent).join('/')}`;

/** URL on the site of a variant: `/pictures/640/oven.jpg.webp`. */
export const variantUrl = (path: string, width: number, format: PictureFormat) =>
  `/pictures/${width}/${path.split('/').map(encodeURIComponent).join('/')}.${format}`;
