import config from '@payload-config';
import { getPayload } from 'payload';
import { mediaFiles } from '../../../base/files/media-files';
import { handleStorage } from '../../../base/files/serve';

/** Whether a picture or video outside of the trash has this file; others are not public. */
async function isShown(filename: string): Promise<boolean> {
  const payload = await getPayload({ config });
  const { totalDocs } = await payload.count({ collection: 'media', where: { filename: { equals: filename } } });
  return totalDocs > 0;
}

const publicFiles = {
  find: async (path: string) => ((await isShown(path)) ? mediaFiles.find(path) : undefined),
  stream: mediaFiles.stream,
};

const handle = (request: Request) => handleStorage(request, publicFiles);

export { handle as GET, handle as HEAD };
