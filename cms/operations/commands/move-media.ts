/** `move-media.ts bucket|folder`: copies all pictures and videos, and the photos of enquiries, from the folder into the bucket, or back. The source is only read. */
import { orExit } from '../../base/process/or-exit';
import { getAll, putAll } from './backup/media-copy';

const { mediaDir, photosDir } = await orExit(import('../../base/process/env'));
const { PHOTOS_PREFIX } = await import('../../base/files/bucket');
const { bucket } = await orExit(import('../../base/files/media-files'));

async function move(to: string | undefined): Promise<void> {
  if (!bucket) throw new Error('S3_BUCKET should name the bucket');
  for (const [what, folder, prefix] of [
    ['pictures and videos', mediaDir, ''],
    ['photos of enquiries', photosDir, PHOTOS_PREFIX],
  ] as const) {
    const { files, copied } = await (to === 'bucket' ? putAll(folder, bucket, { prefix }) : getAll(bucket, folder, prefix));
    process.stdout.write(`  ${what}: ${files} files, ${copied} of them copied now; each was compared\n`);
  }
}

await orExit(move(process.argv[2]));
