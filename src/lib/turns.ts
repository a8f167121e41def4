/** Gives the browser a turn between two pieces of work. */
export const nextTurn = () => new Promise<void>((next) => setTimeout(next))

/** Waits for work to end, but no longer than this many milliseconds. */
export async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const limit = setTimeout(resolve, milliseconds)
  await Promise.race([work, promise])
  clearTimeout(limit)
}
