/** Rows of a list start collapsed; one that was just added is open. */
export const collapsedRows = { initCollapsed: true, components: { afterInput: ['/model/controls/added-row#AddedRow'] } };

/** Collapsed rows with their own text as title. */
export const rowAdmin = {
  ...collapsedRows,
  components: { ...collapsedRows.components, RowLabel: '/model/controls/row-label#RowLabel' },
};
