let stands: Promise<void> = Promise.resolve()
let tell = () => {}

/** From here on, what is no part of the first window waits for it: neither its files nor its work may hold it up. */
export function awaitFirstWindow(): void {
  const { promise, resolve } = Promise.withResolvers<void>()
  stands = promise
  tell = resolve
}

/** Says that the first window has been painted. */
export const firstWindowStands = (): void => tell()

/** Waits for the first window; where nobody draws one, for nothing. */
export const afterFirstWindow = (): Promise<void> => stands
