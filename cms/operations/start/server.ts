/** The back office and the provider API. Built, because a compiler that stays loaded would hold 130 MB. */
import { createServer, type ServerResponse } from 'node:http';
import next from 'next';
import { clientAddress } from 'shared/client-address';
import { writeRaw } from 'shared/process-output';
import { readHealthCheck } from 'shared/request';
import { asRequest, REQUEST_ID, requestIds } from 'shared/request-id';
import { createTryLimit, isForm, tooManyTries, WAIT_HEADER } from '../../accounts/try-limit';
import { asClient } from '../../base/process/client';
import { loggable, logLine, takeOver } from '../../base/process/log';
import { orExit } from '../../base/process/or-exit';
import { countRequest, routeOf } from '../../base/process/request-count';
import { tell } from '../../publishing/tell';
import { createGuard } from './guard';
import { secure } from './headers';

/** How long requests may finish after a stop signal, in milliseconds. */
const GRACE_MS = 10_000;
/** Timeout in milliseconds for a client's headers, its whole request (an upload included) and idle connections. */
const LIMITS = { headersTimeout: 10_000, requestTimeout: 120_000, connectionsCheckingInterval: 2000, requireHostHeader: false };
const SILENT_MS = 120_000;
/** Content type of answers that tell a page of changes for as long as it is open. */
const EVENTS = 'text/event-stream';

const { env } = await orExit(import('../../base/process/env'));
// A log line that cannot be written is dropped: the reader may be gone, or the disk full.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
takeOver();
const tracing = env.traces ? await import('shared/trace-export') : undefined;
const endTracing = tracing?.startTracing('back-office', (why) => logLine('warn', 'traces not sent', { why }));
const refusal = createGuard(env.secret, env.cmsOrigins, env.publishSecret);
const tries = await orExit((async () => createTryLimit({ trustProxy: env.trustProxy, most: env.signInsPer10Min }))());
const [clientOf, chooseId] = await orExit((async () => [clientAddress(env.trustProxy), requestIds(env.trustProxy)] as const)());
const app = next({
  dev: env.development,
  hostname: env.host,
  port: env.port,
  turbopack: true,
});
const handle = app.getRequestHandler();

function answer(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(JSON.stringify(body));
}

const server = createServer(LIMITS, async (request, response) => {
  secure(request, response, env);
  readHealthCheck(request);
  if (request.url === '/healthz') return answer(response, 200, { ok: true });
  const refused = refusal(request);
  // Payload's forms read one message, its upload of many files a list.
  if (refused) return answer(response, refused.status, { message: refused.message, errors: [{ message: refused.message }] });
  const waitMs = await tries(request, response);
  const { method = '', url = '', headers, socket } = request;
  const [path = ''] = url.split('?');
  delete headers[WAIT_HEADER];
  if (waitMs !== undefined) {
    response.setHeader('retry-after', Math.ceil(waitMs / 1000));
    if (!isForm(decodeURIComponent(path))) return answer(response, 429, { message: tooManyTries(waitMs) });
    headers[WAIT_HEADER] = String(waitMs);
  }
  const id = chooseId(headers[REQUEST_ID] as string | undefined, {
    peer: socket.remoteAddress,
    forwarded: headers['x-forwarded-for'] as string | undefined,
  });
  const start = performance.now();
  response.setHeader(REQUEST_ID, id);
  response.once('finish', () => {
    if (response.getHeader('content-type') === EVENTS) return; // open for minutes, and answered at once
    countRequest({ route: routeOf(path), method, status: response.statusCode, seconds: (performance.now() - start) / 1000 });
  });
  const client = clientOf(socket.remoteAddress, String(headers['x-forwarded-for'] ?? ''));
  const handled = () =>
    handle(request, response).catch((error: unknown) => {
      logLine('error', 'request failed', { method, path, error: loggable(error) });
      if (!response.headersSent) answer(response, 500, { message: 'Something went wrong' });
      else response.destroy();
    });
  asRequest(id, () => asClient(client, handled));
});

server.setTimeout(SILENT_MS);
// Only the development server uses WebSockets. In production Next's listener would keep upgraded connections open.
if (!env.development) server.on('upgrade', (_, socket) => socket.destroy());
server.on('error', (error: NodeJS.ErrnoException) => {
  const why = error.code === 'EADDRINUSE' ? `port ${env.port} is in use: stop what runs there, or set CMS_PORT` : error.message;
  writeRaw(`cms: ${why}\n`, process.stderr);
  process.exit(1);
});

let stopping = false;
async function stop() {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(0), GRACE_MS).unref();
  const closed = new Promise((resolve) => server.close(resolve));
  // What was sent on a connection has been read by then.
  setInterval(() => setImmediate(() => server.closeIdleConnections()), 1000).unref();
  await closed;
  await app.close();
  await endTracing?.();
  process.exit(0);
}
// Not once: systemd and the supervisor both send the signal, and the second of an unheard one would end what is under way.
for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(signal, stop); // disconnect: the supervisor has exited

await orExit(app.prepare());
server.listen(env.port, env.host, () => {
  logLine('info', 'back office listening', { host: env.host, port: env.port });
  process.send?.('listening'); // the supervisor waits for it
  // Sites that spare their provider ask at once. One that is not there asks when it starts.
  for (const site of env.publishSecret ? env.sites : [])
    tell(site, env.publishSecret, { calls: [], media: [], numbers: [] }).catch(() => undefined);
});
