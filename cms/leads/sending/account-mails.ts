import { randomUUID } from 'node:crypto';
import type { EmailAdapter } from 'payload';
import { execute, sql } from '../../base/database/query';
import { plainMail } from '../mails/compose';
import { storeInOutbox } from '../mails/post';
import { wakeSweep } from './sweep';

const ACCOUNT_MAIL = 'account-';

/** Stores Payload's own mails for the sweep, or the outbox. Only the latest to an account is kept: earlier links are invalid. */
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
    const mail = plainMail(`${ACCOUNT_MAIL}${randomUUID()}`, to, subject ?? '', html);
    await storeInOutbox(payload, mail, 'waiting', new Date());
    wakeSweep(payload);
  },
});
