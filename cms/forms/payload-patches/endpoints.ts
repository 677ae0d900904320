/**
 * Why: some calls of Payload need something around them, such as a turn, and their handlers are not exported.
 * Relies on: a custom endpoint comes before Payload's own of the same method and path (documented), and Payload appends its own to
 * `endpoints` of the collection or global that `routeParams` names (not documented).
 * Test: `endpoints.test.ts`.
 * Remove: once Payload exports its handlers, call them.
 */
import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload';

type Call = Pick<Endpoint, 'method' | 'path'>;

/** The handler of a call to the request's collection or global: the first one, or the next one after an endpoint. */
export function handlerOf({ payload, routeParams }: PayloadRequest, call: Call, after?: Endpoint): Endpoint['handler'] {
  const collection = payload.collections[String(routeParams?.collection) as CollectionSlug]?.config;
  const page = payload.globals.config.find(({ slug }) => slug === routeParams?.global);
  const all: Call[] = (collection ?? page)?.endpoints || [];
  const next = all.slice(after ? all.indexOf(after) + 1 : 0);
  const found = next.find(({ method, path }) => method === call.method && path === call.path) as Endpoint | undefined;
  if (!found) throw new Error(`Payload has no endpoint for ${call.method} ${call.path}`);
  return found.handler;
}

/** An endpoint that acts around the next one of the same call, in most cases Payload's own. */
export function endpointAround(
  call: Call,
  act: (req: PayloadRequest, goOn: () => Promise<Response>) => Promise<Response>,
): Endpoint {
  const endpoint: Endpoint = { ...call, handler: (req) => act(req, async () => handlerOf(req, call, endpoint)(req)) };
  return endpoint;
}
