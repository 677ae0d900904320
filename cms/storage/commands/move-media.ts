/** `move-media.ts bucket|folder`: copies all pictures and videos from the folder into the bucket, or back. The source is only read. */
import { orExit } from '../../server/process/or-exit';
import { getAll, putAll } from './backup/media-copy';

const { mediaDir } = await orExit(import('../../server/process/env'));
const { bucket } = await orExit(import('../files/media-files'));

async function move(to: string | undefined): Promise<void> {
  if (!bucket) throw new Error('S3_BUCKET should name the bucket');
  const { files, copied } = await (to === 'bucket' ? putAll(mediaDir, bucket) : getAll(bucket, mediaDir));
  process.stdout.write(`  ${files} files, ${copied} of them copied now; each was compared\n`);
}

await orExit(move(process.argv[2]));
