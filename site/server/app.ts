import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { type CallName, contract } from 'contract';
import { proxyCheck } from 'contract/client-address';
import { traceparent } from 'contract/trace';
import { version } from 'contract/version';
import { Hono, type MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { builtInSuburbs, readGazetteer } from '../addresses/gazetteer.server';
import type { Log } from '../base/log';
import { createMetrics, type Metrics } from '../base/metrics';
import { asRequest, chooseRequestId, REQUEST_ID, requestId } from '../base/request-id';
import { PageCache } from '../cache/page-cache';
import { encodedAnswer } from '../cache/page-response';
import { knownPosts } from '../content/blog';
import { createProvider, type ProviderDeps } from '../content/provider';
import { fallbackSettings } from '../content/settings';
import { ContentStore } from '../content/store';
import type { Env } from '../env';
import { aboutOf } from '../forms/about';
import type { Asset } from '../http/assets';
import { answerPolicy, cachePolicy, commonHeaders, contentPolicy, documentHeaders, isPicture } from '../http/headers';
import { createLeads } from '../leads/leads';
import { spoolReport } from '../leads/spool-report';
import { Media } from '../media/media';
import { createPictures } from '../media/pictures';
import { mediaRoutes } from '../media/routes';
import { brandFiles } from './brand-files';
import { watchDays } from './day-watch';
import { type Assets, createDocument, inlineScripts } from './document';
import { editBarRoutes } from './edit-bar';
import { readGateway, vitalsGateway } from './gateway';
import { MissingPaths } from './missing-paths';
import { matchPage, pageKey } from './page-address';
import { pageRoutes } from './page-routes';
import { createPages, type PagesDeps } from './pages';
import { previewRoutes } from './preview-routes';
import { createPreviews } from './previews';
import { createPublishing } from './publish';
import { cdnHeaders, createPurge } from './purge';
import { siteFiles } from './site-files';
import { indexablePaths } from './sitemap';
import { suburbRoutes } from './suburbs';
import { tryAgain } from './try-again';

/** How often the provider is asked whose website this is, until it is known, in milliseconds. */
const ASK_MS = 3000;

export interface SiteDeps {
  env: Env;
  log: Log;
  /** Built files by path; empty in development. */
  files: ReadonlyMap<string, Asset>;
  assets: Assets;
  /** Folder of the picture variants that a release brings. */
  readyPictures?: string;
  renderPage: PagesDeps['renderPage'];
}

type Render = ReturnType<typeof createPages>['render'];

/** Route pattern of a path. */
const routeOf = (path: string) => matchPage(path).route.path;

/** Makes the site's parts, each before those that depend on it. */
async function createParts({ env, log, assets, readyPictures, renderPage }: SiteDeps) {
  const metrics = createMetrics();
  const calls: ProviderDeps = {
    apiUrl: env.apiUrl,
    deadlineMs: env.providerDeadlineMs,
    secret: env.publishSecret,
    headers: () => {
      const [id, trace] = [requestId(), traceparent()];
      return { ...(id && { [REQUEST_ID]: id }), ...(trace && { traceparent: trace }) };
    },
    onCall: metrics.called,
  };
  const provider = createProvider({ ...calls, onBreaker: (state) => log.warn('provider circuit breaker', { state }) });
  const store = new ContentStore({ provider, dir: join(env.dataDir, 'site', 'content'), log });
  const media = new Media({
    mediaUrl: env.mediaUrl,
    dir: join(env.dataDir, 'site', 'media'),
    deadlineMs: env.providerDeadlineMs,
    log,
  });
  const pictures = createPictures({ media, dir: join(env.dataDir, 'site', 'pictures'), ready: readyPictures, log });
  const builtIn = await builtInSuburbs();
  const gazetteer = await readGazetteer(env.dataDir, builtIn, log);
  const fallback = await fallbackSettings(env.settingsFile, log);
  const common = {
    suburbs: { gazetteer, builtIn },
    sizeOf: (path) => media.sizeOf(path),
    fallback,
    siteUrl: env.siteUrl,
    log,
    renderPage,
  } satisfies Partial<PagesDeps>;
  const pages = createPages({
    ...common,
    store,
    onPictures: (paths) => env.warmUp && pictures.prepare(paths),
    document: documentWithHeaders(env, assets),
  });
  const previews = createPreviews({ env, assets, provider: calls, pages: common });
  const render = timed(pages.render, metrics);
  const cache = new PageCache({ render, log, reuse: !env.development, complete: env.cdn && cdnHeaders });
  const purge = createPurge(env.cdn, log);
  const zones = () => {
    const { time_zone, offices } = store.peek('settings') ?? fallback;
    return [time_zone, ...offices.map((office) => office.time_zone)];
  };
  watchDays(zones, () => renewAll({ store, cache, purge, log }));
  const leads = await createLeads({
    env,
    log,
    provider,
    store,
    phone: async () => (await pages.company('(phone)')).settings.phone,
    aboutOf: async (slug) => aboutOf(slug, await pages.company('(quote)')),
  });
  metrics.watch({
    spool: () => leads.spool.state(),
    cache: () => ({ ...cache.size(), ...cache.counts() }),
    breaker: provider.state,
  });
  return { metrics, calls, provider, store, media, pictures, gazetteer, pages, previews, render, cache, purge, leads };
}

/** Asks for everything again, and renders every page again. */
function renewAll({ store, cache, purge, log }: { store: ContentStore; cache: PageCache; purge(): Promise<void>; log: Log }) {
  const calls = Object.keys(contract) as CallName[];
  store.expire(calls);
  cache.expire(calls).then(
    () => {
      log.info('a new day: pages renewed');
      return purge();
    },
    (error) => log.error('pages not renewed on a new day', { error }),
  );
}

type Parts = Awaited<ReturnType<typeof createParts>>;

function documentWithHeaders(env: Env, assets: Assets): PagesDeps['document'] {
  const scripts = inlineScripts(assets.start);
  const document = createDocument(assets, env.siteUrl);
  return (parts) => {
    const { html, styles } = document(parts);
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': cachePolicy.page,
      ...documentHeaders(env.siteUrl),
      ...(!env.development && {
        'content-security-policy': contentPolicy({ scripts, styles }, env.siteUrl, { maps: env.mapsKey !== undefined }),
      }),
    };
    return { html, headers };
  };
}

/** Renders pages and records the duration. */
function timed(render: Render, metrics: Metrics): Render {
  return async (key, form) => {
    const start = performance.now();
    const page = await render(key, form);
    if ('instead' in page) return page;
    const draw = async () => {
      const drawn = await page.draw();
      metrics.rendered(page.route, (performance.now() - start) / 1000);
      return drawn;
    };
    return { ...page, draw };
  };
}

/** Sets each request's id and counts its response. */
function observed({ env }: SiteDeps, { metrics }: Parts): MiddlewareHandler<{ Bindings: HttpBindings }> {
  const isProxy = proxyCheck(env.trustProxy);
  return async (c, next) => {
    const start = performance.now();
    const id = chooseRequestId(c.req.header(REQUEST_ID), isProxy(c.env?.incoming?.socket?.remoteAddress));
    await asRequest(id, next);
    c.res.headers.set(REQUEST_ID, id);
    const matched = routePath(c);
    const route = /^\/?\*$/.test(matched) ? routeOf(c.req.path) : matched;
    metrics.answered(route, c.req.method, c.res.status, (performance.now() - start) / 1000);
  };
}

/** Serves built files, and sets the headers of all other responses. */
function filesAndHeaders({ env, files }: SiteDeps): MiddlewareHandler {
  return async (c, next) => {
    const file = c.req.method === 'GET' || c.req.method === 'HEAD' ? files.get(c.req.path) : undefined;
    if (file) {
      const text = { identity: file.body, br: file.br ?? file.body, gzip: file.gzip ?? file.body };
      const asked = { acceptEncoding: file.br && c.req.header('accept-encoding'), ifNoneMatch: undefined };
      const { headers, body } = encodedAnswer(text, { 'content-type': file.type, 'cache-control': file.cache }, asked);
      return new Response(body as Uint8Array<ArrayBuffer>, { headers: { ...headers, ...commonHeaders(env.siteUrl) } });
    }
    await next();
    const shown = { ...documentHeaders(env.siteUrl), ...(!env.development && { 'content-security-policy': answerPolicy }) };
    const otherwise = isPicture(c.res.headers.get('content-type')) ? commonHeaders(env.siteUrl) : shown;
    for (const [name, value] of Object.entries(otherwise)) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  };
}

/** `/healthz`: the process answers. `/readyz`: what is degraded; 503 if visitors are better sent to another site (R-RUN-18). */
function health({ leads, store, media, provider, cache, pages }: Parts): Hono {
  const app = new Hono();
  app.get('/healthz', (c) => c.json({ ok: true }));
  app.get('/readyz', async (c) => {
    const spool = await leads.spool.state();
    const down = store.degraded();
    if (down) store.get('additions').catch(() => undefined); // probes, so that recovery is noticed without visitors
    const content = await pages.canRender();
    const degraded = Object.entries({ provider: down, media: media.degraded(), spool: !spool.writable, content: !content });
    const state = provider.state() === 'closed' ? 'not answering' : 'spared after repeated failures';
    const ok = spool.writable && content;
    return c.json(
      {
        ok,
        version,
        degraded: degraded.flatMap(([part, is]) => (is ? [part] : [])),
        provider: down ? state : 'ok',
        spool,
        pages: cache.size(),
      },
      ok ? 200 : 503,
    );
  });
  return app;
}

/** Renders every indexable page once, so that no visitor waits for a first rendering. */
async function warmUp({ env, log }: SiteDeps, { pages, cache }: Parts) {
  // At the first start the provider may need minutes.
  while (!(await pages.canRender())) await pause(ASK_MS, undefined, { ref: false });
  const { reader, ...content } = await pages.company('(warm-up)');
  for (const path of await indexablePaths(reader, content)) {
    const { pathname, searchParams } = new URL(path, env.siteUrl);
    await cache.get(pageKey(pathname, searchParams));
  }
  log.info('warmed up', cache.size());
}

/**
 * The whole site behind one `fetch`, testable without a port. Routes in order: built files, health, publish signal, gateway,
 * media, search-engine files, the *Edit* bar, previews, pages.
 */
export async function createSite(deps: SiteDeps) {
  const { env, log } = deps;
  const parts = await createParts(deps);
  const { metrics, calls, provider, store, media, pictures, gazetteer, pages, previews, render, cache, purge, leads } = parts;
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.onError(tryAgain(log));
  app.use(observed(deps, parts));
  app.use(filesAndHeaders(deps));
  app.route('/', health(parts));
  const publishing = createPublishing({ secret: env.publishSecret, provider, store, cache, purge, media, pictures, log });
  app.route('/', publishing.app);
  app.route('/', spoolReport({ secret: env.publishSecret, spool: leads.spool }));
  app.route('/', leads.gateway.app);
  app.route('/api', vitalsGateway({ provider, store, log }));
  app.route('/api', readGateway(store));
  app.all('/api/*', (c) => c.json({ message: 'There is no such call' }, 404));
  app.route('/', suburbRoutes({ gazetteer, answer: pages.answerSuburb, mapsKey: env.mapsKey }));
  app.route('/', mediaRoutes({ media, pictures, log }));
  app.route('/', siteFiles(pages.company, env.siteUrl));
  app.route('/', brandFiles({ company: pages.company, media, log }));
  app.route('/', editBarRoutes({ calls, script: deps.assets.editBar, secure: env.siteUrl.startsWith('https:'), log }));
  app.route('/', previewRoutes({ env, show: previews, log }));
  const missing = new MissingPaths({ provider, store, log });
  app.route('/', pageRoutes({ cache, render, isPost: (id) => knownPosts(store).has(id), leads: leads.gateway, missing, log }));
  return {
    app,
    cache,
    metrics,
    warmUp: () => warmUp(deps, parts),
    follow: publishing.follow,
    close: () => leads.spool.close(),
  };
}
