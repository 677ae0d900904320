import { expect, it } from 'vitest';
import { campaignOf } from './campaign';

it('the marks of advertisements are read from an address, however their letters are written (R-LEAD-11)', () => {
  const query = new URLSearchParams('utm_source=a&UTM_Campaign=b&gbraid=c&ScCid=d&utm_=e&page=2&q=f&gclid=');
  expect(campaignOf(query)).toEqual({ utm_source: 'a', utm_campaign: 'b', gbraid: 'c', sccid: 'd' });
});
