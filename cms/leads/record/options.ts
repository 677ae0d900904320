/** Statuses of a lead; `contacted` and `quoted` count as its first answer (R-LEAD-5). */
export const statuses = ['new', 'contacted', 'quoted', 'won', 'lost', 'spam'] as const;

export const waysToReachUs = {
  phone: 'Phone',
  walk_in: 'Walk-in',
  referral: 'Referral',
  email: 'E-mail',
  repeat: 'Repeat customer',
  other: 'Other',
} as const;

/** Parameters of the first and last touch that have their own columns; others are stored as text. */
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

/** Fields of a touch; `clicks` has the marks of advertisements that have no column, one a line. */
export const touchFields = [...visitKeys, 'clicks'] as const;

export const visitLabels: Record<(typeof visitKeys)[number], string> = {
  landing_page: 'First page they saw',
  referrer: 'Website they came from',
  utm_source: 'Campaign source',
  utm_medium: 'Kind of advertisement',
  utm_campaign: 'Campaign',
  utm_term: 'Campaign keyword',
  utm_content: 'Advertisement',
  gclid: 'Google Ads click',
};
