import config from '@payload-config';
import { getPayload } from 'payload';
import { handleStorage } from '../../../base/files/serve';
import { picturesInBrand, storedName } from '../../../model/starter/brand-pictures';

/** Whether a picture or video outside of the trash has this file; others are not public. */
async function isShown(filename: string): Promise<boolean> {
  const payload = await getPayload({ config });
  const { totalDocs } = await payload.count({ collection: 'media', where: { filename: { equals: filename } } });
  return totalDocs > 0;
}

const publicFiles = {
  find: async (path: string) => ((await isShown(storedName(path))) ? picturesInBrand.find(path) : undefined),
  stream: picturesInBrand.stream,
};

const handle = (request: Request) => handleStorage(request, publicFiles);

export { handle as GET, handle as HEAD };
