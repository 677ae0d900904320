import type { CollectionBeforeValidateHook, CollectionConfig, Field, GlobalConfig, Where } from 'payload';
import { contentEditors, toTrash } from '../../base/rights/access';
import { typingField } from '../../forms/editing/typing-field';
import { editedByField, stampEditor } from '../../forms/fields/edited-by';
import { dropPendingPictures } from '../../forms/fields/pending-pictures';
import { settleChange, settleDeletion, settleGlobal } from '../../publishing/settle';
import { aboutTo } from './about-to';
import { markCopy } from './copies';
import { restoreDraftAsDraft } from './restore';

/** Versions kept per record. */
const KEPT = 30;

/** Typing saves a draft, by `forms/editing/typing.tsx`; visitors see it once it is published. Payload's own timer never ends. */
const drafts = { autosave: { interval: 2 ** 31 - 1 }, schedulePublish: true };

/** Names of the read-only fields; all are at the top level of their records. */
const lockedFields = (fields: Field[]): string[] =>
  fields.flatMap((field) => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => ('name' in tab ? [] : lockedFields(tab.fields)));
    if ('name' in field) return 'access' in field && field.access?.update ? [field.name] : [];
    return 'fields' in field ? lockedFields(field.fields) : [];
  });

/** Keeps read-only fields when an earlier version is restored, and the fields in `always`, such as lists that only grow. */
export function keepLocked(fields: Field[], always: string[] = []): CollectionBeforeValidateHook {
  const locked = lockedFields(fields);
  return ({ data, originalDoc, req }) => {
    if (!req.context.isRestoringVersion) return data;
    const now = (names: string[]) => Object.fromEntries(names.map((name) => [name, originalDoc?.[name]]));
    return { ...now(locked), ...data, ...now(always) };
  };
}

/** Says what it will change. */
const PublishButton = '/forms/editing/publish-button#PublishChanges';
/** Puts facts of the company into texts. */
const beforeDocumentControls = ['/forms/editing/facts-menu#FactsMenu'];
/** Who changed what when, instead of a list of dates. */
const History = { Component: '/forms/editing/history#History' };
/** A page without which the site would not be whole cannot be taken away. */
const NO_BUTTON = '/forms/editing/no-button#NoButton';

/** Create New makes a record at once, for autosave; it is listed once somebody typed a name or saved it. */
const notBlank = (title: string): Where => ({ or: [{ [title]: { exists: true } }, { edited_by: { exists: true } }] });

/** The hooks of one step of a save: first those of the noun, then those of all content. */
const andThen = <Hook>(own: Hook[] | undefined, ...ofAll: Hook[]): Hook[] => [...(own ?? []), ...ofAll];

/**
 * What a save goes through, in this order.
 * 1. `beforeValidate`: read-only fields keep their values, and pictures that are still being uploaded are left out;
 * 2. `beforeChange`: the editor's name is stamped on it;
 * 3. `afterChange`: visitors get to see it (`publishing/settle.ts` states the order in there).
 */
const saveHooks = ({ hooks = {}, fields, admin }: CollectionConfig): CollectionConfig['hooks'] => ({
  ...hooks,
  beforeValidate: andThen(hooks.beforeValidate, keepLocked(fields), dropPendingPictures),
  beforeChange: andThen(hooks.beforeChange, stampEditor(admin?.useAsTitle)),
  afterChange: andThen(hooks.afterChange, settleChange),
  afterDelete: andThen(hooks.afterDelete, settleDeletion),
});

/** The same for a global, which has no hooks of its own. */
const globalSaveHooks: GlobalConfig['hooks'] = {
  beforeValidate: [dropPendingPictures],
  beforeChange: [stampEditor()],
  afterChange: [settleGlobal],
};

/** A collection shown on the site: who may edit, drafts and versions, trash, copies, and the publish signal. */
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
  hooks: saveHooks(config),
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
  hooks: globalSaveHooks,
});
