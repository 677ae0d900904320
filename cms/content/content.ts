import type { CollectionBeforeValidateHook, CollectionConfig, Field, GlobalConfig } from 'payload';
import { toTrash, whoeverEditsContent } from '../base/access';
import { announceChange, announceDeletion, announceGlobal, noteDraft } from '../publish/hooks';
import { markCopy } from './copies';
import { editedByField, stampEditor } from './fields/edited-by';

/** Earlier versions kept of each record. */
const KEPT = 10;

/** Names of the fields that nobody may change; all of them stand at the top of their records. */
const lockedFields = (fields: Field[]): string[] =>
  fields.flatMap((field) => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => ('name' in tab ? [] : lockedFields(tab.fields)));
    if ('name' in field) return 'access' in field && field.access?.update ? [field.name] : [];
    return 'fields' in field ? lockedFields(field.fields) : [];
  });

/**
 * Going back to an earlier version leaves out what nobody may change; the record keeps what it has there, and what it has in the fields
 * `always`, such as a list that people add to.
 */
export function keepLocked(fields: Field[], always: string[] = []): CollectionBeforeValidateHook {
  const locked = lockedFields(fields);
  return ({ data, originalDoc, req }) => {
    if (!req.context.isRestoringVersion) return data;
    const now = (names: string[]) => Object.fromEntries(names.map((name) => [name, originalDoc?.[name]]));
    return { ...now(locked), ...data, ...now(always) };
  };
}

/** A list of records that the site shows: who may edit it, its versions, its trash, its copies, and the signal when it changes. */
export const contentCollection = (config: CollectionConfig): CollectionConfig => ({
  versions: { drafts: false, maxPerDoc: KEPT },
  trash: true,
  ...config,
  admin: { hideAPIURL: true, ...config.admin },
  access: {
    create: whoeverEditsContent,
    read: whoeverEditsContent,
    readVersions: whoeverEditsContent,
    update: whoeverEditsContent,
    delete: config.trash === false ? whoeverEditsContent : toTrash(whoeverEditsContent),
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

/** Content that there is one of, with the same rules. */
export const contentGlobal = (config: GlobalConfig): GlobalConfig => ({
  versions: { drafts: false, max: KEPT },
  ...config,
  admin: { hideAPIURL: true, ...config.admin },
  access: { read: whoeverEditsContent, readVersions: whoeverEditsContent, update: whoeverEditsContent },
  fields: [...config.fields, editedByField],
  hooks: { beforeChange: [stampEditor], afterChange: [announceGlobal] },
});
