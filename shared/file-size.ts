const STEP = 1024;

/** A file's size as people read it: `120 kB`, `1.4 MB`. */
export function fileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / STEP));
  return kilobytes < STEP ? `${kilobytes} kB` : `${(bytes / STEP / STEP).toFixed(1)} MB`;
}
