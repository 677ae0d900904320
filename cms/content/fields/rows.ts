/** Rows of a list are closed at first and show their own words as their title. */
export const rowAdmin = { initCollapsed: true, components: { RowLabel: '/content/look/row-label#RowLabel' } };
