import { runWithConfiguration } from '../start/checked-configuration.mjs';
import { command, Stop } from '../steps.mjs';

export const usage = 'bucket|folder';
export const about = 'copies all pictures and videos into the bucket of S3_BUCKET, or back into DATA_DIR/media';

/** Copies what is missing, so that it can be repeated, also while everything runs. */
export async function run([to, ...more]) {
  if ((to !== 'bucket' && to !== 'folder') || more.length > 0) throw new Stop(`${command} move-media bucket, or folder`);
  await runWithConfiguration('move-media', [to]);
  console.log(
    to === 'bucket'
      ? '  Start with S3_BUCKET set, then say this once more: it copies what was uploaded meanwhile.'
      : '  Start without S3_BUCKET, after saying this once more: it copies what was uploaded meanwhile.',
  );
}
