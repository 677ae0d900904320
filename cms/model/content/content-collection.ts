import type { CollectionConfig, GlobalConfig, Where } from 'payload';
import { contentEditors, toTrash } from '../../base/rights/access';
import { typingField } from '../../forms/editing/typing-field';
import { editedByField } from '../../forms/fields/edited-by';
import { aboutTo } from './about-to';
import { markCopy } from './mark-copy';
import { restoreDraftAsDraft } from './restore-version';

const KEPT = 30;

/** Typing saves a draft, by `forms/editing/typing.tsx`; visitors see it once it is published. Payload's own timer never ends. */
const drafts = { autosave: { interval: 2 ** 31 - 1 }, schedulePublish: true };

const PublishButton = '/forms/editing/publish-button#PublishChanges';
const beforeDocumentControls = ['/forms/editing/facts-menu#FactsMenu'];
const History = { Component: '/forms/editing/history#History' };
/** A page without which the site would not be whole cannot be taken away. */
const NO_BUTTON = '/forms/editing/no-button#NoButton';

/** Create New makes a record at once, for autosave; it is listed once somebody typed a name or saved it. */
const notBlank = (title: string): Where => ({ or: [{ [title]: { exists: true } }, { edited_by: { exists: true } }] });

/** A collection shown on the site: who may edit, drafts and versions, trash, and copies. */
export const contentCollection = (config: CollectionConfig): CollectionConfig => ({
  versions: { drafts, maxPerDoc: KEPT },
  trash: true,
  ...config,
  admin: {
    hideAPIURL: true,
    baseFilter: () => notBlank(config.admin?.useAsTitle ?? 'id'),
    ...config.admin,
    components: {
      ...config.admin?.components,
      beforeListTable: [
        ...(config.admin?.components?.beforeListTable ?? []),
        { path: '/forms/editing/many-notice#ManyNotice', clientProps: { collection: config.slug } },
      ],
      edit: { PublishButton, beforeDocumentControls, ...config.admin?.components?.edit },
      views: { edit: { versions: History }, ...config.admin?.components?.views },
    },
  },
  endpoints: [restoreDraftAsDraft, aboutTo, ...(config.endpoints || [])],
  access: {
    create: contentEditors,
    read: contentEditors,
    readVersions: contentEditors,
    update: contentEditors,
    delete: config.trash === false ? contentEditors : toTrash(contentEditors),
    ...config.access,
  },
  fields: [typingField, ...markCopy(config.fields, config.admin?.useAsTitle), editedByField],
});

export const contentGlobal = (config: GlobalConfig): GlobalConfig => ({
  versions: { drafts, max: KEPT },
  forceSelect: { _status: true }, // Payload's form asks for less, and then takes a page with a draft for unpublished
  ...config,
  admin: {
    hideAPIURL: true,
    ...config.admin,
    components: {
      ...config.admin?.components,
      elements: { PublishButton, UnpublishButton: NO_BUTTON, beforeDocumentControls },
      views: { edit: { versions: History } },
    },
  },
  access: { read: contentEditors, readVersions: contentEditors, update: contentEditors },
  fields: [typingField, ...config.fields, editedByField],
});
