import { createServer } from 'node:http';

interface Registry {
  contentType: string;
  metrics(): Promise<string>;
}

/** Serves `GET /metrics` on a port of its own, for the operator. Rejects when it cannot listen there. */
export function listenForMetrics(registry: Registry, port: number, host: string): Promise<void> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return response.writeHead(404).end();
    registry.metrics().then(
      (body) => response.writeHead(200, { 'content-type': registry.contentType }).end(body),
      () => response.writeHead(500).end(),
    );
  });
  server.unref();
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, done);
  });
}
