import config from '@payload-config';
import { getPayload } from 'payload';
import { readiness } from '../../api/readiness';

export const dynamic = 'force-dynamic';

/** Readiness: whether the database answers. */
export async function GET(): Promise<Response> {
  const { ready, ...state } = await readiness(await getPayload({ config }));
  return Response.json({ ready, ...state }, { status: ready ? 200 : 503, headers: { 'cache-control': 'no-store' } });
}
