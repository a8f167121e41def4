/** Somebody took longer for an answer than anybody waits. Whether they did what was asked is unknown. */
export class TimeoutError extends Error {
  override name = 'TimeoutError'
}

/**
 * What a promise comes to, unless that takes longer. Where this process itself was held up meanwhile, an answer may have
 * come that nobody has read yet: it has as long again as that was.
 */
export function withTimeout<T>(promise: Promise<T>, ms: number): Promise<T> {
  const late = Promise.withResolvers<never>()
  let due = performance.now() + ms
  const over = () => {
    const heldUp = performance.now() - due
    if (heldUp < maxHeldUpMs) return late.reject(new TimeoutError(`no answer within ${ms} ms`))
    const again = Math.min(heldUp, ms)
    due = performance.now() + again
    timer = setTimeout(over, again)
  }
  let timer = setTimeout(over, ms)
  return Promise.race([promise, late.promise]).finally(() => clearTimeout(timer))
}

/** A timer that is so late says that the process was held up, in milliseconds. */
const maxHeldUpMs = 50
