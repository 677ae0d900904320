import { expect, it } from 'vitest';
import { campaignOf } from './campaign';

it('the parameters of advertisements are read from a URL, in any letter case (R-LEAD-11)', () => {
  const query = new URLSearchParams('utm_source=a&UTM_Campaign=b&gbraid=c&ScCid=d&utm_=e&page=2&q=f&gclid=');
  expect(campaignOf(query)).toEqual({ utm_source: 'a', utm_campaign: 'b', gbraid: 'c', sccid: 'd' });
});
