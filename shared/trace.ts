import { type Attributes, context, propagation, ROOT_CONTEXT, type Span, SpanStatusCode, trace } from '@opentelemetry/api';

export type { Span };

/** Name of the tracer; spans of libraries are not sent, because their addresses may contain personal data. */
export const TRACER = 'lead';

/** The current span as `traceparent` (W3C Trace Context); undefined while nothing is traced. */
export function traceparent(): string | undefined {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent;
}

interface SpanOptions {
  /** `traceparent` of the span above; otherwise the current one. */
  parent?: string;
  /** Start in milliseconds since the epoch; now by default. */
  startTime?: number;
}

/** Runs the work within a span of OpenTelemetry, without personal data; without `startTracing` the work alone. */
export function inSpan<T>(
  name: string,
  attributes: Attributes,
  work: (span: Span) => Promise<T>,
  { parent, startTime }: SpanOptions = {},
): Promise<T> {
  const above = parent ? propagation.extract(ROOT_CONTEXT, { traceparent: parent }) : context.active();
  return trace.getTracer(TRACER).startActiveSpan(name, { attributes, startTime }, above, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : undefined });
      throw error;
    } finally {
      span.end();
    }
  });
}
