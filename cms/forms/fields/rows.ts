import type { ArrayField, Field } from 'payload';

/** Rows of a list start collapsed; one that was just added is open. */
export const collapsedRows = { initCollapsed: true, components: { afterInput: ['/forms/controls/added-row#AddedRow'] } };

export const rowAdmin = {
  ...collapsedRows,
  components: { ...collapsedRows.components, RowLabel: '/forms/controls/row-label#RowLabel' },
};

export const rowsField = (
  name: string,
  label: string,
  [singular, plural]: [singular: string, plural: string],
  description: string,
  fields: Field[],
): ArrayField => ({
  name,
  type: 'array',
  label,
  labels: { singular, plural },
  admin: { ...rowAdmin, description },
  fields,
});
