import { nextTask } from './scheduling.ts'

let last: Promise<void> = Promise.resolve()
let tell = () => {}

/** From here on, what is no part of the first window waits for it: neither its files nor its work may hold it up. */
export function awaitFirstWindow(): void {
  const { promise, resolve } = Promise.withResolvers<void>()
  last = promise
  tell = resolve
}

/** Says that the first window has been painted. */
export const firstWindowStands = (): void => tell()

/**
 * Waits for the first window; where nobody draws one, for nothing. Whoever waits has a task to begin in, one after the
 * other in the order of their asking, so that the page answers in between.
 */
export function afterFirstWindow(): Promise<void> {
  last = last.then(nextTask)
  return last
}
