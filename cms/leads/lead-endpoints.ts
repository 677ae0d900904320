import type { Endpoint, PayloadRequest, Where } from 'payload';
import { record } from '../base/audit/record';
import type { Role } from '../base/rights/access';
import { forRoles } from '../base/rights/for-roles';
import { csvOf } from './inbox/csv';
import { personData } from './privacy/person-data';

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
    path: '/:id/person',
    method: 'get',
    handler: forRoles(answering, async (req) => {
      const id = Number(req.routeParams?.id);
      const found = { collection: 'leads', id, depth: 0, disableErrors: true, trash: true } as const;
      const lead = Number.isSafeInteger(id) ? await req.payload.findByID(found) : null;
      if (!lead) return Response.json({ message: 'There is no such enquiry' }, { status: 404 });
      await record(req.payload, { action: 'export', account: req.user, subject: 'leads', record: lead.id });
      return Response.json(await personData(req.payload, lead), {
        headers: {
          'content-disposition': `attachment; filename="person-${lead.reference}.json"`,
          'cache-control': 'no-store',
        },
      });
    }),
  },
];
