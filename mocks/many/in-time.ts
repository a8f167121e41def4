/** Somebody took longer for an answer than anybody waits. Whether they did what was asked is unknown. */
export class TooLate extends Error {
  override name = 'TooLate'
}

/** What a promise comes to, unless that takes longer. */
export function inTime<T>(promise: Promise<T>, ms: number): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new TooLate(`no answer within ${ms} ms`)), ms)
  return Promise.race([promise, late.promise]).finally(() => clearTimeout(timer))
}
