/** Names in the tab's storage: where the visit came from, and what was typed into a form. */
export const VISIT_KEY = 'visit';
export const DRAFT_PREFIX = 'draft-';
