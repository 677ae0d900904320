import type { CollectionSlug, Endpoint, Payload, PayloadRequest } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { startPayload } from '../../testing/api';
import { endpointAround, handlerOf } from './endpoints';

let payload: Payload;
beforeAll(async () => {
  payload = await startPayload();
});

const requestTo = (routeParams: PayloadRequest['routeParams']) => ({ payload, routeParams }) as PayloadRequest;
const callsOf = (endpoints: false | Omit<Endpoint, 'root'>[] | undefined) =>
  (endpoints || []).map(({ method, path }) => `${method} ${path}`);

it('each endpoint that we wrap calls one of Payload’s', () => {
  const { posts, redirects } = payload.collections;
  for (const { config } of [posts, redirects])
    for (const call of ['patch /:id', 'patch /', 'delete /', 'post /versions/:id'])
      expect(callsOf(config.endpoints).filter((one) => one === call).length, `${config.slug} ${call}`).toBeGreaterThan(1);
  expect(callsOf(redirects.config.endpoints).filter((call) => call === 'post /')).toHaveLength(2);
  const home = payload.globals.config.find(({ slug }) => slug === 'home');
  expect(callsOf(home?.endpoints).filter((call) => call === 'post /')).toHaveLength(2);
});

it('a wrapper calls the next endpoint of the same method and path, and throws if Payload has none', async () => {
  const call = { method: 'patch', path: '/:id' } as const;
  const said: string[] = [];
  const inner = endpointAround(call, async () => Response.json({ by: 'inner' }));
  const outer = endpointAround(call, async (_, goOn) => {
    said.push('before');
    const answer = await goOn();
    said.push('after');
    return answer;
  });
  const { config } = payload.collections.posts;
  const { endpoints } = config;
  config.endpoints = [outer, { method: 'get', path: '/:id', handler: () => Response.error() }, inner];
  try {
    const request = requestTo({ collection: 'posts' satisfies CollectionSlug });
    expect(await (await outer.handler(request)).json()).toEqual({ by: 'inner' });
    expect(said).toEqual(['before', 'after']);
    expect(() => handlerOf(request, call, inner)).toThrow('Payload has no endpoint for patch /:id');
  } finally {
    config.endpoints = endpoints;
  }
});
