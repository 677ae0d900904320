import type { CollectionConfig, GlobalConfig } from 'payload';
import { announceChange, announceDeletion, announceGlobal } from '../publish/hooks';
import { whoeverEditsContent } from './access';
import { editedByField, stampEditor } from './fields/edited-by';

/** Earlier versions kept of each record. */
const KEPT = 10;

/** A list of records that the site shows: who may edit it, its versions, its trash, and the signal when it changes. */
export const contentCollection = (config: CollectionConfig): CollectionConfig => ({
  versions: { drafts: false, maxPerDoc: KEPT },
  trash: true,
  disableDuplicate: true,
  ...config,
  admin: { hideAPIURL: true, ...config.admin },
  access: {
    create: whoeverEditsContent,
    read: whoeverEditsContent,
    readVersions: whoeverEditsContent,
    update: whoeverEditsContent,
    delete: whoeverEditsContent,
    ...config.access,
  },
  fields: [...config.fields, editedByField],
  hooks: {
    ...config.hooks,
    beforeChange: [...(config.hooks?.beforeChange ?? []), stampEditor],
    afterChange: [...(config.hooks?.afterChange ?? []), announceChange],
    afterDelete: [...(config.hooks?.afterDelete ?? []), announceDeletion],
  },
});

/** Content that there is one of, with the same rules. */
export const contentGlobal = (config: GlobalConfig): GlobalConfig => ({
  versions: { drafts: false, max: KEPT },
  ...config,
  admin: { hideAPIURL: true, ...config.admin },
  access: { read: whoeverEditsContent, readVersions: whoeverEditsContent, update: whoeverEditsContent },
  fields: [...config.fields, editedByField],
  hooks: { beforeChange: [stampEditor], afterChange: [announceGlobal] },
});
