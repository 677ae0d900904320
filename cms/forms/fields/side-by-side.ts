import type { Field, RowField } from 'payload';

export const sideBySide = (...fields: Field[]): RowField => ({ type: 'row', fields });
