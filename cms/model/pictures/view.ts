/** How the library is shown; each account's choice is kept under this name. */
export const VIEW_PREFERENCE = 'media-view';
export type View = 'grid' | 'table';
