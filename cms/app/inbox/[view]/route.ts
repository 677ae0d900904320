import { viewAddress } from '../../../leads/record/light-page';
import { isView } from '../../../leads/record/views';

/** `/inbox/overdue` and others: short addresses of the list's views, which mails and bookmarks name. */
export async function GET(_: Request, { params }: { params: Promise<{ view: string }> }): Promise<Response> {
  const { view } = await params;
  if (!isView(view)) return new Response('There is no such view', { status: 404 });
  return new Response(null, { status: 307, headers: { location: viewAddress(view), 'cache-control': 'no-store' } });
}
