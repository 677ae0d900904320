import { APIError, type CollectionConfig, type PayloadRequest } from 'payload';
import { bucket, mediaFiles } from '../../base/files/media-files';
import { handleStorage } from '../../base/files/serve';

type Named = { filename?: string | null };

/** Uploads go to the bucket first: with Payload's plugin, a bucket that fails leaves a record without its picture. */
export function withBucket(collection: CollectionConfig): CollectionConfig {
  if (!bucket || typeof collection.upload !== 'object') return collection;
  const files = bucket;
  const put = (name: string, content: Buffer, options: { type: string; replace?: boolean }, { payload }: PayloadRequest) =>
    files.put(name, content, options).catch((err) => {
      payload.logger.error({ err, name }, 'The bucket did not take a file');
      throw new APIError('The file could not be stored, and nothing was saved. Try again in a minute.', 503, undefined, true);
    });
  const remove = (name: string, { payload }: PayloadRequest) =>
    files
      .remove(name)
      .catch((err) => payload.logger.warn({ err, name }, 'A file that is not needed any more stays in the bucket'));
  return {
    ...collection,
    upload: {
      ...collection.upload,
      disableLocalStorage: true,
      handlers: [
        (req, { params: { filename } }) =>
          handleStorage(new Request(`http://media/storage/${encodeURIComponent(filename)}`, req), mediaFiles),
      ],
    },
    hooks: {
      ...collection.hooks,
      beforeChange: [
        ...(collection.hooks?.beforeChange ?? []),
        async ({ data, req }) => {
          const { filename } = data as Named;
          if (!req.file || !filename) return data;
          const { data: content, mimetype: type } = req.file;
          if (await put(filename, content, { type }, req)) return data;
          const { totalDocs } = await req.payload.count({ collection: 'media', where: { filename: { equals: filename } } });
          if (totalDocs > 0) throw new APIError('Somebody else is uploading a file of this name. Try again.', 409);
          await put(filename, content, { type, replace: true }, req); // left by a picture that could not be stored or deleted
          return data;
        },
      ],
      afterChange: [
        ...(collection.hooks?.afterChange ?? []),
        async ({ doc, previousDoc, req }) => {
          const before = (previousDoc as Named | undefined)?.filename;
          if (before && before !== (doc as Named).filename) await remove(before, req);
        },
      ],
      afterDelete: [
        ...(collection.hooks?.afterDelete ?? []),
        async ({ doc, req }) => {
          const { filename } = doc as Named;
          if (filename) await remove(filename, req);
        },
      ],
    },
  };
}
