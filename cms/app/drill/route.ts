import { timingSafeEqual } from 'node:crypto';
import config from '@payload-config';
import { getPayload } from 'payload';
import { env } from '../../env';
import { runDrill } from '../../leads/drill/drill';

export const dynamic = 'force-dynamic';

const same = (given: string, expected: string) => {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** Runs a fire drill now, for who knows the secret that both parts share, and answers how it went. */
export async function POST(request: Request): Promise<Response> {
  if (!env.publishSecret || !same(request.headers.get('authorization') ?? '', `Bearer ${env.publishSecret}`)) {
    return Response.json({ message: 'Not found' }, { status: 404 });
  }
  return Response.json(await runDrill(await getPayload({ config })), { headers: { 'cache-control': 'no-store' } });
}
