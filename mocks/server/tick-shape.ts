import { executionAsyncResource } from 'node:async_hooks'

const kept = new Set<object>()

/**
 * Keeps one of the objects that `process.nextTick` makes, so that V8 does not forget their shape. When memory is collected
 * for the first time and none is waiting, V8 gives up what it knows of the place that makes them, and each turn of a stream,
 * of which a POST has nine, costs this process seven times as much from then on (docs/performance/mock.md).
 */
export function keepTickShape(): void {
  process.nextTick(() => kept.add(executionAsyncResource()))
}
