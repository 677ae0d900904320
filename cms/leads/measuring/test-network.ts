import type { Endpoint, PayloadRequest } from 'payload';
import { refusal } from '../../accounts/rights/for-editors';
import { forRoles } from '../../accounts/rights/for-roles';
import { env } from '../../server/process/env';
import { count } from '../../server/process/words';
import { stamp, zoneOf } from '../../server/process/zone';
import { type Fetched, isFetched } from './conversions';
import { conversionFile, fileOf, lastFetch } from './file';
import { secretOf, type WithSecret, withSecret } from './secrets';
import { tests, unreached } from './send';

/** What the form shows of a network besides its fields. */
export interface NetworkState {
  /** Whether a secret is kept; the secret itself is never sent. */
  kept: boolean;
  /** Address of the file that it fetches. */
  file?: string;
}

const forOwners = (handle: (req: PayloadRequest, network: WithSecret) => Promise<Response>) =>
  forRoles(['owner'], (req) => {
    const network = withSecret.find((name) => name === req.routeParams?.network);
    return network ? handle(req, network) : refusal(404, 'There is no such network');
  });

/** What is in the file that a network fetches, and when it last did. */
async function fileState({ payload }: PayloadRequest, network: Fetched) {
  const settings = await payload.findGlobal({ slug: 'measuring', depth: 0 });
  const [{ rows }, at, zone] = await Promise.all([
    conversionFile(payload, network, settings, new Date()),
    lastFetch(payload, network),
    zoneOf(payload),
  ]);
  const fetched = at ? `It was last fetched ${stamp(new Date(at), zone)}.` : 'Nobody has fetched it yet.';
  return `The file has ${count(rows, 'line')} now. ${fetched}`;
}

/** Says what is kept for a network, and tests it. */
export const measuringEndpoints: Endpoint[] = [
  {
    path: '/:network/state',
    method: 'get',
    handler: forOwners(async ({ payload }, network) => {
      const state: NetworkState = {
        kept: (await secretOf(payload, network)) !== undefined,
        ...(isFetched(network) && { file: env.cmsUrl + fileOf(network) }),
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
