import { onTestFinished } from 'vitest'

type Waiting = { at: number; run: () => void }

/**
 * Holds the timers of the page until the end of the test: they go off by `pass` alone, to the millisecond. Those of
 * Vitest would go on by themselves whenever a test waits for something on the page.
 */
export function holdTimers() {
  const { setTimeout: startTimer, clearTimeout: stopTimer } = globalThis
  const waiting = new Map<number, Waiting>()
  let now = 0
  let last = 1_000_000_000

  const hold = (run: () => void, after = 0): number => {
    last += 1
    waiting.set(last, { at: now + after, run })
    return last
  }
  const release = (id: number): void => {
    if (!waiting.delete(id)) stopTimer(id)
  }
  Object.assign(globalThis, { setTimeout: hold, clearTimeout: release })
  onTestFinished(() => void Object.assign(globalThis, { setTimeout: startTimer, clearTimeout: stopTimer }))

  return {
    count: () => waiting.size,
    pass(ms: number): void {
      const end = now + ms
      for (;;) {
        const [due] = [...waiting].filter(([, { at }]) => at <= end).toSorted(([, a], [, b]) => a.at - b.at)
        if (!due) break
        const [id, { at, run }] = due
        now = at
        waiting.delete(id)
        run()
      }
      now = end
    },
  }
}
