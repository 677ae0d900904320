import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { ORPCError, onError } from '@orpc/server';
import { BodyLimitPlugin } from '@orpc/server/fetch';
import { additions as additionalCalls, LEAD_ORIGIN, SIGNED_POSTS, SIGNED_RECEIPTS } from 'contract';
import { EDITOR_HEADER } from 'contract/edit-bar';
import { FOLLOW_HEADER } from 'contract/follow';
import { LEAD_PHOTOS_PATH, PHOTO_BYTES_MAX } from 'contract/photo';
import { PREVIEW_HEADER } from 'contract/preview';
import { isSigned, RECEIPT_HEADER, receiptOf, SIGNATURE_HEADER } from 'contract/signature';
import { EDIT_PICTURE_PATH, UPLOAD_BYTES_MAX } from 'contract/upload';
import type { Payload } from 'payload';
import { env } from '../base/process/env';
import { grantOf } from '../office/preview/grant';
import { about } from './about';
import { api } from './base';
import { blog } from './blog';
import { changes } from './changes';
import { city } from './city';
import { editBar } from './edit-bar';
import { faq } from './faq';
import { follow } from './follow';
import { home } from './home';
import { lead } from './lead';
import { leadPhoto } from './lead-photo';
import { missingPaths } from './missing-paths';
import { openApiDocument } from './openapi';
import { ownPages } from './own-pages';
import { pageMeta } from './page-meta';
import { preview } from './preview';
import { redirect } from './redirect';
import { service } from './service';
import { servicePage } from './service-page';
import { settings } from './settings';
import { sourceFor } from './source';
import { testimonial } from './testimonial';
import { vitals } from './vitals';

const additions = {
  additions: api.additions.handler(() => ({
    additions: [
      ...Object.keys(additionalCalls).filter((name) => name !== 'additions'),
      LEAD_ORIGIN,
      SIGNED_POSTS,
      SIGNED_RECEIPTS,
    ],
  })),
};

const router = api.router({
  ...about,
  ...additions,
  ...blog,
  ...changes,
  ...city,
  ...editBar,
  ...faq,
  ...follow,
  ...home,
  ...lead,
  ...leadPhoto,
  ...missingPaths,
  ...ownPages,
  ...pageMeta,
  ...preview,
  ...redirect,
  ...service,
  ...servicePage,
  ...settings,
  ...testimonial,
  ...vitals,
});

/** Maximum body of a post in bytes: enough for 500 measurements, and for a lead many times over. */
const BODY_MAX = 262_144;

const isOurFault = (error: unknown) => !(error instanceof ORPCError) || error.status >= 500;

const handlerUpTo = (maxBodySize: number) =>
  new OpenAPIHandler(router, {
    plugins: [new BodyLimitPlugin({ maxBodySize })],
    interceptors: [
      onError((error, { context }) => {
        if (isOurFault(error)) context.payload.logger.error({ err: error }, 'A provider call failed');
      }),
    ],
  });
const handler = handlerUpTo(BODY_MAX);
/** Calls whose body is a file, which their address signs. */
const fileHandlers = new Map([
  [LEAD_PHOTOS_PATH, handlerUpTo(PHOTO_BYTES_MAX)],
  [EDIT_PICTURE_PATH, handlerUpTo(UPLOAD_BYTES_MAX)],
]);

/** A plain copy: the body limit clones the request, which Node 24 cannot do with Next's proxy object. */
const copyOf = ({ url, method, headers }: Request, body: BodyInit | null) => new Request(url, { method, headers, body });

class CutOff extends Error {}

async function readPost(
  request: Request,
  { pathname, search }: URL,
  { logger }: Payload,
): Promise<{ body: Uint8Array<ArrayBuffer> | null; signed: boolean }> {
  if (request.method !== 'POST') return { body: null, signed: false };
  const body = new Uint8Array(await request.arrayBuffer());
  const declared = Number(request.headers.get('content-length') ?? body.length);
  if (body.length < declared) throw new CutOff(`${body.length} of ${declared} bytes arrived`);
  const signature = request.headers.get(SIGNATURE_HEADER);
  const call = pathname.slice('/api'.length);
  const signed = fileHandlers.has(call)
    ? isSigned(env.publishSecret, call + search, new Uint8Array(), signature)
    : isSigned(env.publishSecret, call, body, signature);
  if (signature && !signed)
    logger.warn('A post was signed with another secret: PUBLISH_SECRET must be the same at site and provider');
  return { body, signed };
}

async function withReceipt(response: Response, { headers }: Request): Promise<Response> {
  const text = await response.text();
  const { status } = response;
  const answer = new Response(text, { status, headers: response.headers });
  answer.headers.set(RECEIPT_HEADER, receiptOf(env.publishSecret, headers.get(SIGNATURE_HEADER) ?? '', status, text));
  return answer;
}

const codes = { 400: 'BAD_REQUEST', 401: 'UNAUTHORIZED', 403: 'FORBIDDEN' } as const;
const refuse = (status: keyof typeof codes, message: string) =>
  Response.json({ code: codes[status], message }, { status, headers: { 'cache-control': 'no-store' } });

/** Handles a request to the provider's API, `/api/…`; with a valid preview token the answers contain drafts. */
export async function handleApi(request: Request, payload: Payload): Promise<Response> {
  const url = new URL(request.url);
  const { pathname } = url;
  if (request.method === 'GET' && pathname === '/api/openapi.json') return Response.json(await openApiDocument());
  const editor = request.headers.get(EDITOR_HEADER);
  const follow = request.headers.get(FOLLOW_HEADER);
  const token = request.headers.get(PREVIEW_HEADER);
  if (token !== null && request.method !== 'GET') return refuse(403, 'A preview sends nothing');
  const grant = token === null ? undefined : await grantOf(token, payload);
  if (grant && 'refused' in grant) return refuse(grant.refused, grant.message);
  let post: Awaited<ReturnType<typeof readPost>>;
  try {
    post = await readPost(request, url, payload);
  } catch (error) {
    payload.logger.warn({ err: error, call: pathname }, 'A post was cut off');
    return refuse(400, 'The body was cut off');
  }
  const { body, signed } = post;
  const { matched, response } = await (fileHandlers.get(pathname.slice('/api'.length)) ?? handler).handle(copyOf(request, body), {
    prefix: '/api',
    context: { payload, source: await sourceFor(payload, grant?.claims), signed, preview: grant?.claims, editor, follow },
  });
  if (!matched)
    return Response.json({ code: 'NOT_FOUND', message: `There is no call ${request.method} ${pathname}` }, { status: 404 });
  const isForAll = request.method === 'GET' && !grant && editor === null && follow === null;
  response.headers.set('cache-control', isForAll ? 'no-cache' : 'no-store');
  return signed ? withReceipt(response, request) : response;
}
