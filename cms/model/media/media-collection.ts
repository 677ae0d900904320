import type { CollectionConfig, FieldHook } from 'payload';
import { mediaDir } from '../../base/process/env';
import { contentCollection } from '../content/content-collection';
import { pictureEndpoints } from '../pictures/picture-endpoints';
import { searchByUse, USED_IN } from '../pictures/search';
import { forgetDeleted, forgetReplaced } from '../pictures/thumbnails';
import { withBucket } from './bucket-uploads';
import { cleanUpload } from './media-upload';

const orNothing: FieldHook = ({ value }) => (typeof value === 'string' ? value.trim() || null : value);

const inFolder = contentCollection({
  slug: 'media',
  labels: { singular: 'Picture or file', plural: 'Pictures and files' },
  versions: false,
  disableDuplicate: true,
  defaultSort: '-createdAt',
  admin: {
    useAsTitle: 'filename',
    listSearchableFields: ['alt', 'filename', USED_IN],
    defaultColumns: ['filename', 'alt', USED_IN, 'updatedAt'],
    pagination: { defaultLimit: 24, limits: [24, 48, 96] },
    components: {
      beforeListTable: ['/model/pictures/list-tools#ListTools'],
    },
  },
  upload: {
    staticDir: mediaDir,
    // No list of types here: a browser would drop the files of a phone or of another type without a word. `cleanUpload` reads them.
    admin: { components: { controls: ['/model/pictures/choose-at-once#ChooseAtOnce'] } },
    focalPoint: true,
    crop: true,
    displayPreview: true,
    // A new file has a new name, so the address of its thumbnail is new too.
    adminThumbnail: ({ doc: { id, filename, mimeType } }) =>
      id && String(mimeType).startsWith('image/')
        ? `/payload-api/media/${id}/thumbnail?v=${encodeURIComponent(String(filename))}`
        : null,
  },
  endpoints: pictureEndpoints,
  hooks: { beforeOperation: [cleanUpload, searchByUse], afterChange: [forgetReplaced], afterDelete: [forgetDeleted] },
  fields: [
    {
      name: 'alt',
      type: 'text',
      label: 'What it shows',
      hooks: { beforeChange: [orNothing] },
      admin: {
        description:
          'One sentence for people who cannot see it, and for search engines. Of a PDF: the words of its link in a text.',
        components: { Cell: '/model/pictures/picture-cells#DescriptionCell' },
      },
    },
    {
      name: 'uploaded_at',
      type: 'date',
      hooks: { beforeChange: [({ req, value }) => (req.file ? new Date().toISOString() : value)] },
      admin: { hidden: true, disableBulkEdit: true, disableListColumn: true, disableListFilter: true },
    },
    {
      name: USED_IN,
      type: 'text',
      virtual: true,
      label: 'Where it is used',
      admin: {
        components: { Cell: '/model/pictures/picture-cells#UsedInCell', Field: '/model/pictures/panel#UsesPanel' },
      },
    },
  ],
});

/** Pictures, videos and PDFs, in a folder of the data directory or in a bucket. */
export const media: CollectionConfig = withBucket(inFolder);
