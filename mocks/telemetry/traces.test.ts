import { context, propagation, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { afterAll, expect, test } from 'vitest'
import { createBackend } from '../backend.ts'
import { WebIncoming } from '../engine/request/incoming.ts'
import { describeSpan, withSpans } from './traces.ts'

const exporter = new InMemorySpanExporter()
trace.setGlobalTracerProvider(
  new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }),
)
context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
propagation.setGlobalPropagator(new W3CTraceContextPropagator())

// the workers of the tests keep their modules
afterAll(() => {
  trace.disable()
  context.disable()
  propagation.disable()
})

test('a call is a span below that of its caller, with its operation, world and verdict, and no query', async () => {
  const backend = withSpans(createBackend({ onViolation: 'fail', onCall: describeSpan }))
  const parent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
  const request = new Request('http://localhost/account_service/user?email=kim@bjorkvall.example', {
    headers: { traceparent: parent, 'x-world': 'grupp-1' },
  })
  await backend.answer(new WebIncoming(request))
  const [span] = exporter.getFinishedSpans()
  expect(span?.spanContext().traceId).toBe('0af7651916cd43dd8448eb211c80319c')
  expect(span?.parentSpanContext?.spanId).toBe('b7ad6b7169203331')
  expect(span?.name).toBe('GET getUser')
  expect(span?.attributes).toEqual({
    'http.request.method': 'GET',
    'http.response.status_code': 401,
    'url.path': '/account_service/user',
    'mock.operation': 'getUser',
    'mock.service': 'account_service',
    'mock.verdict': expect.any(String) as string,
    'mock.world': 'grupp-1',
  })
})
