import { randomUUID } from 'node:crypto';
import type { EmailAdapter } from 'payload';
import { execute, sql } from '../../base/query';
import { wakeSweep } from '../sending/sweep';
import { keep } from './post';

/** What the keys of mails about accounts begin with. */
const ACCOUNT_MAIL = 'account-';

/**
 * Payload's own mails go the way of all others: written down first, sent by the sweep until they are, or kept readable in the
 * outbox where there is no mail server. `post.ts` names the sender. Of the mails to one account only the latest is kept: the
 * links of the earlier ones are dead.
 */
export const accountMails: EmailAdapter<void> = ({ payload }) => ({
  name: 'outbox',
  defaultFromAddress: '',
  defaultFromName: '',
  async sendEmail({ to, subject, html }) {
    if (typeof to !== 'string' || typeof html !== 'string') throw new Error('a mail about an account has one address and a text');
    await execute(
      payload,
      sql`DELETE FROM outbox WHERE "to" = ${to} AND substr(key, 1, ${ACCOUNT_MAIL.length}) = ${ACCOUNT_MAIL}`,
    );
    const mail = { key: `${ACCOUNT_MAIL}${randomUUID()}`, to, subject: subject ?? '', text: html };
    await keep(payload, mail, 'waiting', new Date());
    wakeSweep(payload);
  },
});
