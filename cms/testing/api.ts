import { SIGNATURE_HEADER, signatureOf } from 'contract/signature';
import { createLocalReq, getFieldsToSign, getPayload, jwtSign, type Payload } from 'payload';
import { addSessionToUser } from 'payload/shared';
import { handleApi } from '../api/handler';
import { env } from '../base/process/env';
import type { Role } from '../base/rights/access';
import { callRest } from '../forms/editing/rest';
import config from '../payload.config';

/** Payload on this test file's own copy of the starter content. */
export async function startPayload(): Promise<Payload> {
  const payload = await getPayload({ config });
  payload.logger.level = 'fatal'; // expected errors are asserted, not printed
  return payload;
}

/** Calls the provider API in process, as a site does; `path` follows `/api`. */
export function callApi(payload: Payload, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const signature = signatureOf(env.publishSecret, path, JSON.stringify(body) ?? '');
  return callAsStranger(payload, path, body, { [SIGNATURE_HEADER]: signature, ...headers });
}

/** The same, as anybody who is no site. */
export async function callAsStranger(
  payload: Payload,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: unknown }> {
  const request = new Request(`http://cms.test/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const response = await handleApi(request, payload);
  return { status: response.status, body: await response.json() };
}

export const PASSWORD = 'four unrelated words';

/** An account of that role with a session. It has no password: to hash one takes half a second, and again to sign in. */
export async function signedIn(payload: Payload, role: Role): Promise<{ id: number; token: string }> {
  const email = `${role}@example.org`;
  const collectionConfig = payload.collections.users.config;
  const user = await payload.db.create({ collection: 'users', data: { name: role, email, role } });
  const { sid } = await addSessionToUser({ collectionConfig, payload, req: await createLocalReq({}, payload), user });
  const fieldsToSign = getFieldsToSign({ collectionConfig, email, sid, user });
  const { tokenExpiration } = collectionConfig.auth;
  const { token } = await jwtSign({ fieldsToSign, secret: payload.secret, tokenExpiration });
  return { id: user.id, token };
}

/** Calls Payload's REST API in process; `path` follows `/payload-api`. Anonymous without a token. */
export function askRest(
  payload: Payload,
  method: string,
  path: string,
  { token, body }: { token?: string; body?: object } = {},
): Promise<Response> {
  const request = new Request(`http://localhost:3001/payload-api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `JWT ${token}` }) },
    body: body && JSON.stringify(body),
  });
  return callRest(payload, request);
}

/** A press on *Sign out everywhere*, at one's own account or, as an owner, a colleague's. */
export const signOutEverywhere = (token: string) =>
  new Request('http://localhost:3001/office', {
    ...{ method: 'POST', headers: { authorization: `JWT ${token}` }, body: new URLSearchParams({ act: 'everywhere' }) },
  });
