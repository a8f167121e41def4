import { SpanKind, SpanStatusCode, context, propagation, trace } from '@opentelemetry/api'
import type { Engine } from '../engine/engine-options.ts'
import type { Incoming } from '../engine/request/incoming.ts'
import type { LogEntry } from '../engine/worlds/log.ts'

type Answering = Pick<Engine, 'answer' | 'missed'>

const headers = {
  get: (request: Incoming, name: string) => request.header(name),
  keys: () => [],
}

/**
 * Each call as a span of OpenTelemetry, under the one that its caller names (`traceparent`, W3C Trace Context). Spans go
 * wherever an SDK that the process has loaded sends them, and nowhere without one.
 */
export function withSpans(engine: Answering): Answering {
  const tracer = trace.getTracer('bjorkvall-mock')
  return {
    missed: (...given) => engine.missed(...given),
    answer: (request, given) => {
      const parent = propagation.extract(context.active(), request, headers)
      const { method, pathname } = request
      // HTTP semantic conventions: no query, which may hold what is personal
      const attributes = { 'http.request.method': method, 'url.path': pathname }
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent)
      const answered = context.with(trace.setSpan(parent, span), async () => engine.answer(request, given))
      return answered.then(
        (answer) => {
          if (answer) span.setAttribute('http.response.status_code', answer.status)
          // a call that was cut has no answer either
          if (answer && (answer.status >= 500 || answer.status === 0))
            span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
          return answer
        },
        (error: unknown) => {
          span.recordException(error instanceof Error ? error : String(error))
          span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
          throw error
        },
      )
    },
  }
}

/** Tells the span of a call which operation it was, in which world, and what became of it. */
export function describeSpan(
  { service, operationId, method, verdict, source }: LogEntry,
  world: string,
): void {
  const span = trace.getActiveSpan()
  if (operationId) span?.updateName(`${method} ${operationId}`)
  span?.setAttributes({
    'mock.world': world,
    'mock.verdict': verdict,
    ...(service ? { 'mock.service': service } : {}),
    ...(operationId ? { 'mock.operation': operationId } : {}),
    ...(source ? { 'mock.source': source } : {}),
  })
}
