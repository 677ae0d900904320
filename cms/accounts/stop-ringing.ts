import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import type { User } from '../base/database/payload-types';
import { answersLeads } from '../base/rights/access';
import { forgetDevices } from '../leads/push/devices';

/** An account that is paused, sees no enquiries any more or got another password rings nowhere until somebody asks for it again. */
export const stopRinging: CollectionAfterChangeHook<User> = async ({ doc, operation, req: { payload, context } }) => {
  if (operation === 'update' && (doc.paused || !answersLeads(doc) || context.password_changed))
    await forgetDevices(payload, doc.id);
};

export const stopRingingOfDeleted: CollectionAfterDeleteHook<User> = ({ id, req }) => forgetDevices(req.payload, Number(id));
