/** A value, or the promise of one that has to be waited for. */
export type Awaitable<T> = T | Promise<T>

/** Goes on with a value: at once where it is there, without the turn that `await` takes. */
export const goOn = <T, R>(value: Awaitable<T>, go: (value: T) => Awaitable<R>): Awaitable<R> =>
  value instanceof Promise ? value.then(go) : go(value)
