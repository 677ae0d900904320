import type { Field, RowField } from 'payload';

/** Fields in one line of the form, where it is wide enough. */
export const sideBySide = (...fields: Field[]): RowField => ({ type: 'row', fields });
