import config from '@payload-config';
import { getPayload } from 'payload';
import { showPasswordLink } from '../../../../accounts/pages/password';

export const dynamic = 'force-dynamic';

export async function GET(_: Request, { params }: { params: Promise<{ token: string }> }): Promise<Response> {
  return showPasswordLink(await getPayload({ config }), (await params).token);
}
