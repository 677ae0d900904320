import { getPayload, type Payload } from 'payload';
import { handleApi } from '../api/handler';
import config from '../payload.config';

/** Payload on this test file's own copy of the starter content. */
export async function startPayload(): Promise<Payload> {
  const payload = await getPayload({ config });
  payload.logger.level = 'fatal'; // what tests provoke is asserted, not printed
  return payload;
}

/** Asks the provider API in process; `path` is what follows `/api`. */
export async function ask(payload: Payload, path: string, body?: unknown): Promise<{ status: number; body: unknown }> {
  const request = new Request(`http://cms.test/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const response = await handleApi(request, payload);
  return { status: response.status, body: await response.json() };
}
