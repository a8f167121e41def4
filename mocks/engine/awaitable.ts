/** A value, or the promise of one that has to be waited for. */
export type Awaitable<T> = T | Promise<T>

/** Goes on with a value: at once where it is there, without the turn that `await` takes. */
export const goOn = <T, R>(value: Awaitable<T>, go: (value: T) => Awaitable<R>): Awaitable<R> =>
  value instanceof Promise ? value.then(go) : go(value)

/** Does some work; what it throws, at once or later, goes to `failed`. */
export function attempt<T, R>(work: () => Awaitable<T>, failed: (error: unknown) => R): Awaitable<T | R> {
  try {
    const done = work()
    return done instanceof Promise ? done.catch(failed) : done
  } catch (error) {
    return failed(error)
  }
}
