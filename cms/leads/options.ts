/** Where a lead stands; the first answer ends its clock (ruling 33). */
export const statuses = ['new', 'contacted', 'quoted', 'won', 'lost', 'spam'] as const;
export type LeadStatus = (typeof statuses)[number];

/** The parameters of a visit's first and last touch that have a column of their own; others are kept as text. */
export const visitKeys = [
  'landing_page',
  'referrer',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
] as const;
