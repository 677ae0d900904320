import type { SanitizedConfig } from 'payload';
import { REDIRECTS } from '../../publishing/redirects';
import { inShortTurn } from '../../storage/database/in-turn';

/** Typed redirects are checked and stored one after the other, and not while a page moves. */
export function changeRedirectsInTurn(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections.filter(({ slug }) => slug === 'redirects')) {
    collection.endpoints = (collection.endpoints || []).map((endpoint) => {
      const { handler, method, path } = endpoint;
      if (!(method === 'post' && path === '/') && !(method === 'patch' && path === '/:id')) return endpoint;
      return { ...endpoint, handler: (req) => inShortTurn(req.payload, REDIRECTS, async () => handler(req)) };
    });
  }
  return config;
}
