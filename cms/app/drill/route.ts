import config from '@payload-config';
import { isBearer } from 'contract/bearer';
import { getPayload } from 'payload';
import { runDrill } from '../../leads/drill/drill';
import { env } from '../../server/process/env';

export const dynamic = 'force-dynamic';

/** Runs a fire drill for callers with the shared secret, and responds with the result. */
export async function POST(request: Request): Promise<Response> {
  if (!isBearer(request.headers.get('authorization'), env.publishSecret)) {
    return Response.json({ message: 'Not found' }, { status: 404 });
  }
  return Response.json(await runDrill(await getPayload({ config })), { headers: { 'cache-control': 'no-store' } });
}
