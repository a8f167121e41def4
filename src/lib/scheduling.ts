/** Lets the browser do what waits (draw, answer a press) between two pieces of work. */
export const nextTask = () => new Promise<void>((next) => setTimeout(next))

/** Waits for work to end, but no longer than this many milliseconds. */
export async function withTimeout(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const limit = setTimeout(resolve, milliseconds)
  await Promise.race([work, promise])
  clearTimeout(limit)
}
