/** Session storage keys: origin of the visit, and form drafts. */
export const VISIT_KEY = 'visit';
export const DRAFT_PREFIX = 'draft-';
