import { campaignOf, clickIds } from 'contract/campaign';
import { expect, it } from 'vitest';
import { CAMPAIGN } from './visit.browser';

it('the browser keeps the campaign parameters that the server knows, and nothing else of a URL (R-LEAD-11)', () => {
  for (const name of [...Object.keys(clickIds), 'utm_source', 'utm_id', 'utm_creative_format'])
    expect([name, CAMPAIGN.test(name), campaignOf(new URLSearchParams({ [name]: 'x' }))]).toEqual([name, true, { [name]: 'x' }]);
  for (const name of ['page', 'q', 'email', 'id', 'utm', 'reference']) expect([name, CAMPAIGN.test(name)]).toEqual([name, false]);
});
