import config from '@payload-config';
import { getPayload, type Payload } from 'payload';
import { isBearer } from 'shared/bearer';
import { env } from '../base/process/env';

/** Answers callers with the secret that both parts share. */
export async function forOperator(request: Request, answer: (payload: Payload) => Promise<object>): Promise<Response> {
  if (!isBearer(request.headers.get('authorization'), env.publishSecret)) {
    return Response.json({ message: 'Not found' }, { status: 404 });
  }
  return Response.json(await answer(await getPayload({ config })), { headers: { 'cache-control': 'no-store' } });
}
