/** Rows of a list start collapsed, with their own text as title. */
export const rowAdmin = { initCollapsed: true, components: { RowLabel: '/content/look/row-label#RowLabel' } };
