import { confirmDelivery, sendDeliveryCode } from '../../leads/mails/delivery-check';
import { goLiveFacts } from '../../office/go-live/go-live-facts';
import { forOperator } from '../for-operator';

export const dynamic = 'force-dynamic';

export const GET = (request: Request) => forOperator(request, goLiveFacts);

/** Sends the office a test mail with a code; with `{ code }`, confirms it. */
export const POST = (request: Request) =>
  forOperator(request, async (payload) => {
    const { code } = (await request.json().catch(() => ({}))) as { code?: unknown };
    return typeof code === 'string' ? confirmDelivery(payload, code) : sendDeliveryCode(payload);
  });
