import { confirmDelivery, sendDeliveryCode } from '../../leads/mails/delivery-check';
import { goLiveFacts } from '../../operations/going-public/go-live-facts';
import { knownLines } from '../../operations/going-public/lines';
import { forOperator } from '../for-operator';

export const dynamic = 'force-dynamic';

/** What the doctor cannot see from outside. */
export const GET = (request: Request) =>
  forOperator(request, async (payload) => {
    const facts = await goLiveFacts(payload);
    return { facts, lines: await knownLines(payload, facts) };
  });

/** Sends the office a test mail with a code; with `{ code }`, confirms it. */
export const POST = (request: Request) =>
  forOperator(request, async (payload) => {
    const { code } = (await request.json().catch(() => ({}))) as { code?: unknown };
    return typeof code === 'string' ? confirmDelivery(payload, code) : sendDeliveryCode(payload);
  });
