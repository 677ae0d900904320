import config from '@payload-config';
import { headers } from 'next/headers';
import { getPayload } from 'payload';
import { viewerOf } from '../../../leads/inbox/viewer';
import { addressOf, isView } from '../../../leads/record/views';

const to = (location: string) => new Response(null, { status: 307, headers: { location, 'cache-control': 'no-store' } });

/** `/inbox/overdue` and others: short URLs of the list's views, for mails and bookmarks. */
export async function GET(_: Request, { params }: { params: Promise<{ view: string }> }): Promise<Response> {
  const { view } = await params;
  if (!isView(view)) return new Response('There is no such view', { status: 404 });
  const payload = await getPayload({ config });
  const { user } = await payload.auth({ headers: await headers() });
  if (!user) return to(`/admin/login?redirect=${encodeURIComponent(`/inbox/${view}`)}`);
  return to(addressOf(view, await viewerOf({ payload, user })));
}
