import config from '@payload-config';
import { isBearer } from 'contract/bearer';
import { getPayload, type Payload } from 'payload';
import { confirmDelivery, sendDeliveryCode } from '../../leads/mails/delivery-check';
import { goLiveFacts } from '../../office/go-live/facts';
import { env } from '../../server/process/env';

export const dynamic = 'force-dynamic';

/** Answers callers with the secret that both parts share. */
async function forOperator(request: Request, answer: (payload: Payload) => Promise<object>): Promise<Response> {
  if (!isBearer(request.headers.get('authorization'), env.publishSecret)) {
    return Response.json({ message: 'Not found' }, { status: 404 });
  }
  return Response.json(await answer(await getPayload({ config })), { headers: { 'cache-control': 'no-store' } });
}

/** What the doctor asks before going live. */
export const GET = (request: Request) => forOperator(request, goLiveFacts);

/** Sends the office a test mail with a code; with `{ code }`, confirms it. */
export const POST = (request: Request) =>
  forOperator(request, async (payload) => {
    const { code } = (await request.json().catch(() => ({}))) as { code?: unknown };
    return typeof code === 'string' ? confirmDelivery(payload, code) : sendDeliveryCode(payload);
  });
