// Browsers load this file, so it imports no schemas.

/** Path of the call that brings an editor's picture. */
export const EDIT_PICTURE_PATH = '/edit-picture';

/** Most bytes of a file of the library. */
export const UPLOAD_BYTES_MAX = 51_000_000;
