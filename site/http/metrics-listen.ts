import { createServer, type Server } from 'node:http';
import type { Metrics } from '../base/metrics';

/** Serves `GET /metrics` on a separate port for the operator. Rejects when it cannot listen there. */
export function listenForMetrics(metrics: Metrics, port: number, host: string): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return response.writeHead(404).end();
    metrics.report().then(
      ({ type, body }) => response.writeHead(200, { 'content-type': type }).end(body),
      () => response.writeHead(500).end(),
    );
  });
  server.unref();
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, () => done(server));
  });
}
