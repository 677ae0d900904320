import type { CollectionBeforeValidateHook, CollectionConfig, Field, GlobalConfig } from 'payload';
import { contentEditors, toTrash } from '../base/access';
import { announceChange, announceDeletion, announceGlobal, noteDraft } from '../publish/hooks';
import { markCopy } from './copies';
import { editedByField, stampEditor } from './fields/edited-by';

/** Versions kept per record. */
const KEPT = 10;

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

/** A collection shown on the site: who may edit, versions, trash, copies, and the publish signal. */
export const contentCollection = (config: CollectionConfig): CollectionConfig => ({
  versions: { drafts: false, maxPerDoc: KEPT },
  trash: true,
  ...config,
  admin: { hideAPIURL: true, ...config.admin },
  access: {
    create: contentEditors,
    read: contentEditors,
    readVersions: contentEditors,
    update: contentEditors,
    delete: config.trash === false ? contentEditors : toTrash(contentEditors),
    ...config.access,
  },
  fields: [...markCopy(config.fields, config.admin?.useAsTitle), editedByField],
  hooks: {
    ...config.hooks,
    beforeOperation: [...(config.hooks?.beforeOperation ?? []), noteDraft],
    beforeValidate: [...(config.hooks?.beforeValidate ?? []), keepLocked(config.fields)],
    beforeChange: [...(config.hooks?.beforeChange ?? []), stampEditor],
    afterChange: [...(config.hooks?.afterChange ?? []), announceChange],
    afterDelete: [...(config.hooks?.afterDelete ?? []), announceDeletion],
  },
});

/** A global with the same rules. */
export const contentGlobal = (config: GlobalConfig): GlobalConfig => ({
  versions: { drafts: false, max: KEPT },
  ...config,
  admin: { hideAPIURL: true, ...config.admin },
  access: { read: contentEditors, readVersions: contentEditors, update: contentEditors },
  fields: [...config.fields, editedByField],
  hooks: { beforeChange: [stampEditor], afterChange: [announceGlobal] },
});
