import config from '@payload-config';
import { getPayload } from 'payload';
import { isBearer } from 'shared/bearer';
import { env } from '../../base/process/env';
import { readiness } from '../../operations/alerts/readiness';

export const dynamic = 'force-dynamic';

/** Readiness: whether the database answers. The details are for who has the secret that both parts share (R-SAFE-18). */
export async function GET(request: Request): Promise<Response> {
  const details = await readiness(await getPayload({ config }));
  const ok = details.ready;
  const isOurs = isBearer(request.headers.get('authorization'), env.publishSecret);
  return Response.json(isOurs ? { ok, ...details } : { ok }, {
    status: ok ? 200 : 503,
    headers: { 'cache-control': 'no-store' },
  });
}
