import { randomUUID } from 'node:crypto';
import type { Endpoint, PayloadRequest } from 'payload';
import { forRoles } from '../../base/rights/for-roles';
import { type Company, companyOf, linkTo, plainMail } from './compose';
import { explainMailError } from './mail-error';
import { keptPassword, lastOutcome } from './mail-server';
import { send } from './post';

const no = (status: 401 | 403 | 409, message: string) => Response.json({ message }, { status });

const forOwners = (handle: (req: PayloadRequest, company: Company) => Promise<Response>) =>
  forRoles(['owner'], async (req) => handle(req, await companyOf(req.payload)));

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
    handler: forOwners(async ({ payload }, { server, office, sender }) => {
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
    handler: forOwners(async ({ payload, user }, company) => {
      const { server, office, brand } = company;
      if (!server || !user) return no(409, 'There is no mail server yet: type its name and save.');
      const mail = plainMail(
        `test-${randomUUID()}`,
        user.email,
        `Test mail from the back office of ${brand}`,
        `Mails of the back office reach you.\n\nNew enquiries are reported to ${office}.\n\nMail settings: ${linkTo('/admin/globals/notifications')}`,
      );
      const { answer, error } = await send(payload, mail, company, server);
      if (error !== undefined) return Response.json({ ok: false, message: explainMailError(error, server.name) });
      return Response.json({
        ok: true,
        message: `A test mail is on its way to ${user.email}. The mail server’s answer: ${answer}`,
      });
    }),
  },
];
