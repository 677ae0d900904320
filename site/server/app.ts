import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { lazyGazetteer } from '../addresses/gazetteer-file.server';
import { MissingPaths } from '../api/missing-paths';
import { readGateway } from '../api/read-gateway';
import { suburbRoutes } from '../api/suburbs';
import { vitalsGateway } from '../api/vitals';
import type { Log } from '../base/log';
import { createMetrics } from '../base/metrics';
import { Waits, waitLimitMs } from '../base/waits';
import { PageCache } from '../cache/page-cache';
import { additionsOf } from '../content/additions';
import { momentsOf } from '../content/announcement';
import { knownPosts } from '../content/blog';
import { createCompany } from '../content/company';
import { asksAtForms } from '../content/measuring';
import { createProvider } from '../content/provider';
import { redirectByQuery } from '../content/redirects';
import { fallbackSettings } from '../content/settings';
import { ContentStore } from '../content/store';
import type { Env } from '../env';
import { createFollowPage } from '../follow/follow-page';
import { followRoutes } from '../follow/follow-routes';
import { aboutOf } from '../forms/about-service';
import { answerInTime } from '../http/answer-in-time';
import type { Asset } from '../http/assets';
import { builtFiles, defaultHeaders } from '../http/built-files';
import { compressed } from '../http/compressed';
import { cachePolicy } from '../http/headers';
import { observe } from '../http/observe';
import { tryAgain } from '../http/try-again';
import { createLeads } from '../leads/leads';
import { spoolReport } from '../leads/spool-report';
import { brandFiles } from '../media/brand-files';
import { Media } from '../media/media';
import { mediaRoutes } from '../media/media-routes';
import { createPictures } from '../media/pictures';
import { editBarRoutes } from '../preview/edit-bar';
import { previewRoutes } from '../preview/preview-routes';
import { createPreviews } from '../preview/previews';
import { createPublishing } from '../publish/publish';
import { cdnHeaders, createPurge } from '../publish/purge';
import type { Assets } from '../render/browser-build';
import { createDocument } from '../render/document';
import { officeFor, suburbsFor } from '../render/office-for';
import { matchPage } from '../render/page-address';
import { pageRoutes } from '../render/page-routes';
import { createPages, type PagesDeps } from '../render/render-page';
import { siteFiles } from '../search-engines/site-files';
import { indexablePaths } from '../search-engines/sitemap';
import { health } from './health';
import { warmUp } from './warm-up';

export interface SiteDeps {
  env: Env;
  log: Log;
  files: ReadonlyMap<string, Asset>;
  assets: Assets;
  /** Folder of the picture variants that a release brings. */
  readyPictures?: string;
  renderPage: PagesDeps['renderPage'];
}

/** The whole site behind one `fetch`, testable without a port: its parts, each before those that depend on it, then its routes. */
export async function createSite({ env, log, files, assets, readyPictures, renderPage }: SiteDeps) {
  const { siteUrl, publishSecret: secret, providerDeadlineMs: deadlineMs } = env;
  const dir = join(env.dataDir, 'site');
  const metrics = createMetrics();
  const waits = { limitMs: waitLimitMs(deadlineMs), pages: new Waits(), enquiries: new Waits() };

  const calls = { apiUrl: env.apiUrl, deadlineMs, secret, onCall: metrics.called };
  const provider = createProvider({ ...calls, onBreaker: (state) => log.warn('provider circuit breaker', { state }) });
  const store = new ContentStore({ provider, dir: join(dir, 'content'), log });
  const media = new Media({ mediaUrl: env.mediaUrl, dir: join(dir, 'media'), deadlineMs, log });
  const pictures = createPictures({ media, dir: join(dir, 'pictures'), ready: readyPictures, log });
  const suburbs = lazyGazetteer(env.dataDir, log);
  const fallback = await fallbackSettings(env.settingsFile, log);
  const reading = { sizeOf: media.sizeOf.bind(media), fallback, log };
  const company = createCompany({ ...reading, store });
  const rendering = { suburbs, siteUrl, renderPage };
  const document = createDocument({ assets, env, headers: { 'cache-control': cachePolicy.page } });
  const render = createPages({
    ...rendering,
    store,
    readCompany: company.read,
    document: (parts) => document(parts, { maps: env.mapsKey !== undefined }),
    onPictures: (paths) => env.warmUp && pictures.prepare(paths),
    onDrawn: metrics.rendered,
  });
  const previews = createPreviews({ ...reading, env, assets, calls, pages: rendering, pathsOf: indexablePaths });
  const showFollowed = createFollowPage({ env, assets, readCompany: company.read, renderPage });
  const cache = new PageCache({
    render,
    log,
    reuse: !env.development,
    headersIfComplete: env.cdn && cdnHeaders,
    endMs: waits.limitMs,
    onRenewed: createPurge(env.cdn, log),
  });

  const publishing = createPublishing({
    secret,
    provider,
    store,
    cache,
    media,
    pictures,
    due() {
      const settings = store.peek('settings') ?? fallback;
      return { zones: [settings.time_zone, ...settings.offices.map(({ time_zone }) => time_zone)], moments: momentsOf(settings) };
    },
    log,
  });
  const leads = await createLeads({
    env,
    log,
    waits: waits.enquiries,
    provider,
    store,
    phone: async () => (await company.read('(phone)')).settings.phone,
    aboutOf: async (slug) => aboutOf(slug, await company.read('(quote)')),
    thanksPageOf: async (form) => (await company.read('(thanks)')).settings.thanks?.[form],
    asks: async () => asksAtForms((await company.read('(measuring)')).settings),
  });
  metrics.watch({
    spool: () => leads.spool.state(),
    cache: () => ({ ...cache.size(), ...cache.counts() }),
    breaker: provider.state,
  });
  const missing = new MissingPaths({ provider, store, log });

  const app = new Hono<{ Bindings: HttpBindings }>()
    .onError(tryAgain(log))
    .use(observe(env.trustProxy, metrics, (path) => matchPage(path).route.path))
    .use(compressed)
    .use(builtFiles(files, siteUrl))
    .use(defaultHeaders(env))
    .route('/', health({ secret, spool: leads.spool, store, media, provider, cache, company, waits }))
    .route('/', publishing.app)
    .route('/', spoolReport({ secret, spool: leads.spool }))
    .route('/', leads.gateway.app)
    .route('/api', vitalsGateway({ provider, store, log }))
    .route('/api', readGateway(store))
    .all('/api/*', (c) => c.json({ message: 'There is no such call' }, 404))
    .route(
      '/',
      suburbRoutes({
        mapsKey: env.mapsKey,
        suburbsFor: async (question) => suburbsFor(question, await company.read('(suburbs)', false), suburbs),
        officeFor: async (question) => officeFor(question, await company.read('(suburb check)', false), suburbs),
      }),
    )
    .route('/', mediaRoutes({ media, pictures, log }))
    .use(answerInTime(waits.pages, 3 * waits.limitMs))
    .route('/', siteFiles(company.read, siteUrl))
    .route('/', brandFiles({ lookFor: async (path) => (await company.read(path)).settings.look, media, log }))
    .route('/', editBarRoutes({ calls, script: assets.editBar, siteUrl, count: previews.count, log }))
    .route(
      '/',
      followRoutes({
        env,
        calls,
        spool: leads.spool,
        photos: leads.photos,
        intake: leads.intake,
        show: showFollowed,
        company: async () => (await company.read('(phone)')).settings,
        additions: () => additionsOf(store),
        log,
      }),
    )
    .route('/', previewRoutes({ env, show: previews.show, log }))
    .route(
      '/',
      pageRoutes({
        cache,
        render,
        isPost: (id) => knownPosts(store).has(id),
        leads: leads.gateway,
        redirectByQuery: (url) => redirectByQuery(url, async () => (await company.read('(redirects)', false)).reader),
        endMs: waits.limitMs,
        onMissing: (path, headers) => missing.note(path, headers),
      }),
    );

  return {
    app,
    cache,
    metrics,
    async warmUp() {
      await warmUp(company, cache);
      log.info('warmed up', cache.size());
    },
    follow: publishing.follow,
    close: leads.close,
  };
}
