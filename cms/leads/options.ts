/** Where a lead stands; the first answer ends its clock (R-LEAD-5). */
export const statuses = ['new', 'contacted', 'quoted', 'won', 'lost', 'spam'] as const;

/** How a lead came that the office entered by hand. */
export const waysToReachUs = {
  phone: 'Phone',
  walk_in: 'Walk-in',
  referral: 'Referral',
  email: 'E-mail',
  repeat: 'Repeat customer',
  other: 'Other',
} as const;

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

/** The same in an owner's words. */
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
