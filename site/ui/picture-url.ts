/** The widths, in CSS pixels, in which pictures are made; requests for any other are refused. */
export const PICTURE_WIDTHS = [320, 480, 640, 800, 960, 1280, 1600] as const;
export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** Address on the site of an original below the media base. */
export const storageUrl = (path: string) => `/storage/${path.split('/').map(encodeURIComponent).join('/')}`;

/** Address on the site of a variant: `/pictures/640/oven.jpg.webp`. */
export const variantUrl = (path: string, width: number, format: PictureFormat) =>
  `/pictures/${width}/${path.split('/').map(encodeURIComponent).join('/')}.${format}`;
