import { context, DiagLogLevel, diag, ProxyTracerProvider, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { TRACER } from './trace';

/** Sends the spans of `inSpan` to OTEL_EXPORTER_OTLP_ENDPOINT. Returns a function that sends the rest and stops. */
export function startTracing(service: 'site' | 'back-office', onFailure: (why: string) => void): () => Promise<void> {
  const log = { error: onFailure, warn() {}, info() {}, debug() {}, verbose() {} };
  diag.setLogger(log, DiagLogLevel.ERROR);
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  const others = new ProxyTracerProvider(); // makes no spans, and keeps the current one
  trace.setGlobalTracerProvider({ getTracer: (name, ...rest) => (name === TRACER ? provider : others).getTracer(name, ...rest) });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  return () => provider.shutdown().catch((error) => onFailure(String(error)));
}
