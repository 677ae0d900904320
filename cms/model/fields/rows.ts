/** Rows of a list start collapsed, with their own text as title. */
export const rowAdmin = { initCollapsed: true, components: { RowLabel: '/model/controls/row-label#RowLabel' } };
