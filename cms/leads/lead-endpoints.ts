import type { Endpoint, PayloadRequest, Where } from 'payload';
import { z } from 'zod';
import { record } from '../base/audit/record';
import type { Lead } from '../base/database/payload-types';
import type { Role } from '../base/rights/access';
import { forRoles } from '../base/rights/for-roles';
import { csvOf } from './inbox/csv';
import { panelOf } from './inbox/panel-model';
import { tellAgain } from './measuring/conversions';
import { eraseList } from './privacy/erase-list';
import { erasePerson, personData } from './privacy/person-data';
import { mailQuotesAgain } from './quotes/send-quote';
import { moveMessages } from './record/message-queue';
import { notSpam } from './record/not-spam';
import { wakeSweep } from './sending/sweep';

const no = (status: 400 | 401 | 403 | 404 | 502, message: string) => Response.json({ message }, { status });

/** Like `forRoles`, for a call about one existing lead. */
const withLead = (roles: Role[], handle: (req: PayloadRequest, lead: Lead) => Promise<Response>) =>
  forRoles(roles, async (req) => {
    const id = Number(req.routeParams?.id);
    const lead = Number.isSafeInteger(id)
      ? await req.payload.findByID({ collection: 'leads', id, depth: 0, disableErrors: true, trash: true })
      : null;
    return lead ? handle(req, lead) : no(404, 'There is no such enquiry');
  });

const Chosen = z.object({ leads: z.array(z.number()), spool: z.array(z.string()) });

const answering: Role[] = ['owner', 'leads'];

/** Throws when a query uses what its account may not read: the calls below run without its rights. */
const checkQuery = (req: PayloadRequest, where?: Where) =>
  req.payload.count({ collection: 'leads', where, req, overrideAccess: false });

export const leadEndpoints: Endpoint[] = [
  {
    path: '/csv',
    method: 'get',
    handler: forRoles(answering, async (req) => {
      const query = req.query as { where?: Where; search?: string };
      await checkQuery(req, query.where);
      await record(req.payload, { action: 'export', account: req.user, subject: 'leads' });
      return csvOf(req, query);
    }),
  },
  {
    path: '/:id/rescue',
    method: 'post',
    handler: withLead(answering, async (req, lead) => {
      const change = notSpam(lead);
      if (change) await req.payload.update({ collection: 'leads', id: lead.id, depth: 0, req, data: change });
      return Response.json({ doc: await req.payload.findByID({ collection: 'leads', id: lead.id, depth: 0, req }) });
    }),
  },
  {
    path: '/:id/panel',
    method: 'get',
    handler: withLead(answering, async (req, lead) =>
      Response.json(await panelOf(req.payload, lead, req.user?.role), { headers: { 'cache-control': 'no-store' } }),
    ),
  },
  {
    path: '/:id/send-again',
    method: 'post',
    handler: withLead(answering, async (req, { id }) => {
      await moveMessages(req.payload, id, 'sendAgain');
      await tellAgain(req.payload, id);
      await mailQuotesAgain(req.payload, id);
      wakeSweep(req.payload);
      await record(req.payload, { action: 'send', account: req.user, subject: 'leads', record: id });
      return Response.json({ message: 'It is being sent again' });
    }),
  },
  {
    path: '/:id/person',
    method: 'get',
    handler: withLead(answering, async (req, lead) => {
      await record(req.payload, { action: 'export', account: req.user, subject: 'leads', record: lead.id });
      return Response.json(await personData(req.payload, lead), {
        headers: {
          'content-disposition': `attachment; filename="person-${lead.reference}.json"`,
          'cache-control': 'no-store',
        },
      });
    }),
  },
  {
    path: '/:id/erase',
    method: 'get',
    handler: withLead(['owner'], async (req, lead) => {
      try {
        return Response.json({ leads: await eraseList(req.payload, lead) }, { headers: { 'cache-control': 'no-store' } });
      } catch (error) {
        req.payload.logger.error({ err: error }, 'The leads of a person could not be listed');
        return no(502, 'The site did not answer, and may hold something of this person. Nothing was erased; try again.');
      }
    }),
  },
  {
    path: '/:id/erase',
    method: 'post',
    handler: withLead(['owner'], async (req, lead) => {
      const chosen = Chosen.safeParse(await req.json?.().catch(() => undefined));
      if (!chosen.success) return no(400, 'Say which enquiries are to be erased');
      try {
        const { leads, spool } = await erasePerson(req.payload, lead, chosen.data, new Date());
        await record(req.payload, { action: 'erase', account: req.user, subject: 'leads', record: lead.id });
        return Response.json({ message: `Erased: ${leads} here, ${spool} waiting at the site` });
      } catch (error) {
        req.payload.logger.error({ err: error }, 'A person could not be erased');
        return no(502, 'The site did not answer, and may still hold something of this person: nothing was erased. Try again.');
      }
    }),
  },
];
