import type { Endpoint, PayloadRequest } from 'payload';
import { count } from '../../base/process/counted';
import { env } from '../../base/process/env';
import { stamp, zoneOf } from '../../base/process/zone';
import { refusal } from '../../base/rights/for-editors';
import { forRoles } from '../../base/rights/for-roles';
import { type Event, type Fetched, isFetched } from './conversions';
import { conversionFile, fileOf, lastFetch } from './file';
import { secretOf, type WithSecret, withSecret } from './secrets';
import { tests, unreached } from './send-conversions';

export interface NetworkState {
  kept: boolean;
  files?: Record<Event, string>;
}

const forOwners = (handle: (req: PayloadRequest, network: WithSecret) => Promise<Response>) =>
  forRoles(['owner'], (req) => {
    const network = withSecret.find((name) => name === req.routeParams?.network);
    return network ? handle(req, network) : refusal(404, 'There is no such network');
  });

async function fileState({ payload }: PayloadRequest, network: Fetched) {
  const settings = await payload.findGlobal({ slug: 'measuring', depth: 0 });
  const [enquiries, won, at, zone] = await Promise.all([
    conversionFile(payload, network, 'lead', settings, new Date()),
    conversionFile(payload, network, 'won', settings, new Date()),
    lastFetch(payload, network),
    zoneOf(payload),
  ]);
  const fetched = at ? `One was last fetched ${stamp(new Date(at), zone)}.` : 'Nobody has fetched one yet.';
  return `The file of enquiries has ${count(enquiries.rows, 'line')} now, the file of won ones ${won.rows}. ${fetched}`;
}

export const measuringEndpoints: Endpoint[] = [
  {
    path: '/:network/state',
    method: 'get',
    handler: forOwners(async ({ payload }, network) => {
      const state: NetworkState = {
        kept: (await secretOf(payload, network)) !== undefined,
        ...(isFetched(network) && {
          files: { lead: env.cmsUrl + fileOf(network, 'lead'), won: env.cmsUrl + fileOf(network, 'won') },
        }),
      };
      return Response.json(state, { headers: { 'cache-control': 'no-store' } });
    }),
  },
  {
    path: '/:network/test',
    method: 'post',
    handler: forOwners(async (req, network) => {
      const secret = await secretOf(req.payload, network);
      if (secret === undefined) return Response.json({ ok: false, message: 'Type its secret first, and save.' });
      if (isFetched(network)) return Response.json({ ok: true, message: await fileState(req, network) });
      const settings = await req.payload.findGlobal({ slug: 'measuring', depth: 0 });
      const { error, said } = await tests[network](settings, secret).catch(unreached);
      return Response.json({ ok: error === undefined, message: error ?? said });
    }),
  },
];
