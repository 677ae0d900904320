import config from '@payload-config';
import { headers } from 'next/headers';
import { getPayload } from 'payload';
import { addressOf, type View, views } from '../../../leads/inbox/views';
import { localDay } from '../../../leads/zone';

const to = (location: string) => new Response(null, { status: 307, headers: { location, 'cache-control': 'no-store' } });

/** `/inbox/overdue` and its like: the list of leads with the view's conditions as they are at this moment. */
export async function GET(_: Request, { params }: { params: Promise<{ view: string }> }): Promise<Response> {
  const { view } = await params;
  if (!Object.hasOwn(views, view)) return new Response('There is no such view', { status: 404 });
  const payload = await getPayload({ config });
  const { user } = await payload.auth({ headers: await headers() });
  if (!user) return to(`/admin/login?redirect=${encodeURIComponent(`/inbox/${view}`)}`);
  const { time_zone } = await payload.findGlobal({ slug: 'settings', depth: 0, select: { time_zone: true } });
  const now = new Date();
  return to(addressOf(view as View, { now, today: localDay(now, time_zone), user: user.id }));
}
