import config from '@payload-config';
import { headers } from 'next/headers';
import { getPayload } from 'payload';
import { addressOnSite } from '../../office/edit-bar/edit-visit';

/** `/website?to=/path`: opens the website; whoever may edit content gets the *Edit* bar there. */
export async function GET(request: Request): Promise<Response> {
  const payload = await getPayload({ config });
  const { user } = await payload.auth({ headers: await headers() });
  const location = await addressOnSite(new URL(request.url).searchParams.get('to') ?? '/', user, payload);
  return new Response(null, {
    status: 303,
    headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  });
}
