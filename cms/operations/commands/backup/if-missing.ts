/** For `catch`: what counts when a file or folder is not there; other errors go on. */
export const ifMissing =
  <T>(otherwise: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code !== 'ENOENT') throw error;
    return otherwise;
  };
