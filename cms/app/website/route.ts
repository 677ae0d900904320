import config from '@payload-config';
import { headers } from 'next/headers';
import { getPayload } from 'payload';
import { addressOnSite } from '../../office/edit-bar/edit-visit';

/** `/website?to=/path`: opens the website; whoever may edit content gets the *Edit* bar there, and with `edits` edits the page at once. */
export async function GET(request: Request): Promise<Response> {
  const payload = await getPayload({ config });
  const { user } = await payload.auth({ headers: await headers() });
  const asked = new URL(request.url).searchParams;
  const location = await addressOnSite(asked.get('to') ?? '/', user, payload, asked.has('edits'));
  return new Response(null, {
    status: 303,
    headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  });
}
