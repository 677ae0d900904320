/** An amount of Australian dollars, given in cents: "$1,450.50". */
export const writtenCents = (cents: number): string =>
  (cents / 100).toLocaleString('en-AU', { style: 'currency', currency: 'AUD' }).replace('-', '−');
