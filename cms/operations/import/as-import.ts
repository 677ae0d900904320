import { automaticAccount, STARTER_NAME } from '../../model/starter/as-starter';

const IMPORT_NAME = 'Import';

/** Save options of imported content. Its checks and its signals to the site are those of a person's save. */
export const asImport = { depth: 0, user: automaticAccount(IMPORT_NAME) } as const;

/** Whether a person has saved the record since it was loaded or imported. */
export const isEdited = ({ edited_by }: { edited_by?: string | null }): boolean =>
  Boolean(edited_by) && edited_by !== STARTER_NAME && edited_by !== IMPORT_NAME;

export const isStarters = ({ edited_by }: { edited_by?: string | null }): boolean => edited_by === STARTER_NAME;
