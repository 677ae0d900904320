import type { Endpoint } from 'payload';
import { forRoles } from '../../base/rights/for-roles';
import { companyOf } from './compose';
import { sendDeliveryCode } from './delivery-check';
import { keptPassword, lastOutcome } from './mail-server';

/** What the mail server's form shows besides its fields. */
export interface MailSetup {
  from?: 'environment' | 'settings';
  server?: string;
  /** Whether a password is stored; the password itself is never sent. */
  kept: boolean;
  office: string;
  sender: string;
  tried: boolean;
  error?: string;
}

export const mailEndpoints: Endpoint[] = [
  {
    path: '/mail-setup',
    method: 'get',
    handler: forRoles(['owner'], async ({ payload }) => {
      const { server, office, sender } = await companyOf(payload);
      const outcome = server && (await lastOutcome(payload, server));
      const setup: MailSetup = {
        from: server?.from,
        server: server?.name,
        kept: (await keptPassword(payload)) !== undefined,
        office,
        sender: `${sender.name} <${sender.address}>`,
        tried: outcome !== undefined,
        error: outcome?.error,
      };
      return Response.json(setup, { headers: { 'cache-control': 'no-store' } });
    }),
  },
  {
    path: '/test-mail',
    method: 'post',
    handler: forRoles(['owner'], async ({ payload }) => Response.json(await sendDeliveryCode(payload))),
  },
];
