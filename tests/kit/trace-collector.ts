import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span as received. */
export interface ReceivedSpan {
  service: string;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  startTimeUnixNano: string;
  attributes: Record<string, string>;
}

interface Export {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: (Omit<ReceivedSpan, 'service' | 'attributes'> & { attributes: Attribute[] })[] }[];
  }[];
}

interface Attribute {
  key: string;
  value: { stringValue?: string };
}

const valuesOf = (attributes: Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? '']));

/** An OpenTelemetry collector on a free port that speaks OTLP/HTTP with JSON, and keeps the spans that it gets. */
export async function startTraceCollector() {
  const spans: ReceivedSpan[] = [];
  const bodies: string[] = [];
  const state = { status: 200 };
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    response.writeHead(request.url === '/v1/traces' ? state.status : 404, { 'content-type': 'application/json' }).end('{}');
    if (request.url !== '/v1/traces' || state.status !== 200) return;
    bodies.push(body);
    for (const { resource, scopeSpans } of (JSON.parse(body) as Export).resourceSpans)
      for (const span of scopeSpans.flatMap((scope) => scope.spans))
        spans.push({
          ...span,
          service: valuesOf(resource.attributes)['service.name'] ?? '',
          attributes: valuesOf(span.attributes),
        });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    /** Everything received, as text. */
    text: () => bodies.join('\n'),
    /** From now on every export gets this status. */
    answerWith(status: number) {
      state.status = status;
    },
    close: () => new Promise((done) => server.close(done)),
  };
}
