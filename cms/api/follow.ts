import { ORPCError } from '@orpc/server';
import { doCustomerAct } from '../leads/follow/acts';
import { followedLead } from '../leads/follow/followed-lead';
import { shownToCustomer } from '../leads/follow/shown-request';
import { api, onlySites } from './base';

/** One answer for every key that does not hold, so that nobody learns whether there is, or was, such a request. */
const refused = () => new ORPCError('FORBIDDEN', { message: 'This key does not hold' });

export const follow = {
  follow: api.follow.handler(async ({ context: { payload, follow: key } }) => {
    const followed = await followedLead(payload, key ?? '');
    if (!followed) throw refused();
    return shownToCustomer(payload, followed);
  }),

  followAct: api.followAct.handler(async ({ input, context }) => {
    onlySites(context);
    const receipt = await doCustomerAct(context.payload, context.follow ?? '', input, new Date());
    if (!receipt) throw refused();
    return receipt;
  }),
};
