import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import react from '@vitejs/plugin-react';
import type { Network } from 'contract/measuring';
import { Hono } from 'hono';
import { renderToString } from 'react-dom/server';
import { build, type Rolldown } from 'vite';
import { LeadGateway } from '../../leads/gateway';
import { createProofs } from '../../leads/proof';
import { createSpent } from '../../leads/spent';
import { openSpool } from '../../leads/spool';
import { leadProvider } from '../../leads/testing/lead-provider';
import { listeningLog } from '../../leads/testing/leads';
import { createThanks } from '../../leads/thanks';
import type { FormName, FormState } from '../model';
import { FormPage } from './form-page';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** The test page's script and styles, built as the site's are. */
async function scripts(): Promise<Map<string, string>> {
  const built = (await build({
    configFile: false,
    root: here('.'),
    logLevel: 'silent',
    plugins: [react()],
    build: {
      write: false,
      minify: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: [here('form-page-entry.browser.tsx'), here('../../styles/tokens.css'), ...styles.map(here)],
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js', assetFileNames: '[name][extname]' },
      },
    },
  })) as Rolldown.RolldownOutput;
  return new Map(
    built.output.map((file) => [
      `/${file.fileName}`,
      file.type === 'chunk' ? file.code : new TextDecoder().decode(asBytes(file)),
    ]),
  );
}

const styles = ['../forms.css', '../../ui/field.css', '../../ui/dialog.css', '../../ui/toast.css', '../../ui/button.css'];
const asBytes = ({ source }: Rolldown.OutputAsset) => (typeof source === 'string' ? new TextEncoder().encode(source) : source);

/** Serves the forms on test pages on a free port, with the real gateway and spool and a provider that the test controls. */
export async function startFormServer() {
  const folder = await mkdtemp(join(tmpdir(), 'forms-'));
  const provider = await leadProvider();
  const log = listeningLog();
  const spool = await openSpool({ dir: join(folder, 'spool'), deliver: provider.deliver, log });
  const proofs = createProofs({ secret: 'of the test alone', spent: createSpent(join(folder, 'spent')), log });
  let asks: Network[] = [];
  const gateway = new LeadGateway({
    spool,
    proofs,
    thanks: createThanks('of the test alone'),
    log,
    phone: async () => '1300 000 000',
    aboutOf: async () => undefined,
    asks: async () => asks,
    trustProxy: [],
    leadsPer10Min: 1000,
  });
  const files = await scripts();
  const links = [...files.keys()].filter((name) => name.endsWith('.css')).map((name) => `<link rel="stylesheet" href="${name}">`);

  const page = (path: string, state?: FormState) => `<!doctype html><html lang="en-AU"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Form</title>${links.join('')}</head><body>
<div id="root">${renderToString(<FormPage path={path} state={state} />)}</div>
${state ? '' : '<script type="module" src="/form-page-entry.browser.js"></script>'}</body></html>`;

  const app = new Hono<{ Bindings: HttpBindings }>();
  app.route('/', gateway.app);
  app.get('/favicon.ico', (c) => c.body(null, 204));
  app.get('*', async (c) => {
    const { pathname, searchParams } = new URL(c.req.url);
    const file = files.get(pathname);
    const type = pathname.endsWith('.css') ? 'text/css' : 'text/javascript';
    return file === undefined
      ? c.html(page(pathname, await gateway.stateFromQuery(searchParams)))
      : c.body(file, 200, { 'content-type': type });
  });
  app.post('*', async (c) => {
    const { pathname: path } = new URL(c.req.url);
    const form: FormName = path === '/quote' ? 'quote' : 'contact';
    const answer = await gateway.acceptPagePost(c.req.raw, { path, form, peer: c.env.incoming.socket.remoteAddress });
    return answer.status === 303 ? c.redirect(answer.location, 303) : c.html(page(path, answer.state), answer.status);
  });

  const server = createServer(getRequestListener(app.fetch));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    provider,
    /** Networks for which the forms ask from now on. */
    ask(networks: Network[]) {
      asks = networks;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await spool.close();
      await provider.close();
      await rm(folder, { recursive: true });
    },
  };
}
