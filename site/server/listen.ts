import { createServer, type RequestListener } from 'node:http';
import { Server } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { withDeadline } from 'shared/deadline';
import { listenForMetrics } from 'shared/metrics-listen';
import { writeRaw } from 'shared/process-output';
import { readHealthCheck, requestFault } from 'shared/request';
import { createLog, takeOver } from '../base/log';
import { serveCached } from '../cache/page-response';
import { renderPage } from '../entry.server';
import { readEnv } from '../env';
import { readAssets } from '../http/assets';
import { onePipelinedAtATime } from '../http/pipelining';
import { limitBody } from '../http/slow-bodies';
import { readBuild } from '../render/browser-build';
import { createSite } from './app';

/** How long requests may finish after a stop signal, in milliseconds. */
const GRACE_MS = 8000;
/**
 * How often connections without a request are closed after it, in milliseconds. One that has just come has sent its own by then,
 * and what was sent has been read.
 */
const IDLE_MS = 1000;
/** Pages that are made before the first visitor, and how long they may take, in milliseconds. */
const [FIRST_PAGES, FIRST_PAGES_MS] = [['/', '/contact-us'], 5000] as const;
/** Timeout for a client's headers and whole request, in milliseconds; `limitBody` has a shorter one for all bodies but photos. */
const LIMITS = { headersTimeout: 10_000, requestTimeout: 600_000, connectionsCheckingInterval: 2000 };
/**
 * Idle timeout of a connection in milliseconds, during and between requests: long enough for a reading visitor, longer than a
 * proxy's own. Node sets a timer per response for each timeout; one shared value avoids the second.
 */
const SILENT_MS = 65_000;

// A log line that cannot be written is dropped: the reader may be gone, or the disk full.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
const log = createLog();
takeOver(log);

function giveUp(error: unknown): never {
  writeRaw(`${error instanceof Error ? error.message : error}\n`, process.stderr);
  process.exit(1);
}

async function start() {
  const env = readEnv();
  const tracing = env.traces ? await import('shared/trace-export') : undefined;
  const endTracing = tracing?.startTracing('site', (why) => log.warn('traces not sent', { why }));
  const built = join(import.meta.dirname, '..');
  const client = join(built, 'client');
  const [files, assets] = await Promise.all([readAssets(client), readBuild(client)]);
  const site = await createSite({ env, log, files, assets, readyPictures: join(built, 'pictures'), renderPage });

  const listener = getRequestListener(site.app.fetch);
  const answer: RequestListener = (request, response) => {
    const fault = requestFault(request);
    readHealthCheck(request);
    limitBody(request);
    if (fault) response.writeHead(400, { 'content-type': 'text/plain', connection: 'close' }).end(fault);
    else if (!serveCached(site, request, response)) listener(request, response);
  };
  const visit = async (path: string) => (await site.app.request(path)).arrayBuffer();
  const server = createServer({ ...LIMITS, keepAliveTimeout: 0, requireHostHeader: false }, onePipelinedAtATime(answer));
  server.setTimeout(SILENT_MS);
  server.on('error', (error: NodeJS.ErrnoException) =>
    giveUp(
      error.code === 'EADDRINUSE'
        ? `PORT: ${env.port} is in use; stop what uses it or set PORT to another`
        : `PORT: cannot listen on ${env.host}:${env.port}: ${error.message}`,
    ),
  );
  if (env.metrics) {
    const { port, host } = env.metrics;
    await listenForMetrics(site.metrics.registry, port, host).catch((error) =>
      giveUp(`METRICS_PORT: cannot listen on ${host}:${port}: ${error.message}`),
    );
    log.info('metrics listening', { host, port });
  }
  // The supervisor may hold the port, and then names the descriptor. Nobody is refused meanwhile, so that what is slow the first
  // time is done before anybody is let in.
  const [, , held] = process.argv;
  if (held)
    await withDeadline(FIRST_PAGES_MS, 'the first pages', () => Promise.all(FIRST_PAGES.map(visit))).catch(() => undefined);
  server.listen(held ? { fd: Number(held) } : { port: env.port, host: env.host }, () => {
    log.info('site listening', { host: env.host, port: env.port });
    process.send?.('listening'); // the supervisor waits for it
    site.follow();
    if (env.warmUp) site.warmUp().catch((error) => log.warn('warm-up not finished', { error }));
  });

  let stopping = false;
  server.prependListener('request', (_, response) => stopping && response.setHeader('connection', 'close'));
  const stop = () => {
    if (stopping) return;
    stopping = true;
    // Not its own `close`, which cuts off at once whoever has sent what is not read yet.
    Server.prototype.close.call(server);
    // Kept-alive connections become idle one by one, after their responses.
    setInterval(() => setImmediate(() => server.closeIdleConnections()), IDLE_MS).unref();
    setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
    const end = () => withDeadline(GRACE_MS, 'the end', () => Promise.allSettled([site.close(), endTracing?.()]));
    server.once('close', () =>
      end()
        .catch(() => undefined)
        .finally(() => process.exit(0)),
    );
  };
  // Not once: systemd and the supervisor both send the signal, and the second of an unheard one would end what is under way.
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('disconnect', stop); // the supervisor has exited
}

start().catch(giveUp);
