import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { withDeadline } from 'shared/deadline';
import { createServer as createVite } from 'vite';
import { createLog } from '../base/log';
import { readEnv } from '../env';
import { scriptsAt } from '../render/browser-build';
import { createSite } from './app';

/** The development server: Vite's hot reload and the same app without a page cache. */
const env = readEnv();
const server = createServer();
const vite = await createVite({
  root: `${import.meta.dirname}/..`,
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server } },
});
const head = await vite.transformIndexHtml(
  '/',
  '<head><link rel="stylesheet" href="/styles/fonts.css"><link rel="stylesheet" href="/styles/index.css"></head>',
);
const site = await createSite({
  env,
  log: createLog(),
  files: new Map(),
  assets: {
    ...scriptsAt((source) => `/${source}`),
    faces: '',
    extra: head.replace(/<\/?head>/g, ''),
  },
  renderPage: async (path, data) => {
    const entry = (await vite.ssrLoadModule('/entry.server.tsx')) as typeof import('../entry.server');
    return entry.renderPage(path, data);
  },
});
const listener = getRequestListener(site.app.fetch);
server.on('request', (request, response) => vite.middlewares(request, response, () => listener(request, response)));
await vite.ssrLoadModule('/entry.server.tsx');
// Without the provider, pages would lack every section.
const asked = () => withDeadline(1000, 'the provider', (signal) => fetch(`${env.apiUrl}/api/additions`, { signal }));
while (!(await asked().catch(() => undefined))) await sleep(100);
server.listen(env.port, env.host);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => site.close().finally(() => process.exit(0)));
